import {
  assertNever,
  lasting,
  left,
  passing,
  type GameEvent,
  type Seat,
  type Step,
  type Tale,
} from "@courtly/engine";
import { courtPrice, type Action, type Of } from "./actions.ts";
import type { Cave } from "./board.ts";
import type { Colours } from "./colours.ts";
import { pushedOut } from "./push.ts";
import { courtOf, fullCourts, goldOf, memberAt, numbersFor, unspent, type State } from "./state.ts";
import { seatsFor } from "./seats.ts";
import type { CourtsWords, Family } from "./words/en.ts";

interface Telling extends Step<State, Action> {
  readonly familyOf: (seat: Seat) => Family;
  readonly words: CourtsWords["tales"];
}

/** Tells a step of the game in sentences for the players: the event, then the automatic steps after it. */
export function tell(
  step: Step<State, Action>,
  { nameOf, familyOf, words: { tales: words } }: Colours,
): readonly Tale[] {
  const { before, event, after } = step;
  if (event.kind === "resigned") return [lasting(words.resigned(nameOf(event.seat)), event.seat)];
  const telling = { ...step, familyOf, words };
  if (event.kind === "rolled") return [rollTale(event.faces, telling)];
  const opens = after.round > before.round ? [roundTale(telling)] : [];
  return [...actionTales(event, telling), ...opens];
}

function rollTale(
  faces: Extract<GameEvent<Action>, { kind: "rolled" }>["faces"],
  { before: { toAct }, familyOf, words }: Telling,
): Tale {
  const isTriple = faces.every((face) => face === faces[0]);
  return isTriple
    ? lasting(words.rolledTriple(familyOf(toAct), faces), toAct)
    : passing(words.rolled(familyOf(toAct), faces), toAct);
}

function roundTale({ after, familyOf, words }: Telling): Tale {
  return passing(words.roundBegins(familyOf(after.start), after.round));
}

function actionTales(
  { seat, action }: Extract<GameEvent<Action>, { kind: "acted" }>,
  telling: Telling,
): readonly Tale[] {
  const { before, after, words } = telling;
  const who = telling.familyOf(seat);
  const gain = goldOf(after, seat) - goldOf(before, seat);
  switch (action.kind) {
    case "roll":
      return []; // told when the dice have landed
    case "enter":
      return entryTales(seat, action, telling);
    case "court":
      return courtTales(seat, action, telling);
    case "deep":
      return [lasting(treasureWords(seat, action, telling), seat)];
    case "change":
      return [passing(words.changedDie(who, action.die, action.to), seat)];
    case "retire":
      return [lasting(words.retired(who, action.spot.number, gain), seat)];
    case "promote":
      return [lasting(promotionWords(seat, action, telling), seat)];
    case "end":
      return endTales(seat, telling);
    case "home":
      return [lasting(words.tookHome(who, action.spot.number, gain), seat)];
    case "stay":
      return [passing(words.stayed(who), seat)];
    default:
      return assertNever(action);
  }
}

// ── dice spent ──────────────────────────────────────────────────────────────────────────────────

function entryTales(
  seat: Seat,
  action: Of<"enter">,
  { before, familyOf, words }: Telling,
): readonly Tale[] {
  const { into, from } = action;
  const who = familyOf(seat);
  const sent = from === undefined ? words.sent(who, into) : words.recalled(who, from, into);
  const out = pushedOut(before, action);
  if (out === undefined) return [passing(sent, seat)];
  return [
    passing(sent, seat),
    lasting(words.pushedOut(familyOf(out.seat), into.number, out.pay), out.seat),
  ];
}

function courtTales(
  seat: Seat,
  { court, from, over }: Of<"court">,
  { before, after, familyOf, words }: Telling,
): readonly Tale[] {
  const ahead = courtOf(before, court).slice(0, over).map(familyOf);
  const price = courtPrice(before, from, over);
  const went = lasting(words.wentToCourt(familyOf(seat), { court, ahead, price }), seat);
  const full = fullCourts(after);
  if (full === fullCourts(before)) return [went];
  return [went, lasting(words.courtFilled(court, full, numbersFor(before.players).courtsToEnd))];
}

function treasureWords(
  seat: Seat,
  { mine }: Of<"deep">,
  { before, after, familyOf, words }: Telling,
): string {
  const gain = goldOf(after, seat) - goldOf(before, seat);
  const isLast = after.deep[mine - 1] === after.board.deepMines[mine - 1]?.length;
  return (isLast ? words.foundLastTreasure : words.foundTreasure)(familyOf(seat), gain, mine);
}

function promotionWords(
  seat: Seat,
  { spot }: Of<"promote">,
  { before, familyOf, words }: Telling,
): string {
  const ahead = memberAt(before, { ...spot, space: spot.space + 1 });
  return words.promoted(familyOf(seat), spot, ahead === undefined ? undefined : familyOf(ahead));
}

// ── the end of the round ────────────────────────────────────────────────────────────────────────

function endTales(seat: Seat, telling: Telling): readonly Tale[] {
  const { before, familyOf, words } = telling;
  const ended = passing(words.ended(familyOf(seat), unspent(before)), seat);
  const isLast = left(seat, seatsFor(before.players)) === before.start;
  return isLast ? [ended, ...digTales(telling)] : [ended];
}

/** R13, R15: tells the dig and the forced homecomings. */
function digTales(telling: Telling): readonly Tale[] {
  const { before, words } = telling;
  const isEmpty = before.caves.every((row) => row.every((member) => member === undefined));
  return [lasting(isEmpty ? words.emptyCaves() : words.dug()), ...homecomings(telling)];
}

/** Tells forced homecomings: of members on the last space, and on the one before it, which the dig moves there. */
function homecomings({ before, familyOf, words }: Telling): readonly Tale[] {
  const comers = before.caves.flatMap((row, index) => {
    const pay = (before.board.caves[index] as Cave).values.at(-1) as number;
    return row
      .slice(-2)
      .flatMap((seat) => (seat === undefined ? [] : [{ seat, pay, cave: index + 1 }]));
  });
  return [...Map.groupBy(comers, ({ seat }) => seat)].map(([seat, own]) => {
    const caves = [...new Set(own.map(({ cave }) => cave))];
    const gold = own.reduce((sum, { pay }) => sum + pay, 0);
    return lasting(words.cameHome(familyOf(seat), { members: own.length, caves, gold }), seat);
  });
}
