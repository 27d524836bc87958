import {
  left,
  right,
  type ByPlayer,
  type BySeat,
  type Faces,
  NO_DICE,
  type Seat,
  type Turn,
} from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  common,
  COPIES,
  includes,
  NOBODY,
  setOf,
  sizeOf,
  without,
  type ByCharacter,
  type CharacterId,
  type CharacterSet,
} from "./characters.ts";
import type { Mark } from "./costs.ts";
import { diceSupply, type Rules } from "./rules.ts";

/** The cards in front of a player: different characters, and any number of Charlatans (K16). */
export interface Hand {
  readonly cards: CharacterSet;
  readonly charlatans: number;
}

/** The dice of the current turn. Before the first roll none are active, aside or in the air. */
export interface TurnDice {
  readonly active: Faces;
  readonly aside: Faces;
  readonly used: CharacterSet;
  /** K7: a die was set aside since the last roll. */
  readonly mayRoll: boolean;
  /** Dice in the air. */
  readonly rolling: number;
}

/** The mark with which a seat took the King. */
export interface Claim extends Mark {
  readonly seat: Seat;
}

/** The claim of the King (K19), its round, and the best mark since. */
export interface Ending {
  readonly claim: Claim;
  readonly round: number;
  /** K22: the seat that holds the King now, and its mark. */
  readonly best: Claim;
}

export interface State {
  readonly players: number;
  readonly rules: Rules;
  readonly hands: BySeat<Hand>;
  /** Copies left in the court. */
  readonly court: ByCharacter<number>;
  readonly round: number;
  /** The seat that started the round; in the final round, the seat that started the round before. */
  readonly start: Seat;
  readonly toAct: Seat;
  readonly dice: TurnDice;
  readonly ending: Ending | undefined;
  /**
   * K25: `all` if nobody claimed the King by the end of the last round: all share the first place. Of two players also the
   * one whose opponent has resigned.
   */
  readonly winner: Seat | "all" | undefined;
}

export const ROUNDS_MAX = 100; // K25
const FIRST_ROLL_DICE = 3; // K5

export const FRESH_DICE: TurnDice = {
  active: NO_DICE,
  aside: NO_DICE,
  used: NOBODY,
  mayRoll: false,
  rolling: 0,
};

export function turnOf(state: State): Turn {
  if (state.winner !== undefined) return { kind: "over", ranks: ranksOf(state, state.winner) };
  if (state.dice.rolling > 0) return { kind: "roll", seat: state.toAct, dice: state.dice.rolling };
  return { kind: "decide", seat: state.toAct };
}

function ranksOf(state: State, winner: Seat | "all"): ByPlayer<number> {
  return state.hands.map((_, seat) => (winner === "all" || winner === seat ? 1 : 2));
}

export function copiesInCourt(id: CharacterId, players: number, rules: Rules): number {
  if (CHARACTERS[id].cost.kind === "turnedFool") return 0; // it is the back of a Fool
  if (id === "fool" && rules.fools === "players") return players;
  return COPIES[CHARACTERS[id].tier][players - 2] as number;
}

export function fullCourt(players: number, rules: Rules): ByCharacter<number> {
  return Object.fromEntries(
    CHARACTER_IDS.map((id) => [id, copiesInCourt(id, players, rules)]),
  ) as ByCharacter<number>;
}

/** The copies of a card in a hand. K16: only of the Charlatan there may be several. */
function copiesIn({ cards, charlatans }: Hand, id: CharacterId): number {
  if (id === "charlatan") return charlatans;
  return includes(cards, id) ? 1 : 0;
}

export function owns(hand: Hand, id: CharacterId): boolean {
  return copiesIn(hand, id) > 0;
}

export function handOf(state: State, seat: Seat): Hand {
  return state.hands[seat] as Hand;
}

const FIRST_ROLL_CARDS = CHARACTER_IDS.flatMap((id) => {
  const { ability } = CHARACTERS[id];
  return ability.kind === "firstRoll" ? [{ id, dice: ability.dice }] : [];
});

/** K5: the dice of the first roll, before any that a card brings in. */
export function firstRollDice(hand: Hand, rules: Rules): number {
  let dice = FIRST_ROLL_DICE;
  for (const card of FIRST_ROLL_CARDS) dice += card.dice * copiesIn(hand, card.id);
  return Math.min(dice, diceSupply(rules));
}

/** Cards that bring a die in. */
const BRINGING = setOf(CHARACTER_IDS.filter((id) => CHARACTERS[id].ability.kind === "bring"));

/** Cards that may still bring a die in this turn. */
export function unusedBringing(hand: Hand, used: CharacterSet): CharacterSet {
  return without(common(hand.cards, BRINGING), used);
}

export function beforeFirstRoll({ active, aside, rolling }: TurnDice): boolean {
  return active.length === 0 && aside.length === 0 && rolling === 0;
}

/** K12: dice taken from the supply so far; before the first roll, those that it will take. */
export function diceInUse(state: State): number {
  const { dice } = state;
  if (!beforeFirstRoll(dice)) return dice.active.length + dice.aside.length + dice.rolling;
  const brought = common(dice.used, BRINGING);
  return firstRollDice(handOf(state, state.toAct), state.rules) + sizeOf(brought);
}

/** K10, K12: whether an unused card could bring another die in. */
export function canBringDie(state: State): boolean {
  return (
    diceInUse(state) < diceSupply(state.rules) &&
    unusedBringing(handOf(state, state.toAct), state.dice.used) !== NOBODY
  );
}

export function isFinalRound({ ending, round }: State): boolean {
  return ending !== undefined && ending.round < round;
}

/** K4: the next seat of the round; undefined when the round is over. */
export function nextOfRound({ toAct, start, players }: State): Seat | undefined {
  const next = left(toAct, players);
  return next === start ? undefined : next;
}

/** K21: the seats of the final round in turn order, the Queen's holder last. */
export function finalRoundSeats(
  { players, rules, start }: Pick<State, "players" | "rules" | "start">,
  queen: Seat,
): readonly Seat[] {
  const order: Seat[] = [];
  let seat = rules.finalRoundStart === "right" ? right(start, players) : left(start, players);
  for (let turn = 0; turn < players; turn += 1) {
    if (seat !== queen) order.push(seat);
    seat = left(seat, players);
  }
  return [...order, queen];
}

/** K23: whether the Queen's holder is to act and nobody took the King away. */
export function hasWonAlready(state: State): boolean {
  const { ending, toAct } = state;
  if (ending === undefined || !isFinalRound(state)) return false;
  return toAct === ending.claim.seat && ending.best.seat === toAct;
}
