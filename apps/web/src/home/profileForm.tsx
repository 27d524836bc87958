import { change, cleanName, NAME_CHARS_MAX, settings } from "../settings.ts";
import { ShieldPicker } from "./shieldPicker.tsx";

/** The name and the shield that this device plays with. */
export function ProfileForm() {
  const { name, shield } = settings.value;
  return (
    <div class="profile-form">
      <label class="field">
        <span class="eyebrow">Your name</span>
        <input
          type="text"
          value={name}
          maxLength={NAME_CHARS_MAX}
          autocomplete="nickname"
          onChange={({ currentTarget }) => {
            const clean = cleanName(currentTarget.value);
            currentTarget.value = clean;
            change({ name: clean });
          }}
        />
      </label>
      <ShieldPicker
        label="Your shield"
        value={shield}
        onChange={(value) => change({ shield: value })}
      />
    </div>
  );
}
