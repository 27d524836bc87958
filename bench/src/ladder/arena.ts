import {
  levelsIn,
  loadSolvers,
  playOut,
  rollingCourtsBots,
  TO_COURT_THE_KING_WORK,
  toCourtTheKingBot,
  workBudget,
  type Bot,
} from "@courtly/bots";
import { assert, readOpening, seededCup, seededRandom, type Game } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { namesOf, type Pairing } from "./pairing.ts";
import { NO_THINKING, together, withTurn, type Thinking } from "./thinking.ts";

/** Sums over some games of a pairing. */
export interface LadderTally {
  readonly games: number;
  /** Games won by the level `one`; shared wins count as fractions. */
  readonly won: number;
  readonly thinking: Readonly<Record<string, Thinking>>;
}

export const NO_GAMES: LadderTally = { games: 0, won: 0, thinking: {} };

export function added(a: LadderTally, b: LadderTally): LadderTally {
  const names = new Set([...Object.keys(a.thinking), ...Object.keys(b.thinking)]);
  return {
    games: a.games + b.games,
    won: a.won + b.won,
    thinking: Object.fromEntries(
      [...names].map((name) => [
        name,
        together(a.thinking[name] ?? NO_THINKING, b.thinking[name] ?? NO_THINKING),
      ]),
    ),
  };
}

/** A game whose levels can be ranked. */
export interface Arena {
  readonly id: string;
  readonly name: string;
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  /** The number of games in which every bot has every seat and every start once. */
  readonly cycle: (players: number) => number;
  /** The fewest games that a thread plays before it reports; rounded up to whole cycles. */
  readonly gamesAtOnce: number;
  readonly play: (pairing: Pairing, index: number, seed: string) => LadderTally;
}

function arenaOf<Setup, State, Action>(
  name: string,
  game: Game<Setup, State, Action>,
  {
    bots,
    gamesAtOnce,
  }: { readonly bots: readonly Bot<State, Action>[]; readonly gamesAtOnce: number },
): Arena {
  return {
    gamesAtOnce,
    id: game.id,
    name,
    levels: bots.map((bot) => bot.name),
    players: game.players,
    cycle: (players) => players * game.seats(players),
    play: (pairing, index, seed) => playMatch({ game, bots }, { pairing, index, seed }),
  };
}

const solvers = await loadSolvers();
const toCourtTheKingBots = levelsIn(toCourtTheKing.id).map((level) =>
  toCourtTheKingBot(
    { level, temperament: undefined },
    () => workBudget(TO_COURT_THE_KING_WORK),
    solvers,
  ),
);

export const ARENAS: readonly Arena[] = [
  arenaOf("To Court the King", toCourtTheKing, { bots: toCourtTheKingBots, gamesAtOnce: 20 }),
  arenaOf("Rolling Courts", rollingCourts, { bots: rollingCourtsBots, gamesAtOnce: 1 }), // a game takes seconds
];

interface Appointment {
  readonly pairing: Pairing;
  readonly index: number;
  readonly seed: string;
}

function playMatch<Setup, State, Action>(
  {
    game,
    bots,
  }: {
    readonly game: Game<Setup, State, Action>;
    readonly bots: readonly Bot<State, Action>[];
  },
  { pairing, index, seed }: Appointment,
): LadderTally {
  const { players } = pairing;
  const names = namesOf(pairing);
  const seats = game.seats(players);
  const setup = readOpening(game, { players, start: Math.floor(index / players) % seats });
  assert(setup.ok, "an opening without options is legal");
  const first = game.start(setup.value);
  const seated = names.map((_, player) => (player + index) % players);
  const watch = watchOf(game);
  const byPlayer = seated.map((i) => {
    const bot = bots.find((candidate) => candidate.name === names[i]);
    assert(bot !== undefined, "the ladder pairs levels that the game lists");
    return watch.timed(bot);
  });
  const dice = `${seed}/${players}/${pairing.one}/${pairing.others}/${index}`;
  const { state } = playOut(game, first, {
    bots: Array.from(
      { length: seats },
      (_, seat) => byPlayer[game.playerOf(first, seat)] as Bot<State, Action>,
    ),
    cup: seededCup(dice),
    random: seededRandom(`${dice}/bots`),
  });
  const turn = game.turn(state);
  assert(turn.kind === "over", "a match is played to its end");
  const winners = turn.ranks.filter((rank) => rank === 1).length;
  const won = turn.ranks[seated.indexOf(0)] === 1 ? 1 / winners : 0;
  return { games: 1, won, thinking: watch.thinking() };
}

/** Measures the processor time of bots by turn: all decisions of a seat in a round until another seat decides. */
function watchOf<Setup, State, Action>(game: Game<Setup, State, Action>) {
  const turns: { readonly key: string; readonly name: string; ms: number }[] = [];
  const timed = (bot: Bot<State, Action>): Bot<State, Action> => ({
    ...bot,
    choose: (state, seat, random) => {
      const key = `${game.round(state)}/${seat}`;
      const begun = process.threadCpuUsage();
      const action = bot.choose(state, seat, random);
      const { user, system } = process.threadCpuUsage(begun);
      const ms = (user + system) / 1000;
      const last = turns.at(-1);
      if (last?.key === key) last.ms += ms;
      else turns.push({ key, name: bot.name, ms });
      return action;
    },
  });
  const thinking = () => {
    const byName: Record<string, Thinking> = {};
    for (const { name, ms } of turns) byName[name] = withTurn(byName[name] ?? NO_THINKING, ms);
    return byName;
  };
  return { timed, thinking };
}
