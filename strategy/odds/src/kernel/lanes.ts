import type { Frame } from "../frame.ts";
import type { CharacterSet } from "@courtly/to-court-the-king";
import type { LumpLayer, Lumps } from "../lumps.ts";

/** The lanes of one layer. A lane is an open lump of one goal; a table row of the kernel has the lanes of all goals. */
export interface LaneLayer {
  readonly open: number;
  /** By frame: its lumps, and the lane of each lump; -1 if the lump is settled. */
  readonly parts: readonly { readonly lumps: LumpLayer; readonly laneOf: Int32Array }[];
}

/** Lanes by the number of dice set aside. */
export type Lanes = readonly LaneLayer[];

const FLOATS_AT_ONCE = 4;

/** The index of a value in a row: four lanes that owe a set-aside, then the same four that may roll, and so on. */
export function placeOf(lane: number, mayRoll: boolean): number {
  const within = lane % FLOATS_AT_ONCE;
  return (lane - within) * 2 + within + (mayRoll ? FLOATS_AT_ONCE : 0);
}

/** Rounds up to whole groups, with at least one spare lane: it stays at -Infinity, for lanes that lead nowhere. */
export function lanesWithSpare(open: number): number {
  return open === 0 ? 0 : Math.ceil((open + 1) / FLOATS_AT_ONCE) * FLOATS_AT_ONCE;
}

export function rowBytes(open: number): number {
  return 2 * lanesWithSpare(open) * Float32Array.BYTES_PER_ELEMENT;
}

export function lanesOf(all: readonly Lumps[]): Lanes {
  const [first = []] = all;
  return first.map((_, size) => {
    let open = 0;
    const parts = all.map((layers) => {
      const lumps = layers[size] as LumpLayer;
      const laneOf = Int32Array.from(lumps.settled, (settled) =>
        Number.isNaN(settled) ? open++ : -1,
      );
      return { lumps, laneOf };
    });
    return { open, parts };
  });
}

export function openLanes(frames: readonly Frame[], unused: CharacterSet, size: number): number {
  return frames.reduce((sum, frame) => sum + (frame.lumps(unused)[size] as LumpLayer).open, 0);
}

/** Converts worths to the kernel's range from 0 to 1, so that 32 bits are equally precise for any goal. */
export interface Scale {
  readonly down: (worth: number) => number;
  readonly up: (value: number) => number;
  readonly span: number;
}

export function scaleOf({ most }: Frame, lumps: Lumps): Scale {
  let least = 0;
  for (const { worth } of lumps) for (const value of worth) if (value < least) least = value;
  const span = most > least ? most - least : 1;
  return {
    down: (worth) => (worth - least) / span,
    up: (value) => least + value * span,
    span,
  };
}
