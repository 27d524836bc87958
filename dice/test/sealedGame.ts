import { drawStart, keyOf, openingDigest, sealedCup, writeSealedDice } from "@courtly/dice";
import { assert, readRecord, type DiceCup, type Result } from "@courtly/engine";
import { BOXES, type Player } from "./games.ts";
import { boundDiceOf, diceOf } from "./secrets.ts";

interface SealedGameOptions {
  readonly players?: number;
  readonly lines?: readonly string[];
  /** The kind of the dice; the current one by default. */
  readonly kind?: "sealed-1" | "sealed-2";
}

/** Plays a game with sealed dice; its record reveals the seed and all shares. */
export function sealedGame(player: Player, name: string, options: SealedGameOptions = {}) {
  const { players = 3, kind = "sealed-2" } = options;
  const opened = unwrap(
    readRecord(
      player.play({ name, players, cup: NO_CUP, eventsMax: 0, lines: options.lines ?? [] }).record,
      BOXES,
    ),
  ).table;
  const dice =
    kind === "sealed-1" ? diceOf(name, players) : boundDiceOf(name, players, openingDigest(opened));
  const key = keyOf(dice);
  const start = drawStart(key, player.seats(players));
  const { lines = [`start ${start}`] } = options;
  const plan = { name, players, cup: sealedCup(key), dice: writeSealedDice(dice), lines };
  const { record, throws } = player.play(plan);
  return { record, dice, start, rolls: throws.length };
}

const NO_CUP: DiceCup = {
  roll: () => {
    throw new Error("the opening needs no dice");
  },
};

/** The value of a result that is known to be good. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  assert(result.ok, "the record is legal");
  return result.value;
}
