import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writeSecret } from "@courtly/dice";
import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { append, newTable } from "./storage/contract.ts";
import { begunGame } from "./support/begunGame.ts";
import { sitDown } from "./support/device.ts";
import { fakeClock } from "./support/fakeClock.ts";
import { serverProcess } from "./support/serverProcess.ts";
import { afterwards, dataFile, glanceAt, openTable, served, takeSeat } from "./support/served.ts";
import { lateShare } from "./support/lateShare.ts";

/** In `--mode long` longer than two heartbeats of the server, and than the patience of every client. */
const PAUSE_MS = process.env["MODE"] === "long" ? 60_000 : 500;
const HOUR_MS = 3_600_000;
const LATE_MS = 20_000;
const BEAT_MS = 8000;
const NOBODY = 65_534;

test(`a server that stands still for ${PAUSE_MS} ms loses nothing, and its clients come back`, async () => {
  const server = await serverProcess(dataFile());
  const { table, mover, moverSeat, other, length } = await begunGame(server.url);
  const move = { kind: "act", length, text: "roll" } as const;
  server.signal("SIGSTOP");
  mover.say({ ...move, key: "once" });
  // The pause itself is the subject of this test: nothing can be waited for while the server stands still.
  await sleep(PAUSE_MS);
  mover.close();
  // This device connects while the server still stands still, and sends its move again.
  const coming = sitDown(server.url, table, moverSeat);
  server.signal("SIGCONT");
  const back = await coming;
  expect(await back.ask(move, "once")).toMatchObject({
    kind: "done",
  });
  await back.until(() => back.log.length >= length + 2);
  await other.until(() => other.log.length >= back.log.length);
  expect(back.log.filter(({ entry }) => entry.kind === "acted")).toHaveLength(1);
  expect(other.log).toEqual(back.log);
  expect(await server.end("SIGTERM")).toBe(143);
});

test("a time of day that jumps by hours disconnects nobody, closes no table and stops no game", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const lobby = await openTable(url, { listed: true });
  const { mover, other, length } = await begunGame(url);
  for (const hours of [5, -10, 7]) {
    clock.setForward(hours * HOUR_MS);
    // Every hour the server looks for tables that nobody uses.
    for (let passedMs = 0; passedMs <= HOUR_MS; passedMs += BEAT_MS) {
      clock.pass(BEAT_MS);
      // Two answers, so the heartbeat has been answered too.
      for (const device of [mover, other])
        expect(await device.ask({ kind: "undo", length })).toMatchObject({ kind: "refused" });
    }
    expect(await glanceAt(url, lobby.table)).toMatchObject({ stage: "lobby" });
  }
  expect(await mover.ask({ kind: "act", length, text: "roll" })).toMatchObject({ kind: "done" });
  await other.until(() => other.log.length === length + 2);
  await takeSeat(url, lobby.table);
});

test("after the time of day was set back, the others still agree, when it has caught up", async () => {
  const clock = fakeClock();
  const { agree, device, share } = await lateShare(clock);
  clock.setForward(-HOUR_MS);
  clock.pass(LATE_MS);
  expect(await agree()).toMatchObject({ kind: "refused", code: "not-now" });
  clock.setForward(HOUR_MS);
  expect(await agree()).toMatchObject({ kind: "done" });
  await device.ask({ kind: "reveal", again: 0, share: writeSecret(share) });
  await device.until(() => device.log.some(({ entry }) => entry.kind === "begun"));
});

test.skipIf(process.platform === "win32")(
  "a file or a folder that may not be written is refused with a reason, and what it has stays",
  async () => {
    // Root may write everywhere, so this test becomes another user meanwhile.
    if (process.geteuid?.() === 0) {
      process.seteuid?.(NOBODY);
      afterwards(() => process.seteuid?.(0));
    }
    const place = mkdtempSync(join(tmpdir(), "courtly-read-only-"));
    const file = join(place, "tables.db");
    afterwards(() => {
      chmodSync(place, 0o700);
      rmSync(place, { recursive: true });
    });
    const storage = await openSqlite(file);
    await storage.create(newTable("a"));
    await storage.close();
    chmodSync(place, 0o500);
    for (const name of ["tables.db", "new.db"])
      await expect(openSqlite(join(place, name))).rejects.toThrow(
        /cannot be opened|may not be written/,
      );
    chmodSync(place, 0o700);
    chmodSync(file, 0o400);
    await expect(openSqlite(file)).rejects.toThrow(/may not be written/);
    chmodSync(file, 0o600);
    const again = await openSqlite(file);
    expect(await again.append(append("a", 1))).toEqual({ kind: "stored", length: 2 });
    await again.close();
  },
);
