import {
  headerFault,
  lineOf,
  ok,
  readFaces,
  readOnlySeat,
  readOnlyWhole,
  type Faces,
  type HeaderFault,
  type HeaderLine,
  type Result,
  type Seat,
} from "@courtly/engine";
import { CHARACTERS, NOBODY, setOf } from "./characters.ts";
import { readIds, withState, type PositionDraft } from "./positionDraft.ts";
import { diceSupply } from "./rules.ts";
import { firstToAct } from "./setup.ts";
import {
  beforeFirstRoll,
  diceInUse,
  finalRoundSeats,
  handOf,
  hasWonAlready,
  isFinalRound,
  owns,
} from "./state.ts";
import { ENGLISH } from "./words/en.ts";

export function readToAct(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const { state } = draft;
  const { ending, players } = state;
  const at = lineOf(lines, "to-act");
  const seat = at === undefined ? ok(firstToAct(state)) : readOnlySeat(at, players);
  if (!seat.ok) return seat;
  if (ending !== undefined) {
    const isFinal = isFinalRound(state);
    const order = isFinal
      ? finalRoundSeats(state, ending.claim.seat)
      : Array.from({ length: players }, (_, turn) => (state.start + turn) % players);
    const hasPlayed = (other: Seat) => order.indexOf(other) < order.indexOf(seat.value);
    if (!isFinal && !hasPlayed(ending.claim.seat))
      return headerFault(
        lineOf(lines, "claimed"),
        `seat ${ending.claim.seat} claimed the King in this round, so 'to-act' is a seat after it`,
        "K20",
      );
    if (ending.best !== ending.claim && !hasPlayed(ending.best.seat))
      return headerFault(
        lineOf(lines, "best"),
        `seat ${ending.best.seat} has not played its final turn yet`,
        "K21",
      );
  }
  return withState(draft, { toAct: seat.value });
}

export function readDice(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const { state } = draft;
  const active = readDiceLine(lineOf(lines, "active"));
  if (!active.ok) return active;
  const aside = readDiceLine(lineOf(lines, "aside"));
  if (!aside.ok) return aside;
  const supply = diceSupply(state.rules);
  const inTheAir = lineOf(lines, "rolling");
  const rolling =
    inTheAir === undefined
      ? ok(0)
      : readOnlyWhole(inTheAir, { min: 1, max: supply, what: "dice in the air", rule: "K12" });
  if (!rolling.ok) return rolling;
  const mayRoll = lineOf(lines, "may-roll");
  if (mayRoll !== undefined && (mayRoll.words.length > 0 || aside.value.length === 0))
    return headerFault(
      mayRoll,
      "'may-roll' stands alone, and says that a die was kept: 'aside' lists it",
      "K7",
    );
  const dice = active.value.length + aside.value.length + rolling.value;
  const last = inTheAir ?? lineOf(lines, "aside") ?? lineOf(lines, "active");
  if (dice > supply)
    return headerFault(last, `${supply} dice at most, ${dice} are given here`, "K12");
  return withState(draft, {
    dice: {
      active: active.value,
      aside: aside.value,
      rolling: rolling.value,
      mayRoll: mayRoll !== undefined,
      used: NOBODY,
    },
  });
}

function readDiceLine(at: HeaderLine | undefined): Result<Faces, HeaderFault> {
  if (at === undefined) return ok([]);
  const faces = readFaces(at.words);
  if (!faces.ok) return headerFault(at, faces.error);
  return faces.value.length === 0 ? headerFault(at, `'${at.key} FACES' wanted`) : faces;
}

export function readUsed(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const { state } = draft;
  const at = lineOf(lines, "used");
  if (at === undefined) return ok(draft);
  const ids = readIds(at, at.words);
  if (!ids.ok) return ids;
  const early = beforeFirstRoll(state.dice);
  for (const [i, id] of ids.value.entries()) {
    const name = ENGLISH.names[id];
    const { ability } = CHARACTERS[id];
    if (!owns(handOf(state, state.toAct), id))
      return headerFault(at, `seat ${state.toAct} does not own the ${name}`, "K9");
    if (ids.value.indexOf(id) !== i) return headerFault(at, `the ${name} works once a turn`, "K9");
    if (ability.kind === "firstRoll" || ability.kind === "endsTheGame")
      return headerFault(at, `the ${name} is never used`, "K5");
    if (early && (state.rules.abilitiesBeforeRoll === "no" || ability.kind !== "bring"))
      return headerFault(
        at,
        `the ${name} works after the first roll: 'active' or 'aside' is missing`,
        "K9",
      );
  }
  const next = { ...state, dice: { ...state.dice, used: setOf(ids.value) } };
  if (diceInUse(next) > diceSupply(state.rules))
    return headerFault(
      at,
      `${diceInUse(next)} dice would be in use, there are ${diceSupply(state.rules)}`,
      "K12",
    );
  return withState(draft, next);
}

const TURN_KEYS = new Set(["active", "aside", "used", "may-roll", "rolling"]);

/** K23: refuses dice for the Queen's holder, who has won without rolling when nobody took the King away. */
export function readWon(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const at = lines.find(({ key }) => TURN_KEYS.has(key));
  return at !== undefined && hasWonAlready(draft.state)
    ? headerFault(at, `seat ${draft.state.toAct} has won already and does not roll`, "K23")
    : ok(draft);
}

export function readOver(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const { state } = draft;
  const { ending } = state;
  const at = lineOf(lines, "over");
  if (at === undefined) return ok(draft);
  if (!beforeFirstRoll(state.dice) || state.dice.used !== NOBODY)
    return headerFault(at, "no turn is running once the game is over", "K23");
  if (at.words.join(" ") === "all")
    return ending === undefined
      ? withState(draft, { winner: "all" })
      : headerFault(at, "all share the first place only when nobody claimed the King", "K25");
  const winner = readOnlySeat(at, state.players);
  if (!winner.ok) return winner;
  const mayHaveResigned = state.players === 2; // then either may have won at any moment
  if (ending === undefined || mayHaveResigned) return withState(draft, { winner: winner.value });
  if (!isFinalRound(state)) return headerFault(at, "the round of the claim still runs", "K20");
  return winner.value === ending.claim.seat || winner.value === ending.best.seat
    ? withState(draft, { winner: winner.value })
    : headerFault(at, `seat ${ending.claim.seat} or the King's holder has won, nobody else`, "K23");
}
