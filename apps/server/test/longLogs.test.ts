import { setImmediate } from "node:timers/promises";
import { assert, type Table } from "@courtly/engine";
import { numbered, type Entry } from "@courtly/protocol";
import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import type { NewTable } from "../src/storage/storage.ts";
import { foldAll } from "../src/tables/fold.ts";
import { storableGame, tableIds } from "./tables/storedGames.ts";
import { dataFile, glanceAt, served } from "./support/served.ts";

const [LONG = "", SHORT = ""] = tableIds("L", 2);
const PAIRS = 10_000;
/** Entries of one append. */
const AT_ONCE = 1000;

/** The text of an action after which the same person decides, and which can be undone. */
function undoableAction(game: Table): string | undefined {
  assert(game.turn.kind === "decide", "somebody decides");
  const { seat } = game.turn;
  return game.legal().find((text) => {
    const next = game.act(seat, text);
    return next.ok && next.value.turn.kind === "decide" && next.value.undo(game.playerOf(seat)).ok;
  });
}

/** An action of the person who is to act, and its undo. */
function actionAndUndo({ id, entries }: NewTable): readonly Entry[] {
  const log = numbered(entries, { atMs: 1 });
  const game = foldAll(id, undefined, log)?.game;
  assert(game?.turn.kind === "decide", "the person is to act");
  const { seat } = game.turn;
  const text = undoableAction(game);
  assert(text !== undefined, "there is an action that can be undone");
  return [
    { kind: "acted", seat, text },
    { kind: "undone", player: game.playerOf(seat) },
  ];
}

test("while a log of 20,000 entries is opened, requests at other tables are answered", async () => {
  const data = dataFile();
  const storage = await openSqlite(data);
  const game = storableGame(
    "to-court-the-king",
    "person",
    (table) => undoableAction(table) !== undefined,
  );
  await storage.create(game(SHORT));
  const long = game(LONG);
  const pair = actionAndUndo(long);
  const more = Array.from({ length: PAIRS }, () => pair).flat();
  await storage.create(long);
  for (let from = 0; from < more.length; from += AT_ONCE) {
    const [first, ...others] = more.slice(from, from + AT_ONCE);
    assert(first !== undefined, "there are more entries");
    const expected = long.entries.length + from;
    const request = { key: `k${from}`, holder: undefined, content: undefined };
    const append = { ...request, tableId: LONG, expected, atMs: Date.now(), awaitsBot: false };
    await storage.append({ ...append, entries: [first, ...others] });
  }
  const { url } = await served({ storage }, data);
  await glanceAt(url, SHORT);
  const opening = new AbortController();
  const opened = glanceAt(url, LONG).finally(() => opening.abort());
  const isOpen = () => opening.signal.aborted;
  let answers = 0;
  const askOthers = async () => {
    for (; !isOpen(); answers += 1) await glanceAt(url, SHORT);
  };
  let turns = 0;
  const countTurns = async () => {
    for (; !isOpen(); turns += 1) await setImmediate();
  };
  await Promise.all([opened, askOthers(), countTurns()]);
  expect((await opened).length).toBe(long.entries.length + 2 * PAIRS);
  expect(answers).toBeGreaterThan(10);
  expect(turns).toBeGreaterThan(100);
});
