import type { Player } from "@courtly/engine";
import type { EntryOf, Standing } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/dialog.tsx";
import { nameOf } from "./cast.ts";

interface ClosedProps {
  readonly standing: Standing;
  readonly why: EntryOf<"closed">["why"];
  readonly me: Player | undefined;
  readonly onRematch: (() => void) | undefined;
}

/** A game that ends before its end: who left, and what can be done. */
export function ClosedDialog({ standing, why, me, onRematch }: ClosedProps) {
  const isOpen = useSignal(true);
  if (!isOpen.value) return null;
  const close = () => (isOpen.value = false);
  return (
    <Dialog title={titleOf({ standing, why, me })} onClose={close} shape="question">
      <p>
        The game ends here, without a winner. Its record and the seed of its dice are in the menu.
      </p>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={close}>
          Look at the table
        </button>
        {onRematch !== undefined && (
          <button type="button" class="button gold" onClick={onRematch}>
            Play again
          </button>
        )}
      </div>
    </Dialog>
  );
}

function titleOf({ standing, why, me }: Omit<ClosedProps, "onRematch">): string {
  const who = standing.resigned.at(-1);
  if (why === "expired") return "This table was left for a month";
  if (who === undefined) return "The host closed the table";
  return who === me ? "You have resigned" : `${nameOf(standing, who)} has resigned`;
}
