import { seal } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { LATE_MS, type Entry } from "@courtly/protocol";
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
  shared,
  THEIRS,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { device, type Visit } from "./device.ts";

/** The window that receives the next entries, and their number, one step after the other. */
type Steps = readonly { readonly at: number; readonly count: number }[];

const kindsHeard = ({ socket }: Visit) => socket.heard.map(({ kind }) => kind);
const begins = HONEST.findIndex(({ kind }) => kind === "begun");
const lastRoll = HONEST.findLastIndex(({ kind }) => kind === "rolled");
/** The honest log up to and including its last roll, and the same with another roll. */
const played = HONEST.slice(0, lastRoll + 1);
const rolledAgain = played.with(lastRoll, otherRoll(played[lastRoll]));

function otherRoll(entry: Entry | undefined): Entry {
  assert(entry?.kind === "rolled", "the entry is a roll");
  return { kind: "rolled", faces: entry.faces.map((face) => (face === 1 ? 2 : 1)) };
}

test("names the stage for which its player agrees", async () => {
  const { open } = device();
  const opened = await open([...SEATING, shared(US, OURS)]);
  void opened.client.agree();
  expect(opened.socket.heard.at(-1)).toMatchObject({ kind: "agree", stage: "revealing" });
  opened.client.close();
});

test("the log for which a share is revealed is stored first, and the same log is accepted again", async () => {
  const { visit } = device();
  for (const _ of [1, 2]) {
    const visited = await visit(SEATING);
    expect(kindsHeard(visited)).toContain("reveal");
    expect(visited.isRevealStored).toBe(true);
    expect(visited.client.fault()).toBeUndefined();
  }
});

test("a device that loads its game for long does not think that the others went on without it too early", async () => {
  let nowMs = 0;
  const loaded = Promise.withResolvers<undefined>();
  const loadGame = async () => {
    await loaded.promise;
    return BOX;
  };
  const { open } = device({}, { loadGame, monotonicMs: () => nowMs });
  const { client, more } = await open([created]);
  await more(...SEATING.slice(1), shared(THEM, THEIRS));
  nowMs = LATE_MS;
  await more({ kind: "agreed", again: 0, player: THEM });
  nowMs = 2 * LATE_MS;
  loaded.resolve(undefined);
  await more();
  expect(client.unfairness()).toBeUndefined();
  expect(client.ownShare()).toBe("missing");
  client.close();
});

describe("a device without space", () => {
  test("keeps its share to itself, says why, and goes on when there is space", async () => {
    const { open, fill } = device();
    fill(true);
    const opened = await open(SEATING);
    expect(kindsHeard(opened)).not.toContain("reveal");
    expect(opened.client.shareFault()).toBe("unstored");
    opened.client.retryShare();
    expect(opened.client.shareFault()).toBe("unstored");
    fill(false);
    opened.client.retryShare();
    expect(kindsHeard(opened).filter((kind) => kind === "reveal")).toHaveLength(1);
    expect(opened.client.shareFault()).toBeUndefined();
    opened.client.close();
  });

  test("sends no seal and no agreement that it cannot store", async () => {
    const { open, fill } = device();
    fill(true);
    const unsealed = [created, ...SEATING.slice(2)];
    const opened = await open(unsealed);
    expect(kindsHeard(opened)).not.toContain("seal");
    expect(opened.client.shareFault()).toBe("unstored");
    fill(false);
    opened.client.retryShare();
    await opened.more();
    expect(kindsHeard(opened)).toEqual(expect.arrayContaining(["seal", "reveal"]));
    await opened.more(shared(US, OURS));
    fill(true);
    expect(await opened.client.agree()).toBeUndefined();
    expect(kindsHeard(opened)).not.toContain("agree");
    expect(opened.client.shareFault()).toBe("unstored");
    opened.client.close();
  });

  test("says so if its share is gone", async () => {
    const { open, lose } = device();
    lose();
    const opened = await open(SEATING);
    expect(opened.client.shareFault()).toBe("lost");
    opened.client.close();
  });
});

const otherSeed: Entry = { ...created, seal: seal(OTHER) };

test.each<[string, readonly Entry[]]>([
  ["another seed", SEATING.with(0, otherSeed)],
  ["another seal", SEATING.with(3, sealed(THEM, OTHER))],
  [
    "another seed and without our seal, so that we draw again",
    SEATING.with(0, otherSeed).toSpliced(1, 1),
  ],
])("a server that shows a log with %s after a share was revealed is found out", async (_, log) => {
  const { visit } = device();
  await visit(SEATING);
  const visited = await visit(log);
  expect(kindsHeard(visited)).not.toContain("reveal");
  expect(visited.client.unfairness()).toBe("otherLog");
});

describe("a server that announces more entries than it sends", () => {
  test("gets neither a share nor any request", async () => {
    const { visit } = device();
    const visited = await visit(SEATING, { length: 100 });
    void visited.client.ask({ kind: "resign" });
    expect(kindsHeard(visited)).toEqual(["hello"]);
    expect(visited.client.isCaughtUp()).toBe(false);
  });

  test("does not keep a device from storing its log, nor from comparing it", async () => {
    const { visit, logs } = device();
    await visit(played, { length: 100 });
    expect(logs.get(ID)?.entries).toEqual(played);
    const { client } = await visit(rolledAgain, { length: 100 });
    expect(client.fault()).toBe("restored");
    expect(logs.get(ID)?.entries).toEqual(played);
  });
});

test("a log that the server cuts off or changes is found, also if it signs nothing", async () => {
  const { visit } = device();
  await visit(played);
  expect((await visit(rolledAgain)).client.fault()).toBe("restored");
  expect((await visit(played.slice(0, -1))).client.fault()).toBe("restored");
  expect((await visit(played)).client.fault()).toBeUndefined();
});

test("a server that shows another end of a finished game is found out, though its log is forgotten", async () => {
  const { visit, logs } = device();
  const before = HONEST.slice(0, -END.length);
  const endedBy = (player: number): readonly Entry[] => [
    ...before,
    { kind: "resigned", player },
    { kind: "closed", player, why: "resigned" },
    ...END.slice(-1),
  ];
  expect((await visit(endedBy(THEM))).client.fault()).toBeUndefined();
  logs.clear();
  expect((await visit(endedBy(THEM))).client.fault()).toBeUndefined();
  expect((await visit(endedBy(US))).client.fault()).toBe("restored");
});

describe("two windows of a seat", () => {
  const before = HONEST.slice(0, begins + 1);
  const rest = played.slice(before.length);
  const two = async () => {
    const { open } = device();
    return [await open(before), await open(before)] as const;
  };
  const faults = (windows: readonly Visit[]) => windows.map(({ client }) => client.fault());

  test("that are shown one game play on, though one of them is told of every move first", async () => {
    const [one, other] = await two();
    for (const entry of rest) await one.more(entry);
    for (const entry of rest) await other.more(entry);
    expect(faults([one, other])).toEqual([undefined, undefined]);
    expect(other.client.tableState()?.length).toBe(played.length);
  });

  test("that are shown two games find it out", async () => {
    const [one, other] = await two();
    await one.more(...rest);
    await other.more(...rest.slice(0, -1));
    await other.more(...rolledAgain.slice(-1));
    expect(faults([one, other])).toEqual([undefined, "restored"]);
  });

  test("that are shown two games find it out, though one of them stays ahead", async () => {
    const end = HONEST.slice(played.length);
    const [one, other] = await two();
    await one.more(...rest);
    await other.more(...rest.slice(0, -1));
    await one.more(...end);
    await other.more(...rolledAgain.slice(-1));
    expect(faults([one, other])).toEqual([undefined, "restored"]);
  });

  test("play on if one of them is told of a move before the other is welcomed without it", async () => {
    const { open } = device();
    const one = await open(before);
    const other = await open(before, { beforeWelcome: () => one.more(...rest) });
    await other.more(...rest);
    expect(faults([one, other])).toEqual([undefined, undefined]);
  });

  test("find out that the server has lost moves, also the one that has not seen them", async () => {
    const { open } = device();
    const one = await open(played);
    const other = await open(before);
    expect(faults([one, other])).toEqual([undefined, "restored"]);
  });

  test("present the longer log, though only one of them has seen it", async () => {
    const { open, logs } = device();
    const behind = await open(before);
    const signature = "s".repeat(86);
    logs.set(ID, { entries: played, signature: { length: played.length, signature } });
    expect(behind.client.signedLog()).toEqual({ entries: played, signature });
  });

  const step = fc.record({ at: fc.nat({ max: 1 }), count: fc.integer({ min: 1, max: 3 }) });
  const steps: fc.Arbitrary<Steps> = fc.array(step, { maxLength: 2 * rest.length });
  const last: Steps = [0, 1].map((at) => ({ at, count: Infinity }));
  /** Sends its game to each window in these steps, and then the rest of it. */
  const show = async (games: readonly [readonly Entry[], readonly Entry[]], order: Steps) => {
    const windows = await two();
    const sent = [before.length, before.length];
    for (const { at, count } of [...order, ...last]) {
      const [window, game, from = 0] = [windows[at], games[at], sent[at]];
      await window?.more(...(game?.slice(from, from + count) ?? []));
      sent[at] = from + count;
    }
    return faults(windows);
  };

  test("are never stopped by an honest server, whatever the order of their messages", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        expect(await show([played, played], order)).toEqual([undefined, undefined]);
      }),
    );
  });

  test("find out that they are shown two games, whatever the order, once both have them whole", async () => {
    const closed = HONEST.slice(played.length, played.length + 1);
    const games = [
      [...played, ...closed],
      [...rolledAgain, ...closed],
    ] as const;
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        expect(await show(games, order)).toContain("restored");
      }),
    );
  });
});

test("a server that gives a device another seat at its next visit is not played with", async () => {
  const { visit } = device();
  await visit(played);
  const { client } = await visit(played, { player: THEM });
  expect([client.fault(), client.unfairness()]).toEqual(["unfair", "otherSeat"]);
});

test("a server that exchanges the seats of two players where a game goes on is found out", async () => {
  const { open } = device({ continues: ID, seat: US });
  const { client } = await open(SEATING, { player: THEM });
  expect([client.fault(), client.unfairness()]).toEqual(["unfair", "otherSeat"]);
});

test("a server that sends entries before it names the seat gets no entry past the checks of that seat", async () => {
  const { visit, open } = device();
  await visit([...SEATING, shared(US, OURS)]);
  const agreed: Entry = { kind: "agreed", again: 0, player: US };
  const begun = dealt({ shares: [OURS, "missing"] });
  const late = await open([...SEATING, shared(US, OURS), agreed, ...begun], {
    isWelcomedLast: true,
  });
  await late.more(...END);
  expect(late.client.fault() ?? late.client.connection().kind).toBe("outdated");
  expect(late.client.history).toEqual([]);
});

test.each(["in the lobby", "while the dice are drawn"])(
  "a server that names a seat which the table does not have is not played with, %s",
  async (when) => {
    const { open } = device();
    const log = when === "in the lobby" ? SEATING.slice(0, 3) : SEATING;
    const { client } = await open(log, { player: 4 });
    expect([client.fault(), client.unfairness()]).toEqual(["unfair", "otherSeat"]);
  },
);

test("a server that gives a copy of our seal to another seat is found out", async () => {
  const { visit } = device();
  const { client } = await visit(SEATING.with(3, sealed(THEM, OURS)));
  expect(client.unfairness()).toBe("otherSeal");
});

test("no share is revealed for a log that is unfair, also if its player tries again", async () => {
  const { visit } = device();
  const { client } = await visit(SEATING.with(3, sealed(THEM, OURS)));
  client.retryShare();
  expect((await visit(SEATING)).client.fault()).toBeUndefined();
});

test("a server that leaves a share out by a resignation, once ours is known, is found out", async () => {
  const { open } = device();
  const opened = await open(SEATING);
  expect(kindsHeard(opened)).toContain("reveal");
  const begun = dealt({ shares: [OURS, "missing"] });
  await opened.more(shared(US, OURS), { kind: "resigned", player: THEM }, ...begun);
  expect(opened.client.unfairness()).toBe("leftOut");
});

test.each<[string, Entry, string]>([
  [
    "a move that the rules do not allow",
    { kind: "acted", seat: 0, text: "take king" },
    "brokenRules",
  ],
  [
    "a roll of dice that are not there",
    { kind: "rolled", faces: [6, 6, 6, 6, 6, 6, 6] },
    "brokenRules",
  ],
  ["an undo of a player who did nothing", { kind: "undone", player: THEM }, "brokenRules"],
  ["an undo of a player who is not there", { kind: "undone", player: 4 }, "unfair"],
  ["a resignation of a player who is not there", { kind: "resigned", player: 4 }, "unfair"],
  ["the end by a player who is not there", { kind: "resigned", player: 4, ends: "game" }, "unfair"],
])("a server that writes %s is not followed", async (_, entry, fault) => {
  const { visit } = device();
  const { client } = await visit([...HONEST.slice(0, begins + 1), entry]);
  expect(client.fault()).toBe(fault);
});

describe("every deviation of the drawing at a second visit is found out, or changes nothing", () => {
  const isLong = process.env["MODE"] === "long";
  /** In a short run each first visit has one deviation of this many. */
  const SHORT_RUN = 16;
  /** The part of the honest log at the first visit: until all have sealed, our share is shown, the game has begun, or goes on. */
  const firsts = [SEATING.length, SEATING.length + 1, begins + 1, begins + 4];
  const welcomes = {
    "with the length of its log": (log: readonly Entry[]) => log.length,
    "with more entries than it sends": () => 1000,
    "before the seals, so that all the rest seems new": () => 1,
  };

  test.each(Object.entries(welcomes))("%s", async (_, lengthOf) => {
    let [found, harmless] = [0, 0];
    for (const [at, { name, log }] of DEVIATIONS.entries())
      for (const [nth, first] of firsts.entries()) {
        if (!isLong && at % SHORT_RUN !== nth) continue;
        const { visit } = device();
        await visit(HONEST.slice(0, first));
        const { client } = await visit(log, { length: lengthOf(log) });
        const isFollowed = client.fault() === undefined && client.ownShare() === "in";
        const isSame = HONEST.slice(0, first).every((entry, i) => isEqual(entry, log[i]));
        if (isFollowed) {
          expect(harmIn(log), name).toBeUndefined();
          if (first > begins) expect(isSame, name).toBe(true);
        }
        [found, harmless] = isFollowed ? [found, harmless + 1] : [found + 1, harmless];
      }
    expect(found).toBeGreaterThan(50);
    expect(harmless).toBeGreaterThan(0);
  });
});

function isEqual(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
