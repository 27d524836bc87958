import type { Ranked } from "@courtly/odds";
import { isFinalRound, toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import type { Plan } from "./plan.ts";
import { cannotWin } from "./turnSolver.ts";

const STAND: Action = { kind: "stand" };
const DECLINE: Action = { kind: "decline" };

/** All actions that are possible now, the best first. */
export function possibleActions(state: State, plan: Plan): readonly Ranked[] {
  const known = legalActions(state, plan);
  return cannotWin(state, () => plan) ? [{ action: DECLINE, value: 0 }, ...known] : known;
}

/** The plan's actions that are legal in the game; in the final round, `stand` replaces `take`. */
export function legalActions(state: State, plan: Plan): readonly Ranked[] {
  const isFinal = isFinalRound(state);
  const known = plan.ranked(state.dice).map(({ action, value }) => ({
    action: isFinal && action.kind === "take" ? STAND : action,
    value,
  }));
  // A plan that left out cards may list no action in the final round, as if the turn were over.
  const all = known.length > 0 ? known : [{ action: STAND, value: plan.value(state.dice) }];
  return withoutWaste(
    all.filter(({ action }) => toCourtTheKing.refusal(state, state.toAct, action) === undefined),
  );
}

/** Removes `take nothing` if the Fool can be taken: the Fool costs nothing, so it is never worse. */
function withoutWaste(known: readonly Ranked[]): readonly Ranked[] {
  const takes = (character: string) => (ranked: Ranked) =>
    ranked.action.kind === "take" && ranked.action.character === character;
  return known.some(takes("fool")) ? known.filter((each) => !takes("nothing")(each)) : known;
}
