import {
  contains,
  headerFault,
  lineOf,
  ok,
  readFaces,
  readOnlySeat,
  readOnlyWhole,
  readWhole,
  type Faces,
  type HeaderFault,
  type HeaderLine,
  type Result,
} from "@courtly/engine";
import { DEEP_MINES, PLACES } from "./board.ts";
import {
  DICE,
  ENTRIES_MAX,
  freshSpending,
  inPlaceOrder,
  playerOfSeat,
  POINTS_MAX,
  ROUNDS_IDLE_MAX,
  ROUNDS_MAX,
  SCORED,
  type Place,
  type PlaceKind,
  type Spending,
  type State,
} from "./state.ts";
import { seatsFor } from "./seats.ts";

export function readRounds(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  const roundLine = lineOf(lines, "round");
  const wanted = { min: 1, max: ROUNDS_MAX, what: "a round", rule: "R22" };
  const round = roundLine === undefined ? ok(1) : readOnlyWhole(roundLine, wanted);
  if (!round.ok) return round;
  const gainedLine = lineOf(lines, "gained");
  const gained =
    gainedLine === undefined
      ? ok(round.value - 1)
      : readOnlyWhole(gainedLine, { ...wanted, min: 0, max: round.value });
  if (!gained.ok) return gained;
  const idle = round.value - 1 - gained.value;
  if (idle >= ROUNDS_IDLE_MAX)
    return headerFault(
      gainedLine,
      `${idle} rounds without a new member in a court: the game was over before`,
      "R22",
    );
  return ok({ ...state, round: round.value, gained: gained.value });
}

export function readToAct(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  const at = lineOf(lines, "to-act");
  const seat = at === undefined ? ok(state.start) : readOnlySeat(at, seatsFor(state.players));
  return seat.ok ? ok({ ...state, toAct: seat.value }) : seat;
}

export function readTurn(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  const fresh = freshSpending(state, state.toAct);
  const dice = readDice(lines);
  if (!dice.ok) return dice;
  const changed = readChanged(lineOf(lines, "changed"), dice.value);
  if (!changed.ok) return changed;
  const pointsLine = lineOf(lines, "points");
  const points =
    pointsLine === undefined
      ? ok(fresh.points)
      : readOnlyWhole(pointsLine, { min: 0, max: POINTS_MAX, what: "action points", rule: "R16" });
  if (!points.ok) return points;
  const entered = readEntered(lineOf(lines, "entered"), dice.value);
  if (!entered.ok) return entered;
  const unspentLine = lineOf(lines, "unspent");
  const isTriple = dice.value.length === DICE && dice.value[0] === dice.value[DICE - 1];
  if (isTriple && changed.value.length === 0)
    return headerFault(unspentLine, "three equal dice are rolled again", "R4");
  const spending = {
    dice: dice.value,
    changed: changed.value,
    points: points.value,
    entered: entered.value,
  };
  return ok({ ...state, stage: { kind: "turn", spending } });
}

function readDice(lines: readonly HeaderLine[]): Result<Spending["dice"], HeaderFault> {
  const unspent = lineOf(lines, "unspent");
  const rolling = lineOf(lines, "rolling");
  if (rolling !== undefined) {
    if (rolling.words.join(" ") !== String(DICE))
      return headerFault(rolling, `'rolling ${DICE}' wanted`, "R4");
    return unspent === undefined
      ? ok("rolling")
      : headerFault(rolling, "the dice are in the air or on the table, not both", "R4");
  }
  if (unspent === undefined) return ok("waiting");
  const dice = readFaces(unspent.words);
  if (!dice.ok) return headerFault(unspent, dice.error);
  return dice.value.length > DICE ? headerFault(unspent, `${DICE} dice at most`, "R4") : dice;
}

function readChanged(
  at: HeaderLine | undefined,
  dice: Spending["dice"],
): Result<Faces, HeaderFault> {
  if (at === undefined) return ok([]);
  const changed = readFaces(at.words);
  if (!changed.ok) return headerFault(at, changed.error);
  if (changed.value.length === 0) return headerFault(at, "'changed FACES' wanted");
  const fits = typeof dice !== "string" && contains(dice, changed.value);
  return fits ? changed : headerFault(at, "changed dice are among the unspent ones", "R17");
}

const ENTERABLE: readonly PlaceKind[] = ["village", "cave", "court", "deep"];

function readEntered(
  at: HeaderLine | undefined,
  dice: Spending["dice"],
): Result<readonly Place[], HeaderFault> {
  if (at === undefined) return ok([]);
  if (typeof dice === "string")
    return headerFault(at, "nobody enters before the dice are rolled: 'unspent' is missing", "R4");
  const places: Place[] = [];
  for (const word of at.words) {
    const [name, digit, ...more] = word.split(":");
    const kind = ENTERABLE.find((known) => known === name);
    const number = readWhole(digit, {
      min: 1,
      max: kind === "deep" ? DEEP_MINES : PLACES,
      what: "a number",
    });
    if (kind === undefined || !number.ok || more.length > 0)
      return headerFault(
        at,
        `'${word}' is no place: 'village:4', 'cave:3', 'court:1' or 'deep:2' wanted`,
      );
    places.push({ kind, number: number.value });
  }
  const thrice = places.some(
    (place) =>
      places.filter(({ kind, number }) => kind === place.kind && number === place.number).length >
      ENTRIES_MAX,
  );
  if (thrice) return headerFault(at, "at most two members enter a place in one turn", "R7");
  if (places.length === 0 || places.length + dice.length > DICE)
    return headerFault(
      at,
      `each entry spends one of ${DICE} dice, ${dice.length} are unspent`,
      "R6",
    );
  return ok(inPlaceOrder(places));
}

const TURN_KEYS = new Set(["to-act", "unspent", "changed", "points", "entered", "rolling"]);

export function readStage(state: State, lines: readonly HeaderLine[]): Result<State, HeaderFault> {
  const examine = lineOf(lines, "examine");
  const over = lineOf(lines, "over");
  const at = over ?? examine;
  if (at === undefined) return ok(state);
  if (examine !== undefined && over !== undefined)
    return headerFault(over, "'examine' or 'over', not both", "R5");
  const turnLine = lines.find(({ key }) => TURN_KEYS.has(key));
  if (turnLine !== undefined)
    return headerFault(turnLine, `no turn is running with '${at.key}'`, "R5");
  if (over !== undefined) return readOver(state, over);
  const seat = readOnlySeat(at, seatsFor(state.players));
  return seat.ok ? ok({ ...state, toAct: seat.value, stage: { kind: "examine" } }) : seat;
}

/** Reads `over`, or `over SEAT`: of two players this seat's player has won, because the other one has resigned. */
function readOver(state: State, at: HeaderLine): Result<State, HeaderFault> {
  if (at.words.length === 0) return ok({ ...state, stage: SCORED });
  if (state.players !== 2) return headerFault(at, "'over' stands alone, except for two players");
  const seat = readOnlySeat(at, seatsFor(state.players));
  if (!seat.ok) return seat;
  return ok({ ...state, stage: { kind: "over", winner: playerOfSeat(state, seat.value) } });
}
