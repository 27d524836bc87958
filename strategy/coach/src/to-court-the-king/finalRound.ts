import type { AdviceLine } from "@courtly/bots/advice";
import type { Odds } from "@courtly/odds";
import { beats, markOf, matches, type Mark, type State } from "@courtly/to-court-the-king";
import { diceAfter, stepsAt } from "./turnOdds.ts";

/** A smaller rise of the chance to reach the mark is not a reason. */
const LIFT_MIN = 0.005;

type Chance = Odds["chance"];

/** A reason in the final round, in which a turn only has to reach the mark. */
export type FinalReason =
  /** The chance to reach the mark; `instead` is the chance with the next best line, if that is lower. */
  | {
      readonly kind: "toMark";
      readonly need: "match" | "beat";
      readonly mark: Mark;
      /** The most equal dice that are kept; `undefined` if no two are equal. */
      readonly kept: Mark | undefined;
      readonly chance: number;
      readonly instead: number | undefined;
    }
  /** The line ends the turn with a result that reaches the mark, or with one that does not. */
  | {
      readonly kind: "reached" | "missed";
      readonly result: Mark;
      readonly mark: Mark;
    }
  /** No dice could reach the mark. */
  | { readonly kind: "hopeless"; readonly mark: Mark };

/**
 * The reason for a line in the final round; `undefined` in other rounds, or if the chance is not known exactly.
 * @param chance the chance to reach the mark after the line, if it rolls
 * @param instead the same after the next best line
 */
export function finalReason(
  state: State,
  line: Pick<AdviceLine, "steps"> | undefined,
  {
    chance,
    instead,
  }: { readonly chance?: Chance | undefined; readonly instead?: Chance | undefined },
): FinalReason | undefined {
  const { ending, toAct } = state;
  if (ending === undefined || line === undefined) return undefined;
  const need = toAct === ending.claim.seat ? "match" : "beat";
  const mark = { count: ending.best.count, face: ending.best.face };
  const last = stepsAt(state, line.steps).at(-1);
  if (last?.action.kind === "decline") return { kind: "hopeless", mark };
  const dice = diceAfter(state, line.steps);
  if (dice === undefined) {
    const { aside, active } = last?.before.dice ?? state.dice;
    const more = last?.action.kind === "aside" ? last.action.dice : active;
    const result = markOf([...aside, ...more]);
    const isReached = need === "match" ? matches(result, mark) : beats(result, mark);
    return { kind: isReached ? "reached" : "missed", result, mark };
  }
  if (chance?.exact !== true) return undefined;
  const kept = markOf(dice.aside);
  const isLifted = instead?.exact === true && chance.atLeast - instead.atLeast >= LIFT_MIN;
  return {
    kind: "toMark",
    need,
    mark,
    kept: kept.count > 1 ? kept : undefined,
    chance: chance.atLeast,
    instead: isLifted ? instead.atLeast : undefined,
  };
}
