/** An event at a table that has a sound. */
export type Cue =
  /** Dice come to rest, the first after `afterMs`. */
  | { readonly kind: "dice"; readonly count: number; readonly afterMs: number }
  /** Something is final: a card was taken, or a seat at court. */
  | { readonly kind: "seal" }
  /** The King is claimed or won. */
  | { readonly kind: "fanfare" }
  /** It is the turn of the person here, who may be looking elsewhere. */
  | { readonly kind: "turn" }
  /** A second of the time that is nearly over. */
  | { readonly kind: "tick" };

/** A note of an instrument. Times are in seconds from now. */
export interface Note {
  readonly instrument: "wood" | "wax" | "horn" | "bell";
  readonly at: number;
  readonly hertz: number;
  readonly lasts: number;
  readonly loudness: number;
}

const CLACK_GAP_S = 0.045;
const CLACK_HZ = 1050;
/** The pitch rises by this factor with each die of the throw. `CLACK_COLOURS` makes neighbours differ. */
const CLACK_STEP = 1.045;
const CLACK_COLOURS = [1, 1.12, 0.94, 1.06, 0.9];

/** Two calls and a held note, an open fifth and an octave above the first. */
const FANFARE = [
  [0, 392, 0.14],
  [0.16, 392, 0.14],
  [0.32, 587.33, 0.2],
  [0.54, 784, 0.7],
  [0.54, 587.33, 0.7],
] as const;

const TICK_HZ = 1320;

const CHIME = [
  [0, 587.33],
  [0.16, 880],
] as const;

export function notesOf(cue: Cue): readonly Note[] {
  switch (cue.kind) {
    case "dice":
      return Array.from({ length: cue.count }, (_, die) => ({
        instrument: "wood",
        at: cue.afterMs / 1000 + die * CLACK_GAP_S,
        hertz:
          CLACK_HZ *
          CLACK_STEP ** cue.count *
          (CLACK_COLOURS[die % CLACK_COLOURS.length] as number),
        lasts: 0.07,
        loudness: 0.5,
      }));
    case "seal":
      return [{ instrument: "wax", at: 0, hertz: 95, lasts: 0.22, loudness: 0.4 }];
    case "fanfare":
      return FANFARE.map(([at, hertz, lasts]) => ({
        instrument: "horn",
        at,
        hertz,
        lasts,
        loudness: 0.09,
      }));
    case "turn":
      return CHIME.map(([at, hertz]) => ({
        instrument: "bell",
        at,
        hertz,
        lasts: 0.7,
        loudness: 0.12,
      }));
    case "tick":
      return [{ instrument: "wood", at: 0, hertz: TICK_HZ, lasts: 0.05, loudness: 0.15 }];
  }
}
