import { assert, type ByPlayer, type Seat } from "@courtly/engine";
import type { Reason } from "@courtly/bots/reason";
import { decisionsOf, type AnyTable, type GameToJudge, type JudgedDecision } from "./judgedGame.ts";

/** The parts of a player's result, as chances to win from 0 to 1. The first four add up to the result. */
export interface Split {
  /** The chance at the beginning. */
  readonly start: number;
  /** The changes by all rolls at the table, and by new estimates of a position. */
  readonly luck: number;
  /** The losses by the player's own decisions: never above 0. */
  readonly own: number;
  /** The changes by the decisions of the other players; with two players never below 0. */
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
}

/** An event of the game, and the chances right after it. */
export interface Moment {
  /** The line of the record. */
  readonly line: number;
  readonly seat: Seat;
  readonly chances: ByPlayer<number>;
  readonly isExact: boolean;
  /** How far an estimate may be off: the loss by a decision, or the chances after a roll. */
  readonly margin: number;
  /** Only for a decision. */
  readonly decision: DecisionReview | undefined;
}

export interface Review {
  readonly players: ByPlayer<Split>;
  readonly moments: readonly Moment[];
}

type Chances = ByPlayer<number>;

/** Reviews a game whose decisions are all judged. `chanceMargin` is the margin of chances that are not exact. */
export function reviewOf(
  game: GameToJudge,
  judged: readonly JudgedDecision[],
  { chanceMargin }: { readonly chanceMargin: number },
): Review {
  const judgements = new Map(judged.map(({ event, judgement }) => [event, judgement]));
  assert(
    decisionsOf(game).every((event) => judgements.has(event)),
    "every decision is judged",
  );
  const final = finalChances(game.table);
  /** The chances before the first decision from this event on; the result if there is none. */
  const chancesFrom = (event: number): Chances | undefined => {
    for (let next = event; next <= game.moments.length; next += 1) {
      const judgement = judgements.get(next);
      if (judgement !== undefined) return judgement.before;
    }
    return final;
  };
  const start = chancesFrom(0) ?? evenChances(game.table);
  const own = start.map(() => 0);
  const rivals = start.map(() => 0);
  let current = start;
  const moments = game.moments.map(({ line, before }, event): Moment => {
    const judgement = judgements.get(event);
    const { turn } = before;
    assert(turn.kind !== "over", "nothing follows the end of a game");
    if (judgement === undefined) {
      // Only the last of several rolls in a row shows what they are worth together.
      const isLastRoll = game.moments[event + 1]?.before.turn.kind !== "roll";
      current = (isLastRoll ? chancesFrom(event + 1) : undefined) ?? current;
      const isExact = isCertain(current) || judgements.get(event + 1)?.isExact === true;
      const margin = isExact ? 0 : chanceMargin;
      return { line, seat: turn.seat, chances: current, isExact, margin, decision: undefined };
    }
    const { before: expected, after, best, why, isExact, lossMargin } = judgement;
    const decider = before.playerOf(turn.seat);
    for (const [player, chance] of after.entries()) {
      const change = chance - (expected[player] as number);
      const part = player === decider ? own : rivals;
      part[player] = (part[player] as number) + change;
    }
    current = after;
    const cost = (expected[decider] as number) - (after[decider] as number);
    const played = (game.moments[event + 1]?.before ?? game.table).lastAction() ?? best;
    const decision = { cost, played, best, why };
    return { line, seat: turn.seat, chances: after, isExact, margin: lossMargin, decision };
  });
  const result = final ?? chancesFrom(game.moments.length) ?? current;
  return { players: result.map((_, player) => splitOf(player)), moments };

  /** Luck is the rest, so that the parts add up exactly. */
  function splitOf(player: number): Split {
    const parts = {
      start: start[player] as number,
      own: own[player] as number,
      rivals: rivals[player] as number,
      result: result[player] as number,
    };
    return { ...parts, luck: parts.result - parts.start - parts.own - parts.rivals };
  }
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
