import { settings } from "../../settings/settings.ts";
import { perform } from "./instruments.ts";
import { notesOf, type Cue } from "./notes.ts";

let context: AudioContext | undefined;

/** Browsers let a page make sounds once somebody has touched it: asked for then. */
export function allowSounds(): void {
  if (typeof AudioContext === "undefined" || !settings.peek().sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

/** Is heard by those who want sounds, and felt by those who want that, where the device can. */
export function sound(cue: Cue): void {
  const { sound: isHeard, touch } = settings.peek();
  // A page in the background is silent, but for the call to one's turn.
  if (document.hidden && cue.kind !== "turn") return;
  if (isHeard && context !== undefined) perform(context, notesOf(cue), context.currentTime);
  const pattern = touch ? PATTERNS[cue.kind] : undefined;
  if (pattern !== undefined) navigator.vibrate?.(pattern);
}

const PATTERNS: Readonly<Partial<Record<Cue["kind"], number | number[]>>> = {
  dice: 12,
  turn: [40, 60, 40],
  fanfare: [30, 50, 30, 50, 90],
};
