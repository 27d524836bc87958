import type { AdviceLine } from "@courtly/bots/advice";
import {
  beats,
  finalRoundSeats,
  markOf,
  matches,
  type Mark,
  type State,
} from "@courtly/to-court-the-king";
import { diceAfter, stepsAt } from "./turnOdds.ts";

/** A reason in the final round, in which a turn only has to reach the mark. `later` players roll after this one. */
export type FinalReason =
  /** The mark, and the dice that are kept for it. */
  | {
      readonly kind: "toMark";
      readonly need: "match" | "beat";
      readonly mark: Mark;
      /** The most equal dice that are kept; `undefined` if no two are equal. */
      readonly kept: Mark | undefined;
      /** The dice of that value that are still needed, and the dice that are rolled. */
      readonly more: number;
      readonly rolls: number;
      readonly later: number;
    }
  /** The line ends the turn with a result that reaches the mark, or with one that does not. */
  | {
      readonly kind: "reached";
      readonly result: Mark;
      readonly mark: Mark;
      readonly later: number;
    }
  | { readonly kind: "missed"; readonly result: Mark; readonly mark: Mark }
  /** No dice could reach the mark. */
  | { readonly kind: "hopeless"; readonly mark: Mark };

/** The reason for a line in the final round; `undefined` in other rounds. */
export function finalReason(
  state: State,
  line: Pick<AdviceLine, "steps"> | undefined,
): FinalReason | undefined {
  const { ending, toAct } = state;
  if (ending === undefined || line === undefined) return undefined;
  const need = toAct === ending.claim.seat ? "match" : "beat";
  const mark = { count: ending.best.count, face: ending.best.face };
  const seats = finalRoundSeats(state, ending.claim.seat);
  const later = seats.length - 1 - seats.indexOf(toAct);
  const last = stepsAt(state, line.steps).at(-1);
  if (last?.action.kind === "decline") return { kind: "hopeless", mark };
  const dice = diceAfter(state, line.steps);
  if (dice === undefined) {
    const { aside, active } = last?.before.dice ?? state.dice;
    const more = last?.action.kind === "aside" ? last.action.dice : active;
    const result = markOf([...aside, ...more]);
    const isReached = need === "match" ? matches(result, mark) : beats(result, mark);
    return isReached ? { kind: "reached", result, mark, later } : { kind: "missed", result, mark };
  }
  const most = markOf(dice.aside);
  const kept = most.count > 1 ? most : undefined;
  const more = kept === undefined ? 0 : diceToMark(kept, mark, need);
  return { kind: "toMark", need, mark, kept, more, rolls: dice.rolling, later };
}

/** K22, K23: how many more equal dice a result needs. */
function diceToMark({ count, face }: Mark, mark: Mark, need: "match" | "beat"): number {
  const reaches = need === "match" ? face >= mark.face : face > mark.face;
  return Math.max(0, mark.count + (reaches ? 0 : 1) - count);
}
