import { HOME, hrefOf } from "../../routes.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RecordButtons } from "../../local/recordButtons.tsx";
import { words } from "../lazyWords/index.ts";
import type { GameSession } from "../session.ts";

interface FaultDialogProps<State, Action> {
  readonly session: GameSession<State, Action>;
  readonly onReopen: () => void;
}

/** The dialog for a fault: what happened, what is safe, what to do. */
export function FaultDialog<State, Action>({ session, onReopen }: FaultDialogProps<State, Action>) {
  const { recovery } = session;
  const fault = recovery?.fault.value;
  if (recovery === undefined || fault === undefined) return null;
  const said = words().fault;
  const { toTheStartPage, tryAgain } = shellWords();
  if (fault.kind === "changedElsewhere")
    return (
      <Dialog title={said.elsewhere} onClose={onReopen} shape="question">
        <p>{said.elsewhereText}</p>
        <div class="dialog-buttons">
          <a class="button" href={hrefOf(HOME)}>
            {toTheStartPage}
          </a>
          <button type="button" class="button ink" onClick={onReopen}>
            {said.showIt}
          </button>
        </div>
      </Dialog>
    );
  if (fault.kind === "thinking")
    return (
      <Dialog title={said.thinking} onClose={recovery.retry} shape="question">
        <p>{said.thinkingText}</p>
        <p class="quiet">{said.reason(fault.reason)}</p>
        <div class="dialog-buttons">
          <a class="button" href={hrefOf(HOME)}>
            {toTheStartPage}
          </a>
          <button type="button" class="button ink" onClick={recovery.retry}>
            {tryAgain}
          </button>
        </div>
      </Dialog>
    );
  if (fault.kind === "deletedElsewhere")
    return (
      <Dialog title={said.deleted} onClose={onReopen} shape="question">
        <p>{said.deletedText}</p>
        <RecordButtons record={session.view.value.table.record()} gameId={session.card().gameId} />
        <div class="dialog-buttons">
          <a class="button" href={hrefOf(HOME)}>
            {toTheStartPage}
          </a>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={said.notKept} onClose={recovery.retry} shape="question">
      <p>{said.notKeptText}</p>
      <p class="quiet">{said.browserSays(fault.reason)}</p>
      <RecordButtons record={session.view.value.table.record()} gameId={session.card().gameId} />
      <div class="dialog-buttons">
        <button type="button" class="button ink" onClick={recovery.retry}>
          {said.backToTable}
        </button>
      </div>
    </Dialog>
  );
}
