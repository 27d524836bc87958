import { Dialog } from "../parts/dialog.tsx";
import { SettingsForm } from "../parts/settingsForm.tsx";
import { words } from "./laterWords/index.ts";
import { ProfileForm } from "./profileForm.tsx";

export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words().profile} onClose={onClose}>
      <ProfileForm />
      <SettingsForm />
    </Dialog>
  );
}
