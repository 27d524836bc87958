import { FairWords } from "../parts/fairWords.tsx";
import { Dialog } from "../parts/dialog.tsx";

export function FairDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Dice that anybody can check" onClose={onClose}>
      <FairWords />
      <p>
        In a game at this screen your own browser draws and seals the number; whoever can look into
        its storage could look ahead.
      </p>
    </Dialog>
  );
}
