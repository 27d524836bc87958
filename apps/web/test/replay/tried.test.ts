import { keyOf, localDice, sealedCup, writeSealedDice } from "@courtly/dice";
import { boxed, readRecord, replayRecord, type NumberedThrow } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { KING_WHOLE } from "../../development/screens/wholeGames.ts";
import { triedRoster } from "../../src/replay/triedRoster.ts";
import { sameDice } from "../../src/replay/triedDice.ts";
import type { Roster } from "../../src/table/roster.ts";

const BOX = boxed(toCourtTheKing);

/** The first throw of the whole game, and the faces that it showed. */
function firstThrow() {
  const replayed = replayRecord(KING_WHOLE, [BOX]);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const moment = replayed.value.moments.find(({ before }) => before.turn.kind === "roll");
  const thrown = moment?.before.turn as NumberedThrow;
  return { thrown, faces: moment?.text.slice(2).split(" ").map(Number) };
}

describe("the dice of a tried game", () => {
  test("fall as they fell, wherever the same number of dice is thrown", () => {
    const { thrown, faces } = firstThrow();
    let newRolls = 0;
    const cup = sameDice(KING_WHOLE, BOX, () => (newRolls += 1));
    expect(cup.roll(thrown)).toEqual(faces);
    expect(cup.roll(thrown)).toEqual(faces);
    expect(newRolls).toBe(0);
  });

  test("are new, and said to be, where the game had no such throw", () => {
    const { thrown } = firstThrow();
    let newRolls = 0;
    const cup = sameDice(KING_WHOLE, BOX, () => (newRolls += 1));
    expect(cup.roll({ ...thrown, dice: thrown.dice + 1 })).toHaveLength(thrown.dice + 1);
    expect(cup.roll({ ...thrown, roll: 99 })).toHaveLength(thrown.dice);
    expect(newRolls).toBe(2);
  });

  test("are those of the sealed cup, if its seed is revealed", () => {
    const dice = localDice("table", "0".repeat(64));
    const record = KING_WHOLE.replace("start ", `dice ${writeSealedDice(dice)}\nstart `);
    expect(readRecord(record, [BOX]).ok).toBe(true);
    const { thrown } = firstThrow();
    const other = { ...thrown, roll: 7 };
    const cup = sameDice(record, BOX, () => expect.unreachable("every throw is known"));
    expect(cup.roll(other)).toEqual(sealedCup(keyOf(dice)).roll(other));
  });
});

describe("the roster of a tried game", () => {
  const person = { kind: "person" } as const;
  const bot = { kind: "bot", level: "page", adapts: true } as const;
  const roster = (...chairs: Roster["chairs"]): Roster => ({
    names: chairs.map((_, at) => `Player ${at}`),
    shields: ["azure", "gules", "vert"],
    chairs,
  });

  test("the only person keeps the seat, whoever decides; bots no longer adapt", () => {
    const { chairs } = triedRoster(roster(bot, person), 0);
    expect(chairs).toEqual([{ kind: "bot", level: "page" }, person]);
  });

  test("of several people the one who decides plays, and Stewards play for the others", () => {
    const steward = { kind: "bot", level: "steward" };
    expect(triedRoster(roster(person, person), 1).chairs).toEqual([steward, person]);
    expect(triedRoster(roster({ kind: "away" }, bot), 0).chairs[0]).toEqual(person);
  });
});
