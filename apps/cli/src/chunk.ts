import type { Match, MatchPlan } from "./match.ts";
import { emptyTally, withMatch, type Tally } from "./tally.ts";

/** Some games of a simulation, one after the other. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What came of them: the sums, and the lines for a file. */
export interface Chunk extends Span {
  readonly tally: Tally;
  readonly lines: string;
  readonly ms: number;
}

const CHUNK_MS = 100;
const CHUNK_GAMES_MAX = 64;

/** Small enough for a lively progress bar, large enough not to be all paperwork. */
export function nextSize(size: number, ms: number): number {
  return ms < CHUNK_MS ? Math.min(CHUNK_GAMES_MAX, size * 2) : Math.max(1, Math.floor(size / 2));
}

export function playChunk(
  match: (index: number) => Match,
  { from, to }: Span,
  plan: MatchPlan,
): Chunk {
  const begun = performance.now();
  let tally = emptyTally(plan.bots.length);
  let lines = "";
  for (let index = from; index < to; index += 1) {
    const played = match(index);
    tally = withMatch(tally, played);
    if (plan.records) lines += `${JSON.stringify(lineOf(played, plan))}\n`;
  }
  return { from, to, tally, lines, ms: performance.now() - begun };
}

function lineOf(
  { index, seated, start, ranks, rounds, actions, record }: Match,
  { bots }: MatchPlan,
) {
  return {
    game: index,
    seats: seated.map((bot) => bots[bot]),
    start,
    ranks,
    rounds,
    actions,
    record,
  };
}
