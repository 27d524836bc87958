import { verifyRecord } from "@courtly/dice";
import { expect, test } from "vitest";
import { BOXES } from "../support/boxes.ts";
import { sitDown } from "../support/device.ts";
import { playOn } from "../support/player.ts";
import { postgresServer } from "../support/postgresServer.ts";
import { call, openTable, recordAt, served, takeSeat } from "../support/served.ts";

const postgres = await postgresServer();

test.each(["to-court-the-king", "rolling-courts"])(
  "a whole game of %s with a bot is played and stored in PostgreSQL, also over a restart of the server",
  async (game) => {
    const database = await postgres.newDatabase();
    const server = await served({}, undefined, { database });
    const bot = { kind: "bot", level: "page" } as const;
    const ada = await openTable(server.url, {
      game,
      seats: [{ kind: "you" }, bot, { kind: "open" }],
    });
    const ben = await takeSeat(server.url, ada.table);
    const play = async (url: string, isEnough?: Parameters<typeof playOn>[2]) => {
      const seats = [ada, ben];
      const devices = await Promise.all(seats.map((seat) => sitDown(url, ada.table, seat)));
      await Promise.all(devices.map((device, at) => playOn(device, seats[at] ?? ada, isEnough)));
      for (const device of devices) device.close();
    };
    await play(server.url, ({ game: begun }) => begun !== undefined && begun.length > 20);
    await server.stop();
    const again = await served({}, undefined, { database });
    await play(again.url);
    expect(verifyRecord(await recordAt(again.url, ada.table), BOXES)).toMatchObject({
      ok: true,
      value: { kind: "honest" },
    });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect((await call(again.url, `/api/tables/${ada.table}`)).body).toMatchObject({
      stage: "over",
    });
  },
);

test("a server whose database ends says so, and serves again when it is back", async () => {
  const database = await postgres.newDatabase();
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const server = await served({ logStream }, undefined, { database, logLevel: "error" });
  const ada = await openTable(server.url);
  await postgres.crash();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await call(server.url, `/api/tables/${ada.table}`)).body).toMatchObject({
    refused: { code: "trouble" },
  });
  expect(lines.join("")).toContain("does not answer: check that PostgreSQL runs there");
  await postgres.start();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await takeSeat(server.url, ada.table)).player).toBe(1);
});
