import {
  assertNever,
  lasting,
  left,
  listed,
  passing,
  writeFaces,
  type GameEvent,
  type Seat,
  type Step,
  type Tale,
} from "@courtly/engine";
import { courtPrice, type Action, type Of } from "./actions.ts";
import type { Cave } from "./board.ts";
import type { Colours } from "./colours.ts";
import { pushedOut } from "./push.ts";
import {
  courtOf,
  fullCourts,
  goldOf,
  memberAt,
  numbersFor,
  seatsFor,
  unspent,
  type State,
} from "./state.ts";
import { capital } from "./words.ts";

interface Telling extends Step<State, Action> {
  readonly colours: Colours;
}

/** What just happened, as one would say it at the table; then what happened by itself. */
export function tell(step: Step<State, Action>, colours: Colours): readonly Tale[] {
  const { before, event, after } = step;
  const telling = { ...step, colours };
  if (event.kind === "rolled") return [rollTale(event.faces, telling)];
  const opens = after.round > before.round ? [roundTale(telling)] : [];
  return [...actionTales(event, telling), ...opens];
}

function rollTale(
  faces: Extract<GameEvent<Action>, { kind: "rolled" }>["faces"],
  { before, colours }: Telling,
): Tale {
  const roll = `${colours.does(before.toAct, "roll")} ${writeFaces(faces)}`;
  const isTriple = faces.every((face) => face === faces[0]);
  return isTriple ? lasting(`${roll}: three equal dice are rolled again.`) : passing(`${roll}.`);
}

function roundTale({ after, colours }: Telling): Tale {
  return passing(`Round ${after.round}: ${colours.does(after.start, "begin")}.`);
}

function actionTales(
  { seat, action }: Extract<GameEvent<Action>, { kind: "acted" }>,
  telling: Telling,
): readonly Tale[] {
  const { before, after, colours } = telling;
  const gain = goldOf(after, seat) - goldOf(before, seat);
  switch (action.kind) {
    case "roll":
      return []; // what they show is told when the dice have landed
    case "enter":
      return entryTales(seat, action, telling);
    case "court":
      return courtTales(seat, action, telling);
    case "deep":
      return deepTales(seat, action, telling);
    case "change":
      return [passing(`${colours.does(seat, "change")} a ${action.die} to ${action.to}.`)];
    case "retire":
      return [
        lasting(
          `${colours.does(seat, "retire")} a member early from village ${action.spot.number}: ${gain} gold.`,
        ),
      ];
    case "promote":
      return [promoteTale(seat, action, telling)];
    case "end":
      return endTales(seat, telling);
    case "home":
      return [
        lasting(
          `${colours.does(seat, "take")} a member home from cave ${action.spot.number}: ${gain} gold.`,
        ),
      ];
    case "stay":
      return [passing(`${colours.does(seat, "stay")} in the caves.`)];
    default:
      return assertNever(action);
  }
}

// ── dice spent ──────────────────────────────────────────────────────────────────────────────────

function entryTales(
  seat: Seat,
  action: Of<"enter">,
  { before, colours }: Telling,
): readonly Tale[] {
  const { into, from } = action;
  const place = `${into.kind === "village" ? "to village" : "into cave"} ${into.number}`;
  const sent =
    from === undefined
      ? `${colours.does(seat, "send")} a member ${place}.`
      : `${colours.does(seat, "recall")} a member from ${from.kind} ${from.number} and ${colours.verb(seat, "send")} it ${place}.`;
  const out = pushedOut(before, action);
  if (out === undefined) return [passing(sent)];
  return [
    passing(sent),
    lasting(
      `${capital(colours.member(out.seat))} is pushed out of village ${into.number} and paid ${out.pay} gold.`,
    ),
  ];
}

function courtTales(
  seat: Seat,
  { court, from, over }: Of<"court">,
  { before, after, colours }: Telling,
): readonly Tale[] {
  const passed = courtOf(before, court).slice(0, over);
  const ahead =
    over === 0 ? "" : `, ahead of ${listed(passed.map((member) => colours.shortly(member)))}`;
  const went = `${colours.does(seat, "go")} to court ${court}${ahead}, for ${courtPrice(before, from, over)} gold.`;
  const full = fullCourts(after);
  if (full === fullCourts(before)) return [lasting(went)];
  const { courtsToEnd } = numbersFor(before.players);
  const last = full >= courtsToEnd ? "the game ends after this round" : `${full} of ${courtsToEnd}`;
  return [lasting(went), lasting(`Court ${court} is full: ${last}.`)];
}

function deepTales(
  seat: Seat,
  { mine }: Of<"deep">,
  { before, after, colours }: Telling,
): readonly Tale[] {
  const gain = goldOf(after, seat) - goldOf(before, seat);
  const found = `${colours.does(seat, "find")} ${gain} gold in deep mine ${mine}`;
  const isLast = after.deep[mine - 1] === after.board.deepMines[mine - 1]?.length;
  return [lasting(isLast ? `${found}, the last treasure there.` : `${found}.`)];
}

function promoteTale(seat: Seat, { spot }: Of<"promote">, { before, colours }: Telling): Tale {
  const ahead = memberAt(before, { ...spot, space: spot.space + 1 });
  const past = ahead === undefined ? "" : `, past ${colours.shortly(ahead)}`;
  return lasting(
    `${colours.does(seat, "promote")} a member in ${spot.kind} ${spot.number}${past}.`,
  );
}

// ── the end of the round ────────────────────────────────────────────────────────────────────────

function endTales(seat: Seat, telling: Telling): readonly Tale[] {
  const { before, colours } = telling;
  const dice = unspent(before);
  const lost = dice.length === 0 ? "" : ` with ${writeFaces(dice)} unspent`;
  const ended = passing(`${colours.does(seat, "end")} the turn${lost}.`);
  const isLast = left(seat, seatsFor(before.players)) === before.start;
  return isLast ? [ended, ...digTales(telling)] : [ended];
}

/** R13, R15: everybody digs, and who reaches the last space goes home. */
function digTales({ before, colours }: Telling): readonly Tale[] {
  const isEmpty = before.caves.every((row) => row.every((member) => member === undefined));
  const dug = isEmpty
    ? "The round ends; the caves are empty."
    : "The round ends: everybody in the caves digs one space deeper.";
  return [lasting(dug), ...homecomings(before, colours)];
}

/** Who goes home by itself: from the last space, or from the one before it after the dig. */
function homecomings(before: State, colours: Colours): readonly Tale[] {
  const comers = before.caves.flatMap((row, index) => {
    const pay = (before.board.caves[index] as Cave).values.at(-1) as number;
    return row
      .slice(-2)
      .flatMap((seat) => (seat === undefined ? [] : [{ seat, pay, cave: index + 1 }]));
  });
  return [...Map.groupBy(comers, ({ seat }) => seat)].map(([seat, own]) => {
    const caves = [...new Set(own.map(({ cave }) => String(cave)))];
    const gold = own.reduce((sum, { pay }) => sum + pay, 0);
    const who = `${capital(colours.member(seat))}${own.length === 1 ? " comes" : "s come"} home`;
    return lasting(
      `${who} from the end of ${caves.length === 1 ? "cave" : "caves"} ${listed(caves)}: ${gold} gold.`,
    );
  });
}
