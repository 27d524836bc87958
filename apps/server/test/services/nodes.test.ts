import { verifyRecord } from "@courtly/dice";
import type { RunningServer, ServerParts } from "@courtly/server";
import { stageOf, type ToClient } from "@courtly/protocol";
import { openBotRpcs } from "@courtly/threads";
import { expect, test } from "vitest";
import { BOXES } from "../support/boxes.ts";
import { sitDown, type Device } from "../support/device.ts";
import { playOn, tableStateOf } from "../support/player.ts";
import { postgresServer } from "../support/postgresServer.ts";
import { redisServer } from "../support/redisServer.ts";
import { linkFrom, opened } from "../support/secondDevice.ts";
import { call, openTable, recordAt, served, takeSeat, type Seat } from "../support/served.ts";

const [postgres, redis] = await Promise.all([postgresServer(), redisServer()]);

type Nodes = readonly [RunningServer, RunningServer, RunningServer];

/** Three servers that share a database and Redis. */
async function threeNodes(parts: ServerParts = {}): Promise<Nodes> {
  const settings = { database: await postgres.newDatabase(), fanout: redis.url };
  const nodes = [1, 2, 3].map(() => served(parts, undefined, settings));
  return Promise.all(nodes) as Promise<unknown> as Promise<Nodes>;
}

/** Ada's and Ben's seats at a table that Ada has opened at one server, and Ben has found at another. */
async function twoSeats([one, two]: Nodes): Promise<[Seat, Seat]> {
  const bot = { kind: "bot", level: "page" } as const;
  const seats = [{ kind: "you" }, bot, { kind: "open" }] as const;
  const ada = await openTable(one.url, { seats });
  return [ada, await takeSeat(two.url, ada.table)];
}

const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;

function presenceAt({ messages }: Device): Extract<ToClient, { kind: "presence" }> | undefined {
  return messages.findLast((message) => message.kind === "presence");
}

const sees = (device: Device, players: readonly number[]) =>
  device.until(() => JSON.stringify(presenceAt(device)?.here) === JSON.stringify(players));

test("a game whose players and spectators are at different servers is the same everywhere, and bots think once", async () => {
  const bots = openBotRpcs();
  const asked: string[] = [];
  const ask: typeof bots.ask = (question) => {
    asked.push(question.seed);
    return bots.ask(question);
  };
  const nodes = await threeNodes({ bots: { ask, close: bots.close } });
  const [ada, ben] = await twoSeats(nodes);
  const [first, second, third] = nodes;
  const devices = await Promise.all([
    sitDown(first.url, ada.table, ada),
    sitDown(second.url, ada.table, ben),
    ...nodes.map(({ url }) => sitDown(url, ada.table)),
  ]);
  await Promise.all([playOn(devices[0], ada), playOn(devices[1], ben)]);
  for (const device of devices)
    await device.until(() => stageOf(tableStateOf(device, ada.table)) === "over");
  for (const { log } of devices) expect(log).toEqual(devices[0]?.log);
  expect(verifyRecord(await recordAt(third.url, ada.table), BOXES)).toMatchObject({
    ok: true,
    value: { kind: "honest" },
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked).toHaveLength(new Set(asked).size);
});

test("who is at the table, spectators and phrases are known at every server", async () => {
  const nodes = await threeNodes();
  const [first, second, third] = nodes;
  const [ada, ben] = await twoSeats(nodes);
  const adas = await sitDown(first.url, ada.table, ada);
  const bens = await sitDown(second.url, ada.table, ben);
  const watching = await sitDown(third.url, ada.table);
  for (const device of [adas, bens, watching]) {
    await sees(device, [0, 2]);
    await device.until(() => presenceAt(device)?.spectators === 1);
  }
  adas.say({ kind: "say", phrase: "goodLuck" });
  for (const device of [adas, bens, watching])
    await device.until(() => device.messages.some(({ kind }) => kind === "said"));
  bens.close();
  for (const device of [adas, watching]) await sees(device, [0]);
  expect(presenceAt(watching)?.silent.map(({ player }) => player)).toEqual([2]);
  const again = await sitDown(third.url, ada.table, ben);
  for (const device of [adas, watching, again]) await sees(device, [0, 2]);
  watching.close();
  await adas.until(() => presenceAt(adas)?.spectators === 0);
  for (const { messages } of [adas, again])
    expect(messages.filter(({ kind }) => kind === "said")).toHaveLength(
      messages === adas.messages ? 1 : 0,
    );
});

test("a server that stops does not leave its people at the table", async () => {
  const nodes = await threeNodes();
  const [first, second] = nodes;
  const [ada, ben] = await twoSeats(nodes);
  const adas = await sitDown(first.url, ada.table, ada);
  await sitDown(second.url, ada.table, ben);
  await sees(adas, [0, 2]);
  await second.stop();
  await sees(adas, [0]);
});

test("a second device takes a seat at another server than the first, once", async () => {
  const nodes = await threeNodes();
  const [first, second, third] = nodes;
  const [ada, ben] = await twoSeats(nodes);
  const adas = await sitDown(first.url, ada.table, ada);
  const bens = await sitDown(second.url, ada.table, ben);
  await Promise.all([playOn(adas, ada, isBegun), playOn(bens, ben, isBegun)]);
  const link = await linkFrom(adas);
  const tablet = await opened(third.url, ada.table, { link });
  expect(tablet.status).toBe(201);
  expect(await opened(second.url, ada.table, { link })).toMatchObject({ code: "unknown-link" });
  const there = await sitDown(third.url, ada.table, { ...ada, token: tablet.token });
  expect(there.messages[0]).toMatchObject({ kind: "welcome", player: 0 });
  const newer = await linkFrom(adas).catch(() => undefined);
  expect(newer).toBeUndefined(); // a seat has two devices at most
});

test("while Redis is down games go on at all servers, and presence is told again when it is back", async () => {
  const nodes = await threeNodes();
  const [first, second, third] = nodes;
  const [ada, ben] = await twoSeats(nodes);
  const adas = await sitDown(first.url, ada.table, ada);
  const bens = await sitDown(second.url, ada.table, ben);
  await Promise.all([playOn(adas, ada, isBegun), playOn(bens, ben, isBegun)]);
  await redis.crash();
  const enough = adas.log.length + 12;
  const isEnough = ({ length }: { readonly length: number }) => length >= enough;
  await Promise.all([playOn(adas, ada, isEnough), playOn(bens, ben, isEnough)]);
  const watching = await sitDown(third.url, ada.table);
  expect(watching.log.length).toBeGreaterThanOrEqual(enough);
  await redis.start();
  for (const device of [adas, bens, watching]) {
    await sees(device, [0, 2]);
    await device.until(() => presenceAt(device)?.spectators === 1);
  }
});

test("a rematch that is asked for at a server without the players' devices seats all who are there", async () => {
  const nodes = await threeNodes();
  const [first, second, third] = nodes;
  const [ada, ben] = await twoSeats(nodes);
  const adas = await sitDown(first.url, ada.table, ada);
  const bens = await sitDown(second.url, ada.table, ben);
  await Promise.all([playOn(adas, ada), playOn(bens, ben)]);
  for (const seat of [ada, ben])
    expect(
      await call(third.url, `/api/tables/${ada.table}/rematch`, { token: seat.token }),
    ).toMatchObject({ status: 201 });
});
