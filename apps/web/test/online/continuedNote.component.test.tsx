import { foldingOf, type Entry } from "@courtly/protocol";
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { logBook } from "../../src/online/logBook.ts";
import { ContinuedNote } from "../../src/online/continuedNote.tsx";

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
