import { PROTOCOL, type Logged, type ToClient, type ToServer } from "@courtly/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openConnection, type Connection } from "../src/connection.ts";
import { FakeSocket } from "./fakeSocket.ts";

const TABLE = "A".repeat(22);
const welcome = (length: number): ToClient => ({
  kind: "welcome",
  protocol: 1,
  table: TABLE,
  player: 0,
  length,
  nowMs: 0,
});
const entry = (n: number): Logged => ({ n, atMs: 0, entry: { kind: "left", player: 1 } });
const events = (...ns: readonly number[]): ToClient => ({
  kind: "events",
  entries: ns.map((n) => entry(n)),
});

let sockets: FakeSocket[] = [];
let entries: { readonly n: number; readonly isLive: boolean }[] = [];
let connection: Connection;

const socket = () => sockets.at(-1) as FakeSocket;
const asked = (kind: ToServer["kind"]) => socket().heard.filter((message) => message.kind === kind);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  entries = [];
  let keys = 0;
  connection = openConnection({
    token: "t".repeat(43),
    dial: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake as unknown as WebSocket;
    },
    newKey: () => `k${(keys += 1)}`,
    onChange: () => undefined,
    onEntries: (all, isLive) => entries.push(...all.map(({ n }) => ({ n, isLive }))),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function comeIn(length: number): void {
  socket().open();
  socket().says(welcome(length));
}

describe("coming in", () => {
  test.each([
    ["takes the seat away", { player: undefined }],
    ["gives another seat", { player: 1 }],
  ])("a server that %s is not played with", (_, changed) => {
    comeIn(2);
    socket().close();
    vi.advanceTimersByTime(60_000);
    socket().open();
    socket().says({ ...welcome(2), ...changed });
    expect(connection.state()).toEqual({ kind: "otherSeat" });
  });

  test("a server that welcomes a connection twice is not played with", () => {
    comeIn(2);
    socket().says(welcome(2));
    expect(connection.state()).toEqual({ kind: "otherSeat" });
  });

  test("a server that sends entries before its welcome is not read", () => {
    socket().open();
    socket().says(events(1, 2));
    expect(connection.state()).toEqual({ kind: "outdated" });
    expect(entries).toEqual([]);
  });

  test("says hello with the token, and from which entry on", () => {
    socket().open();
    expect(socket().heard).toEqual([
      { kind: "hello", protocol: PROTOCOL, from: 1, token: "t".repeat(43), signatures: true },
    ]);
    socket().says(welcome(2));
    expect(connection.state()).toEqual({ kind: "live", player: 0, length: 2 });
    socket().says(events(1, 2));
    socket().says(events(3));
    expect(entries).toEqual([
      { n: 1, isLive: false },
      { n: 2, isLive: false },
      { n: 3, isLive: true },
    ]);
  });

  test.each(["unknown-table", "wrong-token", "full", "too-many"] as const)(
    "a hello that is refused with %s is not said again by itself",
    (code) => {
      socket().open();
      socket().says({ kind: "refused", code, message: "no" });
      socket().close();
      vi.advanceTimersByTime(60_000);
      expect(connection.state()).toMatchObject({ kind: "refused", refused: { code } });
      expect(sockets).toHaveLength(1);
    },
  );

  test("a window that gives way to newer ones of the same seat does not come back by itself", () => {
    comeIn(0);
    socket().says({ kind: "refused", code: "too-many", message: "newer windows" });
    socket().close();
    vi.advanceTimersByTime(60_000);
    expect(connection.state().kind).toBe("refused");
    expect(sockets).toHaveLength(1);
  });

  test.each([[{ kind: "reload", protocol: 2 }], [{ kind: "riddle" }]])(
    "a server that speaks otherwise makes the page outdated: %o",
    (message) => {
      socket().open();
      socket().says(message);
      expect(connection.state()).toEqual({ kind: "outdated" });
    },
  );
});

describe("a lost connection", () => {
  test("is dialled again, and asks only for what is missing", () => {
    comeIn(2);
    socket().says(events(1, 2));
    socket().close();
    expect(connection.state()).toEqual({ kind: "lost" });
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    socket().open();
    expect(socket().heard[0]).toMatchObject({ kind: "hello", from: 3 });
    socket().says(welcome(3));
    socket().says(events(2, 3));
    expect(entries.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  test("waits longer after every try, and less once somebody was there", () => {
    for (let count = 0; count < 8; count += 1) {
      socket().close();
      vi.advanceTimersByTime(8000);
    }
    expect(sockets).toHaveLength(9);
    socket().close();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(9);
    vi.advanceTimersByTime(8000);
    comeIn(0);
    vi.advanceTimersByTime(6000);
    socket().close();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(11);
  });

  test("a server that greets and hangs up at once is tried less and less often", () => {
    for (let count = 0; count < 8; count += 1) {
      comeIn(0);
      socket().close();
      vi.advanceTimersByTime(8000);
    }
    const { length } = sockets;
    comeIn(0);
    socket().close();
    vi.advanceTimersByTime(3000);
    expect(sockets).toHaveLength(length);
  });

  test("a damaged table is not tried again", () => {
    comeIn(0);
    const { length } = sockets;
    socket().says({ kind: "refused", code: "damaged", message: "closed" });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(length);
    expect(connection.state()).toMatchObject({ kind: "refused", refused: { code: "damaged" } });
  });

  test("a gap in the entries is asked for again", () => {
    comeIn(4);
    socket().says(events(1));
    socket().says(events(3));
    expect(entries.map(({ n }) => n)).toEqual([1]);
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(socket().heard[0]).toMatchObject({ from: 2 });
  });

  test("a log that became shorter is another one", () => {
    comeIn(2);
    socket().says(events(1, 2));
    socket().close();
    vi.advanceTimersByTime(1000);
    comeIn(1);
    expect(connection.state()).toEqual({ kind: "otherLog" });
  });

  test("shows the signature of its last entry when it comes back, and no older one", () => {
    const signature = (letter: string) => letter.repeat(22);
    comeIn(0);
    socket().says({ ...events(1, 2), signature: signature("b") });
    expect(connection.signature()).toEqual({ length: 2, signature: signature("b") });
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(socket().heard[0]).toMatchObject({ from: 3, signature: signature("b") });
    socket().says(welcome(2));
    socket().says(events(3));
    socket().close();
    vi.advanceTimersByTime(10_000);
    socket().open();
    expect(socket().heard[0]).toMatchObject({ from: 4 });
    expect(socket().heard[0]).not.toHaveProperty("signature");
  });

  test.each(["other-log", "unknown-table"] as const)("%s after entries have come", (code) => {
    comeIn(1);
    socket().says(events(1));
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().open();
    socket().says({ kind: "refused", code, message: "lost" });
    expect(connection.state()).toEqual({ kind: "otherLog" });
    const { length } = sockets;
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(length);
  });

  test("a hello that came too fast is tried again", () => {
    socket().open();
    socket().says({ kind: "refused", code: "too-fast", message: "wait" });
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test("a request finds out soon that the connection is lost", () => {
    comeIn(0);
    void connection.ask({ kind: "resign" });
    vi.advanceTimersByTime(4100);
    expect(connection.state().kind).toBe("lost");
  });

  test("a connection without messages is lost within 20 seconds, but not after one lost ping", () => {
    comeIn(0);
    vi.advanceTimersByTime(9000);
    expect(asked("ping")).toHaveLength(1);
    socket().says({ kind: "pong" });
    vi.advanceTimersByTime(15_000);
    expect(connection.state().kind).toBe("live");
    vi.advanceTimersByTime(5000);
    expect(connection.state().kind).toBe("lost");
  });

  test("a connection that takes long to open is used all the same", () => {
    vi.advanceTimersByTime(15_000);
    comeIn(0);
    expect(connection.state().kind).toBe("live");
    expect(sockets).toHaveLength(1);
  });

  test("the answer to a hello has its own time, however long the connection took to open", () => {
    vi.advanceTimersByTime(15_000);
    socket().open();
    vi.advanceTimersByTime(9000);
    socket().says(welcome(0));
    expect(connection.state().kind).toBe("live");
    expect(sockets).toHaveLength(1);
  });

  test("messages that waited while the device slept count as a history", () => {
    comeIn(0);
    vi.setSystemTime(Date.now() + 30_000);
    const before = socket();
    before.says(events(1));
    before.says(events(2));
    expect(entries).toEqual([]);
    expect(sockets).toHaveLength(2);
    comeIn(2);
    socket().says(events(1, 2));
    expect(entries).toEqual([
      { n: 1, isLive: false },
      { n: 2, isLive: false },
    ]);
  });

  test("a check finds out within five seconds that the network is gone", () => {
    comeIn(0);
    connection.check();
    expect(asked("ping")).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(connection.state().kind).toBe("lost");
  });

  test("a check after the network came back connects at once", () => {
    comeIn(0);
    socket().close();
    connection.check();
    expect(sockets).toHaveLength(2);
  });
});

describe("a request", () => {
  test("is done when what came of it can be shown", async () => {
    comeIn(1);
    socket().says(events(1));
    const answer = connection.ask({ kind: "resign" });
    expect(connection.unanswered()).toEqual({ kind: "resign" });
    socket().says({ kind: "done", key: "k1", length: 2 });
    expect(connection.unanswered()).toBeDefined();
    socket().says(events(2));
    expect(await answer).toBeUndefined();
    expect(connection.unanswered()).toBeUndefined();
  });

  test("goes out again with the same key when the connection was lost", async () => {
    comeIn(0);
    const answer = connection.ask({ kind: "act", length: 0, text: "roll" });
    socket().close();
    vi.advanceTimersByTime(1000);
    comeIn(1);
    socket().says(events(1));
    expect(asked("act")).toEqual([{ kind: "act", key: "k1", length: 0, text: "roll" }]);
    socket().says({ kind: "done", key: "k1", length: 1 });
    expect(await answer).toBeUndefined();
  });

  test("waits until all announced entries have come", () => {
    comeIn(3);
    void connection.ask({ kind: "resign" });
    socket().says(events(1, 2));
    expect(asked("resign")).toHaveLength(0);
    socket().says(events(3));
    expect(asked("resign")).toHaveLength(1);
    socket().says(events(4));
    expect(asked("resign")).toHaveLength(1);
  });

  test("made while the connection is lost, it is sent later", () => {
    comeIn(0);
    socket().close();
    void connection.ask({ kind: "resign" });
    vi.advanceTimersByTime(1000);
    expect(asked("resign")).toHaveLength(0);
    comeIn(0);
    expect(asked("resign")).toHaveLength(1);
  });

  test("refused unread because it came too fast, it is sent again over the same connection", () => {
    comeIn(0);
    void connection.ask({ kind: "act", length: 0, text: "roll" });
    socket().says({ kind: "refused", code: "too-fast", message: "wait" });
    expect(connection.state().kind).toBe("live");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(1);
    expect(asked("act")).toEqual([
      { kind: "act", key: "k1", length: 0, text: "roll" },
      { kind: "act", key: "k1", length: 0, text: "roll" },
    ]);
  });

  test("refused because the server is busy, it waits on a new connection for all announced entries", () => {
    comeIn(0);
    void connection.ask({ kind: "act", length: 0, text: "roll" });
    socket().says({ kind: "refused", key: "k1", code: "busy", message: "wait" });
    socket().close();
    vi.advanceTimersByTime(400);
    comeIn(2);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(asked("act")).toEqual([]);
    socket().says(events(1, 2));
    expect(asked("act")).toHaveLength(1);
  });

  test("a refusal is handed on; one that passes is tried again", async () => {
    comeIn(0);
    const answer = connection.ask({ kind: "resign" });
    socket().says({ kind: "refused", key: "k1", code: "too-fast", message: "wait" });
    vi.advanceTimersByTime(1000);
    expect(asked("resign")).toHaveLength(2);
    socket().says({ kind: "refused", key: "k1", code: "not-now", message: "no" });
    expect(await answer).toMatchObject({ code: "not-now", message: "no" });
  });

  test.each<[string, object, object]>([
    [
      "the seat is gone",
      { kind: "refused", code: "wrong-token", message: "no" },
      { code: "wrong-token", message: "no" },
    ],
    ["the log is another one", welcome(0), { code: "other-log" }],
    ["the seat is another one", { ...welcome(1), player: 1 }, { code: "unsure" }],
    ["the server has another version", { kind: "reload", protocol: 2 }, { code: "unreadable" }],
  ])(
    "is answered when the connection ends because %s, and so is a later one",
    async (_, said, why) => {
      comeIn(1);
      socket().says(events(1));
      const answer = connection.ask({ kind: "leave" });
      socket().close();
      vi.advanceTimersByTime(1000);
      socket().open();
      socket().says(said);
      expect(await answer).toMatchObject(why);
      expect(connection.unanswered()).toBeUndefined();
      expect(await connection.ask({ kind: "leave" })).toMatchObject(why);
      expect(connection.unanswered()).toBeUndefined();
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
