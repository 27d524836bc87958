import { sorted, type Problem } from "@courtly/engine";
import {
  beforeFirstRoll,
  canBringDie,
  CHARACTERS,
  diceInUse,
  isFinalRound,
  isHopeless,
  markOf,
  toCourtTheKing,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { refusalOfUse } from "./calls.ts";
import { takeable } from "./court.ts";
import { wantedUse, type Call, type Situation } from "./gestures.ts";
import type { DieId, Meant } from "./laidDice.ts";
import { isByTaps, movedPips, placed } from "./sharing.ts";
import type { Then } from "../words/values.ts";
import { words } from "../words/index.ts";

/** The effect of a button. */
export type OfferedEffect =
  | { readonly kind: "act"; readonly actions: readonly Action[]; readonly meant: Meant }
  | { readonly kind: "take"; readonly character: CharacterId | "nothing" }
  /** Leads to the court, where one of several cards is chosen. */
  | { readonly kind: "choose" }
  | { readonly kind: "leave" }
  /** None yet; the label says what is missing. */
  | { readonly kind: "not yet"; readonly problem: Problem };

export interface Offer {
  readonly label: string;
  readonly offered: OfferedEffect;
}

/** The buttons of a decision: the main one is the next step, the quiet one is the alternative. */
export interface Offers {
  readonly main: Offer;
  readonly quiet: Offer | undefined;
}

/** The kind of decision that a turn asks for. */
export type Phase = "opening" | "dice" | "claim" | "stand";

export function phaseOf(state: State): Phase {
  if (beforeFirstRoll(state.dice)) return "opening";
  if (state.dice.active.length > 0) return "dice";
  return isFinalRound(state) ? "stand" : "claim";
}

const NOTHING_MEANT: Meant = new Map();
const ROLL: Action = { kind: "roll" };

const doing = (label: string, ...actions: readonly Action[]): Offer => ({
  label,
  offered: { kind: "act", actions, meant: NOTHING_MEANT },
});
const lacking = (label: string, rule?: string): Offer => ({
  label,
  offered: { kind: "not yet", problem: { rule, message: label } },
});

/** The buttons of a situation. `pick` is the card of the lesson or of the coach's best move: it is proposed. */
export function offersOf(situation: Situation, pick?: CharacterId): Offers {
  const { state, call } = situation;
  if (call !== undefined)
    return {
      main: callOffer(situation, call),
      quiet: { label: words().offers.leave(call.character), offered: { kind: "leave" } },
    };
  switch (phaseOf(state)) {
    case "opening":
      return openingOffers(state);
    case "dice":
      return diceOffers(situation);
    case "claim":
      return claimOffers(state, pick);
    case "stand":
      return {
        main: doing(words().offers.standWith(markOf(state.dice.aside)), { kind: "stand" }),
        quiet: undefined,
      };
  }
}

/** The offers before the first roll. A seat that cannot reach the mark is first offered not to roll (K24). */
function openingOffers(state: State): Offers {
  const said = words().offers;
  const roll = doing(said.roll(diceInUse(state)), ROLL);
  if (!isFinalRound(state)) return { main: roll, quiet: undefined };
  const decline = doing(said.doNotRoll, { kind: "decline" });
  return isHopeless(state) ? { main: decline, quiet: roll } : { main: roll, quiet: decline };
}

function diceOffers(situation: Situation): Offers {
  const { state, laid, keep } = situation;
  const said = words().offers;
  const then = afterLast(state);
  const quiet = asideOffer(
    situation,
    laid.active.map(({ id }) => id),
    said.keepAll(then),
  );
  if (keep.length === 0) return { main: rollOffer(state), quiet };
  const rest = laid.active.length - keep.length;
  if (rest === 0) return { main: asideOffer(situation, keep, said.keep(keep.length, then)), quiet };
  return { main: asideOffer(situation, keep, said.keepAndRoll(keep.length, rest), ROLL), quiet };
}

function rollOffer(state: State): Offer {
  const { roll, keepOne } = words().offers;
  const refusal = toCourtTheKing.refusal(state, state.toAct, ROLL);
  return refusal === undefined
    ? doing(roll(state.dice.active.length), ROLL)
    : lacking(keepOne, refusal.rule);
}

/** The next step when no die is active: a card to take, or the end of a turn of the final round. */
function afterLast(state: State): Then {
  if (!isFinalRound(state)) return "claim";
  return canBringDie(state) ? "nothing" : "stand";
}

function asideOffer(
  { laid }: Situation,
  ids: readonly DieId[],
  label: string,
  ...then: readonly Action[]
): Offer {
  const dice = laid.active.filter(({ id }) => ids.includes(id));
  const aside: Action = { kind: "aside", dice: sorted(dice.map(({ face }) => face)) };
  const meant = new Map(dice.map(({ id, face }) => [id, face]));
  return { label, offered: { kind: "act", actions: [aside, ...then], meant } };
}

/** The offer to set the chosen dice aside without a roll: a card may need them there. */
export function putAsideOffer(situation: Situation): Offer | undefined {
  const { state, keep, call } = situation;
  if (keep.length === 0 || call !== undefined || phaseOf(state) !== "dice") return undefined;
  return asideOffer(situation, keep, words().offers.setAside(keep.length));
}

function claimOffers(state: State, pick: CharacterId | undefined): Offers {
  const nothing: Offer = {
    label: words().offers.takeNothing,
    offered: { kind: "take", character: "nothing" },
  };
  const [only, ...others] = takeable(state);
  if (only === undefined) return { main: nothing, quiet: undefined };
  const proposal = pick ?? (others.length === 0 ? only : undefined);
  return { main: claimOffer(proposal), quiet: nothing };
}

/** The offer to take a card; without a proposal, to choose one of several: the button never picks one itself. */
function claimOffer(proposal: CharacterId | undefined): Offer {
  const { take, chooseCard } = words().offers;
  return proposal === undefined
    ? { label: chooseCard, offered: { kind: "choose" } }
    : { label: take(proposal), offered: { kind: "take", character: proposal } };
}

function callOffer(situation: Situation, call: Call): Offer {
  const { chooseDie, chooseValue } = words().offers;
  if (call.kind === "value") return lacking(chooseValue);
  if (call.kind === "die") return lacking(call.die === undefined ? chooseDie : chooseValue);
  const label = call.kind === "dice" ? diceLabel(call) : pipsLabel(situation, call);
  const wanted = wantedUse(situation);
  if (wanted === undefined || label.isMissing) return lacking(label.words);
  const { use, meant } = wanted;
  const refusal = refusalOfUse(situation.state, use);
  if (refusal !== undefined)
    return { label: label.words, offered: { kind: "not yet", problem: refusal } };
  return {
    label: label.words,
    offered: { kind: "act", actions: [{ kind: "use", ...use }], meant },
  };
}

interface Label {
  readonly words: string;
  readonly isMissing: boolean;
}

const missing = (label: string): Label => ({ words: label, isMissing: true });
const ready = (label: string): Label => ({ words: label, isMissing: false });

function diceLabel({ chosen, character }: Extract<Call, { kind: "dice" }>): Label {
  const { ability } = CHARACTERS[character];
  const said = words().offers;
  if (ability.kind === "raise")
    return chosen.length === 0
      ? missing(said.chooseToRaise)
      : ready(said.raise(chosen.length, ability.pipsMin));
  return chosen.length === 0 ? missing(said.chooseToReroll) : ready(said.reroll(chosen.length));
}

function pipsLabel(situation: Situation, call: Extract<Call, { kind: "pips" }>): Label {
  const said = words().offers;
  const moved = movedPips(situation, call);
  if (isByTaps(call)) {
    if (moved === 0)
      return missing(call.source === undefined ? said.chooseGiver : said.chooseTaker);
    return ready(said.movePips(moved));
  }
  if (call.chosen.length < 2) return missing(said.chooseTwoOrThree);
  const { lying, now } = placed(situation, call);
  if (now !== lying) return missing(said.placed(now, lying));
  return moved === 0 ? missing(said.moveSome) : ready(said.sharePips(lying));
}
