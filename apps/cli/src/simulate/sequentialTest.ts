import type { Match } from "./match.ts";
import { gainsOf } from "./tally.ts";

/** What a run of games has shown beyond doubt. */
export interface Decided {
  readonly bot: string;
  /** It wins more, or less, than its seats would give it if everybody were equal. */
  readonly verdict: "better" | "worse";
  readonly fairShare: number;
  /** How often, at most, a decision of such a run is wrong. */
  readonly error: number;
  readonly games: number;
}

export const ERROR_MAX = 0.001;

/** Bets on every scale, from the bold one that sees a landslide to the shy one that sees a hair's breadth. */
const STAKES = Array.from({ length: 10 }, (_, step) => 0.9 / 2 ** step);

interface Subject {
  readonly name: string;
  readonly fairShare: number;
  /** Logarithms of what each bet has grown to: for 'better', then for 'worse'. */
  readonly capital: { readonly better: Float64Array; readonly worse: Float64Array };
}

/**
 * A test that may be looked at after every cycle of seats, and stopped there. We bet against 'this bot gets its
 * fair share': with every stake and both ways, a little on each. Were it true, the capital would be a
 * fair game's, and the chance that it ever grows a thousandfold one in a thousand (Ville's inequality).
 * A cycle, in which everybody has every seat and start once, is one observation: no seat tips it.
 */
export function sequentialTest(bots: readonly string[], cycle: number) {
  const subjects = subjectsOf(bots);
  const needed = Math.log(subjects.length / ERROR_MAX);
  let games = 0;
  let won = bots.map(() => 0);
  return (match: Match): Decided | undefined => {
    const gains = gainsOf(match);
    won = won.map((share, bot) => share + (gains[bot] as number));
    games += 1;
    if (games % cycle !== 0) return undefined;
    for (const subject of subjects) {
      const share = won.reduce((sum, own, bot) => sum + (bots[bot] === subject.name ? own : 0), 0);
      bet(subject, share / cycle);
    }
    won = bots.map(() => 0);
    const clear = subjects.find(({ capital }) => worthOf(capital) >= needed);
    return clear === undefined ? undefined : verdictOf(clear, { bots, games });
  };
}

/** What one bot of two wins the other loses: asking about both would be asking twice. */
function subjectsOf(bots: readonly string[]): readonly Subject[] {
  const names = [...new Set(bots)];
  return (names.length === 2 ? names.slice(0, 1) : names).map((name) => ({
    name,
    fairShare: fairShareOf(bots, name),
    capital: {
      better: new Float64Array(STAKES.length),
      worse: new Float64Array(STAKES.length),
    },
  }));
}

function fairShareOf(bots: readonly string[], name: string): number {
  return bots.filter((bot) => bot === name).length / bots.length;
}

function bet({ fairShare, capital: { better, worse } }: Subject, share: number): void {
  for (const [i, stake] of STAKES.entries()) {
    better[i] = (better[i] as number) + Math.log1p((stake / fairShare) * (share - fairShare));
    worse[i] = (worse[i] as number) + Math.log1p((stake / (1 - fairShare)) * (fairShare - share));
  }
}

/** The logarithm of the mean: all bets together. */
function worthOf({ better, worse }: Subject["capital"]): number {
  return logMean([...better, ...worse]);
}

function logMean(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}

function verdictOf(
  { name, capital }: Subject,
  { bots, games }: { readonly bots: readonly string[]; readonly games: number },
): Decided {
  const isBetter = logMean([...capital.better]) > logMean([...capital.worse]);
  const others = [...new Set(bots)].filter((bot) => bot !== name);
  const [other] = others;
  // Of two, the better one is told.
  const bot = !isBetter && others.length === 1 && other !== undefined ? other : name;
  const verdict = isBetter || bot !== name ? "better" : "worse";
  return { bot, verdict, fairShare: fairShareOf(bots, bot), error: ERROR_MAX, games };
}
