import { playOut, type Bot } from "@courtly/bots";
import {
  assert,
  err,
  ok,
  openTable,
  seededCup,
  seededRandom,
  type ByPlayer,
  type Game,
  type GameEvent,
  type Result,
  type Seat,
  type Variant,
} from "@courtly/engine";
import { optedOpening } from "./opening.ts";

/** A simulation: everything its games depend on. How many hands do the work is no part of it. */
export interface MatchPlan extends Variant {
  readonly bots: readonly string[];
  readonly seed: string;
  /** The work a bot may do in a turn; without one, what is usual. */
  readonly budget?: number | undefined;
  /** Whether the matches write their records. */
  readonly records: boolean;
}

/** One game between bots, from its number alone. */
export interface Match {
  readonly index: number;
  /** Which bot of the plan played for whom. */
  readonly seated: ByPlayer<number>;
  readonly start: Seat;
  readonly ranks: ByPlayer<number>;
  readonly rounds: number;
  readonly actions: number;
  readonly record?: string | undefined;
}

interface Players<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly bots: readonly Bot<State, Action>[];
}

/** Bots that are known by more names than the plain levels, and think as hard as they are told. */
export interface Talent<State, Action> {
  readonly bots: readonly Bot<State, Action>[];
  readonly botNamed?:
    | ((name: string, work: number | undefined) => Bot<State, Action> | undefined)
    | undefined;
}

export function matchesOf<Setup, State, Action>(
  { game, ...talent }: { readonly game: Game<Setup, State, Action> } & Talent<State, Action>,
  plan: MatchPlan,
): Result<(index: number) => Match, string> {
  const chosen = chooseBots(talent, plan);
  if (!chosen.ok) return chosen;
  const players = chosen.value.length;
  const { min, max } = game.players;
  if (players < min || players > max)
    return err(`--bots: ${min} to ${max} bots wanted, ${players} found`);
  const setups: Setup[] = [];
  const seats = game.seats(players);
  for (let start = 0; start < seats; start += 1) {
    const setup = optedOpening(game, { ...plan, players, start });
    if (!setup.ok) return setup;
    setups.push(setup.value);
  }
  return ok((index) => {
    const seating = seatingOf(index, { players, seats });
    const setup = setups[seating.start] as Setup;
    return {
      index,
      ...seating,
      ...playMatch({ game, bots: chosen.value }, { setup, index, plan, ...seating }),
    };
  });
}

function chooseBots<State, Action>(
  { bots, botNamed }: Talent<State, Action>,
  plan: MatchPlan,
): Result<readonly Bot<State, Action>[], string> {
  const chosen: Bot<State, Action>[] = [];
  for (const name of plan.bots) {
    const bot = botNamed?.(name, plan.budget) ?? bots.find((candidate) => candidate.name === name);
    if (bot === undefined)
      return err(
        `--bots: there is no bot '${name}': ${bots.map((known) => known.name).join(", ")} are known`,
      );
    chosen.push(bot);
  }
  return ok(chosen);
}

/** Over players × seats games every bot has every player's place with every start once. */
export function seatingOf(
  index: number,
  { players, seats }: { readonly players: number; readonly seats: number },
): { readonly seated: ByPlayer<number>; readonly start: Seat } {
  return {
    seated: Array.from({ length: players }, (_, player) => (player + index) % players),
    start: Math.floor(index / players) % seats,
  };
}

interface MatchOpening<Setup> {
  readonly setup: Setup;
  readonly index: number;
  readonly plan: MatchPlan;
  readonly seated: ByPlayer<number>;
}

function playMatch<Setup, State, Action>(
  { game, bots }: Players<Setup, State, Action>,
  { setup, index, plan, seated }: MatchOpening<Setup>,
): Pick<Match, "ranks" | "rounds" | "actions" | "record"> {
  const events: GameEvent<Action>[] = [];
  const recording: typeof game = {
    ...game,
    apply: (state, event) => {
      events.push(event);
      return game.apply(state, event);
    },
  };
  const start = game.start(setup);
  const byPlayer = seated.map((bot) => bots[bot] as Bot<State, Action>);
  const bySeat = Array.from(
    { length: game.seats(seated.length) },
    (_, seat) => byPlayer[game.playerOf(start, seat)] as Bot<State, Action>,
  );
  const { state, actions } = playOut(plan.records ? recording : game, start, {
    bots: bySeat,
    cup: seededCup(`${plan.seed}/${index}`),
    random: seededRandom(`${plan.seed}/${index}/bots`),
  });
  const turn = game.turn(state);
  assert(turn.kind === "over", "a match is played to its end");
  const { ranks } = turn;
  const played = { ranks, rounds: game.round(state), actions };
  return plan.records
    ? { ...played, record: recordOf(game, { setup, bots: byPlayer, events }) }
    : played;
}

/** Played again through the gate, so that a record in a file is a legal game whatever the bots did. */
function recordOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  {
    setup,
    bots,
    events,
  }: { setup: Setup; bots: readonly Bot<State, Action>[]; events: readonly GameEvent<Action>[] },
): string {
  let table = openTable(game, { names: bots.map(({ name }) => name) }, setup);
  for (const event of events) {
    const next = table.play(event);
    assert(next.ok, "bots choose legal actions only");
    table = next.value;
  }
  return table.record();
}
