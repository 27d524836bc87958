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
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { furtherGap, gapOf, isProgress, type Gap } from "./gaps.ts";
import { chanceOf, isSure, NEARLY_SURE } from "./prospects.ts";
import { diceAfter, stepsAt, type Chances, type StepAt } from "./turnOdds.ts";

/** A card of the hand that can still help: the die that it brings, or that it changes dice. */
export interface Helping {
  readonly card: CharacterId;
  readonly face: Face | "any" | "changes";
}

/** Why a line keeps these dice and rolls the others, or calls a card. */
export type KeptDice =
  /**
   * The dice that a card still needs, among those that are rolled. `card` is named only if it is not
   * the aim; `adds` can bring one of the missing dice; `needsCards` if the rolled dice alone are too few, and then
   * `helping` are the cards of the hand that still bring or change dice.
   */
  | {
      readonly kind: "keeps";
      readonly card: CharacterId | undefined;
      readonly gap: Gap;
      readonly rolls: number;
      readonly adds: CharacterId | undefined;
      readonly needsCards: boolean;
      readonly helping: readonly Helping[];
    }
  /** With the kept dice the roll cannot miss this card, or hardly. */
  | { readonly kind: "pays"; readonly card: CharacterId; readonly isNearly: boolean }
  /** A card that can bring one more die of the kept value. */
  | { readonly kind: "adds"; readonly card: CharacterId; readonly face: Face }
  /** K6: one die must be kept; it matches no other, and the rest is rolled again. */
  | { readonly kind: "one"; readonly rolls: number }
  /** The die that the called card brings is rolled with the others, or kept. */
  | { readonly kind: "joins"; readonly card: CharacterId }
  | { readonly kind: "brings"; readonly card: CharacterId; readonly face: Face }
  /** K17: the called card rolls dice again, for which none has to be kept. */
  | { readonly kind: "rerolls"; readonly card: CharacterId };

interface Kept {
  /** The cards that the dice may be kept for, the aim first; none in the final round, where equal dice count. */
  readonly cards: readonly CharacterId[];
  readonly aim: CharacterId | undefined;
  readonly sure: CharacterId | undefined;
  /** The chances after the roll. */
  readonly chances: Chances;
  /** The step that is shown next: a called card is explained only there. */
  readonly next: Action | undefined;
}

/** The reasons for the kept dice of a line that rolls, the most important first. */
export function keptDice(
  state: State,
  line: Pick<AdviceLine, "steps">,
  { next, ...wanted }: Kept,
): readonly KeptDice[] {
  const steps = stepsAt(state, line.steps);
  const after = diceAfter(state, line.steps);
  if (after === undefined) return [];
  const kept = steps.flatMap(({ action }) => (action.kind === "aside" ? action.dice : []));
  return [
    ...(next === undefined ? [] : useReasons(next, { kept, steps })),
    ...keepReasons(state, { ...wanted, after, kept }),
  ];
}

/** Dice are not explained by a card beside the aim that is less likely than this. */
const WORTH_NAMING = 0.25;

interface After extends Omit<Kept, "next"> {
  readonly after: State["dice"];
  readonly kept: Faces;
}

function keepReasons(
  state: State,
  { cards, aim, sure, chances, after, kept }: After,
): readonly KeptDice[] {
  const { rolling, used } = after;
  // Active dice that a called card does not roll again lie there as if they were kept.
  const aside = [...after.aside, ...after.active];
  if (aside.length === 0) return [];
  const now = kept.length === 0 ? { before: [], kept: aside } : { before: state.dice.aside, kept };
  const added = isForAlike(state, aim) ? addingCard(state, used, aside) : undefined;
  // Only dice that are kept now are explained by it.
  const adding = now.kept.some((face) => face === added?.face) ? added : undefined;
  const card = cards.find(
    (each) =>
      isProgress(state, each, now) && (each === aim || chanceOf(chances, each) >= WORTH_NAMING),
  );
  // A card of the hand that helps the aim is a better reason than a card beside the aim.
  const isBeside = aim !== undefined && card !== aim;
  if (card !== undefined && !(isBeside && adding !== undefined)) {
    const isKingSure = aim === undefined && sure === "king";
    const gap = isKingSure ? furtherGap(aside) : gapOf(state, card, aside);
    if (isKingSure && gap === undefined) return [];
    // The King is sure by cards of the hand too: the dice that he still needs say more.
    const isForSure = card === sure && card !== aim && card !== "king";
    if (gap === undefined || isForSure)
      return chanceOf(chances, card) < NEARLY_SURE
        ? []
        : [{ kind: "pays", card, isNearly: !isSure(chances, card) }];
    const adds = gap.kind === "alike" && adding?.face === gap.face ? adding.card : undefined;
    const named = card === aim || card === "king" ? undefined : card;
    const lacking = "more" in gap ? gap.more - (adds === undefined ? 0 : 1) : 0;
    const needsCards = lacking > rolling;
    const helping = needsCards
      ? [...bringingCards(state, used), ...changingCards(state, used)]
      : [];
    return [{ kind: "keeps", card: named, gap, rolls: rolling, adds, needsCards, helping }];
  }
  if (adding !== undefined) return [{ kind: "adds", ...adding }];
  return cards.length > 0 && kept.length === 1 ? [{ kind: "one", rolls: rolling }] : [];
}

/** Whether the roll is for equal dice of one value, as in the final round. */
function isForAlike({ rules }: State, aim: CharacterId | undefined): boolean {
  const cost = aim && costOf(rules, aim);
  return cost === undefined || (cost.kind === "sets" && cost.sizes.length === 1);
}

/** The unused card that brings another die of the value that most kept dice show. */
function addingCard(state: State, used: State["dice"]["used"], aside: Faces) {
  const countOf = (face: Face) => aside.filter((die) => die === face).length;
  const most = markOf(aside).count;
  for (const { card, face } of bringingCards(state, used))
    if (face !== "any" && countOf(face) === most) return { card, face };
  return undefined;
}

/** The cards of the hand that still bring dice, as long as there are some. */
function bringingCards(
  state: State,
  used: State["dice"]["used"],
): readonly { readonly card: CharacterId; readonly face: Face | "any" }[] {
  if (diceInUse(state) >= diceSupply(state.rules)) return [];
  return members(unusedBringing(handOf(state, state.toAct), used)).flatMap((card) => {
    const { ability } = CHARACTERS[card];
    return ability.kind === "bring" ? [{ card, face: ability.face }] : [];
  });
}

/** The abilities that change the value of dice. */
const CHANGES: ReadonlySet<string> = new Set(["raise", "redistribute", "set"]);

/** The cards of the hand that can still change dice. */
function changingCards(state: State, used: State["dice"]["used"]): readonly Helping[] {
  const called = members(used);
  return members(handOf(state, state.toAct).cards)
    .filter((card) => !called.includes(card) && CHANGES.has(CHARACTERS[card].ability.kind))
    .map((card) => ({ card, face: "changes" }));
}

/** The use of a called card: its die is rolled or kept, or it rolls dice again. */
function useReasons(
  action: Action,
  { kept, steps }: { readonly kept: Faces; readonly steps: readonly StepAt[] },
): readonly KeptDice[] {
  if (action.kind !== "use") return [];
  const { character: card, to } = action;
  const { ability } = CHARACTERS[card];
  if (ability.kind === "reroll") return [{ kind: "rerolls", card }];
  if (ability.kind !== "bring") return [];
  const face = ability.face === "any" ? to[0] : ability.face;
  if (face !== undefined && kept.includes(face)) return [{ kind: "brings", card, face }];
  // Another card changes the die before it is rolled or kept: it is a part of that.
  const isChanged = steps.some(
    (step) =>
      step.action.kind === "use" &&
      step.action.character !== card &&
      face !== undefined &&
      step.action.from.includes(face),
  );
  return isChanged ? [] : [{ kind: "joins", card }];
}

/** The cards of the hand that a line which rolls leaves for later, whatever the dice show then. */
export function waitingCards(
  state: State,
  { steps }: Pick<AdviceLine, "steps">,
): readonly CharacterId[] {
  const after = diceAfter(state, steps);
  if (after === undefined) return [];
  const bringing = bringingCards({ ...state, dice: after }, after.used);
  const used = members(after.used);
  return members(handOf(state, state.toAct).cards).filter((card) => {
    if (used.includes(card)) return false;
    const { ability } = CHARACTERS[card];
    if (ability.kind === "set") return ability.to === "any" || after.aside.length > 0;
    return ability.kind === "reroll" || bringing.some((each) => each.card === card);
  });
}
