import { LANGUAGES, type Language } from "@courtly/engine";
import { effect, signal, type Signal } from "@preact/signals";
import { TINCTURES, type Tincture } from "../ui/drawings/tinctures.ts";
import { PACES, type Pace } from "../table/pace.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const LANGUAGE_WISHES = ["system", ...LANGUAGES] as const;

export const DICE_SPEEDS = ["tumbling", "fast"] as const;
export type DiceSpeed = (typeof DICE_SPEEDS)[number];
/** How long a throw tumbles. */
export const TUMBLE_MS: Readonly<Record<DiceSpeed, number>> = { tumbling: 750, fast: 250 };

/** What the coach shows: nothing, how likely things are, or also what it would do. */
const COACH_LEVELS = ["off", "odds", "best"] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];

/** What a person likes, on this device. */
export interface Settings {
  readonly language: Language | "system";
  readonly theme: Theme;
  readonly pace: Pace;
  readonly dice: DiceSpeed;
  readonly coach: CoachLevel;
  readonly sound: boolean;
  /** The device trembles a little, if it can. */
  readonly touch: boolean;
  readonly shortcuts: boolean;
  /** Names and headings in plain letters, for those who read them more easily. */
  readonly plainLetters: boolean;
  /** Lines as strong as letters, and no pattern behind anything; some systems ask for it for all pages. */
  readonly highContrast: boolean;
  /** Every roll of a rival is read out, not only what came of the turn. */
  readonly everyRoll: boolean;
  readonly name: string;
  readonly shield: Tincture;
}

export const NAME_CHARS_MAX = 24;

const DEFAULTS: Settings = {
  language: "system",
  theme: "system",
  pace: "steady",
  dice: "tumbling",
  coach: "odds",
  sound: true,
  touch: true,
  shortcuts: true,
  plainLetters: false,
  highContrast: false,
  everyRoll: false,
  name: "You",
  shield: "azure",
};

/** A name as records can hold it: commas and hashes mean something there. */
export function cleanName(name: string): string {
  const clean = name.replaceAll(/[,#\p{Cc}]/gu, "").trim();
  return [...clean].slice(0, NAME_CHARS_MAX).join("").trim() || DEFAULTS.name;
}

const KEY = "courtly.settings";

/** A stranger's or an older Courtly's settings: what does not fit is the default. */
export function readSettings(text: string | null): Settings {
  const read = fieldsOf(text);
  const oneOf = <Value>(values: readonly Value[], found: unknown, standard: Value): Value =>
    values.find((value) => value === found) ?? standard;
  const { name } = read;
  return {
    language: oneOf(LANGUAGE_WISHES, read["language"], DEFAULTS.language),
    theme: oneOf(THEMES, read["theme"], DEFAULTS.theme),
    pace: oneOf(PACES, read["pace"], DEFAULTS.pace),
    dice: oneOf(DICE_SPEEDS, read["dice"], DEFAULTS.dice),
    coach: oneOf(COACH_LEVELS, read["coach"], DEFAULTS.coach),
    sound: oneOf([true, false], read["sound"], DEFAULTS.sound),
    touch: oneOf([true, false], read["touch"], DEFAULTS.touch),
    shortcuts: oneOf([true, false], read["shortcuts"], DEFAULTS.shortcuts),
    plainLetters: oneOf([true, false], read["plainLetters"], DEFAULTS.plainLetters),
    highContrast: oneOf([true, false], read["highContrast"], DEFAULTS.highContrast),
    everyRoll: oneOf([true, false], read["everyRoll"], DEFAULTS.everyRoll),
    name: typeof name === "string" ? cleanName(name) : DEFAULTS.name,
    shield: oneOf(TINCTURES, read["shield"], DEFAULTS.shield),
  };
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings of this device. Where the browser keeps nothing they last as long as the page. */
export const settings: Signal<Settings> = signal(readSettings(stored()));

export function change(changes: Partial<Settings>): void {
  // Another window may have changed something while this one slept.
  const kept = stored();
  settings.value = { ...(kept === null ? settings.value : readSettings(kept)), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Kept for this visit.
  }
}

/** What is changed in another window is changed here. */
export function followOtherWindows(): void {
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) settings.value = readSettings(stored());
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** As at a first visit; what was stored is somebody else's to delete. */
export function forgetSettings(): void {
  settings.value = DEFAULTS;
}

/** What the page is painted in now, whatever the setting leaves to the system. */
export const isDark = signal(false);

/** What the system asks of every page. */
interface SystemWishes {
  readonly dark: MediaQueryList;
  readonly contrast: MediaQueryList;
}

/** Paints the page in theme, letters and contrast, now and whenever a setting or the system changes. */
export function followTheme(root: HTMLElement, { dark, contrast }: SystemWishes): void {
  const paint = () => {
    const { theme, plainLetters, highContrast } = settings.value;
    isDark.value = theme === "system" ? dark.matches : theme === "dark";
    root.dataset["theme"] = isDark.value ? "dark" : "light";
    root.dataset["letters"] = plainLetters ? "plain" : "own";
    root.dataset["contrast"] = highContrast || contrast.matches ? "more" : "own";
  };
  effect(paint);
  for (const wish of [dark, contrast]) wish.addEventListener("change", paint);
}
