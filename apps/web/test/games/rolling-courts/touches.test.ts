import { readRecord, boxed, assert } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { expect, test } from "vitest";
import { touchesSeats } from "../../../src/games/rolling-courts/model/touches.ts";

const HEADER = "courtly 1\ngame rolling-courts\nplayers Ada, Ben, Cleo\n---\n";

test("an action touches the seats whose gold or members it moves, and no others", () => {
  const read = readRecord(HEADER, [boxed(rollingCourts)]);
  assert(read.ok, "the record reads");
  const { state: before } = read.value.table;
  const event = { kind: "acted", seat: 0, action: { kind: "pass" } } as never;
  const touched = (after: typeof before) =>
    [0, 1, 2].filter((seat) => touchesSeats({ before, event, after }, (own) => own === seat));
  expect(touched(before)).toEqual([]);
  const gold = before.gold.with(1, (before.gold[1] ?? 0) + 2);
  expect(touched({ ...before, gold })).toEqual([1]);
  const courts = before.courts.with(0, [2]);
  expect(touched({ ...before, courts })).toEqual([2]);
});
