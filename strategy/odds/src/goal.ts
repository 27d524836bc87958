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

/** What a turn is played for. */
export type Goal =
  /** A result that meets the character's cost, whether or not the card can be taken. */
  | { readonly kind: "cost"; readonly character: CharacterId }
  /** K22, K23: a result that matches this one, or beats it, in the final round. */
  | { readonly kind: "mark"; readonly mark: Mark; readonly need: "match" | "beat" }
  /** What each card is worth; the best that the hand may take counts, and taking nothing is worth 0. */
  | {
      readonly kind: "cards";
      readonly worth: Readonly<Partial<Record<CharacterId, number>>>;
      /** What claiming the King with this mark is worth, where that matters (K19). */
      readonly king?: (mark: Mark) => number;
    }
  /** Anything else that follows from the dice of the result. */
  | { readonly kind: "results"; readonly worth: (result: Faces) => number };

/** Who plays, and by which rules. */
export interface Player {
  readonly hand: Hand;
  readonly rules: Rules;
}

/** By the number of a fall of so many dice: what a turn that ends with it is worth. */
export type Worths = (dice: number) => Float64Array;

export function worthsOf(goal: Goal, player: Player): Worths {
  const known: Float64Array[] = [];
  const worths = worthsFor(goal, player);
  return (dice) => (known[dice] ??= worths(dice));
}

function worthsFor(goal: Goal, player: Player): Worths {
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

/** By the number of a fall: 1 where it meets the cost. Costs are few and asked for in every turn: worked out once. */
function meeting(cost: ResultCost, dice: number): Uint8Array {
  const key = `${dice} ${JSON.stringify(cost)}`;
  const known = meetings.get(key);
  if (known !== undefined) return known;
  const found = Uint8Array.from(fallTable(dice).falls, (fall) => (meets(fall, cost) ? 1 : 0));
  meetings.set(key, found);
  return found;
}

/** K14: what the dice must show; nothing for cards that ask for more than dice. */
function resultCost(character: CharacterId, rules: Rules): ResultCost | undefined {
  const cost = costOf(rules, character);
  return cost.kind === "turnedFool" || cost.kind === "withKing" ? undefined : cost;
}

const ANYTHING: ResultCost = { kind: "anything" };

/** What the dice must show for a card that this hand may take at all (K13, K16, K19). */
function costFor({ hand, rules }: Player, character: CharacterId): ResultCost | undefined {
  if (character === "charlatan") return owns(hand, "fool") ? ANYTHING : undefined;
  return owns(hand, character) ? undefined : resultCost(character, rules);
}

type Wishes = Extract<Goal, { kind: "cards" }>;

function worthsOfCards({ worth, king }: Wishes, player: Player): Worths {
  const wishes = CHARACTER_IDS.flatMap((character) => {
    if (character === "king" && king !== undefined) return [];
    const value = worth[character] ?? 0;
    const cost = costFor(player, character);
    return value > 0 && cost !== undefined ? [{ value, cost }] : [];
  });
  const claim = king === undefined ? undefined : costFor(player, "king");
  return (dice) => {
    const best = new Float64Array(fallTable(dice).falls.length);
    for (const { value, cost } of wishes)
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

/** The costs that dice can meet or miss: all but Fool, Charlatan and Queen. */
export const COSTS_IN_DICE = CHARACTER_IDS.filter((character) => {
  const { kind } = CHARACTERS[character].cost;
  return kind !== "anything" && kind !== "turnedFool" && kind !== "withKing";
});

/** What an action that ends the turn with this result is worth. Who declines to roll has none. */
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
