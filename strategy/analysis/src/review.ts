import { assert, type ByPlayer, type Player, type Seat } from "@courtly/engine";
import type { Reason } from "@courtly/bots/reason";
import {
  decisionsOf,
  kindOf,
  type AnyTable,
  type GameToJudge,
  type JudgedDecision,
} from "./judgedGame.ts";

/** The parts of a player's result, as chances to win from 0 to 1. The first four add up to the result. */
export interface Split {
  /** The chance at the beginning. */
  readonly start: number;
  /** The changes by all rolls at the table, by new estimates of a position, and by decisions that nobody is charged for. */
  readonly luck: number;
  /** The losses by the player's own decisions, and by resigning: never above 0. */
  readonly own: number;
  /** The changes by the decisions of the other players, and by their resigning; with two players never below 0. */
  readonly rivals: number;
  /** The result: 1 for a win, a share of it for several winners; in an unfinished game the chance now. */
  readonly result: number;
}

/** A decision, judged. */
export interface DecisionReview {
  /** The loss of the player who decided, from 0 to 1. */
  readonly cost: number;
  readonly played: string;
  readonly best: string;
  readonly why: Reason | undefined;
  /** Whether a bot decided for a person who was not there: nobody is charged for it. */
  readonly isStandIn: boolean;
}

/** An event of the game, and the chances right after it. */
export interface Moment {
  /** The line of the record. */
  readonly line: number;
  readonly kind: "roll" | "decision" | "resign";
  /** The seat that rolls, decides or resigns. */
  readonly seat: Seat;
  readonly chances: ByPlayer<number>;
  readonly isExact: boolean;
  /** How far an estimate may be off: the loss by a decision, or the chances after a roll. */
  readonly margin: number;
  /** Only for a decision that is judged. */
  readonly decision: DecisionReview | undefined;
  /** Whether a decision that is not judged yet may change the chances before or after the event. */
  readonly isPending: boolean;
}

export interface Review {
  readonly players: ByPlayer<Split>;
  readonly moments: readonly Moment[];
}

export type Chances = ByPlayer<number>;

export interface Reviewing {
  /** The margin of chances that are not exact. */
  readonly chanceMargin: number;
  /**
   * The estimated chances before each event and after the last one, for decisions that are not judged yet. Without
   * them, every decision must be judged.
   */
  readonly estimates?: readonly Chances[] | undefined;
  /** Whether a bot decided this event for a person who was not there. */
  readonly isStandIn?: ((event: number) => boolean) | undefined;
}

/** A position as far as it is known: judged, or only estimated. */
interface Valued {
  readonly chances: Chances;
  readonly isJudged: boolean;
}

/** Reviews a game from the judgements of its decisions. */
export function reviewOf(
  game: GameToJudge,
  judged: readonly JudgedDecision[],
  { chanceMargin, estimates, isStandIn = () => false }: Reviewing,
): Review {
  const judgements = new Map(judged.map(({ event, judgement }) => [event, judgement]));
  assert(
    estimates !== undefined || decisionsOf(game).every((event) => judgements.has(event)),
    "every decision is judged",
  );
  const valuedFrom = valuing(game, judgements, estimates);
  const beginning = valuedFrom(0);
  const start = beginning?.chances ?? evenChances(game.table);
  const changes: Change[] = [];
  let current: Valued = { chances: start, isJudged: beginning?.isJudged ?? true };
  const moments = game.moments.map(({ line, before }, event): Moment => {
    const judgement = judgements.get(event);
    const { turn } = before;
    assert(turn.kind !== "over", "nothing follows the end of a game");
    const kind = kindOf(game, event);
    if (kind === "resign") {
      const last = resigning(game, line, valuedFrom(event) ?? current);
      changes.push(last.change);
      return last.moment;
    }
    const { seat } = turn;
    if (judgement === undefined) {
      // Only the last of several rolls in a row shows what they are worth together.
      const isLast = turn.kind === "decide" || game.moments[event + 1]?.before.turn.kind !== "roll";
      const isPending = !current.isJudged || turn.kind === "decide";
      current = (isLast ? valuedFrom(event + 1) : undefined) ?? current;
      const { chances, isJudged } = current;
      const isExact = isCertain(chances) || judgements.get(event + 1)?.isExact === true;
      const margin = isExact ? 0 : chanceMargin;
      return {
        line,
        kind,
        seat,
        chances,
        isExact,
        margin,
        decision: undefined,
        isPending: isPending || !isJudged,
      };
    }
    const { before: expected, after, best, why, isExact, lossMargin } = judgement;
    const decider = before.playerOf(seat);
    const isOfStandIn = isStandIn(event);
    if (!isOfStandIn) changes.push({ by: decider, expected, after });
    const isPending = !current.isJudged;
    current = { chances: after, isJudged: true };
    const cost = (expected[decider] as number) - (after[decider] as number);
    const played = (game.moments[event + 1]?.before ?? game.table).lastAction() ?? best;
    const decision = { cost, played, best, why, isStandIn: isOfStandIn };
    return { line, kind, seat, chances: after, isExact, margin: lossMargin, decision, isPending };
  });
  const result = valuedFrom(game.moments.length)?.chances ?? current.chances;
  return {
    players: result.map((_, player) => splitOf(player, { start, result, changes })),
    moments,
  };
}

/** A change of the chances that a player has made. */
interface Change {
  readonly by: Player;
  readonly expected: Chances;
  readonly after: Chances;
}

/** The last moment of a game that ended because a player resigned: the chance that was left is given away. */
function resigning(
  game: GameToJudge,
  line: number,
  { chances: expected, isJudged }: Valued,
): { readonly moment: Moment; readonly change: Change } {
  const seat = game.table.resigned;
  const after = finalChances(game.table);
  assert(seat !== undefined && after !== undefined, "a player has resigned");
  const known = { isExact: true, margin: 0, decision: undefined, isPending: !isJudged };
  return {
    moment: { line, kind: "resign", seat, chances: after, ...known },
    change: { by: game.table.playerOf(seat), expected, after },
  };
}

interface Course {
  readonly start: Chances;
  readonly result: Chances;
  readonly changes: readonly Change[];
}

/** The parts of a player's result. Luck is the rest, so that the parts add up exactly. */
function splitOf(player: Player, { start, result, changes }: Course): Split {
  let [own, rivals] = [0, 0];
  for (const { by, expected, after } of changes) {
    const change = (after[player] as number) - (expected[player] as number);
    if (by === player) own += change;
    else rivals += change;
  }
  const parts = { start: start[player] as number, own, rivals, result: result[player] as number };
  return { ...parts, luck: parts.result - parts.start - parts.own - parts.rivals };
}

/** The chances before the first decision from an event on; the result if there is none; undefined if nothing is known. */
function valuing(
  game: GameToJudge,
  judgements: ReadonlyMap<number, JudgedDecision["judgement"]>,
  estimates: readonly Chances[] | undefined,
): (event: number) => Valued | undefined {
  const result = finalChances(game.table);
  const decisions = decisionsOf(game);
  return (event) => {
    const next = decisions.find((decision) => decision >= event);
    if (next === undefined) {
      // Nothing before a resignation has brought its result.
      if (game.table.resigned !== undefined && event < game.moments.length) return undefined;
      return result && { chances: result, isJudged: true };
    }
    const judgement = judgements.get(next);
    if (judgement !== undefined) return { chances: judgement.before, isJudged: true };
    const chances = estimates?.[next];
    return chances && { chances, isJudged: false };
  };
}

/** The shares of the victory, if the game is over. */
function finalChances({ turn }: AnyTable): Chances | undefined {
  if (turn.kind !== "over") return undefined;
  const winners = turn.ranks.filter((rank) => rank === 1).length;
  return turn.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

function evenChances({ head }: AnyTable): Chances {
  return head.names.map(() => 1 / head.names.length);
}

function isCertain(chances: Chances): boolean {
  return chances.every((chance) => chance === 0 || chance === 1);
}

/** The change of a player's chance by an event, compared with the expectation just before it. */
export function changeBy({ players, moments }: Review, event: number, player: number): number {
  const after = moments[event]?.chances[player] ?? 0;
  const before = moments[event - 1]?.chances[player] ?? players[player]?.start ?? 0;
  return after - before;
}
