import { useId } from "preact/hooks";
import "./segmented.css";

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not the language of the page. */
  readonly lang?: string;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** Whether the label is visible above the options, or only read by screen readers. */
  readonly isLabelShown?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few options, all of them visible. */
export function Segmented<Value extends string>({
  label,
  isLabelShown = false,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend class={isLabelShown ? "eyebrow" : "visually-hidden"}>{label}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
