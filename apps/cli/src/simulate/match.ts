import { playOut, playOutAsync, type Bot, type Chooser, type Played } from "@courtly/bots";
import {
  assert,
  err,
  ok,
  openTable,
  seededCup,
  seededRandom,
  type ByPlayer,
  type Encoding,
  type Game,
  type GameEvent,
  type Result,
  type Seat,
  type Variant,
} from "@courtly/engine";
import { encodedGame, type Encoded } from "./encodedDecisions.ts";
import { invitationOf, titleOf, type Guests } from "../guests/guest.ts";
import { seatedGuest } from "../guests/seatedGuest.ts";
import { optedOpening } from "../play/opening.ts";

/** Everything that the games of a simulation depend on. The number of threads is not part of it. */
export interface MatchPlan extends Variant {
  readonly bots: readonly string[];
  readonly seed: string;
  /** The work that a bot may do in a turn. If missing, the default. */
  readonly budget?: number | undefined;
  /** Whether the matches write their records. */
  readonly records: boolean;
  /** Whether they also write every decision in numbers. */
  readonly encode?: boolean | undefined;
}

/** The result of one game between bots, which depends on the plan and `index` only. */
export interface Match {
  readonly index: number;
  /** For each player, the index of the bot in the plan. */
  readonly seated: ByPlayer<number>;
  readonly start: Seat;
  readonly ranks: ByPlayer<number>;
  readonly rounds: number;
  readonly actions: number;
  readonly record?: string | undefined;
  readonly encoded?: Encoded | undefined;
}

/** The bots of a game. `botNamed` also finds bots with a temperament, and limits their work. */
export interface BotFactory<State, Action> {
  readonly bots: readonly Bot<State, Action>[];
  readonly botNamed?:
    | ((name: string, work: number | undefined) => Bot<State, Action> | undefined)
    | undefined;
}

interface Playable<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly encoding: Encoding<State, Action>;
}

/** Plays one game. Returns a promise only if guests play. */
export type PlayMatch = (index: number) => Match | Promise<Match>;

/** Checks a plan, and returns the function that plays its games. Guests can only play if `guests` is given. */
export function matchesOf<Setup, State, Action>(
  { game, encoding, ...talent }: Playable<Setup, State, Action> & BotFactory<State, Action>,
  plan: MatchPlan,
  guests?: Guests,
): Result<PlayMatch, string> {
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
    const bots = { own: chosen.value, guests };
    return playMatch({ game, encoding, bots }, { setup, index, plan, ...seating });
  });
}

/** Our own bots of a plan; `undefined` where a guest plays. */
type Own<State, Action> = readonly (Bot<State, Action> | undefined)[];

function chooseBots<State, Action>(
  { bots, botNamed }: BotFactory<State, Action>,
  plan: MatchPlan,
): Result<Own<State, Action>, string> {
  const chosen: (Bot<State, Action> | undefined)[] = [];
  for (const name of plan.bots) {
    const bot = botNamed?.(name, plan.budget) ?? bots.find((candidate) => candidate.name === name);
    if (bot === undefined && invitationOf(name) === undefined)
      return err(
        `--bots: there is no bot '${name}': ${bots.map((known) => known.name).join(", ")} are known, and yours as ./my-bot.ts or 'exec:COMMAND'`,
      );
    chosen.push(bot);
  }
  return ok(chosen);
}

/** The seating of one game. In players × seats games, every bot plays as every player with every start once. */
export function seatingOf(
  index: number,
  { players, seats }: { readonly players: number; readonly seats: number },
): { readonly seated: ByPlayer<number>; readonly start: Seat } {
  return {
    seated: Array.from({ length: players }, (_, player) => (player + index) % players),
    start: Math.floor(index / players) % seats,
  };
}

interface Players<Setup, State, Action> extends Playable<Setup, State, Action> {
  readonly bots: { readonly own: Own<State, Action>; readonly guests: Guests | undefined };
}

interface MatchOpening<Setup> {
  readonly setup: Setup;
  readonly index: number;
  readonly plan: MatchPlan;
  readonly seated: ByPlayer<number>;
  readonly start: Seat;
}

function playMatch<Setup, State, Action>(
  players: Players<Setup, State, Action>,
  opening: MatchOpening<Setup>,
): Match | Promise<Match> {
  const { game, encoding, bots } = players;
  const { setup, index, plan, seated, start } = opening;
  const events: GameEvent<Action>[] = [];
  const recording: typeof game = {
    ...game,
    apply: (state, event) => {
      events.push(event);
      return game.apply(state, event);
    },
  };
  const first = game.start(setup);
  const names = seated.map((bot) => titleOf(plan.bots[bot] as string));
  const chances = {
    cup: seededCup(`${plan.seed}/${index}`),
    random: seededRandom(`${plan.seed}/${index}/bots`),
  };
  const finished = ({ state, actions }: Played<State>): Match => {
    const turn = game.turn(state);
    assert(turn.kind === "over", "a match is played to its end");
    const { ranks } = turn;
    const played = { index, seated, start, ranks, rounds: game.round(state), actions };
    if (!plan.records) return played;
    const record = recordOf(game, { setup, names, events });
    const encoded = plan.encode ? encodedGame(game, encoding, { first, events }) : undefined;
    return { ...played, record, encoded };
  };
  const table = plan.records ? recording : game;
  const bySeat = <Who>(byPlayer: ByPlayer<Who>) =>
    Array.from(
      { length: game.seats(seated.length) },
      (_, seat) => byPlayer[game.playerOf(first, seat)] as Who,
    );
  if (bots.own.every((bot) => bot !== undefined)) {
    const own = bots.own;
    const byPlayer = seated.map((bot) => own[bot] as Bot<State, Action>);
    return finished(playOut(table, first, { bots: bySeat(byPlayer), ...chances }));
  }
  const byPlayer = seated.map((bot) =>
    chooserOf(players, plan.bots[bot] as string, { bot, names }),
  );
  return playOutAsync(table, first, { bots: bySeat(byPlayer), ...chances }).then(finished);
}

function chooserOf<Setup, State, Action>(
  { game, bots }: Players<Setup, State, Action>,
  name: string,
  { bot, names }: { readonly bot: number; readonly names: ByPlayer<string> },
): Chooser<State, Action> {
  const own = bots.own[bot];
  if (own !== undefined) return own;
  const guest = bots.guests?.get(name);
  assert(guest !== undefined, "guests are started before they play");
  return seatedGuest(game, guest, names);
}

/** The record of a game. Plays it again with all checks, so that every written record is a legal game. */
function recordOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  {
    setup,
    names,
    events,
  }: { setup: Setup; names: ByPlayer<string>; events: readonly GameEvent<Action>[] },
): string {
  let table = openTable(game, { names }, setup);
  for (const event of events) {
    const next = table.play(event);
    assert(next.ok, "bots choose legal actions only");
    table = next.value;
  }
  return table.record();
}
