import { FACES, headerLine } from "@courtly/engine";
import { CHARACTER_IDS, RULE_SETS, toCourtTheKing } from "@courtly/to-court-the-king";
import { headersHold } from "@courtly/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";

const seat = fc.constantFrom("0", "1", "2");
const character = fc.constantFrom(...CHARACTER_IDS);
const face = fc.constantFrom(...FACES).map(String);
const some = (word: fc.Arbitrary<string>) =>
  fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
const claim = fc.tuple(seat, fc.constantFrom("7", "8", "12"), face).map((words) => words.join(" "));

/** Random position lines, most of them valid. */
const line = fc.oneof(
  fc
    .constantFrom(...Object.keys(RULE_SETS), "diceSupply=unlimited")
    .map((rules) => `rules ${rules}`),
  seat.map((word) => `start ${word}`),
  seat.map((word) => `to-act ${word}`),
  fc.tuple(seat, some(character)).map(([at, cards]) => `cards ${at} ${cards}`),
  fc.tuple(character, fc.nat(3)).map(([id, copies]) => `court ${id} ${copies}`),
  fc.constantFrom("1", "2", "50", "100", "101").map((round) => `round ${round}`),
  fc
    .constantFrom("claimed", "king", "king", "best")
    .chain((key) => claim.map((words) => `${key} ${words}`)),
  some(face).map((dice) => `active ${dice}`),
  some(face).map((dice) => `aside ${dice}`),
  some(character).map((cards) => `used ${cards}`),
  fc.constantFrom("may-roll", "rolling 2", "rolling 13", "over all", "over 0", "over 1"),
);

test("a header is refused at a line, or opens a position that is written and read back the same", () => {
  const accepted = headersHold(
    toCourtTheKing,
    3,
    line.map((text) => headerLine(text.trim(), 1)),
  );
  expect(accepted).toBeGreaterThan(100);
});
