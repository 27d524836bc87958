import { rollingCourtsBots, toCourtTheKingBots } from "@courtly/bots";
import {
  assert,
  boxed,
  openTable,
  seededRandom,
  type DiceCup,
  type Game,
  type GameBox,
  type NumberedThrow,
  type TableOf,
} from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { anybody, pick, setupOf, type Chooser } from "@courtly/testkit";
import { toCourtTheKing } from "@courtly/to-court-the-king";

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

interface Played {
  readonly record: string;
  /** All throws of the game, in order. */
  readonly throws: readonly NumberedThrow[];
  readonly ranks: readonly number[];
  /** The number of actions that were undone. */
  readonly undone: number;
}

export interface Plan {
  /** The seed of all random choices except the dice. */
  readonly name: string;
  readonly players: number;
  readonly cup: DiceCup;
  readonly dice?: string;
  /** Header lines to start with. */
  readonly lines?: readonly string[];
  /** The probability of an undo at each decision. */
  readonly undoing?: number;
  /** Stops the game after this many events. */
  readonly eventsMax?: number;
}

/** Plays a game with bots; its interface hides the game's own types. */
export interface Player {
  readonly id: string;
  readonly seats: (players: number) => number;
  readonly play: (plan: Plan) => Played & { readonly position: readonly string[] };
}

function playerOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Chooser<State, Action>[],
): Player {
  return {
    id: game.id,
    seats: game.seats,
    play: (plan) => {
      const { name, players, dice, lines = [] } = plan;
      const random = seededRandom(name);
      const setup = setupOf(game, players, ...lines);
      const choosers = NAMES.map(() => pick(bots, random));
      const throws: NumberedThrow[] = [];
      let undone = 0;
      let table = openTable(game, { names: NAMES.slice(0, players), dice }, setup);
      const { undoing = 0, eventsMax = Infinity } = plan;
      while (table.turn.kind !== "over" && table.length < eventsMax) {
        const { turn } = table;
        if (turn.kind === "roll") {
          throws.push(turn);
          table = passed(table.roll(plan.cup.roll(turn)));
          continue;
        }
        const { seat } = turn;
        const back = random() < undoing ? table.undo(table.playerOf(seat)) : undefined;
        const { choose } = back?.ok === true ? anybody(game) : (choosers[seat] ?? anybody(game));
        if (back?.ok === true) {
          table = back.value;
          undone += 1;
        }
        if (table.turn.kind !== "decide") continue;
        const action = choose(table.state, table.turn.seat, random);
        table = passed(table.play({ kind: "acted", seat: table.turn.seat, action }));
      }
      const ranks = table.turn.kind === "over" ? table.turn.ranks : [];
      return { record: table.record(), throws, ranks, undone, position: table.position() };
    },
  };
}

function passed<State, Action>(
  next: ReturnType<TableOf<State, Action>["play"]>,
): TableOf<State, Action> {
  assert(next.ok, "bots choose legal actions only");
  return next.value;
}

export const KING = playerOf(toCourtTheKing, toCourtTheKingBots.slice(0, 2));
export const COURTS = playerOf(rollingCourts, rollingCourtsBots.slice(0, 2));
export const PLAYERS = [KING, COURTS];
export const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];
