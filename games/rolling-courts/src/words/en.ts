import { does, isYou, listed, thirdPerson, whose, writeFaces, type Faces } from "@courtly/engine";
import type { Place, Spot } from "../state.ts";
import { capital } from "./capital.ts";
import { RULE_WORDS } from "./enRules.ts";
import { grouped } from "./grouped.ts";

/** "1 point", "3 points". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** The subject of a sentence: a player's name; where players have two colours each, also the colour's mark. */
export interface Family {
  readonly name: string;
  readonly mark: string | undefined;
}

/** A member's way to court: the families it went ahead of, and the price. */
export interface Entrance {
  readonly court: number;
  readonly ahead: readonly Family[];
  readonly price: number;
}

/** Members of one colour that are forced to go home. */
export interface Homecoming {
  readonly members: number;
  readonly caves: readonly number[];
  readonly gold: number;
}

export interface At {
  readonly place: Place;
}

const placeName = ({ kind, number }: Place) =>
  kind === "deep" ? `deep mine ${number}` : `${kind} ${number}`;
const spotName = ({ kind, number, space }: Spot) => `${kind} ${number}:${space}`;
const shown = (dice: Faces) => (dice.length === 0 ? "none" : writeFaces(dice));

const notOwn = ({ spot }: { spot: Spot }) => `no member of this colour is at ${spotName(spot)}`;
const noDie = ({ die, unspent }: { die: number; unspent: Faces }) =>
  `no unspent die shows ${die}: ${shown(unspent)} left`;

const REFUSALS = {
  rollFirst: () => "roll the dice first",
  rolledAlready: () => "the dice were rolled this turn: spend them, or end the turn",
  examining: () => "the mines are being examined: take a member 'home', or let them 'stay'",
  notExamining: () =>
    "members go home from the mines when they are examined, after everybody's turn",
  noDie,
  noDieToRetire: noDie,
  noDieToPromote: noDie,
  enteredTwice: ({ place }: At) => `two of your members have entered ${placeName(place)} this turn`,
  nobodyInHand: () => "no member is at home: recall one from a village or cave",
  notOwnRecalled: notOwn,
  notOwnToCourt: notOwn,
  notOwnMiner: notOwn,
  notOwnHome: notOwn,
  notOwnRetired: notOwn,
  notOwnPromoted: notOwn,
  caveFull: ({ place, redLine }: At & { redLine: number }) =>
    `all ${redLine} spaces of ${placeName(place)} before the red line are taken`,
  notNeighbour: ({ village, court }: { village: number; court: number }) =>
    `from village ${village} no way leads to court ${court}`,
  courtFull: ({ court }: { court: number }) => `court ${court} is full`,
  leapTooFar: ({ court, over, members }: { court: number; over: number; members: number }) =>
    `court ${court} has ${counted(members, "member")}: nobody can go ahead of ${over}`,
  tooDear: ({ price, gold }: { price: number; gold: number }) =>
    `${price} gold needed, you have ${gold}`,
  noPath: ({ cave, mine }: { cave: number; mine: number }) =>
    `from cave ${cave} no path leads to deep mine ${mine}`,
  exhausted: ({ mine }: { mine: number }) => `deep mine ${mine} is exhausted`,
  noPoints: ({ needed, left }: { needed: number; left: number }) =>
    `${counted(needed, "action point")} needed, ${left} left`,
  notByOne: ({ die, to }: { die: number; to: number }) =>
    `a die is changed by one, not from ${die} to ${to}`,
  noUnchangedDie: ({ die, unchanged }: { die: number; unchanged: Faces }) =>
    `no unspent die that shows ${die} can still be changed${unchanged.length === 0 ? "" : `: only ${writeFaces(unchanged)}`}`,
  lastSpace: ({ spot }: { spot: Spot }) =>
    `${spotName(spot)} is the last one: nobody is promoted from there`,
  pastOwn: ({ spot }: { spot: Spot }) =>
    `ahead of ${spotName(spot)} is a member of the same colour`,
  noValue: ({ spot }: { spot: Spot }) => `${spotName(spot)} has no value: a member there stays`,
};

/** "You take"; of two colours "You (Y2) take". */
function acts({ name, mark }: Family, verb: string): string {
  return does(name, verb, mark === undefined ? "" : ` (${mark})`);
}

/** "your member", "Squire's member"; of two colours "your Y2 member". */
function memberOf({ name, mark }: Family): string {
  return `${whose(name)} ${mark === undefined ? "" : `${mark} `}member`;
}

/** After "past": "you", "Squire"; of two colours "Y2". */
function shortly({ name, mark }: Family): string {
  return mark ?? (isYou(name) ? "you" : name);
}

/** After "ahead of": "you and 2 of Squire's". */
function passed(members: readonly Family[]): string {
  const several = ({ name, mark }: Family) => mark ?? (isYou(name) ? "yours" : whose(name));
  return listed(
    grouped(members).map(([family, count]) =>
      count === 1 ? shortly(family) : `${count} of ${several(family)}`,
    ),
  );
}

const intoWords = ({ kind, number }: Place) =>
  `${kind === "village" ? "to village" : "into cave"} ${number}`;

const TALES = {
  rolled: (who: Family, faces: Faces) => `${acts(who, "roll")} ${writeFaces(faces)}.`,
  rolledTriple: (who: Family, faces: Faces) =>
    `${acts(who, "roll")} ${writeFaces(faces)}: three equal dice are rolled again.`,
  roundBegins: (who: Family, round: number) => `Round ${round}: ${acts(who, "begin")}.`,
  sent: (who: Family, into: Place) => `${acts(who, "send")} a member ${intoWords(into)}.`,
  recalled: (who: Family, from: Spot, into: Place) =>
    `${acts(who, "recall")} a member from ${from.kind} ${from.number} and ${isYou(who.name) ? "send" : thirdPerson("send")} it ${intoWords(into)}.`,
  pushedOut: (who: Family, village: number, pay: number) =>
    `${capital(memberOf(who))} is pushed out of village ${village} and paid ${pay} gold.`,
  wentToCourt: (who: Family, { court, ahead, price }: Entrance) =>
    `${acts(who, "go")} to court ${court}${ahead.length === 0 ? "" : `, ahead of ${passed(ahead)}`}, for ${price} gold.`,
  courtFilled: (court: number, full: number, toEnd: number) =>
    `Court ${court} is full: ${full >= toEnd ? "the game ends after this round" : `${full} of ${toEnd}`}.`,
  foundTreasure: (who: Family, gold: number, mine: number) =>
    `${acts(who, "find")} ${gold} gold in deep mine ${mine}.`,
  foundLastTreasure: (who: Family, gold: number, mine: number) =>
    `${acts(who, "find")} ${gold} gold in deep mine ${mine}, the last treasure there.`,
  changedDie: (who: Family, die: number, to: number) => `${acts(who, "change")} a ${die} to ${to}.`,
  retired: (who: Family, village: number, gold: number) =>
    `${acts(who, "retire")} a member early from village ${village}: ${gold} gold.`,
  promoted: (who: Family, { kind, number }: Spot, past: Family | undefined) =>
    `${acts(who, "promote")} a member in ${kind} ${number}${past === undefined ? "" : `, past ${shortly(past)}`}.`,
  ended: (who: Family, unspent: Faces) =>
    `${acts(who, "end")} the turn${unspent.length === 0 ? "" : ` with ${writeFaces(unspent)} unspent`}.`,
  tookHome: (who: Family, cave: number, gold: number) =>
    `${acts(who, "take")} a member home from cave ${cave}: ${gold} gold.`,
  stayed: (who: Family) => `${acts(who, "stay")} in the caves.`,
  resigned: (name: string) => `${does(name, "resign")}.`,
  dug: () => "The round ends: everybody in the caves digs one space deeper.",
  emptyCaves: () => "The round ends; the caves are empty.",
  cameHome: (who: Family, { members, caves, gold }: Homecoming) =>
    `${capital(memberOf(who))}${members === 1 ? " comes" : "s come"} home from the end of ${caves.length === 1 ? "cave" : "caves"} ${listed(caves.map(String))}: ${gold} gold.`,
};

/** All texts of Rolling Courts, in English. */
export const ENGLISH = {
  /** "village 3", "deep mine 2". */
  place: placeName,
  /** A member with its owner, inside a sentence. */
  member: memberOf,
  /** The short name of a family, after "past". */
  shortly,
  /** The members that another one goes ahead of. */
  passed,
  /** The meaning of each value of a rule. */
  rules: RULE_WORDS,
  /** The texts of refusals, by code. */
  refusals: REFUSALS,
  /** The sentences about events. */
  tales: TALES,
  /** Why the game ended. */
  ending: {
    courtsFull: (full: number, rounds: number) =>
      `${counted(full, "court")} ${full === 1 ? "is" : "are"} full after ${counted(rounds, "round")}.`,
    resigned: (round: number) => `The game ends in round ${round}.`,
    idle: (idle: number, rounds: number) =>
      `The game ends after ${counted(rounds, "round")}: the last ${counted(idle, "round")} brought nobody to court.`,
  },
};

export type CourtsWords = typeof ENGLISH;
