import type { Match, MatchPlan, PlayMatch } from "./match.ts";

/** Some games of a simulation, one after the other. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What came of them: how each went, and the lines for a file. */
export interface Chunk extends Span {
  readonly matches: readonly Match[];
  readonly lines: readonly string[];
  readonly ms: number;
}

const CHUNK_MS = 100;
const CHUNK_GAMES_MAX = 64;

/** Small enough for a lively progress bar, large enough not to be all paperwork. */
export function nextSize(size: number, ms: number): number {
  return ms < CHUNK_MS ? Math.min(CHUNK_GAMES_MAX, size * 2) : Math.max(1, Math.floor(size / 2));
}

export async function playChunk(
  play: PlayMatch,
  { from, to }: Span,
  plan: MatchPlan,
): Promise<Chunk> {
  const begun = performance.now();
  const matches: Match[] = [];
  const lines: string[] = [];
  for (let index = from; index < to; index += 1) {
    const played = play(index);
    const { record, encoded, ...match } = played instanceof Promise ? await played : played;
    matches.push(match);
    if (plan.records)
      lines.push(`${JSON.stringify(lineOf({ ...match, record, encoded }, plan))}\n`);
  }
  return { from, to, matches, lines, ms: performance.now() - begun };
}

function lineOf(
  { index, seated, start, ranks, rounds, actions, record, encoded }: Match,
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
    ...(encoded === undefined ? {} : { encoding: encoded.version, decisions: encoded.decisions }),
  };
}
