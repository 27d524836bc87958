import { change, NAME_CHARS_MAX, settings } from "../settings.ts";
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
          onInput={(event) => change({ name: event.currentTarget.value })}
          onBlur={(event) => change({ name: cleaned(event.currentTarget.value) })}
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

/** Commas and hashes mean something in records. */
function cleaned(name: string): string {
  return name.replaceAll(/[,#]/g, "").trim() || "You";
}
