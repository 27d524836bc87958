import { Dialog } from "../../../ui/dialog.tsx";
import { words } from "../words/index.ts";
import { Players } from "./players.tsx";

/** The hands of all players, on small screens. */
export function HandsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words().players.players} onClose={onClose}>
      <Players />
    </Dialog>
  );
}
