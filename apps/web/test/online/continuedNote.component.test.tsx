import { assert } from "@courtly/engine";
import { foldingOf, numbered, type Entry } from "@courtly/protocol";
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { logBook } from "../../src/online/logBook.ts";
import { ContinuedNote } from "../../src/online/continuedNote.tsx";
import { closedWords } from "../../src/online/lobby/openAgain.tsx";
import { sameTable } from "../../src/online/seating.ts";

const [OLD, NEXT] = ["A".repeat(22), "B".repeat(22)] as const;
const created = {
  kind: "created",
  game: "to-court-the-king",
  players: 2,
  host: 0,
  listed: false,
  seal: "0".repeat(64),
} as const satisfies Entry;
const CONTINUED = 3;

afterEach(() => {
  render(null, document.body);
  localStorage.clear();
});

/** The text for a device that has this number of entries of the old table. */
function noteFor(known: number): string {
  const entries = Array.from({ length: known }, () => created);
  if (known > 0) logBook.keep(OLD, { entries, signature: undefined });
  const entry: Entry = { ...created, continues: { table: OLD, length: CONTINUED } };
  const tableState = foldingOf([]).fold(NEXT, undefined, { n: 1, atMs: 0, entry });
  const table = { id: NEXT, length: signal(1), tableState: () => tableState };
  render(<ContinuedNote table={table} />, document.body);
  return document.body.textContent;
}

test("a device says whether it could compare the position of a game that goes on", () => {
  expect(noteFor(0)).toContain("does not have these moves");
  expect(noteFor(CONTINUED - 1)).toContain("does not have these moves");
  expect(noteFor(CONTINUED)).toContain("has these moves too");
});

test("a device with later moves says that they are lost, and that their dice are rolled again", () => {
  expect(noteFor(CONTINUED)).not.toContain("rolled again");
  expect(noteFor(CONTINUED + 1)).toContain("rolled again");
});

test("a device that has seen the end of a game says that it had more of it, although its log is forgotten", () => {
  logBook.mark(OLD, { length: CONTINUED + 1, digest: "0".repeat(32) });
  const note = noteFor(0);
  expect(note).toContain("does not have these moves");
  expect(note).toContain("rolled again");
});

test("a game that was to go on ends when its only guest leaves, and is not opened again from its beginning", () => {
  const seated = (player: number, name: string): Entry => ({
    kind: "seated",
    player,
    who: { kind: "person", name, shield: "or" },
  });
  const closedAt = (opening: Entry) => {
    const closed: Entry = { kind: "closed", player: 1, why: "left" };
    const entries = [opening, seated(0, "Ada"), seated(1, "Ben"), closed];
    const logged = numbered(entries);
    const tableState = foldingOf([]).foldAll(NEXT, undefined, logged);
    assert(tableState !== undefined, "the table is open");
    const history = logged.map((each) => ({ logged: each, tableState, isLive: true }));
    return { said: closedWords({ history }, tableState), again: sameTable(tableState) };
  };
  const ended = closedAt({ ...created, continues: { table: OLD, length: CONTINUED } });
  expect(ended.said).toContain("The game ends here, without a winner");
  expect(ended.again).toBeUndefined();
  const closed = closedAt(created);
  expect(closed.said).toContain("Nothing was played");
  expect(closed.again).toMatchObject({ name: "Ada" });
});
