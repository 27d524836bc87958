import {
  loadSolvers,
  playOut,
  ROLLING_COURTS_WORK,
  rollingCourtsBot,
  TO_COURT_THE_KING_WORK,
  toCourtTheKingBot,
  workBudget,
  type Bot,
} from "@courtly/bots";
import { answeringAdvice } from "@courtly/bots/advice";
import {
  assert,
  readOpening,
  seededCup,
  seededRandom,
  type Game,
  type Seat,
} from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import type { Forecast } from "./calibration.ts";

/** Plays games of Chancellors and asks the coach at the start of every turn. */
export interface Forecaster {
  readonly id: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The forecasts of game number `index` of a seed. */
  readonly forecasts: (
    players: number,
    index: number,
    seed: string,
  ) => Promise<readonly Forecast[]>;
}

const CHANCELLOR = { level: "chancellor", temperament: undefined } as const;
const solvers = await loadSolvers();
const advice = answeringAdvice(() => performance.now());

/** The forecasters of all games. @param share the share of the usual work for each decision: less than 1 in tests */
export function forecastersWith(share: number): readonly Forecaster[] {
  const [kingWork, courtsWork] = [share * TO_COURT_THE_KING_WORK, share * ROLLING_COURTS_WORK];
  return [
    forecasterOf("To Court the King", toCourtTheKing, {
      bot: toCourtTheKingBot(CHANCELLOR, () => workBudget(kingWork), solvers),
      work: kingWork,
    }),
    forecasterOf("Rolling Courts", rollingCourts, {
      bot: rollingCourtsBot(CHANCELLOR, () => workBudget(courtsWork)),
      work: courtsWork,
    }),
  ];
}

export const FORECASTERS = forecastersWith(1);

interface Thinking<State, Action> {
  readonly bot: Bot<State, Action>;
  /** The work of the coach for each question. */
  readonly work: number;
}

function forecasterOf<Setup, State, Action>(
  name: string,
  game: Game<Setup, State, Action>,
  { bot, work }: Thinking<State, Action>,
): Forecaster {
  const chanceAt = async ({ state, seat }: TurnStart<State>): Promise<number | undefined> => {
    const question = { gameId: game.id, state, seat, limit: { work } };
    const call = { tell: () => undefined, isWanted: () => Promise.resolve(true) };
    return (await advice(question, call))?.lines[0]?.chance;
  };
  return {
    id: game.id,
    name,
    players: game.players,
    forecasts: async (players, index, seed) => {
      const { starts, end } = played(game, bot, { players, index, seed });
      const turn = game.turn(end);
      assert(turn.kind === "over", "a game is played to its end");
      const winners = turn.ranks.filter((rank) => rank === 1).length;
      const forecasts: Forecast[] = [];
      for (const start of starts) {
        const chance = await chanceAt(start);
        const isWinner = turn.ranks[game.playerOf(end, start.seat)] === 1;
        if (chance !== undefined) forecasts.push({ chance, won: isWinner ? 1 / winners : 0 });
      }
      return forecasts;
    },
  };
}

interface TurnStart<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** Plays a game of this bot against itself; returns the first decision of each turn, and the last state. */
function played<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bot: Bot<State, Action>,
  {
    players,
    index,
    seed,
  }: { readonly players: number; readonly index: number; readonly seed: string },
): { readonly starts: readonly TurnStart<State>[]; readonly end: State } {
  const seats = game.seats(players);
  const setup = readOpening(game, { players, start: index % seats });
  assert(setup.ok, "an opening without options is legal");
  const starts = new Map<string, TurnStart<State>>();
  const watched: Bot<State, Action> = {
    name: bot.name,
    choose: (state, seat, random) => {
      const turn = `${game.round(state)}/${seat}`;
      if (!starts.has(turn)) starts.set(turn, { state, seat });
      return bot.choose(state, seat, random);
    },
  };
  const dice = `${seed}/${players}/${index}`;
  const { state } = playOut(game, game.start(setup.value), {
    bots: Array.from({ length: seats }, () => watched),
    cup: seededCup(dice),
    random: seededRandom(`${dice}/bots`),
  });
  return { starts: [...starts.values()], end: state };
}
