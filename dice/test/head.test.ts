import { createHash } from "node:crypto";
import { headOf, matchHead, verifyRecord, writeSecret } from "@courtly/dice";
import { readRecord } from "@courtly/engine";
import { expect, test } from "vitest";
import { BOXES, KING } from "./games.ts";
import { sealedGame, unwrap } from "./sealedGame.ts";

const { record, dice } = sealedGame(KING, "head");
const tableAt = (text: string) => unwrap(readRecord(text, BOXES)).table;
const table = tableAt(record);

test("the head is the SHA-256 of the record without its seed", () => {
  const hidden = record.replace(writeSecret(dice.seed), "-");
  expect(headOf(table)).toBe(createHash("sha256").update(hidden).digest("hex"));
  expect(headOf(tableAt(hidden))).toBe(headOf(table));
});

test("a head is found in its record, whole or up to an event", () => {
  expect(matchHead(table, headOf(table))).toEqual({ kind: "whole" });
  expect(matchHead(table, headOf(table).slice(0, 16))).toEqual({ kind: "whole" });
  const lines = record.split("\n");
  const body = lines.indexOf("---") + 1;
  for (const events of [0, 1, 7]) {
    const earlier = tableAt(`${lines.slice(0, body + events).join("\n")}\n`);
    expect(matchHead(table, headOf(earlier))).toEqual({ kind: "earlier", events });
  }
});

test("no other record has it", () => {
  const lines = record.split("\n");
  const last = lines.findLastIndex((line) => line.startsWith("0 "));
  const others = [
    record.replace("players Ada", "players Eva"),
    lines.slice(0, last).join("\n"),
    record.replace("sealed-2 head", "sealed-2 heat"),
  ];
  for (const other of others)
    expect(matchHead(tableAt(other), headOf(table))).toEqual({ kind: "never" });
});

test("a record of two that is cut off and ends with a resignation has honest dice, but another head", () => {
  const { record: whole } = sealedGame(KING, "two", { players: 2 });
  const lines = whole.split("\n");
  const body = lines.indexOf("---") + 1;
  for (const events of [0, 1, 7]) {
    const cut = `${[...lines.slice(0, body + events), "0 resign"].join("\n")}\n`;
    expect(verifyRecord(cut, BOXES)).toMatchObject({ ok: true, value: { kind: "honest" } });
    expect(matchHead(tableAt(cut), headOf(tableAt(whole)))).toEqual({ kind: "never" });
  }
});

test("undo restores the earlier head", () => {
  const game = unwrap(
    readRecord("courtly 1\ngame to-court-the-king\nplayers Ada, Ben\nactive 1 2 3\n---\n", BOXES),
  ).table;
  const acted = unwrap(game.act(0, "aside 1"));
  expect(headOf(acted)).not.toBe(headOf(game));
  expect(headOf(unwrap(acted.undo(0)))).toBe(headOf(game));
});
