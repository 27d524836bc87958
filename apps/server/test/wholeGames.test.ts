import { recordOf } from "@courtly/protocol";
import { verifyRecord } from "@courtly/dice";
import { expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
import { sitDown } from "./support/device.ts";
import { playOn, tableStateOf } from "./support/player.ts";
import { openTable, recordAt, served, takeSeat } from "./support/served.ts";

test.for(["to-court-the-king", "rolling-courts"])(
  "two devices play a whole game of %s, a third watches, and the record is honest",
  async (game) => {
    const { url } = await served();
    const ada = await openTable(url, { game });
    const ben = await takeSeat(url, ada.table);
    const devices = await Promise.all([
      sitDown(url, ada.table, ada),
      sitDown(url, ada.table, ben),
      sitDown(url, ada.table),
    ]);
    const [one, two, watcher] = devices;
    const [end] = await Promise.all([playOn(one, ada), playOn(two, ben)]);
    await watcher.until(() => watcher.log.length === end.length);
    await two.until(() => two.log.length === end.length);
    expect(watcher.log).toEqual(one.log);
    expect(two.log).toEqual(one.log);
    expect(watcher.log.map(({ n }) => n)).toEqual(watcher.log.map((_, index) => index + 1));
    expect(end.game?.turn.kind).toBe("over");
    const record = await recordAt(url, ada.table);
    expect(record).toBe(recordOf(tableStateOf(watcher, ada.table)));
    expect(verifyRecord(record, BOXES)).toMatchObject({ ok: true, value: { kind: "honest" } });
  },
);

test.for(["to-court-the-king", "rolling-courts"])(
  "bots take their seats and play %s to the end with one person",
  async (game) => {
    const { url } = await served();
    const bot = { kind: "bot", level: "page" } as const;
    const ada = await openTable(url, {
      game,
      seats: [bot, { kind: "you" }, { ...bot, level: "squire" }],
    });
    expect(ada.player).toBe(1);
    const device = await sitDown(url, ada.table, ada);
    const end = await playOn(device, ada);
    expect(end.game?.turn.kind).toBe("over");
    const record = await recordAt(url, ada.table);
    expect(record).toContain("players Page, Ada, Squire");
    expect(verifyRecord(record, BOXES)).toMatchObject({ ok: true, value: { kind: "honest" } });
  },
);
