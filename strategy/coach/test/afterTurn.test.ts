import { seededRandom, type Seat } from "@courtly/engine";
import { goldOf, ownSpots, rollingCourts, seatsFor, type State } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { afterTurn, type Fact } from "../src/rolling-courts/afterTurn.ts";
import { tableOf } from "./courtsTables.ts";

const ended = (state: State, seat: Seat) =>
  rollingCourts.apply(state, { kind: "acted", seat, action: { kind: "end" } });

const homes = (facts: readonly Fact[], kind: "mustHome" | "mayHome") =>
  facts.flatMap((fact) => (fact.kind === kind ? [{ cave: fact.cave, gold: fact.gold }] : []));

describe("the facts about the end of a turn agree with the rules", () => {
  test("in the last turn of a round: miners that must come home, and miners that may", () => {
    const { state } = tableOf(3, [
      "start 0",
      "cave 1 - - - 2 - -",
      "cave 4 - - - - 2 -",
      "to-act 2",
      "unspent 1",
    ]);
    const facts = afterTurn(state, 2);
    expect(facts[0]).toEqual({ kind: "dig", turns: 0, miners: 2 });
    const after = ended(state, 2);
    const [forced] = homes(facts, "mustHome");
    expect(forced?.cave).toBe(4);
    expect(goldOf(after, 2) - goldOf(state, 2)).toBe(forced?.gold);
    expect(after.stage.kind).toBe("examine");
    const asked = rollingCourts.actions(after, 2).filter(({ kind }) => kind === "home");
    expect(homes(facts, "mayHome").map(({ cave }) => cave)).toEqual(
      asked.flatMap((action) => (action.kind === "home" ? [action.spot.number] : [])),
    );
  });

  test("with random caves: the gold of the miners that must come home, and whether there is a choice", () => {
    const random = seededRandom("caves");
    const space = (seat: number) => (random() < 0.3 ? String(seat) : "-");
    for (let trial = 0; trial < 60; trial += 1) {
      const rows = [1, 2, 3, 4, 5, 6].map((cave) => {
        const spaces = Array.from({ length: 6 }, () => "-");
        spaces[Math.floor(random() * 6)] = space(2);
        return `cave ${cave} ${spaces.join(" ")}`;
      });
      const { state } = tableOf(3, ["start 0", ...rows, "to-act 2", "unspent 1"]);
      const facts = afterTurn(state, 2);
      const after = ended(state, 2);
      const gained = goldOf(after, 2) - goldOf(state, 2);
      const must = homes(facts, "mustHome").reduce((sum, { gold }) => sum + gold, 0);
      // The facts name at most two homecomings, forced ones first.
      if (homes(facts, "mustHome").length < 2) expect(gained).toBe(must);
      else expect(gained).toBeGreaterThanOrEqual(must);
      const isAsked = after.stage.kind === "examine" && after.toAct === 2;
      if (homes(facts, "mayHome").length > 0) expect(isAsked).toBe(true);
      const miners = ownSpots(state, 2, "cave").length;
      if (miners > 0) expect(facts[0]).toMatchObject({ kind: "dig", miners });
    }
  });

  test("before the last turn of a round: the number of turns until the miners dig", () => {
    const { state } = tableOf(3, ["start 1", "cave 1 2 0 - - - -", "to-act 2", "unspent 1"]);
    expect(afterTurn(state, 2)).toEqual([{ kind: "dig", turns: 1, miners: 1 }]);
    // A player without miners gets no fact about the digging.
    expect(afterTurn(state, 1)).toEqual([]);
    expect(afterTurn(ended(state, 2), 0)[0]).toEqual({ kind: "dig", turns: 0, miners: 1 });
    expect(seatsFor(3)).toBe(3);
  });

  test("while a player decides about homecomings there are no facts", () => {
    const { state } = tableOf(2, ["round 6", "cave 1 - - - 0 - -", "examine 0"]);
    expect(afterTurn(state, 0)).toEqual([]);
  });
});
