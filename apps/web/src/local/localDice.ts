import {
  drawStart,
  keyOf,
  localDice,
  readSealedDice,
  readSecret,
  sealedCup,
  secureCup,
  writeSealedDice,
  writeSecret,
} from "@courtly/dice";
import type { DiceCup, Seat } from "@courtly/engine";
import type { SavedGame } from "./savedGame.ts";

/** Dice that are settled before a game begins: who keeps its record can check every roll in the end. */
export interface SealedStart {
  /** For the record: everything but the seed. */
  readonly dice: string;
  /** The secret seed, stored with the game and revealed when it is over. */
  readonly seed: string;
  /** Who begins is drawn from the same key. */
  readonly start: Seat;
}

export function sealDice(tableId: string, players: number, seats: number): SealedStart {
  const dice = localDice(tableId, players);
  return {
    dice: writeSealedDice({ ...dice, seed: undefined }),
    seed: writeSecret(dice.seed),
    start: drawStart(keyOf(dice), seats),
  };
}

/** The dice of a saved game. */
export interface SavedGameDice {
  readonly cup: DiceCup;
  /** How they were made, seed and all: for the record, when the game is over. */
  readonly told: string | undefined;
}

/** Games from elsewhere, whose seed is not here, go on with dice of the moment. */
export function diceOf({ card, record }: SavedGame): SavedGameDice {
  const line = /^dice (.*)$/m.exec(record.slice(0, record.indexOf("\n---")))?.[1];
  const sealed = line === undefined ? undefined : readSealedDice(line, card.roster.names.length);
  const seed = card.seed === undefined ? undefined : readSecret(card.seed);
  if (sealed?.ok !== true || seed?.ok !== true) return { cup: secureCup(), told: undefined };
  const dice = { ...sealed.value, seed: seed.value };
  return { cup: sealedCup(keyOf(dice)), told: writeSealedDice(dice) };
}

/** A game that goes on with other dice does not say that they were sealed. */
export function withoutDice(record: string): string {
  const end = record.indexOf("\n---");
  return record.slice(0, end).replace(/^dice .*\n/m, "") + record.slice(end);
}
