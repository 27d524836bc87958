import {
  drawStart,
  isStartDrawn,
  keyOf,
  readSealedDice,
  sealedCup,
  sharesOf,
  writeSealedDice,
  writeSecret,
  type Drawing,
} from "@courtly/dice";
import { assert, headerLine, type DiceCup, type Seat, type Table } from "@courtly/engine";
import { drawnDice, namesOf, type Entry, type TableState } from "@courtly/protocol";
import type { TableSecrets } from "../storage/storage.ts";
import { servedGameOf } from "./fold.ts";

/** The first entries of a game: start seat, dice line, first rolls. Empty while a share is missing. */
export function beginning(
  tableState: TableState,
  drawing: Drawing,
  { seed, tokenHashes }: Pick<TableSecrets, "seed" | "tokenHashes">,
): readonly Entry[] {
  const shares = sharesOf(drawing);
  if (shares === undefined) return [];
  const servedGame = servedGameOf(tableState);
  const { rules, board, position } = tableState.opening;
  const open = (start: Seat, dice?: string): Table => {
    const game = servedGame.open(
      { names: namesOf(tableState), dice },
      { rules, board, start, position },
    );
    assert(game.ok, "the opening was checked when the table was created");
    return game.value;
  };
  const opening = open(0);
  const drawn = drawnDice(tableState, { shares, game: opening });
  const revealed = { ...drawn, seed };
  const start = isStartDrawn(opening)
    ? drawStart(keyOf(revealed), servedGame.box.seats(shares.length))
    : startIn(position);
  const dice = writeSealedDice(drawn);
  const rolls = settled(open(start, dice), () => sealedCup(keyOf(revealed)), seed);
  const holders = tokenHashes.map((tokenHash) => tokenHash ?? null);
  return [{ kind: "begun", start, dice, holders }, ...rolls];
}

/** The start seat that a position names: seat 0 if it names none. */
function startIn(position: readonly string[] = []): Seat {
  const line = position.map(headerLine).find(({ key }) => key === "start");
  return Number(line?.words[0] ?? 0);
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
