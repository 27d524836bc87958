import { rollingCourts, type Action, type Spot } from "@courtly/rolling-courts";
import { pick, type Choice, type MenuWords, type MenuStep } from "../../play/menu.ts";

/** A question that divides the ways to do an action into groups. */
export interface Fork<Way> {
  readonly asks: string;
  readonly by: (way: Way) => string;
  /** The label of one group. */
  readonly label: (ways: readonly [Way, ...Way[]]) => string;
}

export function act(action: Action): MenuStep {
  return { kind: "act", text: rollingCourts.notation.action.write(action) };
}

/** A kind of action in the menu, shown if there is a way to do it. */
interface Kind<Way> {
  /** The label for several ways, and below for a single one. */
  readonly several: (ways: readonly [Way, ...Way[]]) => string;
  readonly one: (way: Way) => string;
  /** The detail for several ways, and below for a single one. */
  readonly detail: string;
  readonly how: (way: Way) => string;
  readonly forks: readonly Fork<Way>[];
}

export function kindChoices<Way extends Action>(
  ways: readonly Way[],
  { several, one, detail, how, forks }: Kind<Way>,
  words: MenuWords,
): readonly Choice[] {
  const [first, ...others] = ways;
  if (first === undefined) return [];
  if (others.length > 0)
    return [{ label: several([first, ...others]), detail, next: ask(ways, forks, words) }];
  return [{ label: one(first), detail: how(first), next: act(first) }];
}

/** Asks until one way is left. Skips questions that have only one answer. */
function ask<Way extends Action>(
  ways: readonly Way[],
  [fork, ...others]: readonly Fork<Way>[],
  words: MenuWords,
): MenuStep {
  if (ways.length === 1 || fork === undefined) return act(ways[0] as Way);
  const groups = [...Map.groupBy(ways, fork.by).values()] as [Way, ...Way[]][];
  if (groups.length === 1) return ask(ways, others, words);
  return pick(
    fork.asks,
    groups.map((group) => ({ label: fork.label(group), next: ask(group, others, words) })),
    words,
  );
}

export function bySpot({ kind, number, space }: Spot): string {
  return `${kind} ${number}:${space}`;
}
