import type { Game } from "@courtly/engine";
import { toCourtTheKingBots } from "@courtly/bots";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing, type Action, type Setup, type State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { judge, LawBroken, setupOf, type Lawful, type Trial } from "../src/index.ts";
import { lawfulRollingCourts, rollingCourtsTrial } from "./rollingCourts.ts";
import { lawfulToCourtTheKing, toCourtTheKingTrial } from "./toCourtTheKing.ts";

const squire = toCourtTheKingBots.find(
  ({ name }) => name === "squire",
) as (typeof toCourtTheKingBots)[number];

type King = Game<Setup, State, Action>;

/** The first law that breaks over a few games of a broken version of the game. */
function brokenLaw(
  broken: Partial<King>,
  rest: Partial<Lawful<Setup, State, Action>> = {},
  players: Partial<Trial<Setup, State, Action>> = {},
): string {
  const lawful = { ...lawfulToCourtTheKing, game: { ...toCourtTheKing, ...broken }, ...rest };
  for (let index = 0; index < 30; index += 1)
    try {
      judge(lawful, { ...toCourtTheKingTrial("broken", 2, index), ...players });
    } catch (problem) {
      if (problem instanceof LawBroken) return problem.message.split(":")[0] as string;
      return `threw ${String(problem)}`;
    }
  return "none";
}

describe("conservation", () => {
  test("gold that comes from nowhere breaks a law", () => {
    const apply: (typeof rollingCourts)["apply"] = (state, event) => {
      const next = rollingCourts.apply(state, event);
      return next.round === 3 ? { ...next, gold: next.gold.map((purse) => purse + 1) } : next;
    };
    const lawful = { ...lawfulRollingCourts, game: { ...rollingCourts, apply } };
    const play = () => judge(lawful, rollingCourtsTrial("broken", 3, 0));
    expect(play).toThrow(/^counts are conserved: money: /);
  });
});

describe("a broken game breaks its law", () => {
  test("the game as it is breaks none", () => {
    expect(brokenLaw({})).toBe("none");
  });

  test("an action too few", () => {
    const actions: King["actions"] = (state, seat) => {
      const all = toCourtTheKing.actions(state, seat);
      return all.length > 1 ? all.slice(1) : all;
    };
    expect(brokenLaw({ actions })).toBe("actions are complete");
  });

  test("an action twice", () => {
    const actions: King["actions"] = (state, seat) =>
      toCourtTheKing.actions(state, seat).flatMap((a) => [a, a]);
    expect(brokenLaw({ actions })).toBe("each action once");
  });

  test("an action that is refused", () => {
    const actions: King["actions"] = (state, seat) => {
      const all = toCourtTheKing.actions(state, seat);
      return all.length === 0 ? all : [...all, { kind: "take", character: "queen" }];
    };
    expect(brokenLaw({ actions })).toBe("every listed action is accepted");
  });

  test("an action that cannot be written", () => {
    expect(brokenLaw({}, { wellFormed: () => [{ kind: "roll" }] })).toBe("actions are well-formed");
  });

  test("an action for another seat", () => {
    const actions: King["actions"] = (state) => toCourtTheKing.actions(state, state.toAct);
    expect(brokenLaw({ actions })).toBe("a seat decides exactly when it has actions");
  });

  test("no action at all", () => {
    const choosers = [squire, squire];
    const law = "a seat decides exactly when it has actions";
    expect(brokenLaw({ actions: () => [] }, {}, { choosers })).toBe(law);
  });

  test("a state that is written to", () => {
    const apply: King["apply"] = (state, event) => {
      (state as { round: number }).round += 0;
      return toCourtTheKing.apply(state, event);
    };
    expect(brokenLaw({ apply })).toMatch(/^threw TypeError/);
  });

  test("a replay that differs", () => {
    let calls = 0;
    const apply: King["apply"] = (state, event) => {
      const next = toCourtTheKing.apply(state, event);
      if (event.kind === "resigned") return next;
      calls += 1;
      return next.winner === undefined ? next : { ...next, start: calls % 2 };
    };
    expect(brokenLaw({ apply })).toBe("replay equals play");
  });

  test("a player who resigns and wins", () => {
    const apply: King["apply"] = (state, event) =>
      event.kind === "resigned"
        ? { ...toCourtTheKing.apply(state, event), winner: event.seat }
        : toCourtTheKing.apply(state, event);
    expect(brokenLaw({ apply })).toBe("a player who resigns has lost");
  });

  test("a game for three that one of them ends", () => {
    const game = { ...toCourtTheKing, playersIn: () => 2 };
    const trial = toCourtTheKingTrial("broken", 3, 0);
    expect(() => judge({ ...lawfulToCourtTheKing, game }, trial)).toThrow(
      /^two players may resign at any moment: /,
    );
  });

  test("a position that loses a part of the state", () => {
    const position: King["position"] = (state) => ({ ...toCourtTheKing.position(state), start: 0 });
    expect(brokenLaw({ position })).toBe("positions round-trip");
  });

  test("position lines that lose a part of the state", () => {
    const { setup, action } = toCourtTheKing.notation;
    const write: typeof setup.write = (value) => {
      const { rules, position } = setup.write(value);
      return { rules, position: position.filter((line) => !line.startsWith("round")) };
    };
    expect(brokenLaw({ notation: { action, setup: { ...setup, write } } })).toBe(
      "position lines round-trip",
    );
  });

  test("an action text that reads as another", () => {
    const { setup, action } = toCourtTheKing.notation;
    const read: typeof action.read = (text) => action.read(text === "roll" ? "stand" : text);
    expect(brokenLaw({ notation: { setup, action: { ...action, read } } })).toBe(
      "action notation round-trips",
    );
  });

  test("a card that vanishes", () => {
    const apply: King["apply"] = (state, event) => {
      const next = toCourtTheKing.apply(state, event);
      return next.round === 3 ? { ...next, court: { ...next.court, knight: 7 } } : next;
    };
    expect(brokenLaw({ apply })).toBe("counts are conserved");
  });

  test("a game that does not end in time", () => {
    expect(brokenLaw({}, { eventsMax: 20 })).toBe("every game ends");
  });

  test("an end that the game does not report", () => {
    const turn: King["turn"] = (state) => {
      const now = toCourtTheKing.turn(state);
      return now.kind === "over" ? { kind: "decide", seat: 0 } : now;
    };
    expect(brokenLaw({ turn })).toBe("a player who resigns has lost");
  });

  test("setups for tests are checked like those from files", () => {
    expect(() => setupOf(toCourtTheKing, 2, "cards 0 guard guard")).toThrow(
      "a player owns the Guard once at most",
    );
  });
});
