import {
  fault,
  lineOf,
  ok,
  readFaces,
  readStart,
  replayRecord,
  writeFaces,
  type ByPlayer,
  type GameBox,
  type HeaderLine,
  type ReplayedLine,
  type RecordFault,
  type Replay,
  type Result,
  type Seat,
} from "@courtly/engine";
import { isStartDrawn, openingDigest } from "./openingDigest.ts";
import { drawStart, keyOf, sealedCup } from "./sealed.ts";
import { isSealed, readSealedDice, type RevealedDice, type SealedDice } from "./sealedDice.ts";
import { seal } from "./secret.ts";

/** The result of checking the dice of a record, from the record alone. */
export type Verdict = Honest | NotProved | Unfinished | Tampered | NotSealed;

/** A player's part in the key: a share, or the reason why there is none. `none` in a `sealed-1` record, which gives no reason. */
export type SharePart = "share" | "bot" | "missing" | "none";

/** The shares in the key of a record: of each player, or none at all because one device drew the dice. */
export type SharesIn = ByPlayer<SharePart> | "local";

interface Checked {
  readonly names: ByPlayer<string>;
  readonly rolls: number;
  /** The start seat that was drawn; undefined for a game that starts from a position. */
  readonly start: Seat | undefined;
  readonly shares: SharesIn;
  /** Whether the key depends on the opening, so that a changed opening is found. Not in `sealed-1` records. */
  readonly isOpeningBound: boolean;
}

/** All rolls, and the start seat if it was drawn, follow from the seed and the shares; the game is over. */
export interface Honest extends Checked {
  readonly kind: "honest";
}

/** Everything follows from the seed, but no person at this online table has a share in the key: the server may have chosen it. */
export interface NotProved extends Checked {
  readonly kind: "notProved";
}

/** Nothing is wrong so far: the seed is still sealed, or the record ends before its game does. */
export interface Unfinished {
  readonly kind: "unfinished";
  readonly why: "sealed" | "cutOff";
  /** The number of rolls in the record; if it is `cutOff`, all of them follow from the seed. */
  readonly rolls: number;
}

/** The first part of a record that does not follow from the seed, or a seed that does not match its seal. */
export interface Tampered {
  readonly kind: "tampered";
  readonly line: number;
  /** The text of that line. */
  readonly text: string;
  readonly what: "seed" | "opening" | "start" | "roll";
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
  const drawn = isStartDrawn(replay.table) ? drawStart(key, seats) : undefined;
  const wrong =
    wrongOpening(replay, sealing) ?? wrongStart(replay, sealing, drawn) ?? wrongRoll(replay, key);
  if (wrong !== undefined) return ok(wrong);
  const rolls = rollsOf(replay).length;
  if (replay.table.turn.kind !== "over")
    return orFault(replay, { kind: "unfinished", why: "cutOff", rolls });
  const kind = isProved(dice) ? "honest" : "notProved";
  const isOpeningBound = dice.kind === "sealed-2";
  const { names } = replay.table.head;
  const shares = sharesIn(dice);
  return orFault(replay, { kind, names, rolls, start: drawn, shares, isOpeningBound });
}

/** Whether the one who drew the seed could not choose the key: a person has a share, or one device drew it for itself. */
function isProved(dice: SealedDice): boolean {
  const shares = sharesIn(dice);
  if (shares === "local" || shares.includes("share")) return true;
  return dice.kind === "sealed-1" && !ONLINE_TABLE.test(dice.tableId);
}

/** The ids of tables on a server. In a `sealed-1` record only the id tells whether the game was played online. */
const ONLINE_TABLE = /^[\w-]{22}$/;

function sharesIn({ shares }: SealedDice): SharesIn {
  if (shares === "local") return shares;
  return shares.map((share) => (share instanceof Uint8Array ? "share" : (share ?? "none")));
}

function wrongOpening({ table }: Replay, { at, dice }: Sealing): Tampered | undefined {
  if (dice.kind === "sealed-1") return undefined;
  const says = openingDigest(table);
  return says === dice.opening
    ? undefined
    : tampered(at, "opening", { should: dice.opening, says });
}

function orFault({ fault: error }: Replay, verdict: Verdict): Result<Verdict, RecordFault> {
  return error === undefined ? ok(verdict) : { ok: false, error };
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

/** The lines of rolls. While dice are in the air, a player may also resign. */
function rollsOf({ moments }: Replay): readonly ReplayedLine[] {
  return moments.filter(({ text }) => text.startsWith("*"));
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
