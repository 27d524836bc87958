import type { Faces, Seat } from "@courtly/engine";
import type { Goal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  costOf,
  FRESH_DICE,
  handOf,
  markOf,
  meets,
  owns,
  toCourtTheKing,
  type Action,
  type CharacterId,
  type Mark,
  type ResultCost,
  type State,
} from "@courtly/to-court-the-king";
import { LOWEST_RANK, rankOf } from "./marks.ts";

export type Take = Extract<Action, { kind: "take" }>;

/** A card that can be taken, and the value of the game after taking it. */
export interface TurnEnd {
  readonly action: Take;
  readonly cost: ResultCost;
  readonly value: number;
}

/** The possible ends of a turn, with their values. */
export interface Claims {
  /** The value of taking nothing, which is always possible. */
  readonly nothing: number;
  /** The best first. */
  readonly cards: readonly TurnEnd[];
  /** By rank of the result: the value of claiming the King; `undefined` if he cannot be claimed. */
  readonly king: Float64Array | undefined;
}

export interface Valuing {
  /** The value of the game for the seat, in a position at the beginning of any seat's turn. */
  readonly position: (after: State) => number;
  /** By rank of the result: the value of claiming the King. */
  readonly king: () => Float64Array;
}

const ANYTHING: ResultCost = { kind: "anything" };
const NOTHING: Take = { kind: "take", character: "nothing" };
const KING: Take = { kind: "take", character: "king" };

/** The state after the seat to act takes a card, regardless of its dice. */
function afterTaking(state: State, action: Take, aside: Faces = []): State {
  return toCourtTheKing.apply(
    { ...state, dice: { ...FRESH_DICE, aside } },
    { kind: "acted", seat: state.toAct, action },
  );
}

const SEVEN_ALIKE: Faces = [1, 1, 1, 1, 1, 1, 1];

/** The state after the seat to act claims the King, with the lowest possible result. */
export function afterClaiming(state: State): State {
  return afterTaking(state, KING, SEVEN_ALIKE);
}

/** Lists every possible end of the turn of the seat to act. */
export function claimsOf(state: State, valuing: Valuing): Claims {
  const value = (action: Take) => valuing.position(afterTaking(state, action));
  const cards = CHARACTER_IDS.flatMap((character): readonly TurnEnd[] => {
    const cost = costFor(state, state.toAct, character);
    if (cost === undefined || character === "king") return [];
    const action: Take = { kind: "take", character };
    return [{ action, cost, value: value(action) }];
  });
  return {
    nothing: value(NOTHING),
    cards: cards.sort((a, b) => b.value - a.value),
    king: costFor(state, state.toAct, "king") && valuing.king(),
  };
}

/** The claims as a goal for the solver: the gain of each over taking nothing. */
export function goalOf({ nothing, cards, king }: Claims): Goal {
  const worth = Object.fromEntries(
    cards.map(({ action, value }) => [action.character, Math.max(0, value - nothing)]),
  );
  return {
    kind: "cards",
    worth,
    ...(king && { king: (mark: Mark) => Math.max(0, (king[rankOf(mark)] as number) - nothing) }),
  };
}

/** The cost in dice of a card; `undefined` if the seat may not take it (K13, K15, K16, K19, K20). */
function costFor(state: State, seat: Seat, id: CharacterId): ResultCost | undefined {
  const hand = handOf(state, seat);
  const cost = costOf(state.rules, id);
  if (cost.kind === "withKing") return undefined;
  if (cost.kind === "turnedFool") return owns(hand, "fool") ? ANYTHING : undefined;
  return owns(hand, id) || state.court[id] === 0 ? undefined : cost;
}

/** The best take that a result allows. */
export function bestClaim({ nothing, cards, king }: Claims, result: Faces): Take {
  const card = cards.find(({ value, cost }) => value > nothing && meets(result, cost));
  const rank = rankOf(markOf(result));
  const reign = king === undefined || rank < LOWEST_RANK ? -Infinity : (king[rank] as number);
  if (reign > (card?.value ?? nothing)) return KING;
  return card?.action ?? NOTHING;
}

/** The value of this end of the turn. */
export function valueOfTaking(claims: Claims, { character }: Take, result: Faces): number {
  if (character === "king" && claims.king !== undefined)
    return claims.king[rankOf(markOf(result))] as number;
  return claims.cards.find(({ action }) => action.character === character)?.value ?? claims.nothing;
}
