import type { InputHTMLAttributes } from "preact";
import type { Tincture } from "../ui/drawings/tinctures.ts";
import { NAME_CHARS_MAX } from "./settings.ts";
import { words } from "../home/lazyWords/index.ts";
import { ShieldPicker } from "./shieldPicker.tsx";

interface NameAndShieldProps {
  readonly name: string;
  readonly shield: Tincture;
  /** The shields of other players. */
  readonly taken?: readonly Tincture[];
  /** The input handler: `onInput` for every letter, or `onChange` for the finished name. */
  readonly typing: Pick<InputHTMLAttributes, "onInput" | "onChange">;
  readonly onShield: (shield: Tincture) => void;
}

/** A form for the name and the shield of a person. */
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
