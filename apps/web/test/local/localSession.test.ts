import { toCourtTheKingBots, type Reason } from "@courtly/bots";
import {
  assert,
  scriptedCup,
  seededCup,
  seededRandom,
  type DiceCup,
  type Faces,
} from "@courtly/engine";
import {
  ENGLISH,
  tell,
  toCourtTheKing,
  type Action,
  type Setup,
  type State,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { PERSON, type Roster, type Chair } from "../../src/table/roster.ts";
import type { GameUi } from "../../src/table/gameUi.ts";
import type { Wait } from "../../src/table/pace.ts";
import { openLocalSession, type Ports } from "../../src/local/localSession.ts";
import type { GameSession } from "../../src/table/session.ts";
import { MemoryArchive } from "./memoryArchive.ts";

const GAME_UI: GameUi<Setup, State, Action> = {
  game: toCourtTheKing,
  tell: (step, { names }) => tell(step, names, ENGLISH),
  chronicle: () => [],
  endsTurn: () => false,
  ReplayTable: () => null,
  loadReadings: async () => ({ dice: () => "", possessions: () => "" }),
  headline: () => "It is over",
  cue: () => undefined,
  touches: () => false,
  handsOver: () => true,
  Table: () => null,
  Finale: () => null,
  fetchLazyParts: () => Promise.resolve(),
};

/** Computes the moves of the bot 'page' in this thread. */
const thinker: Ports["think"] = ({ state, seat, seed, wantsReason }) => {
  const action = toCourtTheKingBots[0]?.choose(state as State, seat, seededRandom(seed));
  assert(action !== undefined, "there is a page");
  const text = toCourtTheKing.notation.action.write(action);
  return Promise.resolve(wantsReason === true ? { text, why: WHY } : { text });
};

const WHY: Reason = { kind: "reckoned", action: { name: "roll", numbers: [] }, chance: 0.5 };

const BOT: Chair = { kind: "bot", level: "page" };
const ROLL: Action = { kind: "roll" };
const aside = (...dice: Faces): Action => ({ kind: "aside", dice });
const NOTHING: Action = { kind: "take", character: "nothing" };

const HEADER = ["courtly 1", "game to-court-the-king", "players Ada, Ben"];

/** A `wait` that the test resolves, so that nothing depends on time. */
function gate() {
  const pauses: (() => void)[] = [];
  const waits: number[] = [];
  const wait: Wait = (ms, signal) =>
    new Promise((resolve) => {
      waits.push(ms);
      if (signal.aborted) resolve(false);
      pauses.push(() => resolve(true));
      signal.addEventListener("abort", () => resolve(false), { once: true });
    });
  return {
    wait,
    waits,
    goOn: () => {
      for (const go of pauses.splice(0)) go();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Scene {
  readonly chairs?: readonly [Chair, Chair];
  readonly lines?: readonly string[];
  readonly rolls?: readonly Faces[];
  readonly cup?: DiceCup;
  /** Other ports than the usual ones. */
  readonly other?: Partial<Ports>;
  readonly ui?: Partial<GameUi<Setup, State, Action>>;
}

const ports = (some: Partial<Ports> = {}): Ports => ({
  archive: new MemoryArchive(),
  cup: scriptedCup([]),
  think: thinker,
  botSeed: "bots",
  wait: gate().wait,
  pace: () => "steady",
  hasCurtain: () => true,
  now: () => 7,
  ...some,
});

function sit({ chairs = [PERSON, BOT], lines = [], rolls = [], cup, other, ui }: Scene) {
  const roster: Roster = { names: ["Ada", "Ben"], chairs, shields: ["azure", "gules"] };
  const archive = new MemoryArchive();
  const pause = gate();
  const card = {
    id: "one",
    gameId: toCourtTheKing.id,
    roster,
    summary: { round: 1, next: 0, headline: undefined, winners: [] },
    startedAt: 0,
    playedAt: 0,
    revision: 0,
  };
  const opened = openLocalSession(
    { ...GAME_UI, ...ui },
    { card, record: `${[...HEADER, ...lines, "---"].join("\n")}\n` },
    ports({ archive, cup: cup ?? scriptedCup(rolls), wait: pause.wait, ...other }),
  );
  assert(opened.ok, "the record reads");
  return { session: opened.value, archive, pause };
}

const shown = ({ view }: GameSession<State, Action>) => view.value.table.record().split("---\n")[1];
const stored = (archive: MemoryArchive) => archive.games.get("one")?.record.split("---\n")[1];

describe("a person's turn", () => {
  test("an action and the dice it throws are on disk before they are shown", async () => {
    const { session, archive } = sit({ rolls: [[2, 3, 5]] });
    const acting = session.act(ROLL);
    expect(shown(session)).toBe("");
    expect(await acting).toBeUndefined();
    expect(stored(archive)).toBe("0 roll\n* 2 3 5\n");
    expect(shown(session)).toBe("0 roll\n* 2 3 5\n");
    expect(archive.games.get("one")?.card).toMatchObject({ revision: 1, playedAt: 7 });
  });

  test("several actions are stored together, or none of them", async () => {
    const { session, archive } = sit({
      rolls: [
        [2, 3, 5],
        [6, 6],
      ],
    });
    await session.act(ROLL);
    expect(await session.act(aside(5), aside(5))).toMatchObject({ rule: "K6" });
    expect(archive.writes).toBe(1);
    expect(await session.act(aside(5), ROLL)).toBeUndefined();
    expect(archive.writes).toBe(2);
    expect(session.view.value.fresh.map(({ event }) => event.kind)).toEqual([
      "acted",
      "acted",
      "rolled",
    ]);
  });

  test("an action that cannot be stored has not happened, and can be tried again", async () => {
    const { session, archive } = sit({
      rolls: [
        [2, 3, 5],
        [2, 3, 5],
      ],
    });
    archive.fault = { kind: "storage", reason: "the disk is full" };
    expect(await session.act(ROLL)).toMatchObject({
      message: expect.stringContaining("nothing was played"),
    });
    expect(session.recovery?.fault.value).toEqual({ kind: "storage", reason: "the disk is full" });
    expect(shown(session)).toBe("");
    archive.fault = undefined;
    session.recovery?.retry();
    expect(session.recovery?.fault.value).toBeUndefined();
    expect(await session.act(ROLL)).toBeUndefined();
  });

  test("the move of another window is never overwritten", async () => {
    const { session, archive } = sit({
      rolls: [
        [2, 3, 5],
        [1, 1],
      ],
    });
    await session.act(ROLL);
    const here = archive.games.get("one");
    assert(here !== undefined, "it was saved");
    await archive.save({ ...here, record: "elsewhere" });
    await session.act(aside(5), ROLL);
    expect(session.recovery?.fault.value).toEqual({ kind: "changedElsewhere" });
    expect(archive.games.get("one")?.record).toBe("elsewhere");
  });

  test("an idle window is told to reopen the game when another window plays the bots", async () => {
    const { session, archive, pause } = sit({ chairs: [BOT, PERSON], cup: seededCup("overtaken") });
    const card = { ...session.card(), revision: 1 };
    archive.games.set("one", { card, record: "elsewhere" });
    pause.goOn();
    await settled();
    expect(session.recovery?.isOvertaken.value).toBe(true);
    expect(session.recovery?.fault.value).toBeUndefined();
    expect(archive.games.get("one")?.record).toBe("elsewhere");
  });

  test("taps wait while the game is being stored", async () => {
    const { session } = sit({ rolls: [[2, 3, 5]] });
    const both = await Promise.all([session.act(ROLL), session.act(aside(2, 3, 5))]);
    expect(both).toEqual([undefined, undefined]);
    expect(shown(session)).toBe("0 roll\n* 2 3 5\n0 aside 2 3 5\n");
  });

  test("dice that were thrown when the page closed are rolled when it opens", async () => {
    const { session, archive } = sit({ lines: ["rolling 3"], rolls: [[4, 4, 4]] });
    await settled();
    expect(stored(archive)).toBe("* 4 4 4\n");
    expect(session.view.value.waiting.kind).toBe("person");
  });
});

describe("taking back", () => {
  test("reaches to the last roll and no further", async () => {
    const { session, archive } = sit({ rolls: [[2, 3, 5]] });
    await session.act(ROLL);
    expect(session.view.value.undoable).toBe(0);
    await session.act(aside(2));
    await session.act(aside(3));
    expect(session.view.value.undoable).toBe(2);
    expect(await session.undo(2)).toBeUndefined();
    expect(shown(session)).toBe("0 roll\n* 2 3 5\n");
    expect(stored(archive)).toBe("0 roll\n* 2 3 5\n");
    expect(await session.undo()).toMatchObject({ message: "a roll cannot be taken back" });
  });

  test("stops a bot that has not moved yet, but not one that has", async () => {
    const { session, pause } = sit({ lines: ["aside 2 3 5"], rolls: [[1, 1, 1]] });
    await session.act(NOTHING);
    expect(session.view.value.waiting).toMatchObject({ kind: "rival", player: 1 });
    expect(await session.undo()).toBeUndefined();
    expect(session.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
    await session.act(NOTHING);
    pause.goOn();
    await settled();
    expect(session.view.value.undoable).toBe(0);
    expect(await session.undo()).toMatchObject({ message: "a roll cannot be taken back" });
  });
});

describe("bots", () => {
  test("play one step after each pause, longest after the person's own turn", async () => {
    const { session, pause } = sit({ lines: ["aside 2 3 5"], rolls: [[1, 1, 1]] });
    await session.act(NOTHING);
    pause.goOn();
    await settled();
    expect(session.view.value.fresh.map(({ event }) => event.kind)).toEqual(["acted", "rolled"]);
    pause.goOn();
    await settled();
    const [afterPerson, afterRoll, afterAction] = pause.waits;
    expect(afterPerson).toBeGreaterThan(afterRoll as number);
    expect(afterRoll).toBeGreaterThan(afterAction as number);
  });

  test("hurry up until a person decides", async () => {
    const { session } = sit({ lines: ["aside 2 3 5"], cup: seededCup("hurry") });
    await session.act(NOTHING);
    session.hurry();
    for (let turn = 0; turn < 50 && session.view.value.waiting.kind === "rival"; turn += 1)
      await settled();
    expect(session.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
  });

  test("do not begin when the table is left while the game is being stored", async () => {
    const { session, pause, archive } = sit({ lines: ["aside 2 3 5"] });
    const acting = session.act(NOTHING);
    session.close();
    await acting;
    const { writes } = archive;
    pause.goOn();
    await settled();
    expect(pause.waits).toEqual([]);
    expect(archive.writes).toBe(writes);
  });

  test("stop when the table is left", async () => {
    const { session, pause, archive } = sit({ lines: ["aside 2 3 5"] });
    await session.act(NOTHING);
    const { writes } = archive;
    session.close();
    pause.goOn();
    await settled();
    expect(archive.writes).toBe(writes);
  });
});

test("the pause after a bot's action is longer if it touches a person at this screen", async () => {
  const pausesWith = async (isTouched: boolean) => {
    const touched: boolean[] = [];
    const touches: GameUi<Setup, State, Action>["touches"] = (_, isOwn) => {
      touched.push(isOwn(0), isOwn(1));
      return isTouched;
    };
    const { pause } = sit({ chairs: [BOT, PERSON], cup: seededCup("pauses"), ui: { touches } });
    for (let step = 0; step < 4; step += 1) {
      pause.goOn();
      await settled();
    }
    expect(touched.slice(0, 2)).toEqual([false, true]);
    return pause.waits.slice(0, 4);
  };
  const [plain, touching] = [await pausesWith(false), await pausesWith(true)];
  expect(plain.length).toBeGreaterThan(2);
  expect(plain[0]).toBe(touching[0]);
  for (const [index, ms] of touching.entries())
    if (index > 0) expect(ms).toBeGreaterThan(2 * (plain[index] ?? Infinity));
});

describe("one screen for several people", () => {
  const chairs = [PERSON, PERSON] as const;

  test("it is handed over before somebody else decides", async () => {
    const { session } = sit({ chairs, lines: ["aside 2 3 5"], rolls: [[1, 1, 1]] });
    expect(session.view.value.waiting).toMatchObject({ kind: "handOver", player: 0 });
    expect(await session.act(NOTHING)).toMatchObject({ message: "it is not your turn" });
    session.handOver?.take();
    await session.act(NOTHING);
    expect(session.view.value.waiting).toMatchObject({ kind: "handOver", player: 1 });
    session.handOver?.take();
    expect(await session.act(ROLL)).toBeUndefined();
  });

  test("without a curtain the next person decides at once", async () => {
    const other = { hasCurtain: () => false };
    const { session } = sit({ chairs, lines: ["aside 2 3 5"], other });
    expect(session.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
    await session.act(NOTHING);
    expect(session.view.value.waiting).toMatchObject({ kind: "person", player: 1 });
  });

  test("undoing gives the screen back", async () => {
    const { session } = sit({ chairs, lines: ["aside 2 3 5"] });
    session.handOver?.take();
    await session.act(NOTHING);
    expect(await session.undo()).toBeUndefined();
    expect(session.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
  });
});

test("the reason of a bot is stored for its step, and for no other", async () => {
  const { session, pause } = sit({ chairs: [BOT, PERSON], cup: seededCup("why") });
  pause.goOn();
  await settled();
  const { steps } = session.view.value;
  expect(steps.map(({ event }) => event.kind)).toEqual(["acted", "rolled"]);
  expect(steps.map((step) => session.whyOf?.(step))).toEqual([WHY, undefined]);
});

test("a finished game cannot be undone", async () => {
  const { session } = sit({ lines: ["start 1", "king 1 8 4"] });
  await session.act({ kind: "decline" });
  expect(session.view.value).toMatchObject({ waiting: { kind: "over" }, undoable: 0 });
  expect(await session.undo()).toEqual({ message: "the game is over" });
});

test("a record that cannot be read is not opened", () => {
  const { session } = sit({});
  const opened = openLocalSession(
    GAME_UI,
    {
      card: session.card(),
      record: "courtly 1\ngame to-court-the-king\nrules-version 99\nplayers Ada, Ben\n---\n",
    },
    ports(),
  );
  expect(opened).toMatchObject({
    ok: false,
    error: { line: 3, message: expect.stringContaining("version 99") },
  });
});
