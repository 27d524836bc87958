import type { Advice, AdviceLine } from "@courtly/bots/advice";
import { FACES, type Face, type Faces } from "@courtly/engine";
import { markOf, toCourtTheKing, type CharacterId, type State } from "@courtly/to-court-the-king";
import { compareChances, isLittleMore, type ChanceComparison } from "../chances.ts";
import { stepsAt, type StepAt } from "./turnOdds.ts";

/** A decision, and the advice that is shown for it. */
export interface Shown extends Pick<Advice, "lines" | "chanceAfter"> {
  readonly state: State;
}

/** The best line compared with another one. */
export type Comparison =
  | ChanceComparison<StepAt>
  /** To end the turn with this card is as good as the roll. */
  | { readonly kind: "mayStop"; readonly card: CharacterId }
  /** A step towards another card, which is as good. */
  | { readonly kind: "elsewhere"; readonly next: StepAt; readonly card: CharacterId }
  /**
   * Equal dice that the next step does not keep, or as many other dice for the same card, and the chances to win with
   * them and with the best line. `isLow`: they are lower than the kept ones, and a low King is easier to beat.
   */
  | {
      readonly kind: "apart";
      readonly dice: Faces;
      readonly win: number;
      readonly best: number;
      readonly isAsGood: boolean;
      readonly isLow: boolean;
    };

/**
 * Compares the next step with the best other one: a line that begins with the same step is no choice at this moment.
 * @param otherGoal the card that another line rolls for, if it is not the goal of the best one; without it goals are unknown
 */
export function compareSteps(
  shown: Shown,
  otherGoal?: (other: AdviceLine) => CharacterId | undefined,
): readonly Comparison[] {
  const { state, lines } = shown;
  const apart = apartOf(shown);
  const [best, ...others] = lines;
  const other = others.find(({ steps }) => steps[0] !== best?.steps[0]);
  if (best === undefined || other === undefined) return apart;
  const isAsGood = isLittleMore(best.chance, other.chance);
  if (isAsGood && cardTaken(best) === undefined) {
    const card = cardTaken(other);
    if (card !== undefined && card !== "nothing") return [...apart, { kind: "mayStop", card }];
    const goal = otherGoal?.(other);
    const [next] = stepsAt(state, other.steps);
    if (goal !== undefined && next !== undefined)
      return [...apart, { kind: "elsewhere", next, card: goal }];
    // Fewer or more dice for the same card, or a card that is called earlier, are no choice that matters.
    if (otherGoal !== undefined) return apart.length > 0 ? apart : asManyOthers(best, other);
  }
  // The same card with other dice has the same words.
  const [step, next] = [best, other].map(({ steps }) => stepsAt(state, steps)[0]?.action);
  if (step?.kind === "use" && next?.kind === "use" && step.character === next.character)
    return apart;
  // Equal dice that are told with both chances are not compared again.
  const kept = keptBy(other.steps[0] ?? "") ?? [];
  if (apart.some(({ dice }) => isWithin(dice, kept))) return apart;
  return [...apart, ...compareChances([best, other], stepsAt(state, other.steps)[0])];
}

/**
 * The most equal dice that the line breaks or rolls again, perhaps after a called card; of as many, those that would win
 * most if they were kept.
 */
function apartOf({
  state,
  lines: [best],
  chanceAfter = {},
}: Shown): readonly Extract<Comparison, { kind: "apart" }>[] {
  const kept = best?.steps.flatMap((step) => [keptBy(step) ?? []]).find(({ length }) => length > 0);
  if (best === undefined || kept === undefined) return [];
  const others = Object.entries(chanceAfter).flatMap(([step, win]) => {
    const dice = keptBy(step);
    return dice === undefined ? [] : [{ dice, win }];
  });
  const apart = FACES.flatMap((face) => {
    const dice = state.dice.active.filter((die) => die === face);
    const isKept = kept.filter((die) => die === face).length > 1;
    if (dice.length < 2 || isKept) return [];
    // A step that keeps them too, beside all dice of the next step, is no choice between them.
    const together = others.filter(
      (other) =>
        isWithin(dice, other.dice) && (kept.includes(face) || !areAllWithin(kept, other.dice)),
    );
    return together.length === 0 ? [] : { dice, win: Math.max(...together.map(({ win }) => win)) };
  });
  const [most] = apart.toSorted((a, b) => b.dice.length - a.dice.length || b.win - a.win);
  if (most === undefined) return [];
  const isAsGood = isLittleMore(best.chance, most.win);
  return [{ kind: "apart", ...most, best: best.chance, isAsGood, isLow: false }];
}

/** Tells of low equal dice that they are easier to beat, for a roll that is for the King. */
export function withLowDice(comparison: Comparison, { state, lines: [best] }: Shown): Comparison {
  if (comparison.kind !== "apart" || comparison.isAsGood) return comparison;
  const kept = keptBy(best?.steps[0] ?? "") ?? [];
  const { face } = markOf([...state.dice.aside, ...kept]);
  return { ...comparison, isLow: (comparison.dice[0] ?? face) < face };
}

function areAllWithin(dice: Faces, others: Faces): boolean {
  const countIn = (all: Faces, face: Face) => all.filter((die) => die === face).length;
  return FACES.every((face) => countIn(others, face) >= countIn(dice, face));
}

/** As many other dice, which another line keeps with the same chance. */
function asManyOthers(
  best: AdviceLine,
  other: AdviceLine,
): readonly Extract<Comparison, { kind: "apart" }>[] {
  const [kept, dice] = [best, other].map(({ steps }) => keptBy(steps[0] ?? ""));
  if (dice === undefined || dice.length !== kept?.length) return [];
  const told = { dice, win: other.chance, best: best.chance };
  return [{ kind: "apart", ...told, isAsGood: true, isLow: false }];
}

/** Whether a step keeps these equal dice. */
function isWithin(equal: Faces, kept: Faces): boolean {
  return kept.filter((die) => die === equal[0]).length === equal.length;
}

/** The dice that a step keeps. */
function keptBy(step: string): Faces | undefined {
  const action = toCourtTheKing.notation.action.read(step);
  return action.ok && action.value.kind === "aside" ? action.value.dice : undefined;
}

/** The card that a line takes without another roll. */
export function cardTaken({ steps }: AdviceLine): CharacterId | "nothing" | undefined {
  const action = toCourtTheKing.notation.action.read(steps.at(-1) ?? "");
  return action.ok && action.value.kind === "take" ? action.value.character : undefined;
}
