import { settings } from "../settings.ts";

const NOTES_HZ = [587.33, 880];
const NOTE_S = 0.16;
const RING_S = 0.7;
const LOUDNESS = 0.12;

let sounds: AudioContext | undefined;

/** Browsers let a page make sounds once somebody has touched it. Gives what undoes the waiting for that. */
export function allowChimes(): () => void {
  if (typeof AudioContext === "undefined") return () => undefined;
  const unlock = () => {
    sounds ??= new AudioContext();
    if (sounds.state === "suspended") void sounds.resume();
  };
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
  return () => {
    removeEventListener("pointerdown", unlock);
    removeEventListener("keydown", unlock);
  };
}

/** Two small bells: it is your turn. */
export function chime(): void {
  if (!settings.peek().sound || sounds?.state !== "running") return;
  for (const [at, hertz] of NOTES_HZ.entries())
    ring(sounds, hertz, sounds.currentTime + at * NOTE_S);
}

function ring(context: AudioContext, hertz: number, start: number): void {
  const bell = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const fading = new GainNode(context, { gain: 0 });
  fading.gain.setValueAtTime(LOUDNESS, start);
  fading.gain.exponentialRampToValueAtTime(0.0001, start + RING_S);
  bell.connect(fading).connect(context.destination);
  bell.start(start);
  bell.stop(start + RING_S);
}
