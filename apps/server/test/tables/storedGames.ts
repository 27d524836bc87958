import { assert, type Table } from "@courtly/engine";
import type { Entry, Logged } from "@courtly/protocol";
import type { NewTable, Storage } from "../../src/storage/storage.ts";
import { foldAll } from "../../src/tables/fold.ts";
import { botsQuestion } from "../../src/tables/requests.ts";
import { begin, paperTable, playOut, TABLE } from "./evening.ts";

const BOT = { kind: "bot", level: "page" } as const;
const SEATS = [{ kind: "you" }, BOT, BOT] as const;

/** A running game that can be stored under any id. */
export type StorableGame = (id: string) => NewTable;

/**
 * Plays a game between a person and bots to about three quarters, to a decision of a bot or of the person.
 * @param isWanted whether the table can be used at this decision
 */
export function storableGame(
  game: string,
  decides: "bot" | "person",
  isWanted: (table: Table) => boolean = () => true,
): StorableGame {
  const paper = paperTable({ game, seats: [...SEATS] }, `${game} ${decides}`);
  begin(paper);
  playOut(paper, `${game} ${decides}`);
  const { secrets } = paper.loaded();
  const lengths = Array.from({ length: paper.log.length }, (_, length) => length);
  const length = lengths.slice(Math.floor(lengths.length * 0.75)).find((cut) => {
    const tableState = foldAll(TABLE, undefined, paper.log.slice(0, cut));
    assert(tableState?.game !== undefined, "the game has begun");
    const isBots = botsQuestion({ tableState, secrets }) !== undefined;
    const { game: table } = tableState;
    return table.turn.kind === "decide" && isBots === (decides === "bot") && isWanted(table);
  });
  assert(length !== undefined, "there is such a decision");
  const log = JSON.stringify(paper.log.slice(0, length).map(({ entry }: Logged) => entry));
  return (id) => ({
    ...secrets,
    id,
    // The dice of a table name its id.
    entries: JSON.parse(log.replaceAll(TABLE, id)) as readonly Entry[],
    tokenHashes: ["aa", undefined, undefined],
    atMs: Date.now(),
    stage: "playing",
    listed: false,
  });
}

/** The ids `A…0`, `A…1`, `A…2` … */
export function tableIds(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(index).padStart(22, letter));
}

/** Tables that are created at once: the store groups them. */
const AT_ONCE = 100;

export async function storeAll(
  storage: Storage,
  ids: readonly string[],
  game: StorableGame,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => storage.create(game(id))));
}
