import { assert, assertNever, type Faces } from "@courtly/engine";
import {
  beats,
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  markOf,
  matches,
  meets,
  owns,
  type Action,
  type CharacterId,
  type Hand,
  type Mark,
  type ResultCost,
  type Rules,
} from "@courtly/to-court-the-king";
import { fallTable } from "./fallTable.ts";

/** The goal of a turn: it decides how much each result is worth. */
export type Goal =
  /** A result that meets the character's cost, whether or not the card can be taken. */
  | { readonly kind: "cost"; readonly character: CharacterId }
  /** K22, K23: a result that matches this one, or beats it, in the final round. */
  | { readonly kind: "mark"; readonly mark: Mark; readonly need: "match" | "beat" }
  /** A worth for each card: a result is worth the best card that the hand may take with it, or 0 if none. */
  | {
      readonly kind: "cards";
      readonly worth: Readonly<Partial<Record<CharacterId, number>>>;
      /** The worth of claiming the King with this mark, if the mark matters (K19). */
      readonly king?: (mark: Mark) => number;
    }
  /** Any other function of the dice of the result. */
  | { readonly kind: "results"; readonly worth: (result: Faces) => number };

/** The hand of a player, and the rules of the game. */
export interface GoalPlayer {
  readonly hand: Hand;
  readonly rules: Rules;
}

/** Returns, for a number of dice, the worth of every result, indexed by the number of its fall. */
export type Worths = (dice: number) => Float64Array;

export function worthsOf(goal: Goal, player: GoalPlayer): Worths {
  const known: Float64Array[] = [];
  const worths = worthsFor(goal, player);
  return (dice) => (known[dice] ??= worths(dice));
}

function worthsFor(goal: Goal, player: GoalPlayer): Worths {
  const byResult = (worth: (result: Faces) => number) => (dice: number) =>
    Float64Array.from(fallTable(dice).falls, worth);
  switch (goal.kind) {
    case "cost": {
      const cost = resultCost(goal.character, player.rules);
      assert(cost !== undefined, `${goal.character} has a cost that dice can meet`);
      return (dice) => Float64Array.from(meeting(cost, dice));
    }
    case "mark": {
      const reaches = goal.need === "beat" ? beats : matches;
      return byResult((result) => (reaches(markOf(result), goal.mark) ? 1 : 0));
    }
    case "cards":
      return worthsOfCards(goal, player);
    case "results":
      return byResult(goal.worth);
    default:
      return assertNever(goal);
  }
}

const meetings = new Map<string, Uint8Array>();

/** By the number of a fall: 1 if it meets the cost. Cached, because there are few costs and every turn needs them. */
function meeting(cost: ResultCost, dice: number): Uint8Array {
  const key = `${dice} ${JSON.stringify(cost)}`;
  const known = meetings.get(key);
  if (known !== undefined) return known;
  const found = Uint8Array.from(fallTable(dice).falls, (fall) => (meets(fall, cost) ? 1 : 0));
  meetings.set(key, found);
  return found;
}

/** K14: the cost in dice; `undefined` for cards that need more than dice. */
function resultCost(character: CharacterId, rules: Rules): ResultCost | undefined {
  const cost = costOf(rules, character);
  return cost.kind === "turnedFool" || cost.kind === "withKing" ? undefined : cost;
}

const ANYTHING: ResultCost = { kind: "anything" };

/** The cost in dice of a card for this hand; `undefined` if the hand may not take the card (K13, K16, K19). */
function costFor({ hand, rules }: GoalPlayer, character: CharacterId): ResultCost | undefined {
  if (character === "charlatan") return owns(hand, "fool") ? ANYTHING : undefined;
  return owns(hand, character) ? undefined : resultCost(character, rules);
}

type CardsGoal = Extract<Goal, { kind: "cards" }>;

function worthsOfCards({ worth, king }: CardsGoal, player: GoalPlayer): Worths {
  const options = CHARACTER_IDS.flatMap((character) => {
    if (character === "king" && king !== undefined) return [];
    const value = worth[character] ?? 0;
    const cost = costFor(player, character);
    return value > 0 && cost !== undefined ? [{ value, cost }] : [];
  });
  const claim = king === undefined ? undefined : costFor(player, "king");
  return (dice) => {
    const best = new Float64Array(fallTable(dice).falls.length);
    for (const { value, cost } of options)
      for (const [fall, isMet] of meeting(cost, dice).entries())
        if (isMet === 1 && value > (best[fall] as number)) best[fall] = value;
    if (king === undefined || claim === undefined) return best;
    for (const [fall, isMet] of meeting(claim, dice).entries())
      if (isMet === 1)
        best[fall] = Math.max(
          best[fall] as number,
          king(markOf(fallTable(dice).falls[fall] ?? [])),
        );
    return best;
  };
}

/** The characters whose cost depends on the dice: all but Fool, Charlatan and Queen. */
export const COSTS_IN_DICE = CHARACTER_IDS.filter((character) => {
  const { kind } = CHARACTERS[character].cost;
  return kind !== "anything" && kind !== "turnedFool" && kind !== "withKing";
});

/** The worth of an action that ends the turn with this result. Declining to roll gives no result and is worth 0. */
export function worthOfEnding(
  goal: Goal,
  action: Extract<Action, { kind: "take" | "stand" | "decline" }>,
  { result, worth }: { readonly result: Faces; readonly worth: () => number },
): number {
  if (action.kind === "decline") return 0;
  if (goal.kind !== "cards" || action.kind === "stand") return worth();
  if (action.character === "nothing") return 0;
  if (action.character === "king" && goal.king !== undefined) return goal.king(markOf(result));
  return goal.worth[action.character] ?? 0;
}
