import { change, settings } from "../settings.ts";
import { Segmented } from "./segmented.tsx";
import "./settingsForm.css";

/** What a person likes, kept on this device. */
export function SettingsForm() {
  const { theme, pace, dice, sound, shortcuts, plainLetters, everyRoll } = settings.value;
  return (
    <form class="settings-form" onSubmit={(event) => event.preventDefault()}>
      <Segmented
        label="Theme"
        isLabelShown
        options={[
          { value: "system", label: "As the system" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
        value={theme}
        onChange={(value) => change({ theme: value })}
      />
      <Segmented
        label="Bots play"
        isLabelShown
        options={[
          { value: "calm", label: "Calmly" },
          { value: "steady", label: "Steadily" },
          { value: "swift", label: "Swiftly" },
        ]}
        value={pace}
        onChange={(value) => change({ pace: value })}
      />
      <Segmented
        label="Dice"
        isLabelShown
        options={[
          { value: "tumbling", label: "Tumble" },
          { value: "fast", label: "Fast dice" },
        ]}
        value={dice}
        onChange={(value) => change({ dice: value })}
      />
      <Switch
        label="Sound"
        detail="A chime at your turn online"
        isOn={sound}
        onChange={(value) => change({ sound: value })}
      />
      <Switch
        label="Single keys play"
        detail="Space, Enter and the letters in the list of keys"
        isOn={shortcuts}
        onChange={(value) => change({ shortcuts: value })}
      />
      <Switch
        label="Names in plain letters"
        detail="Instead of the old ones, which some find hard to read"
        isOn={plainLetters}
        onChange={(value) => change({ plainLetters: value })}
      />
      <Switch
        label="Read out every roll of the rivals"
        detail="For screen readers; otherwise what came of a turn"
        isOn={everyRoll}
        onChange={(value) => change({ everyRoll: value })}
      />
    </form>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, detail, isOn, onChange }: SwitchProps) {
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
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
