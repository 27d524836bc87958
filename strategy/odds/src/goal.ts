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

/** What a turn is played for. */
export type Goal =
  /** A result that meets the character's cost, whether or not the card can be taken. */
  | { readonly kind: "cost"; readonly character: CharacterId }
  /** K22, K23: a result that matches this one, or beats it, in the final round. */
  | { readonly kind: "mark"; readonly mark: Mark; readonly need: "match" | "beat" }
  /** What each card is worth; the best that the hand may take counts, and taking nothing is worth 0. */
  | { readonly kind: "cards"; readonly worth: Readonly<Partial<Record<CharacterId, number>>> }
  /** Anything else that follows from the dice of the result. */
  | { readonly kind: "results"; readonly worth: (result: Faces) => number };

/** Who plays, and by which rules. */
export interface Player {
  readonly hand: Hand;
  readonly rules: Rules;
}

export type Worth = (result: Faces) => number;

/** What a turn that ends with these dice is worth. */
export function worthOf(goal: Goal, player: Player): Worth {
  switch (goal.kind) {
    case "cost": {
      const cost = resultCost(goal.character, player.rules);
      assert(cost !== undefined, `${goal.character} has a cost that dice can meet`);
      return (result) => (meets(result, cost) ? 1 : 0);
    }
    case "mark": {
      const reaches = goal.need === "beat" ? beats : matches;
      return (result) => (reaches(markOf(result), goal.mark) ? 1 : 0);
    }
    case "cards":
      return worthOfCards(goal.worth, player);
    case "results":
      return goal.worth;
    default:
      return assertNever(goal);
  }
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

function worthOfCards(worth: Extract<Goal, { kind: "cards" }>["worth"], player: Player): Worth {
  const wishes = CHARACTER_IDS.flatMap((character) => {
    const value = worth[character] ?? 0;
    const cost = costFor(player, character);
    return value > 0 && cost !== undefined ? [{ value, cost }] : [];
  }).sort((a, b) => b.value - a.value);
  return (result) => wishes.find(({ cost }) => meets(result, cost))?.value ?? 0;
}

/** The costs that dice can meet or miss: all but Fool, Charlatan and Queen. */
export const COSTS_IN_DICE = CHARACTER_IDS.filter((character) => {
  const { kind } = CHARACTERS[character].cost;
  return kind !== "anything" && kind !== "turnedFool" && kind !== "withKing";
});

/** What an action that ends the turn is worth. Who declines to roll has no result. */
export function worthOfEnding(
  goal: Goal,
  action: Extract<Action, { kind: "take" | "stand" | "decline" }>,
  worth: () => number,
): number {
  if (action.kind === "decline") return 0;
  if (goal.kind !== "cards" || action.kind === "stand") return worth();
  return action.character === "nothing" ? 0 : (goal.worth[action.character] ?? 0);
}
