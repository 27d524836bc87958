import { boxed } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import {
  rosterOf,
  newGuest,
  soloParty,
  withShield,
  type Guest,
} from "../../../src/home/setup/party.ts";
import { refusalOfNames } from "../../../src/home/setup/refusalOfNames.ts";
import { PERSON, type Chair } from "../../../src/table/roster.ts";

const PAGE: Chair = { kind: "bot", level: "page" };
const me = { name: "You", shield: "vert" } as const;
const box = boxed(toCourtTheKing);

describe("a party", () => {
  test("has different shields and names, whatever the person is called", () => {
    for (const name of ["You", "Jonas", "Mira"])
      for (let bots = 1; bots <= 4; bots += 1) {
        const party = soloParty({ name, shield: "gules" }, bots, PAGE);
        expect(new Set(party.map(({ shield }) => shield)).size).toBe(bots + 1);
        expect(new Set(party.map((guest) => guest.name)).size).toBe(bots + 1);
        expect(refusalOfNames(party, box)).toBeUndefined();
      }
  });

  test("swaps shields rather than having one twice", () => {
    const party = withShield(soloParty(me, 2, PAGE), 0, "azure");
    expect(party.map(({ shield }) => shield)).toEqual(["azure", "vert", "gules"]);
    expect(withShield(party, 0, "or").map(({ shield }) => shield)).toEqual(["or", "vert", "gules"]);
  });

  test("with more colours than players the free shields follow", () => {
    const party = soloParty(me, 1, { kind: "bot", level: "squire" });
    expect(rosterOf(party, 4)).toEqual({
      names: ["You", "Mira"],
      chairs: [PERSON, { kind: "bot", level: "squire" }],
      shields: ["vert", "azure", "gules", "purpure"],
    });
  });

  test.each([
    ["", "player 2 needs a name"],
    ["A, B", "2 to 5"],
    ["You", "two players are called You"],
  ])("a name that records cannot hold is refused: '%s'", (name, words) => {
    const others = name === "A, B" ? 4 : 0;
    const party: Guest[] = [...soloParty(me, others, PAGE), { ...newGuest([], PERSON), name }];
    expect(refusalOfNames(party, box)?.message).toContain(words);
  });
});
