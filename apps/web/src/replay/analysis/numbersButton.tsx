import { LineIcon } from "../../ui/drawings/lines.tsx";
import { useLazyDialog } from "../../ui/loading/lazyDialog.tsx";
import type { Replay } from "../replay.ts";
import type { Insight } from "./insight.ts";
import { words } from "../words/index.ts";

interface NumbersButtonProps<State, Action> {
  readonly insight: Insight;
  readonly replay: Replay<State, Action>;
}

/** Opens the numbers behind the curve, with the files and the page to print. */
export function NumbersButton<State, Action>({
  insight,
  replay: { session, turns },
}: NumbersButtonProps<State, Action>) {
  const { open, close, Shown } = useLazyDialog(
    async () => (await import("./numbersDialog.tsx")).NumbersDialog,
  );
  const { roster } = session;
  return (
    <>
      <button type="button" class="button numbers-button" onClick={open}>
        <LineIcon name="download" size={18} />
        <span>{words().numbers.open}</span>
      </button>
      {Shown && (
        <Shown
          insight={insight}
          roster={roster}
          turns={turns}
          gameId={session.card().gameId}
          onClose={close}
        />
      )}
    </>
  );
}
