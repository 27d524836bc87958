import {
  drawStart,
  keyOf,
  localDice,
  openingDigest,
  readSealedDice,
  readSecret,
  sealedCup,
  secureCup,
  writeSealedDice,
  writeSecret,
} from "@courtly/dice";
import {
  assert,
  headerValue,
  parseRecordText,
  readRecord,
  withoutHeaderLines,
  writeRecordText,
  type DiceCup,
  type GameBox,
  type Seat,
} from "@courtly/engine";
import type { SavedGame } from "./savedGame.ts";

/** Dice that are determined before a game begins: with the record, every roll can be checked in the end. */
export interface SealedStart {
  /** For the record: everything but the seed. */
  readonly dice: string;
  /** The secret seed, stored with the game and revealed when it is over. */
  readonly seed: string;
  /** The start seat, drawn from the same key. */
  readonly start: Seat;
}

/** Draws the dice of a new game. `record` has its opening, with any start seat. */
export function sealDice(tableId: string, record: string, box: GameBox): SealedStart {
  const read = readRecord(record, [box]);
  assert(read.ok, "the record of a new game is valid");
  const { table } = read.value;
  const dice = localDice(tableId, openingDigest(table));
  return {
    dice: writeSealedDice({ ...dice, seed: undefined }),
    seed: writeSecret(dice.seed),
    start: drawStart(keyOf(dice), box.seats(table.head.names.length)),
  };
}

/** The dice of a saved game. */
export interface SavedGameDice {
  readonly cup: DiceCup;
  /** The `dice` line with the seed, for the record of a game that is over. */
  readonly told: string | undefined;
}

/** The dice of a saved game. Without its seed (a record from elsewhere) they are random and not sealed. */
export function diceOf({ card, record }: SavedGame): SavedGameDice {
  const line = headerValue(parseRecordText(record), "dice");
  const sealed = line === undefined ? undefined : readSealedDice(line, card.roster.names.length);
  const seed = card.seed === undefined ? undefined : readSecret(card.seed);
  if (sealed?.ok !== true || seed?.ok !== true) return { cup: secureCup(), told: undefined };
  const dice = { ...sealed.value, seed: seed.value };
  return { cup: sealedCup(keyOf(dice)), told: writeSealedDice(dice) };
}

/** Removes the `dice` line of a record, for a game that goes on with other dice. */
export function withoutDice(record: string): string {
  return writeRecordText(withoutHeaderLines(parseRecordText(record), "dice"));
}
