import type { InputHTMLAttributes } from "preact";
import type { Tincture } from "../ui/drawings/tinctures.ts";
import { NAME_CHARS_MAX } from "./settings.ts";
import { words } from "../home/lazyWords/index.ts";
import { ShieldPicker } from "./shieldPicker.tsx";

interface NameAndShieldProps {
  readonly name: string;
  readonly shield: Tincture;
  /** Others bear these. */
  readonly taken?: readonly Tincture[];
  /** Whether every letter counts, or the name when it is finished. */
  readonly typing: Pick<InputHTMLAttributes, "onInput" | "onChange">;
  readonly onShield: (shield: Tincture) => void;
}

/** Who somebody is, to others. */
export function NameAndShield({ name, shield, taken, typing, onShield }: NameAndShieldProps) {
  return (
    <div class="profile-form">
      <label class="field">
        <span class="eyebrow">{words().yourName}</span>
        <input
          type="text"
          value={name}
          maxLength={NAME_CHARS_MAX}
          autocomplete="nickname"
          {...typing}
        />
      </label>
      <ShieldPicker label={words().yourShield} value={shield} taken={taken} onChange={onShield} />
    </div>
  );
}
