import { FACES, headerLine } from "@courtly/engine";
import { BOARDS, rollingCourts } from "@courtly/rolling-courts";
import { headersHold } from "@courtly/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";

const seat = fc.constantFrom("0", "1", "2");
const face = fc.constantFrom(...FACES).map(String);
const row = (length: number) =>
  fc.array(fc.oneof(seat, fc.constant("-")), { minLength: length, maxLength: length });
const words = (...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((all) => all.join(" "));
const some = (word: fc.Arbitrary<string>) =>
  fc.array(word, { maxLength: 4 }).map((all) => all.join(" "));
const place = words(fc.constantFrom("village", "cave", "court", "deep"), face).map((text) =>
  text.replace(" ", ":"),
);

/** Random position lines, most of them valid. */
const line = fc.oneof(
  fc.constantFrom(
    "rules wrap=no",
    "rules courtDie=village",
    ...BOARDS.map(({ name }) => `board ${name}`),
  ),
  fc
    .constantFrom("start", "to-act", "examine")
    .chain((key) => seat.map((word) => `${key} ${word}`)),
  words(fc.constant("gold"), seat, fc.nat(40).map(String)),
  words(
    fc.constant("village"),
    face,
    row(4).map((all) => all.join(" ")),
  ),
  words(
    fc.constant("cave"),
    face,
    row(6).map((all) => all.join(" ")),
  ),
  words(fc.constant("court"), face, some(seat)),
  words(fc.constant("deep"), face, fc.nat(6).map(String)),
  fc.constantFrom(
    "round 2",
    "round 30",
    "round 100",
    "gained 0",
    "gained 29",
    "over",
    "rolling 3",
    "points 2",
  ),
  words(fc.constant("unspent"), some(face)),
  words(fc.constant("changed"), some(face)),
  words(fc.constant("entered"), some(place)),
);

test("a header is refused at a line, or opens a position that is written and read back the same", () => {
  const accepted = headersHold(
    rollingCourts,
    3,
    line.map((text) => headerLine(text.trim(), 1)),
  );
  expect(accepted).toBeGreaterThan(100);
});
