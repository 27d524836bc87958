import { assert, boxed, readRecord } from "@courtly/engine";
import { ENGLISH, tell, toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";

/** The tales about the last line of a record. */
function toldOf(...lines: readonly string[]): readonly string[] {
  const text = ["courtly 1", "game to-court-the-king", "players Ada, Ben", ...lines, ""].join("\n");
  const reading = readRecord(text, [boxed(toCourtTheKing)]);
  assert(reading.ok, "the record is valid");
  const { table } = reading.value;
  const step = table.steps().at(-1);
  assert(step !== undefined, "the record has a body line");
  return tell(step, table.head.names, ENGLISH).map((tale) => tale.text);
}

describe("a card that brings a die in", () => {
  test("K9: says which die comes in", () =>
    expect(toldOf("cards 0 laborer", "active 2 3 5", "---", "0 use laborer")).toEqual([
      "Ada calls the Laborer: a 1 comes in.",
    ]));

  test("before the first roll of the Italian set the die has no face yet", () =>
    expect(toldOf("rules italian", "cards 0 laborer", "---", "0 use laborer")).toEqual([
      "Ada calls the Laborer: one more die in the first roll.",
    ]));
});
