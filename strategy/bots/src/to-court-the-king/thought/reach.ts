import { FACES } from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  diceSupply,
  firstRollDice,
  includes,
  members,
  type Hand,
  type Rules,
} from "@courtly/to-court-the-king";
import { scoreOf, type Net } from "../../net.ts";
import { LOWEST_RANK, markAt, RANKS } from "./marks.ts";

/**
 * The reach of a hand in one turn: by the rank of a mark, the chance of a result at least as good. A small net, trained
 * with exact solutions of many hands, estimates it; a mark that needs more dice than the hand has gets 0.
 */
export type Reach = Float64Array;

const CARDS = CHARACTER_IDS.filter((id) => id !== "charlatan" && id !== "king");
const SLACK_MAX = 6;
/** The layout of the inputs: cards; Charlatans, dice and the mark's count; its face; dice beyond that count; bias. */
const CARDS_AT = 0;
const NUMBERS_AT = CARDS.length;
const FACE_AT = NUMBERS_AT + 4;
const SLACK_AT = FACE_AT + FACES.length;
const ALWAYS_AT = SLACK_AT + SLACK_MAX + 1;
export const REACH_SHAPE = { inputs: ALWAYS_AT + 1, hidden: 24 };

/** The most dice that the hand can have in a turn. */
export function mostDice(hand: Hand, rules: Rules): number {
  const bringing = members(hand.cards).filter((id) => CHARACTERS[id].ability.kind === "bring");
  return Math.min(diceSupply(rules), firstRollDice(hand, rules) + bringing.length);
}

interface Question {
  readonly hand: Hand;
  readonly rules: Rules;
  readonly rank: number;
}

/** Reads the net's inputs for a hand and a mark that the hand has enough dice for. */
export function readReach({ hand, rules, rank }: Question, into: Float64Array): void {
  const { count, face } = markAt(rank);
  const dice = mostDice(hand, rules);
  into.fill(0);
  for (const [index, id] of CARDS.entries())
    into[CARDS_AT + index] = includes(hand.cards, id) ? 1 : 0;
  into.set(
    [hand.charlatans / 3, firstRollDice(hand, rules) / 6, dice / 12, (count - 7) / 5],
    NUMBERS_AT,
  );
  into[FACE_AT + face - 1] = 1;
  into[SLACK_AT + Math.min(SLACK_MAX, dice - count)] = 1;
  into[ALWAYS_AT] = 1;
}

const table = new Float64Array(REACH_SHAPE.inputs);

export function reachOf(net: Net, hand: Hand, rules: Rules): Reach {
  const reach = new Float64Array(RANKS);
  const dice = mostDice(hand, rules);
  let least = 1;
  for (let rank = LOWEST_RANK; rank < RANKS && markAt(rank).count <= dice; rank += 1) {
    readReach({ hand, rules, rank }, table);
    // A result that reaches a mark also reaches every lower one: chances never rise with the rank.
    least = Math.min(least, logistic(scoreOf(net, table)));
    reach[rank] = least;
  }
  return reach;
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
