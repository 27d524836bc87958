import { spawn } from "node:child_process";
import { join } from "node:path";
import { verifyRecord } from "@courtly/dice";
import { expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
import { sitDown } from "./support/device.ts";
import { playOn } from "./support/player.ts";
import { afterwards, openTable, recordAt, served, takeSeat } from "./support/served.ts";

const BOT = join(import.meta.dirname, "../../../docs/examples/bot.mjs");

/** Runs the example bot as people do: with a link, or with an address and a code. */
function exampleBot(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [BOT, ...args]);
  afterwards(() => child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => (said += bytes.toString()));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

test("the example bots play a whole game, also against one of ours, and the record is honest", async () => {
  const { url } = await served();
  const bot = { kind: "bot", level: "page" } as const;
  const seats = [{ kind: "open" }, { kind: "you" }, bot, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const link = `${url}/#/online/${ada.table}`;
  const bots = [exampleBot(url, ada.code ?? "", "One"), exampleBot(link, "Two")];
  const end = await playOn(await sitDown(url, ada.table, ada), ada);
  for (const { code, said } of await Promise.all(bots)) {
    expect(said).toBe(`over: ${url}/api/tables/${ada.table}/record\n`);
    expect(code).toBe(0);
  }
  expect(end.game?.turn.kind).toBe("over");
  const names = end.places.map((place) => ("name" in place ? place.name : ""));
  expect(names).toEqual(expect.arrayContaining(["Ada", "One", "Two"]));
  const record = await recordAt(url, ada.table);
  expect(verifyRecord(record, BOXES)).toMatchObject({ ok: true, value: { kind: "honest" } });
});

test("the example bot plays on when another player leaves while the dice are drawn", async () => {
  const { url } = await served();
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const eves = await sitDown(url, ada.table, await takeSeat(url, ada.table, { name: "Eve" }));
  const bot = exampleBot(url, ada.table);
  await eves.until(() => eves.log.filter(({ entry }) => entry.kind === "seated").length === 3);
  expect(await eves.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  const device = await sitDown(url, ada.table, ada);
  await playOn(device, ada, ({ game }) => game !== undefined);
  await device.ask({ kind: "resign" });
  expect(await bot).toMatchObject({ code: 0 });
});

test("the example bot plays on when another player never draws, and prints the reason of a refusal", async () => {
  const { url } = await served({ lateMs: 300 });
  const ada = await openTable(url);
  const bot = exampleBot(url, ada.table);
  const device = await sitDown(url, ada.table, ada);
  await device.until(() => device.log.some(({ entry }) => entry.kind === "begun"));
  await device.ask({ kind: "resign" });
  expect(await bot).toMatchObject({ code: 0 });
  expect((await exampleBot(url, "ABC234")).said).toContain("no open table has this code");
});
