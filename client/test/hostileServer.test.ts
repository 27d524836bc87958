import { seal, verifyRecord, writeSecret } from "@courtly/dice";
import { assert, type Table } from "@courtly/engine";
import {
  foldingOf,
  LATE_MS,
  numbered,
  positionToKeep,
  type Entry,
  type EntryOf,
  type TableState,
} from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import {
  BOX,
  created,
  dealt,
  DEVIATIONS,
  END,
  harmIn,
  HONEST,
  ID,
  OTHER,
  OURS,
  sealed,
  SEATING,
  seated,
  SEED,
  shared,
  THEIRS,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import { openFairnessCheck } from "../src/fairness.ts";
import type { Agreement } from "../src/shares.ts";
import { follow } from "./followLog.ts";

test("a server agrees in our name after we have left: nobody can ask us any more", () => {
  const left: Entry = { kind: "resigned", player: US };
  const agreed: Entry = { kind: "agreed", again: 0, player: US };
  const begun = dealt({ shares: [OURS, "missing"] });
  const log = [...SEATING, shared(US, OURS), left, agreed, ...begun, ...END];
  expect(follow(log, { delayMs: LATE_MS })).toMatchObject({ unfairness: undefined });
});

test("an honest game is followed to its end", () => {
  const { unfairness, ownShare, record = "" } = follow(HONEST);
  expect({ unfairness, ownShare }).toEqual({ unfairness: undefined, ownShare: "in" });
  expect(verifyRecord(record, [BOX])).toMatchObject({ ok: true, value: { kind: "unfinished" } });
});

describe("a hostile server is found out", () => {
  test("that refuses our seal, says at once that time is up, and begins without shares", () => {
    const timeUps = [0, 1, 2, 3].map((again): Entry => ({ kind: "timeUp", again }));
    const none = dealt({ shares: ["missing", "missing"] });
    const log = [created, seated(US), seated(THEM), ...timeUps, ...none, ...END];
    expect(follow(log).unfairness).toBe("tooEarly");
    // Sent as a history, the time cannot be checked.
    expect(follow(log, { isLive: false }).unfairness).toBe("drawnAgain");
    expect(follow(log, { delayMs: LATE_MS }).unfairness).toBe("drawnAgain");
  });

  test("that knows our share, and lets everybody draw again until it likes the dice", () => {
    const again: readonly Entry[] = [
      { kind: "timeUp", again: 0 },
      { kind: "sealed", again: 1, player: US, seal: seal(OURS) },
      { kind: "sealed", again: 1, player: THEM, seal: seal(OTHER) },
      { kind: "shared", again: 1, player: US, share: writeSecret(OURS) },
      { kind: "shared", again: 1, player: THEM, share: writeSecret(OTHER) },
    ];
    const log = [...SEATING, ...again, ...dealt({ shares: [OURS, OTHER] }), ...END];
    for (const options of [{ delayMs: LATE_MS }, { isLive: false }])
      expect(follow(log, options).unfairness).toBe("drawnAgain");
  });

  test("that says that everybody agreed to go on without us", () => {
    const agreed: Entry = { kind: "agreed", again: 0, player: THEM };
    const begun = dealt({ shares: ["missing", THEIRS] });
    const log = [...SEATING, shared(THEM, THEIRS), agreed, ...begun, ...END];
    expect(follow(log).unfairness).toBe("tooEarly");
    expect(follow(log, { delayMs: LATE_MS })).toMatchObject({ ownShare: "missing" });
  });

  test("that agrees in our name", () => {
    const agreed: Entry = { kind: "agreed", again: 0, player: US };
    const begun = dealt({ shares: [OURS, "missing"] });
    const log = [...SEATING, shared(US, OURS), agreed, ...begun, ...END];
    expect(follow(log, { delayMs: LATE_MS }).unfairness).toBe("otherDecision");
    const given: Agreement = { again: 0, stage: "revealing", late: [THEM] };
    const played = (agreement: Agreement) =>
      follow(log, { delayMs: LATE_MS, agreements: [agreement] });
    expect(played(given)).toMatchObject({ ownShare: "in" });
    // An agreement about another player, about a seal, or in another attempt is none for this share.
    for (const other of [{ late: [2] }, { stage: "sealing" }, { again: 1 }] as const)
      expect(played({ ...given, ...other }).unfairness).toBe("otherDecision");
  });

  test("that exchanges our seal", () => {
    const exchanged = [
      created,
      sealed(US, OTHER),
      seated(US),
      sealed(THEM, THEIRS),
      seated(THEM),
      shared(US, OTHER),
      shared(THEM, THEIRS),
      ...dealt({ shares: [OTHER, THEIRS] }),
      ...END,
    ];
    expect(follow(exchanged).unfairness).toBe("otherSeal");
  });

  test("that exchanges our share, in the drawing or only in the dice", () => {
    const chosen = [...dealt({ shares: [OTHER, THEIRS] }), ...END];
    const inDrawing = [...SEATING, shared(US, OTHER), shared(THEM, THEIRS), ...chosen];
    const inDice = [...SEATING, shared(US, OURS), shared(THEM, THEIRS), ...chosen];
    for (const log of [inDrawing, inDice]) {
      expect(follow(log).unfairness).toBe("contradiction");
      expect(follow(log, { isLive: false }).unfairness).toBe("contradiction");
    }
  });

  test("that uses dice which do not depend on the opening", () => {
    const { dice: _, ...older } = created;
    const log = [
      older as Entry,
      seated(US),
      seated(THEM),
      sealed(US, OURS),
      sealed(THEM, THEIRS),
      shared(US, OURS),
      shared(THEM, THEIRS),
      ...dealt({ kind: "sealed-1" }),
      ...END,
    ];
    expect(follow(log).unfairness).toBe("unboundDice");
  });

  test("that chooses who begins, or rolls with another seed", () => {
    const [{ start }] = dealt() as [Extract<Entry, { kind: "begun" }>];
    const drawn = [...SEATING, shared(US, OURS), shared(THEM, THEIRS)];
    const begun = dealt({ start: 1 - start });
    expect(follow([...drawn, ...begun, ...END]).unfairness).toBe("otherRolls");
    const rolled = dealt({ seed: OTHER, start });
    expect(follow([...drawn, ...rolled, ...END]).unfairness).toBe("otherRolls");
    const revealed: Entry = { kind: "revealed", seed: writeSecret(OTHER) };
    expect(follow([...drawn, ...rolled, ...END.slice(0, -1), revealed]).unfairness).toBe(
      "contradiction",
    );
  });

  test("that changes any roll", () => {
    let changes = 0;
    for (const [index, entry] of HONEST.entries()) {
      if (entry.kind !== "rolled") continue;
      const [first = 1, ...others] = entry.faces;
      const faces = [first === 6 ? 1 : ((first + 1) as 1), ...others].toSorted();
      const { unfairness } = follow(HONEST.with(index, { kind: "rolled", faces }));
      // An action may be impossible after the other roll.
      expect(["otherRolls", "brokenRules"]).toContain(unfairness);
      changes += 1;
    }
    expect(changes).toBeGreaterThan(1);
  });

  test("that empties a seat once it knows our share, and draws again with a chosen one", () => {
    const reseated: readonly Entry[] = [
      { kind: "left", player: THEM },
      seated(THEM),
      sealed(THEM, OTHER),
      shared(US, OURS),
      shared(THEM, OTHER),
    ];
    const chosen = dealt({ shares: [OURS, OTHER] });
    const log = [...SEATING, shared(US, OURS), ...reseated, ...chosen, ...END];
    expect(follow(log).unfairness).toBe("contradiction");
    // The same without leaving: the name is part of the opening, and so of the key.
    const renamed = [...SEATING, shared(US, OURS), seated(THEM)];
    expect(follow(renamed).unfairness).toBe("contradiction");
  });

  test("that reveals the seed early, and then rolls as it likes", () => {
    const begun = HONEST.slice(0, -END.length);
    const revealed: Entry = { kind: "revealed", seed: writeSecret(SEED) };
    expect(follow([...begun, revealed]).unfairness).toBe("contradiction");
  });

  describe("that undoes an action that stays", () => {
    const drawn = [...SEATING, shared(US, OURS), shared(THEM, THEIRS)];
    const isTaken = (text: string) => /^take (?!nothing)/.test(text);
    const take = (game: Table) => game.legal().find(isTaken) ?? game.legal()[0];
    const untilTaken = (game: Table) => (isTaken(game.lastAction() ?? "") ? undefined : take(game));
    const undone = (player: number): Entry => ({ kind: "undone", player });

    test("a taken card, for the player who took it", () => {
      const log = [...drawn, ...dealt({ choose: untilTaken })];
      const last = log.at(-1);
      assert(last?.kind === "acted" && isTaken(last.text), "a card is taken");
      expect(follow(log).unfairness).toBeUndefined();
      expect(follow([...log, undone(last.seat)]).unfairness).toBe("brokenRules");
    });

    test("a roll, or the action of somebody else", () => {
      const log = [...drawn, ...dealt({ choose: untilTaken })];
      const rolled = log.findLastIndex(({ kind }) => kind === "rolled");
      const kept = log.slice(0, rolled + 2);
      const action = kept.at(-1);
      assert(action?.kind === "acted" && !isTaken(action.text), "an action follows the roll");
      expect(follow([...kept, undone(action.seat)]).unfairness).toBeUndefined();
      expect(follow([...kept, undone(1 - action.seat)]).unfairness).toBe("brokenRules");
      for (const player of [US, THEM])
        expect(follow([...log.slice(0, rolled + 1), undone(player)]).unfairness).toBe(
          "brokenRules",
        );
    });

    test("an action of a bot, also of one that plays on for somebody", () => {
      const log = [...drawn, ...dealt({ choose: untilTaken })];
      const rolled = log.findLastIndex(({ kind }) => kind === "rolled");
      const kept = log.slice(0, rolled + 2);
      const action = kept.at(-1);
      assert(action?.kind === "acted", "an action follows the roll");
      const resigned: Entry = { kind: "resigned", player: action.seat };
      const left = [...kept.slice(0, -1), resigned, action];
      expect(follow(left).unfairness).toBeUndefined();
      expect(follow([...left, undone(action.seat)]).unfairness).toBe("brokenRules");
    });
  });

  test("that begins the game a second time", () => {
    const begun = HONEST.slice(0, -END.length);
    expect(follow([...begun, ...dealt()]).unfairness).toBe("contradiction");
  });
});

describe("every deviation of the drawing is found out, or changes nothing", () => {
  test.each([
    ["live and at once", { delayMs: 0, isLive: true }],
    ["live and slowly", { delayMs: LATE_MS, isLive: true }],
    ["as a history", { delayMs: 0, isLive: false }],
  ] as const)("%s", (_, options) => {
    let [found, harmless] = [0, 0];
    for (const { name, log } of DEVIATIONS) {
      const { unfairness, ownShare } = follow(log, options);
      expect(unfairness, name).not.toBe("brokenRules");
      if (unfairness !== undefined || ownShare === "missing") {
        found += 1;
        continue;
      }
      expect(ownShare, name).toBe("in");
      expect(harmIn(log), name).toBeUndefined();
      harmless += 1;
    }
    expect(found).toBeGreaterThan(200);
    expect(harmless).toBeGreaterThan(0);
  });
});

describe("a game that goes on at a new table", () => {
  const lost = HONEST.slice(0, -END.length);
  const before = foldingOf([BOX]).foldAll(ID, undefined, numbered(lost));
  assert(before?.game !== undefined, "the game has begun");
  const NEXT = "BBBBBBBBBBBBBBBBBBBBBB";
  const going: EntryOf<"created"> = {
    ...created,
    continues: { table: ID, length: lost.length },
    position: positionToKeep(before.game),
  };

  /** The verdict of a device that the server has led from the old table, when the game begins at the new one. */
  function led(entries: readonly Entry[], known: readonly Entry[] | undefined = lost) {
    const log = known && { entries: known, signature: undefined };
    const check = openFairnessCheck({
      shares: undefined,
      logs: {
        keep: () => undefined,
        find: (table) => (table === ID ? log : undefined),
        mark: () => undefined,
        markOf: () => undefined,
      },
      continues: ID,
      box: () => BOX,
      monotonicMs: () => 0,
    });
    const tableState = foldingOf([BOX]).foldAll(NEXT, undefined, numbered(entries));
    assert(tableState !== undefined, "the table is open");
    const entry: Entry = { kind: "begun", start: 0, dice: "" };
    return check.after(tableState, { n: 9, atMs: 0, entry }, { player: US, isLive: true });
  }

  test("a game that goes on from another position is not played", () => {
    const { position = [] } = going;
    expect(position.length).toBeGreaterThan(1);
    expect(led([going, seated(US), seated(THEM)])).toBeUndefined();
    for (const index of position.keys())
      expect(
        led([{ ...going, position: position.toSpliced(index, 1) }, seated(US), seated(THEM)]),
      ).toBe("otherPosition");
    const { position: _, ...opening } = going;
    expect(led([opening, seated(US), seated(THEM)])).toBe("otherPosition");
  });

  test("other rules, another pace, a shorter log, other players or another table are found", () => {
    const other = { ...seated(THEM), who: { kind: "person", name: "Eve", shield: "or" } } as Entry;
    const earlier = { table: ID, length: lost.length - 1 };
    expect(led([{ ...going, rules: "italian" }, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([{ ...going, pace: "brisk" }, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([{ ...going, continues: earlier }, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([going, seated(US), other])).toBe("otherPosition");
    expect(led([{ ...going, players: 1 }, seated(US)])).toBe("otherPosition");
    expect(led([created, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([{ ...going, continues: { ...earlier, table: NEXT } }])).toBe("otherPosition");
  });

  test("a game in which turns have run out of time goes on, though a stored log has no times", () => {
    const clock = { ...created, pace: "brisk" } as const;
    const begun = lost.findIndex(({ kind }) => kind === "begun") + 1;
    const first = foldingOf([BOX]).foldAll(ID, undefined, numbered(lost.slice(0, begun)));
    assert(first?.game?.turn.kind === "decide", "the game has begun");
    const late: Entry = { kind: "outOfTime", player: first.game.turn.seat };
    const known = [clock, ...lost.slice(1, begun), late, ...lost.slice(begun)];
    const continues = { table: ID, length: known.length };
    const next = { ...going, pace: "brisk", continues } as const;
    expect(led([next, seated(US), seated(THEM)], known)).toBeUndefined();
  });

  test("the rolls before are checked if the server shows their seed, which must be the sealed one", () => {
    const told = (seed: Uint8Array): Entry => ({
      ...going,
      continues: { table: ID, length: lost.length, seed: writeSecret(seed) },
    });
    const seats = [seated(US), seated(THEM)];
    expect(led([told(SEED), ...seats])).toBeUndefined();
    expect(led([told(OTHER), ...seats])).toBe("otherRolls");
    const at = lost.findLastIndex(({ kind }) => kind === "rolled");
    const roll = lost[at];
    assert(roll?.kind === "rolled", "the game has a roll");
    const faces = roll.faces.map((face) => (face === 6 ? 1 : 6));
    const chosen = [...lost.slice(0, at), { kind: "rolled", faces } as Entry];
    const state = foldingOf([BOX]).foldAll(ID, undefined, numbered(chosen));
    assert(state?.game !== undefined, "the game has begun");
    const first: Entry = {
      ...going,
      continues: { table: ID, length: chosen.length, seed: writeSecret(SEED) },
      position: positionToKeep(state.game),
    };
    expect(led([first, ...seats], chosen)).toBe("otherRolls");
  });

  test("a device that was not led from a table does not go on with its game", () => {
    const check = openFairnessCheck({ shares: undefined, box: () => BOX, monotonicMs: () => 0 });
    const unknown = { ...going, continues: { table: NEXT, length: 40 } };
    const tableState = foldingOf([BOX]).foldAll(
      ID,
      undefined,
      numbered([unknown, seated(US), seated(THEM)]),
    );
    assert(tableState !== undefined, "the table is open");
    const verdict = (player: number | undefined) => {
      const entry: Entry = { kind: "begun", start: 0, dice: "" };
      return check.after(tableState, { n: 4, atMs: 0, entry }, { player, isLive: true });
    };
    expect(verdict(US)).toBe("otherPosition");
    expect(verdict(undefined)).toBeUndefined();
  });

  test("a game that is over goes on nowhere", () => {
    const check = openFairnessCheck({ shares: undefined, box: () => BOX, monotonicMs: () => 0 });
    const over = { ...before, game: { ...before.game, turn: { kind: "over", ranks: [1, 2] } } };
    const entry: Entry = { kind: "continued", table: NEXT };
    const told = { n: 9, atMs: 0, entry };
    const options = { player: US, isLive: true };
    expect(check.after(before, told, options)).toBeUndefined();
    expect(check.after(over as TableState, told, options)).toBe("otherPosition");
  });

  test("a game that a player has ended goes on nowhere, one that has expired may", () => {
    const on: Entry = { kind: "continued", table: NEXT };
    const begun = HONEST.slice(0, -END.length);
    const after = (why: EntryOf<"closed">["why"]) =>
      follow([...begun, { kind: "closed", player: THEM, why }, ...END.slice(1), on]).unfairness;
    for (const why of ["resigned", "left", "closed"] as const)
      expect([why, after(why)]).toEqual([why, "otherPosition"]);
    expect(after("expired")).toBeUndefined();
    // A restored copy may have closed a table whose game had not begun there.
    const lobby: readonly Entry[] = [created, seated(US)];
    const left: Entry = { kind: "closed", player: THEM, why: "left" };
    expect(follow([...lobby, left, ...END.slice(1), on]).unfairness).toBeUndefined();
  });

  test("a table that continues no other one begins at the opening", () => {
    const { continues: _, ...invented } = going;
    const check = openFairnessCheck({ shares: undefined, box: () => BOX, monotonicMs: () => 0 });
    const seats = [seated(US), seated(THEM)];
    const verdict = (first: Entry) => {
      const tableState = foldingOf([BOX]).foldAll(NEXT, undefined, numbered([first, ...seats]));
      assert(tableState !== undefined, "the table is open");
      const entry: Entry = { kind: "begun", start: 0, dice: "" };
      return check.after(tableState, { n: 4, atMs: 0, entry }, { player: US, isLive: true });
    };
    expect(verdict(created)).toBeUndefined();
    expect(verdict(invented)).toBe("otherPosition");
  });

  test("a server that claims a longer log exchanges neither rules nor players", () => {
    const longer = { ...going, continues: { table: ID, length: lost.length + 100 } };
    const other = { ...seated(THEM), who: { kind: "person", name: "Eve", shield: "or" } } as Entry;
    expect(led([longer, seated(US), seated(THEM)])).toBeUndefined();
    expect(led([longer, seated(US), other])).toBe("otherPosition");
    expect(led([{ ...longer, players: 1 }, seated(US)])).toBe("otherPosition");
    expect(led([{ ...longer, rules: "italian" }, seated(US), seated(THEM)])).toBe("otherPosition");
  });

  test("a device that has less of the log cannot tell its position, and plays on", () => {
    expect(led([going, seated(US), seated(THEM)], lost.slice(0, -1))).toBeUndefined();
    expect(led([going, seated(US), seated(THEM)], undefined)).toBeUndefined();
  });
});
