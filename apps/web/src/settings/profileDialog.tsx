import { Dialog } from "../ui/dialog.tsx";
import { SettingsForm } from "./settingsForm.tsx";
import { words } from "../home/lazyWords/index.ts";
import { ProfileForm } from "./profileForm.tsx";

export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words().profile} onClose={onClose}>
      <ProfileForm />
      <SettingsForm />
    </Dialog>
  );
}
