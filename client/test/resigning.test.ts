import { verifyRecord } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { BrokenRules, foldingOf, numbered, openGame, type Entry } from "@courtly/protocol";
import {
  BOX,
  created,
  dealt,
  END,
  HONEST,
  ID,
  OURS,
  sealed,
  SEATING,
  seated,
  shared,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import { describe, expect, test } from "vitest";
import { follow } from "./followLog.ts";

describe("a game of two that ends because a player resigns", () => {
  const ends: Entry = { kind: "resigned", player: THEM, ends: "game" };
  const played = HONEST.slice(0, -END.length);
  const revealed = END.slice(-1);

  test("is followed to its end, with the resignation in its record", () => {
    const { unfairness, record = "" } = follow([...played, ends, ...revealed]);
    expect(unfairness).toBeUndefined();
    expect(record).toMatch(/\n1 resign\n$/);
    expect(verifyRecord(record, [BOX])).toMatchObject({ ok: true, value: { kind: "honest" } });
  });

  test("also if dice are in the air", () => {
    const rolling = played.slice(
      0,
      played.findLastIndex(({ kind }) => kind === "rolled"),
    );
    const { unfairness, record = "" } = follow([...rolling, ends, ...revealed]);
    expect(unfairness).toBeUndefined();
    expect(verifyRecord(record, [BOX])).toMatchObject({ ok: true, value: { kind: "honest" } });
  });

  test("does not end before it has begun, or twice, and nothing follows but its seed", () => {
    expect(follow([...SEATING, ends]).unfairness).toBe("contradiction");
    for (const more of [ends, END[0] as Entry, played.at(-1) as Entry])
      expect(follow([...played, ends, more]).unfairness).toBe("contradiction");
  });

  test("has other rolls than those of its seed: found out at its end", () => {
    const at = played.findLastIndex(({ kind }) => kind === "rolled");
    const roll = played[at];
    assert(roll?.kind === "rolled", "the game has a roll");
    const other: Entry = { ...roll, faces: roll.faces.map((face) => (face === 6 ? 1 : 6)) };
    expect(follow([...played.slice(0, at), other, ends, ...revealed]).unfairness).toBe(
      "otherRolls",
    );
  });

  test("does not end by a bot", () => {
    const bot: Entry = {
      kind: "seated",
      player: THEM,
      who: { kind: "bot", level: "page", name: "Ben", shield: "azure" },
    };
    const drawn = [created, sealed(US, OURS), seated(US), bot, shared(US, OURS)];
    const log = [...drawn, ...dealt({ shares: [OURS, "bot"] })];
    expect(follow(log).unfairness).toBeUndefined();
    expect(follow([...log, ends]).unfairness).toBe("contradiction");
  });
});

test("no player of more than two ends a game by resigning", () => {
  const { foldAll } = foldingOf([BOX]);
  const seats: readonly Entry[] = ["Ada", "Ben", "Cleo"].map((name, player) => ({
    kind: "seated",
    player,
    who: { kind: "person", name, shield: "azure" },
  }));
  const table = foldAll(ID, undefined, numbered([{ ...created, players: 3 }, ...seats]));
  const game = openGame(BOX, { names: ["Ada", "Ben", "Cleo"] }, { start: 0 });
  assert(table !== undefined && game.ok, "the game is legal");
  const begun = { ...table, game: game.value };
  const after = (entry: Entry) => foldAll(ID, begun, numbered([entry], { after: begun.length }));
  expect(after({ kind: "resigned", player: 1 })).toMatchObject({ resigned: [1] });
  expect(() => after({ kind: "resigned", player: 1, ends: "game" })).toThrow(BrokenRules);
});
