import { FACES, type Face, type Faces } from "@courtly/engine";
import {
  beforeFirstRoll,
  canBringDie,
  handOf,
  includes,
  isFinalRound,
  isHopeless,
  owns,
  refusalOfCard,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";

/** The behaviour that Page and Squire share: roll, bring dice in, collect one number, take a card. */

export const ROLL: Action = { kind: "roll" };
const DECLINE: Action = { kind: "decline" };
const STAND: Action = { kind: "stand" };
const TAKE_NOTHING: Action = { kind: "take", character: "nothing" };

/** The simple decisions of a turn: roll first, set dice of the favourite number aside, bring dice in. */
export function collect(state: State, favourite: Face): Action | undefined {
  if (beforeFirstRoll(state.dice)) return isHopeless(state) ? DECLINE : ROLL;
  const wanted = state.dice.active.filter((die) => die === favourite);
  return wanted.length > 0 ? keep(wanted) : bringDie(state, favourite);
}

/** The number that most dice show; of equals, the one with more dice set aside, then the higher. */
export function favouriteFace({
  active,
  aside,
}: {
  readonly active: Faces;
  readonly aside: Faces;
}): Face {
  const weights = [0, 0, 0, 0, 0, 0, 0];
  for (const die of active) weights[die] = (weights[die] as number) + 16;
  for (const die of aside) weights[die] = (weights[die] as number) + 17;
  let best: Face = 1;
  for (const face of FACES) if ((weights[face] as number) >= (weights[best] as number)) best = face;
  return best;
}

/** Cards that bring in a die with a fixed number, in the order of their use. */
const BRINGERS = ["bishop", "knight", "pawnbroker", "hunter", "guard", "laborer"] as const;

function bringDie(state: State, favourite: Face): Action | undefined {
  if (!canBringDie(state)) return undefined;
  if (canUse(state, "queen")) return use("queen", [], [favourite]);
  const bringer = BRINGERS.find((id) => canUse(state, id));
  return bringer === undefined ? undefined : use(bringer, [], []);
}

export function canUse({ hands, toAct, dice }: State, id: CharacterId): boolean {
  return owns(hands[toAct] as State["hands"][number], id) && !includes(dice.used, id);
}

export function use(character: CharacterId, from: Faces, to: Faces): Action {
  return { kind: "use", character, from, to };
}

export function keep(dice: Faces): Action {
  return { kind: "aside", dice };
}

/** Takes the first card of the list that the result allows; in the final round, ends the turn. */
export function takeFirst(state: State, cards: readonly CharacterId[]): Action {
  if (isFinalRound(state)) return STAND;
  const hand = handOf(state, state.toAct);
  const card = cards.find(
    (id) => (id === "charlatan" || !owns(hand, id)) && refusalOfCard(state, id) === undefined,
  );
  return card === undefined ? TAKE_NOTHING : { kind: "take", character: card };
}
