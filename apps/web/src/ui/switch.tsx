import "./switch.css";

interface SwitchProps {
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its name and what it does. */
export function Switch({ label, detail, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        {label}
        <small>{detail}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          // It shows what is, not what was asked for: the change may be refused.
          event.currentTarget.checked = isOn;
          onChange(wanted);
        }}
      />
    </label>
  );
}
