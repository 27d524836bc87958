import type { Match } from "./match.ts";
import { gainsOf } from "./tally.ts";

/** The result of a sequential test. */
export interface Decided {
  readonly bot: string;
  /** Whether it wins more or less often than its share of the seats would give equal bots. */
  readonly verdict: "better" | "worse";
  readonly fairShare: number;
  /** The largest probability that such a decision is wrong. */
  readonly error: number;
  readonly games: number;
}

export const ERROR_MAX = 0.001;

/** The sizes of the bets: large ones find a large difference soon, small ones find a small difference at all. */
const STAKES = Array.from({ length: 10 }, (_, step) => 0.9 / 2 ** step);

interface Subject {
  readonly name: string;
  readonly fairShare: number;
  /** The logarithms of the capital of each bet, for "better" and for "worse". */
  readonly capital: { readonly better: Float64Array; readonly worse: Float64Array };
}

/**
 * Tests whether a bot wins more or less than its fair share. It may be checked and stopped after every cycle of seats.
 * It bets against "this bot gets its fair share": a small amount on each stake, in both directions. If the statement
 * is true, the bets are a fair game, and the chance that the capital ever grows a thousandfold is one in a thousand
 * (Ville's inequality). One observation is a whole cycle, in which every bot has every seat and start once, so that
 * the advantage of a seat does not count.
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

/** The bots to test. Of two, only the first is tested, because its gain is the other's loss. */
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

/** The logarithm of the mean capital of all bets. */
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
  // Of two bots, the verdict names the better one.
  const bot = !isBetter && others.length === 1 && other !== undefined ? other : name;
  const verdict = isBetter || bot !== name ? "better" : "worse";
  return { bot, verdict, fairShare: fairShareOf(bots, bot), error: ERROR_MAX, games };
}
