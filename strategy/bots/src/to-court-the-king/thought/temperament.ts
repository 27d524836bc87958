import type { Goal } from "@courtly/odds";
import type { Mark } from "@courtly/to-court-the-king";
import type { Temperament } from "../../names.ts";

/** The exponent of gains: above 1, rare large gains count for more than their average, below 1 for less. */
const ZEAL: Readonly<Record<Temperament, number>> = { bold: 1.6, cautious: 0.6 };

/** Adjusts a goal to a temperament. */
export function withTemperament(goal: Goal, temperament: Temperament | undefined): Goal {
  if (temperament === undefined || goal.kind !== "cards") return goal;
  const felt = (gain: number) => gain ** ZEAL[temperament];
  const { king } = goal;
  return {
    kind: "cards",
    worth: Object.fromEntries(Object.entries(goal.worth).map(([id, gain]) => [id, felt(gain)])),
    ...(king && { king: (mark: Mark) => felt(king(mark)) }),
  };
}
