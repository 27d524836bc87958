import { settings } from "../../settings/settings.ts";
import { perform } from "./instruments.ts";
import { notesOf, type Cue } from "./notes.ts";

let context: AudioContext | undefined;

/** Allows sounds. Browsers let a page make sounds only after a touch or a key, so it is called then. */
export function allowSounds(): void {
  if (typeof AudioContext === "undefined" || !settings.peek().sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

/** Plays a cue as sound and as vibration, as the settings want and the device can. */
export function sound(cue: Cue): void {
  const { sound: isHeard, touch } = settings.peek();
  // A page in the background is silent, except for the call to the person's turn.
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
