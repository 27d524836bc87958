import {
  drawStart,
  keyOf,
  readSealedDice,
  sealedCup,
  sharesOf,
  writeSealedDice,
  writeSecret,
  type Drawing,
} from "@courtly/dice";
import { assert, type DiceCup, type Seat, type Table } from "@courtly/engine";
import { drawnDice, namesOf, type Entry, type TableState } from "@courtly/protocol";
import { servedGameOf } from "./fold.ts";

/** The first entries of a game: start seat, dice line, first rolls. Empty while a share is missing. */
export function beginning(
  tableState: TableState,
  drawing: Drawing,
  seed: Uint8Array,
): readonly Entry[] {
  const shares = sharesOf(drawing);
  if (shares === undefined) return [];
  const servedGame = servedGameOf(tableState);
  const { rules, board } = tableState.opening;
  const open = (start: Seat, dice?: string): Table => {
    const game = servedGame.open({ names: namesOf(tableState), dice }, { rules, board, start });
    assert(game.ok, "the opening was checked when the table was created");
    return game.value;
  };
  const drawn = drawnDice(tableState, { shares, game: open(0) });
  const revealed = { ...drawn, seed };
  const start = drawStart(keyOf(revealed), servedGame.box.seats(shares.length));
  const dice = writeSealedDice(drawn);
  const rolls = settled(open(start, dice), () => sealedCup(keyOf(revealed)), seed);
  return [{ kind: "begun", start, dice }, ...rolls];
}

/** The entries that follow without a decision: rolls until a player decides, and the revealed seed at the end. */
export function settled(game: Table, cupFor: () => DiceCup, seed: Uint8Array): readonly Entry[] {
  const entries: Entry[] = [];
  let table = game;
  let cup: DiceCup | undefined;
  while (table.turn.kind === "roll") {
    cup ??= cupFor(); // made only when needed: its key is a hash, and most actions roll no dice
    const faces = cup.roll(table.turn);
    const next = table.roll(faces);
    assert(next.ok, "the cup rolls the requested dice");
    entries.push({ kind: "rolled", faces });
    table = next.value;
  }
  return table.turn.kind === "over" ? [...entries, revealing(seed)] : entries;
}

export function revealing(seed: Uint8Array): Entry {
  return { kind: "revealed", seed: writeSecret(seed) };
}

/** The cup of a game that has begun: the same roll shows the same dice on every server. */
export function cupAt({ dice, places }: TableState, seed: Uint8Array): DiceCup {
  assert(dice !== undefined, "the game has begun");
  const line = readSealedDice(dice, places.length);
  assert(line.ok, "the dice line was written by us");
  return sealedCup(keyOf({ ...line.value, seed }));
}
