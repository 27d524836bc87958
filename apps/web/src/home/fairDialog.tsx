import { FairWords } from "./fairWords.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "./lazyWords/index.ts";

export function FairDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words().fair.title} onClose={onClose}>
      <FairWords />
      <p>{words().fair.atThisScreen}</p>
    </Dialog>
  );
}
