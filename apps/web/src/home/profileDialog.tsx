import { Dialog } from "../parts/dialog.tsx";
import { SettingsForm } from "../parts/settingsForm.tsx";
import { ProfileForm } from "./profileForm.tsx";

export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="You and this device" onClose={onClose}>
      <ProfileForm />
      <SettingsForm />
    </Dialog>
  );
}
