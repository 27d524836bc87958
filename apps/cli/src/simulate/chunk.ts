import type { Match, MatchPlan, PlayMatch } from "./match.ts";

/** A range of games of a simulation: `from` up to, but not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The results of a range of games: each match, and the lines for a file. */
export interface Chunk extends Span {
  readonly matches: readonly Match[];
  readonly lines: readonly string[];
  readonly ms: number;
}

const CHUNK_MS = 100;
const CHUNK_GAMES_MAX = 64;

/** The size of the next chunk: small enough for a smooth progress bar, large enough for little overhead. */
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
