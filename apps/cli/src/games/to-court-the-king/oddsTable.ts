import type { Chance, Goal } from "@courtly/odds";
import { costOf, type Rules } from "@courtly/to-court-the-king";
import { aligned } from "../../play/layout.ts";
import type { Speech } from "../../speech.ts";
import type { KingTableWords } from "./words/en.ts";

/** A goal and its chance. */
export interface Odd {
  readonly goal: Goal;
  readonly chance: Chance;
}

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
  const rows = odds.map(({ goal, chance }) => [
    ...goalCells(goal, rules, speech),
    bar(chance.atLeast),
    chance.exact ? percent(chance.atLeast, words) : words.atLeast(percent(chance.atLeast, words)),
  ]);
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

/** The largest error of rounding in a chance that is certain. */
const ROUNDING = 1e-12;

/** A chance in per cent. Never shows 100 % or 0 % for a chance that is only close to it. */
function percent(p: number, words: KingTableWords["odds"]): string {
  const text = (p * 100).toFixed(2);
  if (text === "100.00" && p < 1 - ROUNDING) return words.over(words.percent("99.99"));
  if (text === "0.00" && p > 0) return words.under(words.percent("0.01"));
  return words.percent(text);
}
