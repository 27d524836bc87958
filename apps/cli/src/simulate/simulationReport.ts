import type { GuestFault } from "../guests/botFault.ts";
import { aligned } from "../play/layout.ts";
import { ERROR_MAX, type Decided } from "./sequentialTest.ts";
import type { Report, Simulation } from "./simulation.ts";
import { wilson, winsOf } from "./tally.ts";

export function dataOf(
  { entry, load, jobs, untilDecided }: Simulation,
  { tally, seconds, stopped, fault, decided }: Report,
) {
  const { games, actions, rounds } = tally;
  const { bots, seed } = load.plan;
  return {
    games,
    seconds,
    actions,
    rounds,
    wins: winsOf(tally, bots),
    game: load.gameId,
    bots,
    seed,
    rules: entry.rulesOf(load.plan),
    jobs,
    ...(untilDecided ? { decided: decided ?? null } : {}),
    ...(stopped === undefined && fault === undefined ? {} : { partial: true }),
    ...(fault === undefined ? {} : { error: errorOf(fault) }),
  };
}

function errorOf({ bot, message, position, answer, rule }: GuestFault) {
  return { bot, position: position ?? null, answer: answer ?? null, rule: rule ?? null, message };
}

export function pageOf(
  { entry, load, jobs, untilDecided }: Simulation,
  { tally, seconds, stopped, fault, decided }: Report,
  width: number,
): readonly string[] {
  const { games, actions, rounds } = tally;
  const { bots, seed } = load.plan;
  const opening =
    stopped === undefined && fault === undefined
      ? `${games} ${games === 1 ? "game" : "games"} of ${entry.name} in ${seconds} s`
      : `Stopped after ${games} of ${load.games} games of ${entry.name}, ${seconds} s`;
  const head = `${opening} (seed ${seed}, ${jobs} ${jobs === 1 ? "job" : "jobs"})`;
  if (games === 0) return [head];
  const wins = winsOf(tally, bots);
  const chairs = Object.entries(wins.bot).map(([name, won]) => {
    const seats = bots.filter((bot) => bot === name).length;
    return [` ${name}${seats > 1 ? ` ×${seats}` : ""}`, plainNumber(won), ...shareOf(won, games)];
  });
  // A player with two seats wins or loses with both, so shares are shown by player.
  const place = entry.box.seats(bots.length) === bots.length ? "seat" : "player";
  const seats = wins.seat.map((won, seat) => [
    ` ${place} ${seat}`,
    plainNumber(won),
    ...shareOf(won, games),
  ]);
  return [
    head,
    "",
    ...aligned([[" who", "wins", "share", "19 in 20"], ...chairs, ...seats], {
      width,
      breakable: [],
      numbers: [1, 2, 3],
    }),
    "",
    ` ${(rounds / games).toFixed(1)} rounds and ${(actions / games).toFixed(1)} actions a game`,
    ...(untilDecided ? ["", ` ${verdictOf(decided, games)}`] : []),
  ];
}

function verdictOf(decided: Decided | undefined, games: number): string {
  const error = `${ERROR_MAX * 100}%`;
  if (decided === undefined)
    return `Not decided after ${games} games, at an error level of ${error}: more games may tell, or there is no difference.`;
  const { bot, verdict, fairShare } = decided;
  const than = `${verdict === "better" ? "more" : "less"} than its fair share of ${(fairShare * 100).toFixed(1)}%`;
  return `Decided after ${games} games, at an error level of ${error}: ${bot} wins ${than}.`;
}

function plainNumber(won: number): string {
  return Number.isInteger(won) ? String(won) : won.toFixed(2);
}

/** The share of wins, and the interval that contains the true share 19 times out of 20. */
function shareOf(won: number, games: number): readonly [string, string] {
  const percent = (share: number, digits: number) => (share * 100).toFixed(digits);
  const { low, high } = wilson(won, games);
  return [`${percent(won / games, 1)}%`, `${percent(low, 0)}–${percent(high, 0)}%`];
}
