import type { Settings } from "../../src/settings/settings.ts";
import type { OnlineTable } from "./onlineTables.ts";

/** The faults that a device or its network can have. */
export type ScreenFault =
  /** The browser refuses to open a database. */
  | "noDatabase"
  /** The browser refuses to store anything. */
  | "fullDisk"
  /** The browser has no space left for the entries of tables, settings and lessons. */
  | "noSpace"
  /** The browser has no workers: bots and coach cannot compute. */
  | "noWorkers"
  /** Workers start and never answer: bots and coach seem to compute for ever. */
  | "silentWorkers"
  /** The browser has no network. */
  | "offline"
  /** Connections to tables are cut, and cannot be made again. */
  | "lostConnection"
  /** The server speaks a later version than the page. */
  | "newerServer"
  /** As many people watch the table as may. */
  | "manySpectators"
  /** The seat of this device is open in too many windows. */
  | "manyWindows"
  /** The server cannot read the data of the table. */
  | "damagedTable"
  /** The server has another log than the device. */
  | "restoredServer"
  /** The server does not answer, and the page has waited long enough to say so. */
  | "noAnswer"
  /** The page has waited for a share long enough to say that it is late. */
  | "lateShare"
  /** A newer version of the page is waiting. */
  | "update";

/**
 * Something that happens after the page has opened. Controls are CSS selectors, which are the same in every language.
 */
export type ScreenStep =
  /** Presses a control; with `isOptional` only if it is visible at this size. */
  | { readonly kind: "press"; readonly control: string; readonly isOptional: boolean }
  | { readonly kind: "type"; readonly control: string; readonly text: string }
  /** Waits until something is visible. */
  | { readonly kind: "see"; readonly control: string }
  | { readonly kind: "fail"; readonly fault: ScreenFault };

export const press = (control: string): ScreenStep => ({
  kind: "press",
  control,
  isOptional: false,
});
export const pressIfShown = (control: string): ScreenStep => ({
  kind: "press",
  control,
  isOptional: true,
});
export const type = (control: string, text: string): ScreenStep => ({
  kind: "type",
  control,
  text,
});
export const see = (control: string): ScreenStep => ({ kind: "see", control });
export const fail = (fault: ScreenFault): ScreenStep => ({ kind: "fail", fault });

/** A game that is on the device before the page opens. */
export interface KeptGame {
  readonly id: string;
  readonly record: string;
  /** The names of the players that are bots (squires); all others sit at this screen. */
  readonly bots: readonly string[];
  /** The end of a finished game, as the list of games shows it. */
  readonly ending?: { readonly headline: string; readonly winners: readonly number[] };
  readonly daysAgo?: number;
  /** Whether its version of the rules is unknown to this page. */
  readonly isOfLaterRules?: boolean;
}

export const GROUPS = [
  "Start page",
  "Before a game",
  "To Court the King",
  "Rolling Courts",
  "Around the table",
  "Coach",
  "Online",
  "Lessons",
  "Rules and pages",
  "When something is wrong",
] as const;
export type Group = (typeof GROUPS)[number];

/** A state of the page that the gallery, the pictures and the tests can all show. */
export interface Screen {
  /** A short name that must not change: it is part of addresses and of the names of pictures. */
  readonly name: string;
  readonly title: string;
  readonly group: Group;
  /** The part of the address after `#`. */
  readonly address: string;
  readonly games?: readonly KeptGame[];
  readonly settings?: Partial<Settings>;
  /** The progress of the lessons, as the device stores it. */
  readonly lessons?: Readonly<Record<string, unknown>>;
  /** The tables of the server that this page came from. */
  readonly tables?: readonly OnlineTable[];
  readonly faults?: readonly ScreenFault[];
  readonly steps?: readonly ScreenStep[];
  /** The CSS selector of what is visible when the screen is complete. */
  readonly shows: string;
  /** Whether it is longer than a window: pictures of phones show all of it. */
  readonly isLong?: boolean;
  /** A part whose content depends on the speed of the machine: pictures leave it out. */
  readonly varies?: string;
}

export const SIZES = [
  { name: "desktop", title: "Desktop", width: 1440, height: 900, isTouch: false },
  { name: "tablet", title: "Tablet", width: 1024, height: 768, isTouch: false },
  { name: "phone", title: "Phone", width: 390, height: 844, isTouch: true },
  { name: "small", title: "Small phone", width: 360, height: 640, isTouch: true },
  { name: "sideways", title: "Sideways", width: 844, height: 390, isTouch: true },
] as const;
export type Size = (typeof SIZES)[number];

export const LOOKS = [
  { name: "light", title: "Light" },
  { name: "dark", title: "Dark" },
  { name: "contrast", title: "High contrast" },
] as const;
export type Look = (typeof LOOKS)[number]["name"];
