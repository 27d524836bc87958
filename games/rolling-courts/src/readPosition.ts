import {
  headerFault,
  lineOf,
  ok,
  readNumber,
  readSeat,
  readStart,
  readWhole,
  setupReader,
  type HeaderFault,
  type HeaderLine,
  type KeyUse,
  type Result,
  type Seat,
} from "@courtly/engine";
import {
  BOARDS,
  CAVE_SPACES,
  COUNCIL_SEATS,
  COURT_SEATS,
  DEEP_MINES,
  DEEP_SPACES,
  DEFAULT_BOARD,
  PLACES,
  readBoard,
  type Board,
} from "./board.ts";
import { readRulesLine } from "./rules.ts";
import { readRounds, readStage, readToAct, readTurn } from "./readTurn.ts";
import { openingOf, positionOf, type Setup } from "./setup.ts";
import { numbersFor, tokensInHand, type State } from "./state.ts";
import { seatsFor } from "./seats.ts";

const KEYS: Readonly<Record<string, KeyUse>> = {
  rules: "once",
  board: "once",
  start: "once",
  gold: "onceEach",
  village: "onceEach",
  court: "onceEach",
  cave: "onceEach",
  deep: "onceEach",
  round: "once",
  gained: "once",
  "to-act": "once",
  unspent: "once",
  changed: "once",
  points: "once",
  entered: "once",
  rolling: "once",
  examine: "once",
  over: "once",
};
/** The largest number that a record may contain; no game comes near it. */
const GOLD_MAX = 999_999_999;
const BOARD_CHARS_MAX = 10_000;

export const readSetup = setupReader({
  keys: KEYS,
  opening: readOpening,
  draftOf: openingOf,
  readers: [
    readGold,
    readRows,
    readCourts,
    readDeep,
    readTokens,
    readRounds,
    readToAct,
    readTurn,
    readStage,
  ],
  setupOf: positionOf,
});

function readOpening(lines: readonly HeaderLine[], players: number): Result<Setup, HeaderFault> {
  const rules = readRulesLine(lines);
  if (!rules.ok) return rules;
  const board = readBoardLine(lineOf(lines, "board"));
  if (!board.ok) return board;
  const start = readStart(lines, seatsFor(players));
  return start.ok
    ? ok({ players, rules: rules.value, board: board.value, start: start.value })
    : start;
}

/** Reads a board's name, or a whole board as one line of JSON. */
function readBoardLine(at: HeaderLine | undefined): Result<Board, HeaderFault> {
  if (at === undefined) return ok(DEFAULT_BOARD);
  const text = at.text.slice("board".length).trim();
  if (!text.startsWith("{")) {
    const named = BOARDS.find(({ name }) => name === at.words.join(" "));
    const names = BOARDS.map(({ name }) => name).join(", ");
    return named === undefined
      ? headerFault(at, `no board '${text}': ${names}, or one line of JSON wanted`)
      : ok(named);
  }
  const board = parseBoard(text);
  return board.ok ? board : headerFault(at, board.error);
}

/** Reads a board from untrusted JSON. */
export function parseBoard(text: string): Result<Board, string> {
  if (text.length > BOARD_CHARS_MAX)
    return {
      ok: false,
      error: `a board has at most ${BOARD_CHARS_MAX} characters, this one ${text.length}`,
    };
  try {
    return readBoard(JSON.parse(text));
  } catch {
    return { ok: false, error: "the board is not readable as JSON" };
  }
}

function linesOf(lines: readonly HeaderLine[], key: string): readonly HeaderLine[] {
  return lines.filter((line) => line.key === key);
}

function readGold(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  let { gold } = state;
  for (const at of linesOf(lines, "gold")) {
    const seat = readSeat(at, gold.length);
    if (!seat.ok) return seat;
    const amount = readNumber(at, 1, { min: 0, max: GOLD_MAX, what: "gold", rule: "R23" });
    if (!amount.ok) return amount;
    if (at.words.length > 2) return headerFault(at, "'gold SEAT N' wanted");
    gold = gold.with(seat.value, amount.value);
  }
  return ok({ ...state, gold });
}

function readRows(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  let next = state;
  for (const kind of ["village", "cave"] as const)
    for (const at of linesOf(lines, kind)) {
      const number = readNumber(at, 0, { min: 1, max: PLACES, what: `a ${kind}`, rule: "R2" });
      if (!number.ok) return number;
      const row = readMembers(at, seatsFor(state.players));
      if (!row.ok) return row;
      const spaces = kind === "village" ? COUNCIL_SEATS : CAVE_SPACES;
      if (row.value.length !== spaces)
        return headerFault(
          at,
          `${spaces} spaces wanted, each a seat or '-', ${row.value.length} found`,
          "R2",
        );
      next =
        kind === "village"
          ? { ...next, villages: next.villages.with(number.value - 1, row.value) }
          : { ...next, caves: next.caves.with(number.value - 1, row.value) };
    }
  return ok(next);
}

/** Reads seats or `-`, from the second word on. */
function readMembers(
  at: HeaderLine,
  seats: number,
): Result<readonly (Seat | undefined)[], HeaderFault> {
  const members: (Seat | undefined)[] = [];
  for (const word of at.words.slice(1)) {
    const seat =
      word === "-"
        ? ok(undefined)
        : readWhole(word, { min: 0, max: seats - 1, what: "a seat or '-'" });
    if (!seat.ok) return headerFault(at, seat.error);
    members.push(seat.value);
  }
  return ok(members);
}

function readCourts(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  let { courts } = state;
  for (const at of linesOf(lines, "court")) {
    const number = readNumber(at, 0, { min: 1, max: PLACES, what: "a court", rule: "R2" });
    if (!number.ok) return number;
    const members = readMembers(at, seatsFor(state.players));
    if (!members.ok) return members;
    const seats = members.value.filter((member) => member !== undefined);
    if (seats.length !== members.value.length)
      return headerFault(at, "a court fills without gaps", "R11");
    if (seats.length === 0 || seats.length > COURT_SEATS)
      return headerFault(at, `1 to ${COURT_SEATS} members wanted, ${seats.length} found`, "R11");
    courts = courts.with(number.value - 1, seats);
  }
  return ok({ ...state, courts });
}

function readDeep(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  let { deep } = state;
  for (const at of linesOf(lines, "deep")) {
    const mine = readNumber(at, 0, { min: 1, max: DEEP_MINES, what: "a deep mine", rule: "R2" });
    if (!mine.ok) return mine;
    const steps = readNumber(at, 1, {
      min: 0,
      max: DEEP_SPACES,
      what: "steps of the marker",
      rule: "R14",
    });
    if (!steps.ok) return steps;
    if (at.words.length > 2) return headerFault(at, "'deep MINE STEPS' wanted");
    deep = deep.with(mine.value - 1, steps.value);
  }
  return ok({ ...state, deep });
}

/** R1: refuses more members on the board than tokens, at the last line that places a member of that colour. */
function readTokens(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  const seat = state.gold.findIndex((_, colour) => tokensInHand(state, colour) < 0);
  if (seat === -1) return ok(state);
  const at = lines.findLast(
    ({ key, words }) =>
      ["village", "court", "cave"].includes(key) && words.slice(1).includes(String(seat)),
  );
  const { tokens } = numbersFor(state.players);
  return headerFault(at, `seat ${seat} has ${tokens} tokens, more are on the board`, "R1");
}
