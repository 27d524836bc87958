import type { Chance, Goal } from "@courtly/odds";
import { costOf, type Rules } from "@courtly/to-court-the-king";
import { aligned } from "../../play/layout.ts";
import { percent } from "../../play/percent.ts";
import type { Speech } from "../../speech.ts";

/** A goal and its chance. */
export interface Odd {
  readonly goal: Goal;
  readonly chance: Chance;
}

/** The decimals of odds in per cent: they are exact. */
const DECIMALS = 2;

interface Drawn {
  readonly rules: Rules;
  readonly width: number;
  readonly speech: Speech;
}

/** A table of odds for people: the goal, a bar and the percentage. */
export function oddsTable(
  odds: readonly Odd[],
  { rules, width, speech }: Drawn,
): readonly string[] {
  const { odds: words } = speech.kingTable;
  const rows = odds.map(({ goal, chance }) => {
    const said = percent(chance.atLeast, DECIMALS, speech.table);
    return [
      ...goalCells(goal, rules, speech),
      bar(chance.atLeast),
      chance.exact ? said : words.atLeast(said),
    ];
  });
  return [
    ...aligned(rows, { width, breakable: [1], numbers: [3] }),
    ...(odds.every(({ chance }) => chance.exact) ? [] : ["", words.atLeastNote]),
  ];
}

function goalCells(
  goal: Goal,
  rules: Rules,
  { king, kingTable }: Speech,
): readonly [string, string] {
  if (goal.kind === "cost")
    return [king.names[goal.character], king.cost(costOf(rules, goal.character))];
  if (goal.kind !== "mark") return ["", ""];
  const { mark, need } = goal;
  const { betterThan, orBetter } = kingTable.odds;
  const words = need === "beat" ? betterThan(king.mark(mark)) : orBetter(king.mark(mark));
  return [`${mark.count}x${mark.face}`, words];
}

const BAR_CHARS = 20;

function bar(p: number): string {
  const full = Math.round(p * BAR_CHARS);
  return "█".repeat(full) + "░".repeat(BAR_CHARS - full);
}
