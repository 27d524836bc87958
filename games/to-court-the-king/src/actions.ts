import {
  assertNever,
  choices,
  contains,
  type Faces,
  type Refusal,
  type Seat,
} from "@courtly/engine";
import { refusalOfUse, usesOf, type Use } from "./abilities.ts";
import { CHARACTER_IDS, sizeOf, type CharacterId } from "./characters.ts";
import { beats, matches, meets } from "./costs.ts";
import { refuse } from "./refusals.ts";
import { costOf, diceSupply } from "./rules.ts";
import {
  beforeFirstRoll,
  diceInUse,
  handOf,
  isFinalRound,
  owns,
  turnOf,
  unusedBringing,
  type State,
} from "./state.ts";

export type Action =
  | { readonly kind: "roll" }
  | { readonly kind: "decline" }
  | { readonly kind: "aside"; readonly dice: Faces }
  | ({ readonly kind: "use" } & Use)
  | { readonly kind: "take"; readonly character: CharacterId | "nothing" }
  | { readonly kind: "stand" };

const ROLL: Action = { kind: "roll" };
const DECLINE: Action = { kind: "decline" };
const STAND: Action = { kind: "stand" };
const TAKE_NOTHING: Action = { kind: "take", character: "nothing" };

/** Each legal action once: roll (and decline), set-asides, uses, acquisitions, standing. */
export function actionsOf(state: State, seat: Seat): readonly Action[] {
  const turn = turnOf(state);
  if (turn.kind !== "decide" || turn.seat !== seat) return [];
  const candidates: readonly Action[] = [
    ...(isHopeless(state) ? [DECLINE, ROLL] : [ROLL, DECLINE]), // K24
    ...choices(state.dice.active).map((dice): Action => ({ kind: "aside", dice })),
    ...CHARACTER_IDS.flatMap((id) =>
      usesOf(state, id).map((use): Action => ({ kind: "use", ...use })),
    ),
    ...CHARACTER_IDS.map((character): Action => ({ kind: "take", character })),
    TAKE_NOTHING,
    STAND,
  ];
  return candidates.filter((action) => refusalOfAction(state, seat, action) === undefined);
}

export function refusalOfAction(state: State, _seat: Seat, action: Action): Refusal | undefined {
  switch (action.kind) {
    case "roll":
      return refusalOfRoll(state);
    case "aside":
      return refusalOfAside(state, action.dice);
    case "use":
      return refusalOfUse(state, action);
    case "take":
      return refusalOfTake(state, action.character);
    case "stand":
      return refusalOfStand(state);
    case "decline":
      return refusalOfDecline(state);
    default:
      return assertNever(action);
  }
}

function refusalOfRoll({ dice }: State): Refusal | undefined {
  if (beforeFirstRoll(dice)) return undefined;
  if (dice.active.length === 0) return refuse("noActiveDice");
  return dice.mayRoll ? undefined : refuse("mustSetAside");
}

function refusalOfAside(state: State, dice: Faces): Refusal | undefined {
  const { active } = state.dice;
  if (beforeFirstRoll(state.dice)) return refuse("rollFirst");
  if (dice.length === 0) return refuse("noDiceNamed");
  return contains(active, dice) ? undefined : refuse("notActive", { dice, active });
}

function refusalOfTake(state: State, character: CharacterId | "nothing"): Refusal | undefined {
  const { active } = state.dice;
  if (isFinalRound(state)) return refuse("finalRoundTake");
  if (beforeFirstRoll(state.dice)) return refuse("rollFirst");
  if (active.length > 0) return refuse("diceStillActive", { active });
  return character === "nothing" ? undefined : refusalOfCard(state, character);
}

/** Why this card cannot be acquired with the dice that are set aside now; ignores active dice. */
export function refusalOfCard(state: State, character: CharacterId): Refusal | undefined {
  const hand = handOf(state, state.toAct);
  const { rules, court } = state;
  const cost = costOf(rules, character);
  if (cost.kind === "withKing") return refuse("queenComesAlong");
  if (cost.kind === "turnedFool") return owns(hand, "fool") ? undefined : refuse("noFoolToTurn");
  if (character === "king" && state.ending !== undefined) return refuse("kingClaimed");
  if (owns(hand, character))
    return character === "fool" ? refuse("foolFaceUp") : refuse("ownedAlready", { character });
  if (court[character] === 0) return refuse("noneLeft", { character });
  const result = state.dice.aside;
  return meets(result, cost) ? undefined : refuse("costNotMet", { character, rules, result });
}

function refusalOfStand(state: State): Refusal | undefined {
  const { active } = state.dice;
  if (!isFinalRound(state)) return refuse("standInFinalRound");
  if (beforeFirstRoll(state.dice)) return refuse("standAfterRolling");
  return active.length > 0 ? refuse("diceStillActive", { active }) : undefined;
}

function refusalOfDecline(state: State): Refusal | undefined {
  if (!isFinalRound(state)) return refuse("declineInFinalRound");
  return beforeFirstRoll(state.dice) ? undefined : refuse("declineBeforeRolling");
}

/** K24: whether the player cannot reach the mark, even with sixes on all the dice they could get. */
export function isHopeless(state: State): boolean {
  const { ending, toAct, rules, dice } = state;
  if (ending === undefined || !isFinalRound(state)) return false;
  const reach = diceInUse(state) + sizeOf(unusedBringing(handOf(state, toAct), dice.used));
  const sixes = { count: Math.min(diceSupply(rules), reach), face: 6 } as const;
  return toAct === ending.claim.seat ? !matches(sixes, ending.best) : !beats(sixes, ending.best);
}
