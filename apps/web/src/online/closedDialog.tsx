import type { Player } from "@courtly/engine";
import type { EntryOf, TableState } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Dialog } from "../ui/dialog.tsx";
import { words as tableWords } from "../table/words/index.ts";
import { nameOf } from "./onlineRoster.ts";
import { words } from "./words/index.ts";

interface ClosedProps {
  readonly tableState: TableState;
  readonly why: EntryOf<"closed">["why"];
  readonly me: Player | undefined;
  readonly onRematch: (() => void) | undefined;
}

/** Tells why a game ended early: who resigned or closed it, or that it expired. Offers a rematch. */
export function ClosedDialog({ tableState, why, me, onRematch }: ClosedProps) {
  const isOpen = useSignal(true);
  if (!isOpen.value) return null;
  const close = () => (isOpen.value = false);
  return (
    <Dialog title={titleOf({ tableState, why, me })} onClose={close} shape="question">
      <p>{words().closed.text}</p>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={close}>
          {tableWords().lookAtTable}
        </button>
        {onRematch !== undefined && (
          <button type="button" class="button gold" onClick={onRematch}>
            {tableWords().playAgain}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function titleOf({ tableState, why, me }: Omit<ClosedProps, "onRematch">): string {
  const who = tableState.resigned.at(-1);
  const { closed } = words();
  if (why === "expired") return closed.expired;
  if (who === undefined) return closed.byHost;
  return who === me ? closed.youResigned : closed.resigned(nameOf(tableState, who));
}
