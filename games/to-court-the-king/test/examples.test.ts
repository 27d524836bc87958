import { describe, expect, test } from "vitest";
import { four, offered, two } from "./court.ts";

/** The worked examples that every reading of the rules must agree with. */
describe("worked examples", () => {
  test("K13: example 1, 5-5-5 allows Farmer, Laborer, Guard, Serving Maid and Fool", () => {
    const takes = offered(two("aside 5 5 5").legal(), "take ").map((text) => text.slice(5));
    expect(takes.toSorted()).toEqual([
      "farmer",
      "fool",
      "guard",
      "laborer",
      "nothing",
      "servingMaid",
    ]);
  });

  test("K9: example 2, Laborer, Guard and Astronomer make 4-2-2-2-2, which acquires the Hunter", () => {
    const scene = four("cards 0 laborer guard astronomer").after(
      "0 roll",
      "* 6 5 2",
      "0 aside 2",
      "0 use laborer",
      "0 roll",
      "* 5 3 3",
      "0 use guard",
      "0 aside 2",
      "0 roll",
      "* 6 5 4",
      "0 use astronomer 4>2",
      "0 aside 2",
      "0 roll",
      "* 3 2",
      "0 aside 2",
      "0 roll",
      "* 4",
      "0 aside 4",
    );
    expect(scene.position()).toContain("aside 2 2 2 2 4");
    expect(scene.after("0 take hunter").position()).toContain(
      "cards 0 laborer guard hunter astronomer",
    );
  });

  test("K9: example 3, the Philosopher turns 5-3-1 into 3-3-3", () => {
    const scene = two("cards 0 philosopher", "active 5 3 1").after("0 use philosopher 5>3 1>3");
    expect(scene.position()).toContain("active 3 3 3");
  });

  test("K18: example 4, the Astronomer with 3-3 aside turns an active 1 into a 3", () => {
    const scene = two("cards 0 astronomer", "aside 3 3", "active 1").after("0 use astronomer 1>3");
    expect(scene.position()).toContain("active 3");
  });

  test("K9: example 5, the Alchemist turns 2-5-5 into 4-4-4 and 6-2-1 into 3-3-3", () => {
    const alchemist = (active: string, use: string) =>
      two("cards 0 alchemist", `active ${active}`).after(`0 use alchemist ${use}`).position();
    expect(alchemist("2 5 5", "2>4 5>4 5>4")).toContain("active 4 4 4");
    expect(alchemist("6 2 1", "6>3 2>3 1>3")).toContain("active 3 3 3");
  });

  test("K23: example 6, the King changes hands twice and the Queen's holder wins with eight 4s", () => {
    const seven = "general farmer charlatan";
    const turn = (seat: number, faces: string) => [
      `${seat} roll`,
      `* ${faces}`,
      `${seat} aside ${faces}`,
    ];
    const scene = four(
      `cards 0 ${seven}`,
      `cards 1 ${seven}`,
      "cards 2 farmer charlatan charlatan charlatan charlatan",
      "cards 3 charlatan charlatan charlatan charlatan charlatan",
    ).after(
      ...turn(0, "1 2 3 4 5 6 6"),
      "0 take nothing",
      ...turn(1, "2 2 2 2 2 2 2"),
      "1 take king",
      ...turn(2, "1 2 3 4 5 6 6 6"),
      "2 take nothing",
      ...turn(3, "1 2 3 4 5 6 6 6"),
      "3 take nothing",
      ...turn(3, "1 1 1 1 1 1 1 1"),
    );
    expect(scene.position()).toContain("best 3 8 1");
    expect(scene.legal()).toEqual(["decline", "roll"]);
    const last = scene.after("0 decline", ...turn(2, "3 3 3 3 3 3 3 3"));
    expect(last.position()).toContain("best 2 8 3");
    const end = last.after("1 roll", "* 4 4 4 4 4 4 4", "1 use queen 4", "1 aside 4 4 4 4 4 4 4 4");
    expect(end.table.turn).toEqual({ kind: "over", ranks: [2, 1, 2, 2] });
  });
});
