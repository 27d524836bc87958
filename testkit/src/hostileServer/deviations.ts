import { writeSecret } from "@courtly/dice";
import type { Entry } from "@courtly/protocol";
import { dealt, HONEST, OTHER, sealed, SEED, shared, THEM, US } from "./honestLog.ts";

/** A log that differs from the honest one by one step of the drawing. */
export interface Deviation {
  readonly name: string;
  readonly kind: "omit" | "repeat" | "swap" | "insert" | "replace";
  readonly log: readonly Entry[];
}

const begins = HONEST.findIndex(({ kind }) => kind === "begun");

/** The entries that a server could add: those of the honest log again, too late or too early, and wrong ones. */
const ADDED: readonly Entry[] = [
  ...HONEST.slice(0, begins + 1),
  { kind: "timeUp", again: 0 },
  { kind: "timeUp", again: 3 },
  { kind: "agreed", again: 0, player: US },
  { kind: "agreed", again: 0, player: THEM },
  { kind: "resigned", player: US },
  { kind: "resigned", player: THEM },
  { kind: "resigned", player: US, ends: "game" },
  { kind: "resigned", player: THEM, ends: "game" },
  { kind: "left", player: US },
  { kind: "left", player: THEM },
  { kind: "revealed", seed: writeSecret(SEED) },
  sealed(US, OTHER),
  sealed(THEM, OTHER),
  shared(US, OTHER),
  shared(THEM, OTHER),
  ...dealt({ shares: ["missing", "missing"] }).slice(0, 1),
  ...dealt({ shares: ["bot", "bot"] }).slice(0, 1),
  ...dealt({ shares: "local" }).slice(0, 1),
  ...dealt({ kind: "sealed-1" }).slice(0, 1),
];

/** Every deviation of the drawing by one step: entries are left out, repeated, swapped, inserted and replaced. */
export const DEVIATIONS: readonly Deviation[] = HONEST.slice(0, begins + 1).flatMap(deviationsAt);

function deviationsAt(entry: Entry, at: number): readonly Deviation[] {
  const later = HONEST.slice(at + 1, begins + 1);
  return [
    { name: `omit ${at} ${entry.kind}`, kind: "omit", log: HONEST.toSpliced(at, 1) },
    { name: `repeat ${at} ${entry.kind}`, kind: "repeat", log: HONEST.toSpliced(at, 0, entry) },
    ...later.map((other, index): Deviation => {
      const to = at + 1 + index;
      return {
        name: `swap ${at} ${to}`,
        kind: "swap",
        log: HONEST.with(at, other).with(to, entry),
      };
    }),
    ...ADDED.flatMap((added, nth): readonly Deviation[] => [
      {
        name: `insert ${nth} ${added.kind} at ${at}`,
        kind: "insert",
        log: HONEST.toSpliced(at, 0, added),
      },
      {
        name: `replace ${at} ${entry.kind} by ${nth} ${added.kind}`,
        kind: "replace",
        log: HONEST.with(at, added),
      },
    ]),
  ];
}
