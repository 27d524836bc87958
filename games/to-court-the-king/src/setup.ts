import type { Seat } from "@courtly/engine";
import { settled } from "./apply.ts";
import { CHARACTER_IDS, NOBODY, type CharacterId } from "./characters.ts";
import type { Rules } from "./rules.ts";
import {
  copiesInCourt,
  finalRoundSeats,
  FRESH_DICE,
  fullCourt,
  hasWonAlready,
  isFinalRound,
  owns,
  type Hand,
  type State,
} from "./state.ts";

/** A state without the players, rules and start seat, which the setup has itself. */
export type Position = Pick<
  State,
  "hands" | "court" | "round" | "toAct" | "dice" | "ending" | "winner"
>;

export interface Setup {
  readonly players: number;
  readonly rules: Rules;
  readonly start: Seat;
  /** Undefined for the opening. */
  readonly position?: Position | undefined;
}

export function openingOf({ players, rules, start }: Setup): State {
  const emptyHand: Hand = { cards: NOBODY, charlatans: 0 };
  return {
    players,
    rules,
    hands: Array.from({ length: players }, () => emptyHand),
    court: fullCourt(players, rules),
    round: 1,
    start,
    toAct: start,
    dice: FRESH_DICE,
    ending: undefined,
    winner: undefined,
  };
}

/** Starts a game and makes the automatic steps that are due in its position. */
export function startOf(setup: Setup): State {
  const state = { ...openingOf(setup), ...setup.position };
  return hasWonAlready(state) ? { ...state, winner: state.toAct } : settled(state);
}

export function positionOf(state: State): Setup {
  const { players, rules, start, hands, court, round, toAct, dice, ending, winner } = state;
  return { players, rules, start, position: { hands, court, round, toAct, dice, ending, winner } };
}

/** The first seat of the current round. */
export function firstToAct(state: State): Seat {
  const { ending, start } = state;
  if (ending === undefined || !isFinalRound(state)) return start;
  return finalRoundSeats(state, ending.claim.seat)[0] as Seat;
}

/** Copies of a character among the players' cards; a Charlatan is a Fool's card. */
export function copiesDealt(hands: readonly Hand[], id: CharacterId): number {
  return hands.reduce(
    (copies, hand) =>
      copies +
      (owns(hand, id) && id !== "charlatan" ? 1 : 0) +
      (id === "fool" ? hand.charlatans : 0),
    0,
  );
}

/** The full court without the cards in the given hands. */
export function courtWithout(
  hands: readonly Hand[],
  players: number,
  rules: Rules,
): State["court"] {
  return Object.fromEntries(
    CHARACTER_IDS.map((id) => [id, copiesInCourt(id, players, rules) - copiesDealt(hands, id)]),
  ) as State["court"];
}
