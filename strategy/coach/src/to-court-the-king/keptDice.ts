import type { AdviceLine } from "@courtly/bots/advice";
import type { Face, Faces } from "@courtly/engine";
import {
  CHARACTERS,
  costOf,
  diceInUse,
  diceSupply,
  handOf,
  markOf,
  members,
  unusedBringing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { gapOf, type Gap } from "./gaps.ts";
import { diceAfter, stepsAt, type StepAt } from "./turnOdds.ts";

/** Why a line keeps these dice and rolls the others. */
export type KeptDice =
  /** A card that can bring one more die of the kept value. */
  | { readonly kind: "adds"; readonly card: CharacterId; readonly face: Face }
  /** The dice that the aim needs beside the kept ones. */
  | { readonly kind: "gap"; readonly gap: Gap }
  /** K6: one die must be kept; it matches no other, and the rest is rolled again. */
  | { readonly kind: "one" }
  /** The die that a called card brings is rolled with the others. */
  | { readonly kind: "joins"; readonly card: CharacterId };

/**
 * The reasons for the kept dice of a line that rolls, the most important first.
 * @param aim the card that the roll is for; `undefined` in the final round, where only equal dice count
 */
export function keptDice(
  state: State,
  line: Pick<AdviceLine, "steps">,
  aim: CharacterId | undefined,
): readonly KeptDice[] {
  const steps = stepsAt(state, line.steps);
  const after = diceAfter(state, line.steps);
  if (after === undefined) return [];
  const { aside } = after;
  const kept = steps.flatMap(({ action }) => (action.kind === "aside" ? action.dice : []));
  const gap = aim && gapOf(state, aim, aside);
  const isForSets = aim === undefined || costOf(state.rules, aim).kind === "sets";
  const isOne = isForSets && kept.length === 1 && !matchesAnother(kept, aside);
  const adding = isForSets && isForAlike(state, aim) ? addingCard(state, after.used, aside) : [];
  return [
    ...adding,
    ...(isOne ? [{ kind: "one" } as const] : []),
    ...(gap === undefined || isOne || kept.length === 0 ? [] : [{ kind: "gap", gap } as const]),
    ...joining(steps, kept),
  ];
}

function isForAlike({ rules }: State, aim: CharacterId | undefined): boolean {
  const cost = aim && costOf(rules, aim);
  return cost === undefined || (cost.kind === "sets" && cost.sizes.length === 1);
}

/** Whether a newly kept die shows the value of another kept one. */
function matchesAnother(kept: Faces, aside: Faces): boolean {
  return kept.some((face) => aside.filter((die) => die === face).length > 1);
}

/** The unused card that brings another die of the value that most kept dice show. */
function addingCard(state: State, used: State["dice"]["used"], aside: Faces): readonly KeptDice[] {
  if (aside.length === 0 || diceInUse(state) >= diceSupply(state.rules)) return [];
  const countOf = (face: Face) => aside.filter((die) => die === face).length;
  const most = markOf(aside).count;
  for (const card of members(unusedBringing(handOf(state, state.toAct), used))) {
    const { ability } = CHARACTERS[card];
    if (ability.kind === "bring" && ability.face !== "any" && countOf(ability.face) === most)
      return [{ kind: "adds", card, face: ability.face }];
  }
  return [];
}

/** The first card of the line that brings a die which is not kept. */
function joining(steps: readonly StepAt[], kept: Faces): readonly KeptDice[] {
  for (const { action } of steps) {
    if (action.kind !== "use") continue;
    const { ability } = CHARACTERS[action.character];
    if (ability.kind !== "bring") continue;
    const face = ability.face === "any" ? action.to[0] : ability.face;
    if (face === undefined || !kept.includes(face))
      return [{ kind: "joins", card: action.character }];
  }
  return [];
}
