import { GONE_MS, type ToClient } from "@courtly/protocol";
import { expect, test } from "vitest";
import type { OtherServers, ServerListener, ServerMessage } from "../src/fanout/fanout.ts";
import { presenceBookOf, type PresenceBook } from "../src/socket/presence.ts";
import { fakeClock, type FakeClock } from "./support/fakeClock.ts";

/** A network between servers, which may be down. Messages arrive at once. */
function network(clock: FakeClock) {
  const listeners: ServerListener[] = [];
  let upSinceMs: number | undefined = clock.monotonicMs();
  const sent: ServerMessage[] = [];
  return {
    sent,
    down: () => (upSinceMs = undefined),
    up: () => {
      upSinceMs = clock.monotonicMs();
      for (const { again } of listeners) again();
    },
    kill: (at: number) => {
      for (const [index, { gone }] of listeners.entries()) if (index !== at) gone(`server ${at}`);
    },
    join: (): OtherServers => {
      const self = listeners.length;
      return {
        heardSinceMs: () => upSinceMs,
        listen: (listener) => void listeners.push(listener),
        send: (table, message) => {
          if (upSinceMs === undefined) return;
          sent.push(message);
          for (const [index, { receive }] of listeners.entries())
            if (index !== self) receive(table, message, `server ${self}`);
        },
      };
    },
  };
}

/** Some servers with one clock, and an hour of their past. */
function servers(count: number) {
  const clock = fakeClock();
  const net = network(clock);
  const books = Array.from({ length: count }, () => presenceBookOf(clock, net.join()));
  clock.pass(3_600_000);
  return { clock, net, books: books as [PresenceBook, PresenceBook, PresenceBook] };
}

/** A device at a table, and the last message about presence that it got. */
function device(book: PresenceBook, player?: number) {
  const messages: ToClient[] = [];
  const attendance = book.enter("a", { player, send: (message) => messages.push(message) });
  return {
    ...attendance,
    messages,
    seen: () => messages.findLast((message) => message.kind === "presence"),
  };
}

const SECOND_MS = 1000;

test("a player who is connected to any server is here for all of them, and silent since the last device left", () => {
  const { clock, books } = servers(3);
  const [one, two, three] = books;
  const watching = device(three);
  device(one, 0);
  const phone = device(one, 1);
  const laptop = device(two, 1);
  clock.pass(SECOND_MS);
  for (const book of books)
    expect([0, 1].map((player) => book.silentMs("a", player))).toEqual([0, 0]);
  expect(watching.seen()).toMatchObject({ here: [0, 1], silent: [], spectators: 1 });
  phone.leave();
  clock.pass(SECOND_MS);
  expect(watching.seen()).toMatchObject({ here: [0, 1] });
  laptop.leave();
  clock.pass(7 * SECOND_MS);
  for (const book of books) expect(book.silentMs("a", 1)).toBe(7 * SECOND_MS);
  expect(watching.seen()).toMatchObject({
    here: [0],
    silent: [{ player: 1, sinceMs: clock.nowMs() - 7 * SECOND_MS }],
  });
  device(two, 1);
  clock.pass(SECOND_MS);
  for (const book of books) expect(book.silentMs("a", 1)).toBe(0);
});

test("a server that begins to watch a table learns from the others how long a player has been silent", async () => {
  const { clock, books } = servers(2);
  const [one, two] = books;
  device(one, 0);
  const bens = device(one, 1);
  clock.pass(SECOND_MS);
  bens.leave();
  clock.pass(GONE_MS);
  // Nobody is connected to two, so it asks before it decides on a rematch.
  expect(two.silentMs("a", 2)).toBeGreaterThan(GONE_MS);
  const asked = two.ask("a");
  clock.pass(SECOND_MS);
  await asked;
  expect(two.silentMs("a", 0)).toBe(0);
  expect(two.silentMs("a", 1)).toBe(GONE_MS + SECOND_MS);
  // Nobody has seen this player: that says nothing about the time before the question.
  expect(two.silentMs("a", 2)).toBe(SECOND_MS);
});

test("while the servers do not hear each other nobody counts as silent, and afterwards silence counts anew", () => {
  const { clock, net, books } = servers(2);
  const [one, two] = books;
  const adas = device(one, 0);
  const bens = device(one, 1);
  clock.pass(SECOND_MS);
  bens.leave();
  clock.pass(GONE_MS);
  net.down();
  device(two, 1); // Ben is connected again, which the first server cannot know
  clock.pass(GONE_MS);
  expect(one.silentMs("a", 1)).toBe(0);
  expect(one.silentMs("a", 3)).toBe(0);
  net.up();
  expect(one.silentMs("a", 1)).toBe(0);
  clock.pass(SECOND_MS);
  expect(adas.seen()).toMatchObject({ here: [0, 1] });
  adas.leave();
  clock.pass(9 * SECOND_MS);
  expect(two.silentMs("a", 0)).toBe(9 * SECOND_MS);
});

test("the people of a server that is gone are silent from then on, until they connect to another one", () => {
  const { clock, net, books } = servers(3);
  const [one, two, three] = books;
  const adas = device(one, 0);
  device(two, 1);
  device(two);
  clock.pass(SECOND_MS);
  expect(adas.seen()).toMatchObject({ here: [0, 1], spectators: 1 });
  net.kill(1);
  clock.pass(5 * SECOND_MS);
  expect(one.silentMs("a", 1)).toBe(5 * SECOND_MS);
  expect(adas.seen()).toMatchObject({ here: [0], spectators: 0 });
  device(three, 1);
  clock.pass(SECOND_MS);
  expect(adas.seen()).toMatchObject({ here: [0, 1], silent: [] });
});

test("servers tell each other only what changes: a message about others is not answered", () => {
  const { clock, net, books } = servers(3);
  for (const book of books) device(book, 0);
  clock.pass(10 * SECOND_MS);
  const { length } = net.sent;
  expect(length).toBeLessThan(15);
  clock.pass(600 * SECOND_MS);
  expect(net.sent).toHaveLength(length);
});
