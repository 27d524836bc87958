import { refusals, writeFaces, type Faces } from "@courtly/engine";
import type { Place, Spot } from "./state.ts";

interface At {
  readonly place: Place;
}

const name = ({ kind, number }: Place) =>
  kind === "deep" ? `deep mine ${number}` : `${kind} ${number}`;
const spotName = ({ kind, number, space }: Spot) => `${kind} ${number}:${space}`;
const shown = (dice: Faces) => (dice.length === 0 ? "none" : writeFaces(dice));
const points = (count: number) => `${count} action point${count === 1 ? "" : "s"}`;

const notOwn = ({ spot }: { spot: Spot }) => `no member of this colour is at ${spotName(spot)}`;
const noDie = ({ die, unspent }: { die: number; unspent: Faces }) =>
  `no unspent die shows ${die}: ${shown(unspent)} left`;

/** Every reason this game has to say no, with the rule that says it. */
export const refuse = refusals({
  rollFirst: ["R4", () => "roll the dice first"],
  rolledAlready: ["R4", () => "the dice were rolled this turn: spend them, or end the turn"],
  examining: ["R15", () => "the mines are being examined: take a member 'home', or 'stay'"],
  notExamining: [
    "R15",
    () => "members go home from the mines when they are examined, after everybody's turn",
  ],
  noDie: ["R6", noDie],
  noDieToRetire: ["R18", noDie],
  noDieToPromote: ["R19", noDie],
  enteredTwice: [
    "R7",
    ({ place }: At) => `two of your members have entered ${name(place)} this turn`,
  ],
  nobodyInHand: ["R23", () => "no member is in hand: recall one from a village or cave"],
  notOwnRecalled: ["R9", notOwn],
  notOwnToCourt: ["R10", notOwn],
  notOwnMiner: ["R14", notOwn],
  notOwnHome: ["R15", notOwn],
  notOwnRetired: ["R18", notOwn],
  notOwnPromoted: ["R19", notOwn],
  caveFull: [
    "R12",
    ({ place, redLine }: At & { redLine: number }) =>
      `all ${redLine} spaces of ${name(place)} before the red line are taken`,
  ],
  notNeighbour: [
    "R10",
    ({ village, court }: { village: number; court: number }) =>
      `from village ${village} no way leads to court ${court}`,
  ],
  courtFull: ["R11", ({ court }: { court: number }) => `court ${court} is full`],
  leapTooFar: [
    "R11",
    ({ court, over, members }: { court: number; over: number; members: number }) =>
      `court ${court} has ${members} member${members === 1 ? "" : "s"}: nobody can go ahead of ${over}`,
  ],
  tooDear: [
    "R23",
    ({ price, gold }: { price: number; gold: number }) => `${price} gold needed, you have ${gold}`,
  ],
  noPath: [
    "R14",
    ({ cave, mine }: { cave: number; mine: number }) =>
      `from cave ${cave} no path leads to deep mine ${mine}`,
  ],
  exhausted: ["R14", ({ mine }: { mine: number }) => `deep mine ${mine} is exhausted`],
  noPoints: [
    "R16",
    ({ needed, left }: { needed: number; left: number }) =>
      `${points(needed)} needed, ${left} left`,
  ],
  notByOne: [
    "R17",
    ({ die, to }: { die: number; to: number }) =>
      `a die is changed by one, not from ${die} to ${to}`,
  ],
  noUnchangedDie: [
    "R17",
    ({ die, unchanged }: { die: number; unchanged: Faces }) =>
      `no unspent die that shows ${die} is unchanged: ${shown(unchanged)} are`,
  ],
  lastSpace: [
    "R19",
    ({ spot }: { spot: Spot }) =>
      `${spotName(spot)} is the last one: nobody is promoted from there`,
  ],
  pastOwn: [
    "R19",
    ({ spot }: { spot: Spot }) => `ahead of ${spotName(spot)} is a member of the same colour`,
  ],
  noValue: [
    "R15",
    ({ spot }: { spot: Spot }) => `${spotName(spot)} has no value: a member there stays`,
  ],
});
