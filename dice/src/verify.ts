import {
  fault,
  lineOf,
  ok,
  readFaces,
  readStart,
  replayRecord,
  writeFaces,
  type GameBox,
  type HeaderLine,
  type ReplayedLine,
  type RecordFault,
  type Replay,
  type Result,
  type Seat,
  type Table,
} from "@courtly/engine";
import { drawStart, keyOf, sealedCup } from "./sealed.ts";
import { isSealed, readSealedDice, type RevealedDice } from "./sealedDice.ts";
import { seal } from "./secret.ts";

/** The result of checking the dice of a record, from the record alone. */
export type Verdict = Honest | Unfinished | Tampered | NotSealed;

/** All rolls, and the start seat if it was drawn, follow from the seed; the game is over. */
export interface Honest {
  readonly kind: "honest";
  readonly rolls: number;
  /** The start seat that was drawn; undefined for a game that starts from a position. */
  readonly start: Seat | undefined;
}

/** Nothing is wrong so far: the seed is still sealed, or the record ends before its game does. */
export interface Unfinished {
  readonly kind: "unfinished";
  readonly why: "sealed" | "cutOff";
  /** The number of rolls in the record; if it is `cutOff`, all of them follow from the seed. */
  readonly rolls: number;
}

/** The first roll or start seat that does not follow from the seed, or a seed that does not match its seal. */
export interface Tampered {
  readonly kind: "tampered";
  readonly line: number;
  /** The text of that line. */
  readonly text: string;
  readonly what: "seed" | "start" | "roll";
  readonly should: string;
  readonly says: string;
}

/** The record does not say how its dice were made, or names a method that cannot be checked. */
export interface NotSealed {
  readonly kind: "notSealed";
}

/** Recomputes every roll of a record, and the start seat; a record that cannot be read or breaks a rule is a fault. */
export function verifyRecord(
  text: string,
  games: readonly GameBox[],
): Result<Verdict, RecordFault> {
  const replayed = replayRecord(text, games);
  if (!replayed.ok) return replayed;
  const replay = replayed.value;
  const { names, dice: value } = replay.table.head;
  const at = lineOf(replay.header, "dice");
  if (at === undefined || value === undefined || !isSealed(value))
    return orFault(replay, { kind: "notSealed" });
  const dice = readSealedDice(value, names.length);
  if (!dice.ok) return fault(at, dice.error);
  const rolls = rollsOf(replay);
  const { seed } = dice.value;
  if (seed === undefined)
    return orFault(replay, { kind: "unfinished", why: "sealed", rolls: rolls.length });
  const seats = games.find(({ id }) => id === replay.table.gameId)?.seats(names.length) ?? 0;
  return judged(replay, { at, dice: { ...dice.value, seed }, seats });
}

interface Sealing {
  readonly at: HeaderLine;
  readonly dice: RevealedDice;
  readonly seats: number;
}

/** Reports wrong dice before a fault: a changed die often makes a later action illegal, and is the real cause. */
function judged(replay: Replay, sealing: Sealing): Result<Verdict, RecordFault> {
  const { at, dice, seats } = sealing;
  if (seal(dice.seed) !== dice.seal)
    return ok(tampered(at, "seed", { should: dice.seal, says: seal(dice.seed) }));
  const key = keyOf(dice);
  const drawn = startsFromOpening(replay) ? drawStart(key, seats) : undefined;
  const wrong = wrongStart(replay, sealing, drawn) ?? wrongRoll(replay, key);
  if (wrong !== undefined) return ok(wrong);
  const rolls = rollsOf(replay).length;
  return orFault(
    replay,
    replay.table.turn.kind === "over"
      ? { kind: "honest", rolls, start: drawn }
      : { kind: "unfinished", why: "cutOff", rolls },
  );
}

function orFault({ fault: error }: Replay, verdict: Verdict): Result<Verdict, RecordFault> {
  return error === undefined ? ok(verdict) : { ok: false, error };
}

/** Whether the game starts from the opening: only then the start seat is drawn, a position names it. */
function startsFromOpening({ table, moments }: Replay): boolean {
  const opening: Table = moments[0]?.before ?? table;
  return opening.position().every((line) => line.startsWith("start "));
}

function wrongStart(
  { header }: Replay,
  { at, seats }: Sealing,
  drawn: Seat | undefined,
): Tampered | undefined {
  const start = readStart(header, seats);
  if (drawn === undefined || !start.ok || start.value === drawn) return undefined;
  const says = String(start.value);
  return tampered(lineOf(header, "start") ?? at, "start", { should: String(drawn), says });
}

function wrongRoll(replay: Replay, key: Uint8Array): Tampered | undefined {
  const cup = sealedCup(key);
  for (const moment of rollsOf(replay)) {
    const { turn } = moment.before;
    const should = turn.kind === "roll" ? writeFaces(cup.roll(turn)) : "";
    const says = facesOf(moment);
    if (should !== says) return tampered(moment, "roll", { should, says });
  }
  return undefined;
}

function rollsOf({ moments }: Replay): readonly ReplayedLine[] {
  return moments.filter(({ before }) => before.turn.kind === "roll");
}

function facesOf({ text }: ReplayedLine): string {
  const faces = readFaces(text.split(/\s+/).slice(1));
  return faces.ok ? writeFaces(faces.value) : "";
}

function tampered(
  { line, text }: Pick<HeaderLine, "line" | "text">,
  what: Tampered["what"],
  { should, says }: Pick<Tampered, "should" | "says">,
): Tampered {
  return { kind: "tampered", line, text, what, should, says };
}
