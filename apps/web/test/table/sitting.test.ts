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
import { PERSON, type Cast, type Chair } from "../../src/table/cast.ts";
import type { GameFace } from "../../src/table/face.ts";
import type { Wait } from "../../src/table/pace.ts";
import { openSitting, type Ports, type Sitting } from "../../src/table/sitting.ts";
import { MemoryShelf } from "./shelf.ts";

const FACE: GameFace<Setup, State, Action> = {
  game: toCourtTheKing,
  tell: (step, { names }) => tell(step, names, ENGLISH),
  chronicle: () => [],
  headline: () => "It is over",
  cue: () => undefined,
  handsOver: () => true,
  Table: () => null,
  Finale: () => null,
  fetchLater: () => Promise.resolve(),
};

/** The page, in this very thread. */
const thinker: Ports["think"] = ({ state, seat, seed, wantsReason }) => {
  const action = toCourtTheKingBots[0]?.choose(state as State, seat, seededRandom(seed));
  assert(action !== undefined, "there is a page");
  const text = toCourtTheKing.notation.action.write(action);
  return Promise.resolve(wantsReason === true ? { text, why: WHY } : { text });
};

const WHY: Reason = { kind: "reckoned", deed: { name: "roll", numbers: [] }, chance: 0.5 };

const BOT: Chair = { kind: "bot", level: "page" };
const ROLL: Action = { kind: "roll" };
const aside = (...dice: Faces): Action => ({ kind: "aside", dice });
const NOTHING: Action = { kind: "take", character: "nothing" };

const HEADER = ["courtly 1", "game to-court-the-king", "players Ada, Ben"];

/** Waits until the test lets it go on, so that nothing depends on time. */
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
}

const ports = (some: Partial<Ports> = {}): Ports => ({
  archive: new MemoryShelf(),
  cup: scriptedCup([]),
  think: thinker,
  botSeed: "bots",
  wait: gate().wait,
  pace: () => "steady",
  now: () => 7,
  ...some,
});

function sit({ chairs = [PERSON, BOT], lines = [], rolls = [], cup }: Scene) {
  const cast: Cast = { names: ["Ada", "Ben"], chairs, shields: ["azure", "gules"] };
  const shelf = new MemoryShelf();
  const pause = gate();
  const card = {
    id: "one",
    gameId: toCourtTheKing.id,
    cast,
    summary: { round: 1, next: 0, headline: undefined, winners: [] },
    startedAt: 0,
    playedAt: 0,
    revision: 0,
  };
  const opened = openSitting(
    FACE,
    { card, record: `${[...HEADER, ...lines, "---"].join("\n")}\n` },
    ports({ archive: shelf, cup: cup ?? scriptedCup(rolls), wait: pause.wait }),
  );
  assert(opened.ok, "the record reads");
  return { sitting: opened.value, shelf, pause };
}

const shown = ({ view }: Sitting<State, Action>) => view.value.table.record().split("---\n")[1];
const stored = (shelf: MemoryShelf) => shelf.games.get("one")?.record.split("---\n")[1];

describe("a person's turn", () => {
  test("an action and the dice it throws are on disk before they are shown", async () => {
    const { sitting, shelf } = sit({ rolls: [[2, 3, 5]] });
    const acting = sitting.act(ROLL);
    expect(shown(sitting)).toBe("");
    expect(await acting).toBeUndefined();
    expect(stored(shelf)).toBe("0 roll\n* 2 3 5\n");
    expect(shown(sitting)).toBe("0 roll\n* 2 3 5\n");
    expect(shelf.games.get("one")?.card).toMatchObject({ revision: 1, playedAt: 7 });
  });

  test("several actions count together, or not at all", async () => {
    const { sitting, shelf } = sit({
      rolls: [
        [2, 3, 5],
        [6, 6],
      ],
    });
    await sitting.act(ROLL);
    expect(await sitting.act(aside(5), aside(5))).toMatchObject({ rule: "K6" });
    expect(shelf.writes).toBe(1);
    expect(await sitting.act(aside(5), ROLL)).toBeUndefined();
    expect(shelf.writes).toBe(2);
    expect(sitting.view.value.fresh.map(({ event }) => event.kind)).toEqual([
      "acted",
      "acted",
      "rolled",
    ]);
  });

  test("what cannot be kept has not happened, and can be tried again", async () => {
    const { sitting, shelf } = sit({
      rolls: [
        [2, 3, 5],
        [2, 3, 5],
      ],
    });
    shelf.fault = { kind: "storage", reason: "the disk is full" };
    expect(await sitting.act(ROLL)).toMatchObject({
      message: expect.stringContaining("nothing has happened"),
    });
    expect(sitting.trouble.value).toEqual({ kind: "storage", reason: "the disk is full" });
    expect(shown(sitting)).toBe("");
    shelf.fault = undefined;
    sitting.retry();
    expect(sitting.trouble.value).toBeUndefined();
    expect(await sitting.act(ROLL)).toBeUndefined();
  });

  test("another window's move is never written over", async () => {
    const { sitting, shelf } = sit({
      rolls: [
        [2, 3, 5],
        [1, 1],
      ],
    });
    await sitting.act(ROLL);
    const here = shelf.games.get("one");
    assert(here !== undefined, "it was saved");
    await shelf.save({ ...here, record: "elsewhere" });
    await sitting.act(aside(5), ROLL);
    expect(sitting.trouble.value).toEqual({ kind: "changedElsewhere" });
    expect(shelf.games.get("one")?.record).toBe("elsewhere");
  });

  test("a window in which nobody does anything only looks again when another plays the bots", async () => {
    const { sitting, shelf, pause } = sit({ chairs: [BOT, PERSON], cup: seededCup("overtaken") });
    const card = { ...sitting.card(), revision: 1 };
    shelf.games.set("one", { card, record: "elsewhere" });
    pause.goOn();
    await settled();
    expect(sitting.isOvertaken.value).toBe(true);
    expect(sitting.trouble.value).toBeUndefined();
    expect(shelf.games.get("one")?.record).toBe("elsewhere");
  });

  test("taps during a writing wait for it", async () => {
    const { sitting } = sit({ rolls: [[2, 3, 5]] });
    const both = await Promise.all([sitting.act(ROLL), sitting.act(aside(2, 3, 5))]);
    expect(both).toEqual([undefined, undefined]);
    expect(shown(sitting)).toBe("0 roll\n* 2 3 5\n0 aside 2 3 5\n");
  });

  test("dice that were in the air when the page closed land when it opens", async () => {
    const { sitting, shelf } = sit({ lines: ["rolling 3"], rolls: [[4, 4, 4]] });
    await settled();
    expect(stored(shelf)).toBe("* 4 4 4\n");
    expect(sitting.view.value.waiting.kind).toBe("person");
  });
});

describe("taking back", () => {
  test("reaches to the last roll and no further", async () => {
    const { sitting, shelf } = sit({ rolls: [[2, 3, 5]] });
    await sitting.act(ROLL);
    expect(sitting.view.value.undoable).toBe(0);
    await sitting.act(aside(2));
    await sitting.act(aside(3));
    expect(sitting.view.value.undoable).toBe(2);
    expect(await sitting.undo(2)).toBeUndefined();
    expect(shown(sitting)).toBe("0 roll\n* 2 3 5\n");
    expect(stored(shelf)).toBe("0 roll\n* 2 3 5\n");
    expect(await sitting.undo()).toMatchObject({ message: "a roll cannot be taken back" });
  });

  test("stops a bot that has not begun, and not one that has", async () => {
    const { sitting, pause } = sit({ lines: ["aside 2 3 5"], rolls: [[1, 1, 1]] });
    await sitting.act(NOTHING);
    expect(sitting.view.value.waiting).toMatchObject({ kind: "rival", player: 1 });
    expect(await sitting.undo()).toBeUndefined();
    expect(sitting.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
    await sitting.act(NOTHING);
    pause.goOn();
    await settled();
    expect(sitting.view.value.undoable).toBe(0);
    expect(await sitting.undo()).toMatchObject({ message: "a roll cannot be taken back" });
  });
});

describe("bots", () => {
  test("play one step after each pause, longest after the person's own turn", async () => {
    const { sitting, pause } = sit({ lines: ["aside 2 3 5"], rolls: [[1, 1, 1]] });
    await sitting.act(NOTHING);
    pause.goOn();
    await settled();
    expect(sitting.view.value.fresh.map(({ event }) => event.kind)).toEqual(["acted", "rolled"]);
    pause.goOn();
    await settled();
    const [afterPerson, afterRoll, afterAction] = pause.waits;
    expect(afterPerson).toBeGreaterThan(afterRoll as number);
    expect(afterRoll).toBeGreaterThan(afterAction as number);
  });

  test("hurry up until a person decides", async () => {
    const { sitting } = sit({ lines: ["aside 2 3 5"], cup: seededCup("hurry") });
    await sitting.act(NOTHING);
    sitting.hurry();
    for (let turn = 0; turn < 50 && sitting.view.value.waiting.kind === "rival"; turn += 1)
      await settled();
    expect(sitting.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
  });

  test("do not begin when the table is left during a writing", async () => {
    const { sitting, pause, shelf } = sit({ lines: ["aside 2 3 5"] });
    const acting = sitting.act(NOTHING);
    sitting.close();
    await acting;
    const { writes } = shelf;
    pause.goOn();
    await settled();
    expect(pause.waits).toEqual([]);
    expect(shelf.writes).toBe(writes);
  });

  test("stop when the table is left", async () => {
    const { sitting, pause, shelf } = sit({ lines: ["aside 2 3 5"] });
    await sitting.act(NOTHING);
    const { writes } = shelf;
    sitting.close();
    pause.goOn();
    await settled();
    expect(shelf.writes).toBe(writes);
  });
});

describe("one screen for several people", () => {
  const chairs = [PERSON, PERSON] as const;

  test("it is handed over before somebody else decides", async () => {
    const { sitting } = sit({ chairs, lines: ["aside 2 3 5"], rolls: [[1, 1, 1]] });
    expect(sitting.view.value.waiting).toMatchObject({ kind: "handOver", player: 0 });
    expect(await sitting.act(NOTHING)).toMatchObject({ message: "it is not your turn" });
    sitting.takeScreen();
    await sitting.act(NOTHING);
    expect(sitting.view.value.waiting).toMatchObject({ kind: "handOver", player: 1 });
    sitting.takeScreen();
    expect(await sitting.act(ROLL)).toBeUndefined();
  });

  test("taking back gives it back", async () => {
    const { sitting } = sit({ chairs, lines: ["aside 2 3 5"] });
    sitting.takeScreen();
    await sitting.act(NOTHING);
    expect(await sitting.undo()).toBeUndefined();
    expect(sitting.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
  });
});

test("why a bot did something is remembered with what it did, and with nothing else", async () => {
  const { sitting, pause } = sit({ chairs: [BOT, PERSON], cup: seededCup("why") });
  pause.goOn();
  await settled();
  const { steps } = sitting.view.value;
  expect(steps.map(({ event }) => event.kind)).toEqual(["acted", "rolled"]);
  expect(steps.map((step) => sitting.whyOf?.(step))).toEqual([WHY, undefined]);
});

test("what is over stays over", async () => {
  const { sitting } = sit({ lines: ["start 1", "king 1 8 4"] });
  await sitting.act({ kind: "decline" });
  expect(sitting.view.value).toMatchObject({ waiting: { kind: "over" }, undoable: 0 });
  expect(await sitting.undo()).toEqual({ message: "the game is over" });
});

test("a record that does not read is not opened", () => {
  const { sitting } = sit({});
  const opened = openSitting(
    FACE,
    {
      card: sitting.card(),
      record: "courtly 1\ngame to-court-the-king\nrules-version 99\nplayers Ada, Ben\n---\n",
    },
    ports(),
  );
  expect(opened).toMatchObject({
    ok: false,
    error: { line: 3, message: expect.stringContaining("version 99") },
  });
});
