import type { AdviceLine } from "@courtly/bots/advice";
import type { Face } from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  diceInUse,
  diceSupply,
  firstRollDice,
  handOf,
  includes,
  owns,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { isOpen } from "./turnOdds.ts";

/** The benefit of a card in later turns. */
export type Help =
  /** The King: his result is the mark of the final round. */
  | { readonly kind: "mark" }
  | { readonly kind: "anotherTry" }
  /** Changes dice, so that they match more easily. */
  | { readonly kind: "matching" }
  /** More dice in a turn: `dice` instead of `before`. `isAtWill` if the player chooses when. */
  | {
      readonly kind: "dice";
      readonly isAtWill: boolean;
      readonly dice: number;
      readonly before: number;
    };

export function helpOf(state: State, id: CharacterId): Help {
  const { kind } = CHARACTERS[id].ability;
  if (kind === "endsTheGame") return { kind: "mark" };
  if (kind === "reroll") return { kind: "anotherTry" };
  if (kind !== "firstRoll" && kind !== "bring") return { kind: "matching" };
  return {
    kind: "dice",
    isAtWill: kind === "bring",
    dice: diceWith(state, id),
    before: diceWith(state),
  };
}

/** Whether the card adds dice that are still lacking for the King. */
export function helpsTowardsKing(state: State, id: CharacterId): boolean {
  const cost = costOf(state.rules, "king");
  const asked = cost.kind === "sets" ? (cost.sizes[0] ?? 0) : 0;
  return diceOf(id) > 0 && isOpen(state, "king") && diceWith(state) < asked;
}

/** K5, K12: the dice that a turn can have with this hand and one more card. */
function diceWith(state: State, card?: CharacterId): number {
  const hand = handOf(state, state.toAct);
  const brought = CHARACTER_IDS.filter(
    (id) => owns(hand, id) && CHARACTERS[id].ability.kind === "bring",
  ).length;
  const more = card === undefined ? 0 : diceOf(card);
  return Math.min(diceSupply(state.rules), firstRollDice(hand, state.rules) + brought + more);
}

function diceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  if (ability.kind === "firstRoll") return ability.dice;
  return ability.kind === "bring" ? 1 : 0;
}

/** A card that was not used yet and can bring one more die of the value that the line collects. */
export interface SavedCard {
  readonly card: CharacterId;
  readonly face: Face;
}

/** The first saved card, if the aim needs equal dice. */
export function savedCard(
  state: State,
  { steps }: AdviceLine,
  aim: CharacterId,
): SavedCard | undefined {
  const asked = costOf(state.rules, aim);
  const isAlike = asked.kind === "sets" && asked.sizes.length === 1;
  if (!isAlike || diceInUse(state) >= diceSupply(state.rules)) return undefined;
  const actions = steps.flatMap((text) => {
    const action = toCourtTheKing.notation.action.read(text);
    return action.ok ? action.value : [];
  });
  const kept = [
    ...state.dice.aside,
    ...actions.flatMap((action) => (action.kind === "aside" ? action.dice : [])),
  ];
  const countOf = (face: Face) => kept.filter((die) => die === face).length;
  const most = Math.max(1, ...kept.map(countOf));
  const isUsed = (id: CharacterId) =>
    includes(state.dice.used, id) ||
    actions.some((action) => action.kind === "use" && action.character === id);
  for (const card of CHARACTER_IDS) {
    const { ability } = CHARACTERS[card];
    if (!owns(handOf(state, state.toAct), card) || isUsed(card)) continue;
    if (ability.kind === "bring" && ability.face !== "any" && countOf(ability.face) === most)
      return { card, face: ability.face };
  }
  return undefined;
}
