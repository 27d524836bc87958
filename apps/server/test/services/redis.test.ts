import { expect, test } from "vitest";
import { systemClock } from "../../src/clock.ts";
import type { Fanout, ServerMessage } from "../../src/fanout/fanout.ts";
import { redisFanout } from "../../src/fanout/redis/redisFanout.ts";
import { fanoutContract } from "../fanout/contract.ts";
import { redisServer } from "../support/redisServer.ts";
import { afterwards } from "../support/served.ts";
import { fakeClock } from "../support/fakeClock.ts";

const redis = await redisServer();

interface Opened {
  readonly fanout: Fanout;
  /** What the others said, and what happened to them. */
  readonly heard: unknown[];
  readonly notices: string[];
}

interface Options {
  readonly url?: string;
  readonly clock?: typeof systemClock;
  /** The lengths of tables in the store. */
  readonly stored?: Map<string, number>;
}

function opened({
  url = redis.url,
  clock = systemClock,
  stored = new Map(),
}: Options = {}): Opened {
  const heard: unknown[] = [];
  const notices: string[] = [];
  const fanout = redisFanout(url, {
    clock,
    lengths: async (ids) => new Map([...stored].filter(([id]) => ids.includes(id))),
    onNotice: (level, message) => notices.push(`${level} ${message}`),
    onError: (error) => heard.push(error),
  });
  afterwards(fanout.close);
  fanout.others?.listen({
    receive: (table, message) => heard.push([table, message]),
    gone: () => heard.push("gone"),
    again: () => heard.push("again"),
  });
  return { fanout, heard, notices };
}

const isUp = ({ fanout }: Opened) => fanout.others?.heardSinceMs() !== undefined;

/** Servers that hear each other. */
async function together(count: number, options: Options = {}): Promise<readonly Opened[]> {
  const servers = Array.from({ length: count }, () => opened(options));
  await expect.poll(() => servers.every(isUp)).toBe(true);
  for (const { heard } of servers) heard.length = 0;
  return servers;
}

fanoutContract("Redis", async () => {
  const [server] = await together(1);
  if (server === undefined) throw new Error("one was opened");
  return server.fanout;
});

const SAID: ServerMessage = { kind: "said", player: 1, phrase: "goodLuck" };

test("a change is told to the watchers of the table at every server, and only its own server works on it", async () => {
  const [one, two, three] = (await together(3)) as [Opened, Opened, Opened];
  const looks: unknown[] = [];
  for (const [at, { fanout }] of [one, two, three].entries()) {
    fanout.watch("a", (length) => looks.push(`${at} ${length}`));
    fanout.watch("b", () => looks.push("another table"));
    fanout.watchAll((table) => looks.push(`${at} works on ${table}`));
  }
  two.fanout.tell("a", 7);
  await expect.poll(() => looks.length).toBe(4);
  expect(looks.map(String).toSorted()).toEqual(["0 7", "1 7", "1 works on a", "2 7"]);
});

test("messages about people reach all other servers, and not their sender", async () => {
  const [one, two, three] = (await together(3)) as [Opened, Opened, Opened];
  one.fanout.others?.send("a", SAID);
  one.fanout.others?.send("a", { kind: "who" });
  for (const { heard } of [two, three])
    await expect
      .poll(() => heard)
      .toEqual([
        ["a", SAID],
        ["a", { kind: "who" }],
      ]);
  expect(one.heard).toEqual([]);
});

test("while Redis is down, servers look into the store; when it is back, it is used again, and each change is told once", async () => {
  const stored = new Map([["a", 5]]);
  const [one, two] = (await together(2, { stored })) as [Opened, Opened];
  const looks: (number | undefined)[] = [];
  two.fanout.watch("a", (length) => looks.push(length));
  await redis.crash();
  await expect.poll(() => isUp(one) || isUp(two)).toBe(false);
  stored.set("a", 6);
  one.fanout.tell("a", 6); // is not heard, and does not fail
  await expect.poll(() => looks).toContain(6);
  await redis.start();
  await expect.poll(() => isUp(one) && isUp(two)).toBe(true);
  expect(one.heard).toContain("again");
  looks.length = 0;
  await expect
    .poll(() => {
      one.fanout.tell("a", 99); // two may hear again a moment later than one
      return looks;
    })
    .toContain(99);
  for (const { notices } of [one, two])
    expect(notices).toEqual([
      expect.stringMatching(/^error redis:\/\/127\.0\.0\.1:\d+ does not answer/),
      expect.stringMatching(/^info redis:\/\/127\.0\.0\.1:\d+ answers again$/),
    ]);
});

test("Redis that stands still counts as down, and is used again when it goes on", async () => {
  const [one] = (await together(1)) as [Opened];
  redis.signal("SIGSTOP");
  await expect.poll(() => isUp(one)).toBe(false);
  redis.signal("SIGCONT");
  await expect.poll(() => isUp(one)).toBe(true);
});

test("a server starts while Redis is down, and hears the others as soon as it is up", async () => {
  await redis.crash();
  const late = opened();
  await expect.poll(() => late.notices.length).toBe(1);
  await redis.start();
  await expect.poll(() => isUp(late)).toBe(true);
  const [other] = (await together(1)) as [Opened];
  await expect
    .poll(() => {
      other.fanout.others?.send("a", SAID);
      return late.heard;
    })
    .toContainEqual(["a", SAID]);
});

test("a server that is not heard any more is gone, and is asked again when it comes back", async () => {
  const clock = fakeClock();
  const [one, two] = [opened({ clock }), opened()];
  await expect.poll(() => isUp(one) && isUp(two)).toBe(true);
  two.fanout.others?.send("a", SAID);
  await expect.poll(() => one.heard).toContainEqual(["a", SAID]);
  one.heard.length = 0;
  // The clock of one runs so fast that the other one seems to be silent for 17 seconds.
  await expect
    .poll(() => {
      clock.pass(1000);
      return one.heard;
    })
    .toEqual(["gone"]);
  two.fanout.others?.send("a", SAID);
  await expect.poll(() => one.heard).toEqual(["gone", "again", ["a", SAID]]);
});

test("what cannot be read is ignored, and no message to the operator contains a password", async () => {
  const [one, two] = (await together(2)) as [Opened, Opened];
  two.fanout.others?.send("a", { kind: "said", player: -1, phrase: "nonsense" } as never);
  two.fanout.others?.send("a", SAID);
  await expect.poll(() => one.heard).toEqual([["a", SAID]]);
  const wrong = opened({ url: redis.url.replace("//", "//ada:secret@") });
  await expect.poll(() => wrong.notices.length).toBe(1);
  expect(wrong.notices[0]).not.toContain("secret");
});
