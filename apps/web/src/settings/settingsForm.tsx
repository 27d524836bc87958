import { LANGUAGES } from "@courtly/engine";
import { LANGUAGE_NAMES } from "../i18n/languageNames.ts";
import { OnThisDevice } from "../offline/onThisDevice.tsx";
import { change, settings } from "./settings.ts";
import { Segmented } from "../ui/segmented.tsx";
import { Switch } from "../ui/switch.tsx";
import { words } from "../ui/words/index.ts";
import "./settingsForm.css";

/** The form for the settings of this device. */
export function SettingsForm() {
  return (
    <form class="settings-form" onSubmit={(event) => event.preventDefault()}>
      <Choices />
      <Switches />
      <OnThisDevice />
    </form>
  );
}

function Choices() {
  const { language, theme, pace, dice, coach } = settings.value;
  const { settings: said } = words();
  return (
    <>
      <Segmented
        label={said.language}
        isLabelShown
        options={[
          { value: "system", label: said.asTheBrowser },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
        ]}
        value={language}
        onChange={(value) => change({ language: value })}
      />
      <Segmented
        label={said.theme}
        isLabelShown
        options={[
          { value: "system", label: said.asTheSystem },
          { value: "light", label: said.light },
          { value: "dark", label: said.dark },
        ]}
        value={theme}
        onChange={(value) => change({ theme: value })}
      />
      <Segmented
        label={said.botsPlay}
        isLabelShown
        options={[
          { value: "calm", label: said.calmly },
          { value: "steady", label: said.steadily },
          { value: "swift", label: said.swiftly },
        ]}
        value={pace}
        onChange={(value) => change({ pace: value })}
      />
      <Segmented
        label={said.dice}
        isLabelShown
        options={[
          { value: "tumbling", label: said.tumble },
          { value: "fast", label: said.fastDice },
        ]}
        value={dice}
        onChange={(value) => change({ dice: value })}
      />
      <Segmented
        label={said.coach}
        isLabelShown
        options={[
          { value: "off", label: said.coachOff },
          { value: "odds", label: said.coachOdds },
          { value: "best", label: said.coachBest },
        ]}
        value={coach}
        onChange={(value) => change({ coach: value })}
      />
    </>
  );
}

function Switches() {
  const { sound, touch, shortcuts, plainLetters, highContrast, everyRoll, curtain } =
    settings.value;
  const { settings: said } = words();
  return (
    <>
      <Switch
        label={said.sound}
        detail={said.soundDetail}
        isOn={sound}
        onChange={(value) => change({ sound: value })}
      />
      <Switch
        label={said.touch}
        detail={said.touchDetail}
        isOn={touch}
        onChange={(value) => change({ touch: value })}
      />
      <Switch
        label={said.shortcuts}
        detail={said.shortcutsDetail}
        isOn={shortcuts}
        onChange={(value) => change({ shortcuts: value })}
      />
      <Switch
        label={said.curtain}
        detail={said.curtainDetail}
        isOn={curtain}
        onChange={(value) => change({ curtain: value })}
      />
      <Switch
        label={said.plainLetters}
        detail={said.plainLettersDetail}
        isOn={plainLetters}
        onChange={(value) => change({ plainLetters: value })}
      />
      <Switch
        label={said.highContrast}
        detail={said.highContrastDetail}
        isOn={highContrast}
        onChange={(value) => change({ highContrast: value })}
      />
      <Switch
        label={said.everyRoll}
        detail={said.everyRollDetail}
        isOn={everyRoll}
        onChange={(value) => change({ everyRoll: value })}
      />
    </>
  );
}
