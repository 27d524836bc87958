import type { Chance, Goal } from "@courtly/odds";
import { ENGLISH, costOf, type Rules } from "@courtly/to-court-the-king";
import { aligned } from "../layout.ts";

/** A goal and its chance. */
export interface Odd {
  readonly goal: Goal;
  readonly chance: Chance;
}

/** For people: what is wanted, a bar, and per cent. */
export function oddsTable(odds: readonly Odd[], rules: Rules, width: number): readonly string[] {
  const rows = odds.map(({ goal, chance }) => [
    ...goalCells(goal, rules),
    bar(chance.atLeast),
    `${chance.exact ? "" : "at least "}${percent(chance.atLeast)}`,
  ]);
  return [
    ...aligned(rows, { width, breakable: [1], numbers: [3] }),
    ...(odds.every(({ chance }) => chance.exact)
      ? []
      : ["", "'At least': with so many cards only some of them could be counted in."]),
  ];
}

function goalCells(goal: Goal, rules: Rules): readonly [string, string] {
  if (goal.kind === "cost")
    return [ENGLISH.names[goal.character], ENGLISH.cost(costOf(rules, goal.character))];
  if (goal.kind !== "mark") return ["", ""];
  const { mark, need } = goal;
  const words =
    need === "beat" ? `better than ${ENGLISH.mark(mark)}` : `${ENGLISH.mark(mark)} or better`;
  return [`${mark.count}x${mark.face}`, words];
}

const BAR_CHARS = 20;

function bar(p: number): string {
  const full = Math.round(p * BAR_CHARS);
  return "█".repeat(full) + "░".repeat(BAR_CHARS - full);
}

/** What rounding alone may have left of a certainty. */
const ROUNDING = 1e-12;

/** Nothing is called certain, or impossible, that only nearly is. */
function percent(p: number): string {
  const text = (p * 100).toFixed(2);
  if (text === "100.00" && p < 1 - ROUNDING) return "over 99.99 %";
  if (text === "0.00" && p > 0) return "under 0.01 %";
  return `${text} %`;
}
