import { useId } from "preact/hooks";
import { Shield, TINCTURES, type Tincture } from "../ui/drawings/shield.tsx";
import { words } from "../home/lazyWords/index.ts";
import "./shieldPicker.css";

interface ShieldPickerProps {
  readonly label: string;
  readonly value: Tincture;
  /** The shields of other players, which cannot be chosen. */
  readonly taken?: readonly Tincture[] | undefined;
  readonly onChange: (value: Tincture) => void;
}

export function ShieldPicker({ label, value, taken = [], onChange }: ShieldPickerProps) {
  const name = useId();
  return (
    <fieldset class="shield-picker">
      <legend class="visually-hidden">{label}</legend>
      {TINCTURES.map((tincture) => (
        <label key={tincture}>
          <input
            type="radio"
            name={name}
            checked={tincture === value}
            disabled={taken.includes(tincture)}
            aria-label={words().beasts[tincture]}
            onChange={() => onChange(tincture)}
          />
          <Shield tincture={tincture} size={30} />
        </label>
      ))}
    </fieldset>
  );
}
