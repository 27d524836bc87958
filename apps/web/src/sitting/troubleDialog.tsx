import { HOME, hrefOf } from "../route.ts";
import { Dialog } from "../parts/dialog.tsx";
import { RecordButtons } from "../parts/recordButtons.tsx";
import type { Sitting } from "./sitting.ts";

interface TroubleProps<State, Action> {
  readonly sitting: Sitting<State, Action>;
  readonly onReopen: () => void;
}

/** Something could not be kept: what happened, what is safe, what to do. */
export function TroubleDialog<State, Action>({ sitting, onReopen }: TroubleProps<State, Action>) {
  const trouble = sitting.trouble.value;
  if (trouble === undefined) return null;
  if (trouble.kind === "changedElsewhere")
    return (
      <Dialog title="This game went on in another window" onClose={onReopen} shape="question">
        <p>Nothing is lost: what was played there counts. Here the table still shows the past.</p>
        <div class="dialog-buttons">
          <a class="button" href={hrefOf(HOME)}>
            To the start page
          </a>
          <button type="button" class="button ink" onClick={onReopen}>
            Show it as it stands
          </button>
        </div>
      </Dialog>
    );
  if (trouble.kind === "thinking")
    return (
      <Dialog title="The bot cannot go on" onClose={sitting.retry} shape="question">
        <p>
          Nothing is lost: the table stands where it stood. Try again; if that does not help, reload
          the page.
        </p>
        <p class="quiet">The reason: {trouble.reason}</p>
        <div class="dialog-buttons">
          <a class="button" href={hrefOf(HOME)}>
            To the start page
          </a>
          <button type="button" class="button ink" onClick={sitting.retry}>
            Try again
          </button>
        </div>
      </Dialog>
    );
  if (trouble.kind === "deletedElsewhere")
    return (
      <Dialog title="This game was deleted in another window" onClose={onReopen} shape="question">
        <p>
          What you see here is all that is left of it. Take its record along, if you want it back.
        </p>
        <RecordButtons record={sitting.view.value.table.record()} gameId={sitting.card().gameId} />
        <div class="dialog-buttons">
          <a class="button" href={hrefOf(HOME)}>
            To the start page
          </a>
        </div>
      </Dialog>
    );
  return (
    <Dialog title="That could not be kept" onClose={sitting.retry} shape="question">
      <p>
        The browser could not write the game to its storage, so nothing was played. The table stands
        where it stood, and everything up to here is safe in the record below.
      </p>
      <p class="quiet">The browser says: {trouble.reason}</p>
      <RecordButtons record={sitting.view.value.table.record()} gameId={sitting.card().gameId} />
      <div class="dialog-buttons">
        <button type="button" class="button ink" onClick={sitting.retry}>
          Back to the table
        </button>
      </div>
    </Dialog>
  );
}
