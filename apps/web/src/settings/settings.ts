import { LANGUAGES, type Language } from "@courtly/engine";
import { effect, signal, type Signal } from "@preact/signals";
import { TINCTURES, type Tincture } from "../ui/drawings/tinctures.ts";
import { PACES, type Pace } from "../table/pace.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const LANGUAGE_CHOICES = ["system", ...LANGUAGES] as const;

export const DICE_SPEEDS = ["tumbling", "fast"] as const;
export type DiceSpeed = (typeof DICE_SPEEDS)[number];
/** The duration of the animation of a throw. */
export const TUMBLE_MS: Readonly<Record<DiceSpeed, number>> = { tumbling: 750, fast: 250 };

/** The levels of the coach: nothing, odds, or odds and the best move. */
const COACH_LEVELS = ["off", "odds", "best"] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];

/** The preferences of the person, on this device. */
export interface Settings {
  readonly language: Language | "system";
  readonly theme: Theme;
  readonly pace: Pace;
  readonly dice: DiceSpeed;
  /** Whether the screen is covered between two people who share it. */
  readonly curtain: boolean;
  readonly coach: CoachLevel;
  readonly sound: boolean;
  /** Whether the device vibrates, if it can. */
  readonly touch: boolean;
  readonly shortcuts: boolean;
  /** Whether names and headings are in a plain font, which some people read more easily. */
  readonly plainLetters: boolean;
  /** Whether lines are as dark as text and backgrounds have no pattern; some systems ask for it for all pages. */
  readonly highContrast: boolean;
  /** Whether every roll of a rival is read out, not only the result of the turn. */
  readonly everyRoll: boolean;
  /** Whether the phrases of others at online tables are shown. */
  readonly phrases: boolean;
  readonly name: string;
  readonly shield: Tincture;
  /** By game: the rank of bots that adapt to the player. */
  readonly ranks: Readonly<Record<string, number>>;
}

export const NAME_CHARS_MAX = 24;

const DEFAULTS: Settings = {
  language: "system",
  theme: "system",
  pace: "steady",
  dice: "tumbling",
  curtain: false,
  coach: "odds",
  sound: true,
  touch: true,
  shortcuts: true,
  plainLetters: false,
  highContrast: false,
  everyRoll: false,
  phrases: true,
  name: "You",
  shield: "azure",
  ranks: {},
};

/** A name in the form that records can hold: without commas and hashes, which have a meaning there. */
export function cleanName(name: string): string {
  const clean = name.replaceAll(/[,#\p{Cc}]/gu, "").trim();
  return shortened(clean).trim() || DEFAULTS.name;
}

/** The beginning of a name that fits into a record. It ends between two characters as people see them, so that a joined emoji stays whole. */
function shortened(name: string): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if ([...short, ...segment].length > NAME_CHARS_MAX) break;
    short += segment;
  }
  return short;
}

const KEY = "courtly.settings";

/** Reads stored settings, perhaps of another version. A value that is missing or not allowed becomes the default. */
export function readSettings(text: string | null): Settings {
  const read = fieldsOf(text);
  const oneOf = <Value>(values: readonly Value[], found: unknown, standard: Value): Value =>
    values.find((value) => value === found) ?? standard;
  const { name } = read;
  return {
    language: oneOf(LANGUAGE_CHOICES, read["language"], DEFAULTS.language),
    theme: oneOf(THEMES, read["theme"], DEFAULTS.theme),
    pace: oneOf(PACES, read["pace"], DEFAULTS.pace),
    dice: oneOf(DICE_SPEEDS, read["dice"], DEFAULTS.dice),
    curtain: oneOf([true, false], read["curtain"], DEFAULTS.curtain),
    coach: oneOf(COACH_LEVELS, read["coach"], DEFAULTS.coach),
    sound: oneOf([true, false], read["sound"], DEFAULTS.sound),
    touch: oneOf([true, false], read["touch"], DEFAULTS.touch),
    shortcuts: oneOf([true, false], read["shortcuts"], DEFAULTS.shortcuts),
    plainLetters: oneOf([true, false], read["plainLetters"], DEFAULTS.plainLetters),
    highContrast: oneOf([true, false], read["highContrast"], DEFAULTS.highContrast),
    everyRoll: oneOf([true, false], read["everyRoll"], DEFAULTS.everyRoll),
    phrases: oneOf([true, false], read["phrases"], DEFAULTS.phrases),
    name: typeof name === "string" ? cleanName(name) : DEFAULTS.name,
    shield: oneOf(TINCTURES, read["shield"], DEFAULTS.shield),
    ranks: (read["ranks"] ?? DEFAULTS.ranks) as Settings["ranks"], // a rank without a level counts as none
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

/** The settings of this device. If the browser stores nothing, they last until the page is closed. */
export const settings: Signal<Settings> = signal(readSettings(stored()));

export function change(changes: Partial<Settings>): void {
  // Another window may have changed something while this one was suspended.
  const kept = stored();
  settings.value = { ...(kept === null ? settings.value : readSettings(kept)), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Storing failed: the change lasts for this visit.
  }
}

/** Applies changes that are made in another window. */
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

/** Resets the settings in memory; `deleteEverything` deletes the stored ones. */
export function forgetSettings(): void {
  settings.value = DEFAULTS;
}

/** Whether the page is dark now, also if the theme follows the system. */
export const isDark = signal(false);

/** The preferences of the system for all pages. */
interface SystemPreferences {
  readonly dark: MediaQueryList;
  readonly contrast: MediaQueryList;
}

/** Applies theme, font and contrast to the page, now and whenever a setting or the system changes. */
export function followTheme(root: HTMLElement, { dark, contrast }: SystemPreferences): void {
  const paint = () => {
    const { theme, plainLetters, highContrast } = settings.value;
    isDark.value = theme === "system" ? dark.matches : theme === "dark";
    root.dataset["theme"] = isDark.value ? "dark" : "light";
    root.dataset["letters"] = plainLetters ? "plain" : "own";
    root.dataset["contrast"] = highContrast || contrast.matches ? "more" : "own";
  };
  effect(paint);
  for (const preference of [dark, contrast]) preference.addEventListener("change", paint);
}
