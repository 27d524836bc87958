import type { Player } from "@courtly/engine";
import type { EntryOf, TableState } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Dialog } from "../ui/dialog.tsx";
import { words as tableWords } from "../table/words/index.ts";
import { nameOf } from "./onlineRoster.ts";
import { words } from "./words/index.ts";

interface ClosedProps {
  readonly tableState: TableState;
  /** The entry that ended the game. */
  readonly closing: EntryOf<"closed">;
  readonly me: Player | undefined;
  readonly onRematch: (() => void) | undefined;
}

/** Tells why a game ended early: who resigned or closed it, that the owner of the server closed it, or that it expired. Offers a rematch. */
export function ClosedDialog({ tableState, closing, me, onRematch }: ClosedProps) {
  const isOpen = useSignal(true);
  if (!isOpen.value) return null;
  const close = () => (isOpen.value = false);
  return (
    <Dialog title={titleOf({ tableState, closing, me })} onClose={close} shape="question">
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

function titleOf({ tableState, closing, me }: Omit<ClosedProps, "onRematch">): string {
  const { why, player } = closing;
  const { closed } = words();
  if (why === "expired") return closed.expired;
  if (why === "closed") return closed.byHost;
  if (why === "owner") return closed.byOwner;
  if (why === "agreed") return closed.byAll;
  return player === me ? closed.youResigned : closed.resigned(nameOf(tableState, player));
}
