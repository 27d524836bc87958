import type { Advice, AdviceLine } from "@courtly/bots/advice";
import { toCourtTheKing, type CharacterId, type State } from "@courtly/to-court-the-king";
import { compareChances, LITTLE, type ChanceComparison } from "../chances.ts";
import { stepsAt, type StepAt } from "./turnOdds.ts";

/** A decision, and the advice that is shown for it. */
export interface Shown extends Pick<Advice, "lines"> {
  readonly state: State;
}

/** The best line compared with another one. */
export type Comparison =
  | ChanceComparison<StepAt>
  /** To end the turn with this card is as good as the roll. */
  | { readonly kind: "mayStop"; readonly card: CharacterId };

/**
 * Compares the next step with the best other one: a line that begins with the same step is no choice at this moment.
 * @param isSameGoal whether a line that rolls other dice does so for the same card
 */
export function compareSteps(
  { state, lines }: Shown,
  isSameGoal: (other: AdviceLine) => boolean,
): readonly Comparison[] {
  const [best, ...others] = lines;
  const other = others.find(({ steps }) => steps[0] !== best?.steps[0]);
  if (best === undefined || other === undefined) return [];
  const isAsGood = best.chance - other.chance < LITTLE;
  if (isAsGood && cardTaken(best) === undefined) {
    const card = cardTaken(other);
    if (card !== undefined && card !== "nothing") return [{ kind: "mayStop", card }];
    // Other dice for the same card are no choice that matters.
    if (keepsDice(best) && keepsDice(other) && isSameGoal(other)) return [];
  }
  return compareChances([best, other], stepsAt(state, other.steps)[0]);
}

function keepsDice({ steps: [first = ""] }: AdviceLine): boolean {
  return first.startsWith("aside ");
}

/** The card that a line takes without another roll. */
export function cardTaken({ steps }: AdviceLine): CharacterId | "nothing" | undefined {
  const action = toCourtTheKing.notation.action.read(steps.at(-1) ?? "");
  return action.ok && action.value.kind === "take" ? action.value.character : undefined;
}
