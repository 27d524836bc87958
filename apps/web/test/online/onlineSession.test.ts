import type { ConnectionState, LoggedState, TableRequest } from "@courtly/client";
import { writeSealedDice } from "@courtly/dice";
import { boxed, type Problem } from "@courtly/engine";
import { foldingOf, type Entry, type Refused } from "@courtly/protocol";
import { toCourtTheKing, type Action, type Setup, type State } from "@courtly/to-court-the-king";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { onlineRoster } from "../../src/online/onlineRoster.ts";
import { OnlineSession } from "../../src/online/onlineSession.ts";
import type { OnlineTable } from "../../src/online/onlineTable.ts";
import type { GameUi } from "../../src/table/gameUi.ts";

const FACE: GameUi<Setup, State, Action> = {
  game: toCourtTheKing,
  tell: () => [],
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
const { fold } = foldingOf([boxed(toCourtTheKing)]);
const SEAL = "0".repeat(64);

const person = (name: string, shield: "azure" | "gules"): Entry & { kind: "seated" } => ({
  kind: "seated",
  player: shield === "azure" ? 0 : 1,
  who: { kind: "person", name, shield },
});
const bot: Entry = {
  kind: "seated",
  player: 1,
  who: { kind: "bot", level: "squire", name: "Jonas", shield: "gules" },
};

/** A table whose log the test writes; requests are only noted. */
function tableWith(...entries: readonly Entry[]) {
  const history: LoggedState[] = [];
  const length = signal(0);
  const requests: TableRequest[] = [];
  let answer: Refused | undefined;
  const append = (isLive: boolean, ...more: readonly Entry[]) => {
    for (const entry of more) {
      const logged = { n: history.length + 1, atMs: 0, entry };
      history.push({ logged, isLive, tableState: fold("t", history.at(-1)?.tableState, logged) });
    }
    length.value = history.length;
  };
  append(
    false,
    { kind: "created", game: "to-court-the-king", players: 2, host: 0, listed: false, seal: SEAL },
    ...entries,
  );
  const table: OnlineTable = {
    id: "t",
    connection: signal<ConnectionState>({ kind: "live", player: 0, length: 0 }),
    fault: signal(undefined),
    unfairness: signal(undefined),
    ownShare: signal(undefined),
    shareFault: signal(undefined),
    presence: signal(undefined),
    phrases: signal([]),
    say: () => undefined,
    retryShare: () => undefined,
    signedLog: () => undefined,
    agree: async () => undefined,
    isCaughtUp: signal(true),
    unanswered: signal(undefined),
    game: signal(undefined),
    history,
    length,
    tableState: () => history.at(-1)?.tableState,
    ask: async (request) => {
      requests.push(request);
      return answer;
    },
    check: () => undefined,
    close: () => undefined,
  };
  return {
    table,
    requests,
    happens: (...more: readonly Entry[]) => append(true, ...more),
    refuseAll: (refused: Refused) => {
      answer = refused;
    },
  };
}

/** The entries with which a game between people begins when no shares arrive in time. */
const TIME_UP: readonly Entry[] = [0, 1, 2, 3].map((again) => ({ kind: "timeUp", again }));
const begun = (start = 0): Entry => ({
  kind: "begun",
  start,
  dice: writeSealedDice({
    kind: "sealed-1",
    tableId: "t",
    seal: SEAL,
    shares: [undefined, undefined],
    seed: undefined,
  }),
});

function sitAt(scene: ReturnType<typeof tableWith>, player: number | "nobody" = 0) {
  const waits: number[] = [];
  const gates: (() => void)[] = [];
  const tableState = scene.table.tableState();
  const seat = player === "nobody" ? undefined : player;
  if (tableState === undefined) throw new Error("no table");
  const session = new OnlineSession(
    FACE,
    scene.table,
    {
      player: seat,
      roster: onlineRoster(tableState, seat, 2),
      wait: (ms, stop) =>
        new Promise((resolve) => {
          waits.push(ms);
          gates.push(() => resolve(true));
          if (stop.aborted) resolve(false);
          stop.addEventListener("abort", () => resolve(false));
        }),
      pace: () => "steady",
    },
    tableState,
  );
  return {
    session,
    waits,
    goOn: () => {
      for (const open of gates.splice(0)) open();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const acted = (seat: number, text: string): Entry => ({ kind: "acted", seat, text });
const rolled = (...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Entry => ({ kind: "rolled", faces });
const twoPeople = () =>
  tableWith(person("Ada", "azure"), person("Ben", "gules"), ...TIME_UP, begun());

describe("the view", () => {
  test("an action is shown together with the dice that it threw", async () => {
    const scene = twoPeople();
    const { session } = sitAt(scene);
    expect(session.view.value.waiting).toEqual({ kind: "person", player: 0, seat: 0 });
    scene.happens(acted(0, "roll"), rolled(2, 3, 5));
    await settled();
    expect(session.view.value.fresh.map(({ event }) => event.kind)).toEqual(["acted", "rolled"]);
    expect(session.view.value.undoable).toBe(0);
  });

  test("an undone action is no longer shown", async () => {
    const scene = twoPeople();
    scene.happens(acted(0, "roll"), rolled(2, 3, 5), acted(0, "aside 5"));
    const { session } = sitAt(scene);
    expect(session.view.value.undoable).toBe(1);
    scene.happens({ kind: "undone", player: 0 });
    await settled();
    expect(session.view.value.steps).toHaveLength(2);
    expect(session.view.value.fresh).toEqual([]);
  });

  test("what the Steward has played for a person cannot be undone, what comes after it can", async () => {
    const scene = twoPeople();
    scene.happens(
      acted(0, "roll"),
      rolled(2, 3, 5),
      { kind: "held", player: 0, by: 1 },
      acted(0, "aside 5"),
      { kind: "tookBack", player: 0 },
    );
    const { session } = sitAt(scene);
    expect(session.view.value.undoable).toBe(0);
    scene.happens(acted(0, "aside 3"));
    await settled();
    expect(session.view.value.undoable).toBe(1);
  });

  test("moves of bots are shown with pauses, unless the person hurries them", async () => {
    const scene = tableWith(person("Ada", "azure"), bot, ...TIME_UP, begun(1));
    const { session, waits, goOn } = sitAt(scene);
    scene.happens(
      acted(1, "roll"),
      rolled(1, 1, 2),
      acted(1, "aside 1 1 2"),
      acted(1, "take farmer"),
    );
    await settled();
    expect(waits).toHaveLength(1);
    expect(session.view.value.waiting).toMatchObject({ kind: "rival", player: 1, canHurry: true });
    goOn();
    await settled();
    expect(session.view.value.steps).toHaveLength(2);
    expect(session.view.value.waiting).toMatchObject({ kind: "rival", canHurry: true });
    session.hurry();
    await settled();
    expect(session.view.value.steps).toHaveLength(4);
    expect(session.view.value.waiting).toMatchObject({ kind: "person", player: 0 });
  });

  test("once a person has moved, earlier moves of bots are shown at once", async () => {
    const scene = tableWith(person("Ada", "azure"), bot, ...TIME_UP, begun(1));
    const { session, waits } = sitAt(scene, "nobody");
    scene.happens(
      acted(1, "roll"),
      rolled(1, 1, 2),
      acted(1, "aside 1 1 2"),
      acted(1, "take farmer"),
      acted(0, "roll"),
      rolled(1, 2, 3),
    );
    await settled();
    expect(waits).toEqual([]);
    expect(session.view.value.steps).toHaveLength(6);
  });

  test("moves from before the connection are shown at once", async () => {
    const scene = tableWith(
      person("Ada", "azure"),
      bot,
      ...TIME_UP,
      begun(1),
      acted(1, "roll"),
      rolled(1, 1, 2),
    );
    const { session, waits } = sitAt(scene);
    await settled();
    expect(waits).toEqual([]);
    expect(session.view.value.steps).toHaveLength(2);
    expect(session.view.value.fresh).toEqual([]);
  });

  test("a spectator decides nothing and undoes nothing", async () => {
    const scene = twoPeople();
    const { session } = sitAt(scene, "nobody");
    expect(session.view.value.waiting).toMatchObject({ kind: "rival", player: 0, canHurry: false });
    expect(await session.act({ kind: "roll" })).toEqual({ message: "it is not your turn" });
    expect(await session.undo()).toEqual({ message: "there is nothing of yours to take back" });
    expect(scene.requests).toEqual([]);
  });
});

describe("requests", () => {
  test("an action is sent as its text, with the length of the log", async () => {
    const scene = twoPeople();
    const { session } = sitAt(scene);
    expect(await session.act({ kind: "roll" })).toBeUndefined();
    expect(scene.requests).toEqual([
      { kind: "act", length: scene.table.history.length, text: "roll" },
    ]);
  });

  test("an action that the rules refuse is not sent", async () => {
    const scene = twoPeople();
    const { session } = sitAt(scene);
    const problem = await session.act({ kind: "take", character: "king" });
    expect(problem).toHaveProperty("rule");
    expect(scene.requests).toEqual([]);
  });

  test("a refusal of the server is returned, in the page's own words", async () => {
    const scene = twoPeople();
    const { session } = sitAt(scene);
    scene.refuseAll({ code: "illegal", message: "look again", rule: "K7" });
    const problem: Problem | undefined = await session.act({ kind: "roll" });
    expect(problem).toMatchObject({ message: "the rules do not allow this", rule: "K7" });
    scene.refuseAll({ code: "busy", message: "later" });
    expect(await session.act({ kind: "roll" })).toMatchObject({
      message: expect.stringContaining("very busy"),
    });
  });

  test("a card that is taken stays taken", async () => {
    const scene = twoPeople();
    scene.happens(
      acted(0, "roll"),
      rolled(1, 1, 2),
      acted(0, "aside 1 1 2"),
      acted(0, "take farmer"),
    );
    const { session } = sitAt(scene);
    expect(session.view.value.undoable).toBe(0);
    expect(await session.undo()).toMatchObject({ message: expect.stringContaining("stays taken") });
    expect(scene.requests).toEqual([]);
  });

  test("taking no card can be undone", async () => {
    const scene = twoPeople();
    scene.happens(
      acted(0, "roll"),
      rolled(1, 1, 2),
      acted(0, "aside 1 1 2"),
      acted(0, "take nothing"),
    );
    const { session } = sitAt(scene);
    expect(session.view.value.undoable).toBe(2);
  });

  test("own actions since the last roll can be undone, with one request each", async () => {
    const scene = twoPeople();
    scene.happens(acted(0, "roll"), rolled(1, 1, 2), acted(0, "aside 1"), acted(0, "aside 1"));
    const { session } = sitAt(scene);
    expect(session.view.value.undoable).toBe(2);
    expect(await session.undo(2)).toBeUndefined();
    expect(scene.requests.map(({ kind }) => kind)).toEqual(["undo", "undo"]);
  });

  test("when one of two players resigns, the other one has won, and nothing can be undone", async () => {
    const scene = twoPeople();
    scene.happens(acted(0, "roll"), rolled(1, 1, 2), acted(0, "aside 1"));
    const { session } = sitAt(scene);
    scene.happens({ kind: "resigned", player: 1, ends: "game" });
    const { waiting, undoable, fresh } = session.view.value;
    expect({ waiting, undoable }).toEqual({ waiting: { kind: "over" }, undoable: 0 });
    expect(fresh).toMatchObject([{ event: { kind: "resigned", seat: 1 } }]);
    expect(session.card().summary).toMatchObject({
      winners: [0],
      headline: "Ada won: Ben resigned",
    });
    expect(session.record()).toMatch(/\n1 resign\n$/);
    expect(await session.undo()).toMatchObject({ message: expect.any(String) });
  });

  test("a closed table waits for nobody", async () => {
    const scene = twoPeople();
    scene.happens({ kind: "resigned", player: 1 }, { kind: "closed", player: 1, why: "resigned" });
    const { session } = sitAt(scene);
    expect(session.view.value.waiting).toEqual({ kind: "over" });
    expect(await session.act({ kind: "roll" })).toEqual({ message: "it is not your turn" });
  });
});
