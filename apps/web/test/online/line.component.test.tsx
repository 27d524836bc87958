import type { Logged, ToClient, ToServer } from "@courtly/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLine, type Line } from "../../src/online/line.ts";

/** The other end of a wire: the test says what the server says. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly heard: ToServer[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(message: ToClient | object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

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
let entries: { readonly n: number; readonly isNews: boolean }[] = [];
let line: Line;

const socket = () => sockets.at(-1) as FakeSocket;
const asked = (kind: ToServer["kind"]) => socket().heard.filter((message) => message.kind === kind);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  entries = [];
  let keys = 0;
  line = openLine({
    token: "t".repeat(43),
    dial: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake as unknown as WebSocket;
    },
    newKey: () => `k${(keys += 1)}`,
    onEntries: (all, isNews) => entries.push(...all.map(({ n }) => ({ n, isNews }))),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function comeIn(length: number): void {
  socket().open();
  socket().says(welcome(length));
}

describe("coming in", () => {
  test("says hello with the token, and from which entry on", () => {
    socket().open();
    expect(socket().heard).toEqual([
      { kind: "hello", protocol: 1, from: 1, token: "t".repeat(43) },
    ]);
    socket().says(welcome(2));
    expect(line.state.value).toEqual({ kind: "live", player: 0, length: 2 });
    socket().says(events(1, 2));
    socket().says(events(3));
    expect(entries).toEqual([
      { n: 1, isNews: false },
      { n: 2, isNews: false },
      { n: 3, isNews: true },
    ]);
  });

  test("a table that is not there is final", () => {
    socket().open();
    socket().says({ kind: "refused", code: "unknown-table", message: "no" });
    socket().close();
    vi.advanceTimersByTime(60_000);
    expect(line.state.value).toMatchObject({ kind: "refused" });
    expect(sockets).toHaveLength(1);
  });

  test.each([[{ kind: "reload", protocol: 2 }], [{ kind: "riddle" }]])(
    "a server that speaks otherwise makes the page outdated: %o",
    (message) => {
      socket().open();
      socket().says(message);
      expect(line.state.value).toEqual({ kind: "outdated" });
    },
  );
});

describe("a cut line", () => {
  test("is dialled again, and asks only for what is missing", () => {
    comeIn(2);
    socket().says(events(1, 2));
    socket().close();
    expect(line.state.value).toEqual({ kind: "cut" });
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
    socket().close();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(11);
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

  test("a log that became shorter is another one: the page is outdated", () => {
    comeIn(2);
    socket().says(events(1, 2));
    socket().close();
    vi.advanceTimersByTime(1000);
    comeIn(1);
    expect(line.state.value).toEqual({ kind: "outdated" });
  });

  test("a hello that came too fast is tried again", () => {
    socket().open();
    socket().says({ kind: "refused", code: "too-fast", message: "wait" });
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test("whoever asks does not wait long on a dead line", () => {
    comeIn(0);
    void line.ask({ kind: "resign" });
    vi.advanceTimersByTime(4100);
    expect(line.state.value.kind).toBe("cut");
  });

  test("a line without a word is dead", () => {
    comeIn(0);
    vi.advanceTimersByTime(12_000);
    expect(asked("ping")).toHaveLength(1);
    socket().says({ kind: "pong" });
    vi.advanceTimersByTime(24_000);
    expect(line.state.value.kind).toBe("live");
    vi.advanceTimersByTime(2000);
    expect(line.state.value.kind).toBe("cut");
  });

  test("the network comes back, and so does the line", () => {
    comeIn(0);
    socket().close();
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
  });
});

describe("a wish", () => {
  test("is done when what came of it can be shown", async () => {
    comeIn(1);
    socket().says(events(1));
    const answer = line.ask({ kind: "resign" });
    expect(line.unanswered.value).toEqual({ kind: "resign" });
    socket().says({ kind: "done", key: "k1", length: 2 });
    expect(line.unanswered.value).toBeDefined();
    socket().says(events(2));
    expect(await answer).toBeUndefined();
    expect(line.unanswered.value).toBeUndefined();
  });

  test("goes out again with the same key when the line was cut", async () => {
    comeIn(0);
    const answer = line.ask({ kind: "act", length: 0, text: "roll" });
    socket().close();
    vi.advanceTimersByTime(1000);
    comeIn(1);
    expect(asked("act")).toEqual([{ kind: "act", key: "k1", length: 0, text: "roll" }]);
    socket().says(events(1));
    socket().says({ kind: "done", key: "k1", length: 1 });
    expect(await answer).toBeUndefined();
  });

  test("made while the line is cut, it is not lost", () => {
    comeIn(0);
    socket().close();
    void line.ask({ kind: "resign" });
    vi.advanceTimersByTime(1000);
    expect(asked("resign")).toHaveLength(0);
    comeIn(0);
    expect(asked("resign")).toHaveLength(1);
  });

  test("a refusal is handed on; one that passes is tried again", async () => {
    comeIn(0);
    const answer = line.ask({ kind: "resign" });
    socket().says({ kind: "refused", key: "k1", code: "too-fast", message: "wait" });
    vi.advanceTimersByTime(1000);
    expect(asked("resign")).toHaveLength(2);
    socket().says({ kind: "refused", key: "k1", code: "not-now", message: "no" });
    expect(await answer).toMatchObject({ code: "not-now", message: "no" });
  });
});
