import { excluding, members, type CharacterSet } from "@courtly/to-court-the-king";
import { brings, diceWith, looksAside, type Frame } from "./frame.ts";

/** The bytes of the tables of all moments that can follow, from `bytesAt`: the bytes for one set of unused cards. */
export function turnBytes(
  frame: Frame,
  unused: CharacterSet,
  bytesAt: (unused: CharacterSet, dice: number) => number,
): number {
  const dice = diceWith(frame, unused);
  const bringing = members(unused).filter(brings).length;
  const others = members(unused).length - bringing;
  const looking = members(unused).find(looksAside);
  let bytes = 0;
  for (let brought = 0; brought <= Math.min(bringing, frame.supply - dice); brought += 1) {
    const subsets = choose(bringing, brought) * 2 ** others;
    const now = bytesAt(unused, dice + brought);
    const later = looking === undefined ? now : bytesAt(excluding(unused, looking), dice + brought);
    bytes += (subsets * (now + later)) / 2;
  }
  return bytes;
}

function choose(all: number, some: number): number {
  let ways = 1;
  for (let i = 1; i <= some; i += 1) ways = (ways * (all - some + i)) / i;
  return ways;
}
