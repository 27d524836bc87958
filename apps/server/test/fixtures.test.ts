import { copyFileSync } from "node:fs";
import { drawSecret, seal, verifyRecord, writeSecret } from "@courtly/dice";
import { isPaused, PROTOCOL, stageOf, type Logged } from "@courtly/protocol";
import {
  endOfRecord,
  generations,
  type Generation,
  type SignedLogNote,
  type TableNote,
} from "@courtly/testkit/fixtures";
import { describe, expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
import { clockAt } from "./support/clockAt.ts";
import { dial, sitDown, type Device } from "./support/device.ts";
import { playOn, tableStateOf } from "./support/player.ts";
import { replay } from "./support/replay.ts";
import {
  call,
  dataFile,
  glanceAt,
  recordAt,
  served,
  takeSeat,
  type Seat,
} from "./support/served.ts";

/** The number of entries by which each running game is continued. */
const PLAYED_ON = 20;

/** Starts a server on a copy of a stored file, at the time when that file was closed. */
async function serve(
  { manifest, tablesFile }: Generation,
  clock = clockAt(manifest.madeAtMs),
): Promise<string> {
  const data = dataFile();
  copyFileSync(tablesFile, data);
  const { url } = await served({ clock }, data);
  return url;
}

const seatsOf = ({ id, seats }: TableNote): readonly Seat[] =>
  seats.map(({ player, token }) => ({ table: id, player, token }));

const devicesAt = (url: string, note: TableNote): Promise<readonly Device[]> =>
  Promise.all(seatsOf(note).map((seat) => sitDown(url, note.id, seat)));

async function expectHonest(url: string, { id, name }: TableNote): Promise<void> {
  const verdict = verifyRecord(await recordAt(url, id), BOXES);
  expect(verdict, name).toMatchObject({ ok: true, value: { kind: "honest" } });
}

/** Plays on in every seat, until the log has more than `length` entries. */
async function playTo(url: string, note: TableNote, length: number): Promise<void> {
  const devices = await devicesAt(url, note);
  const seats = seatsOf(note);
  await Promise.all(
    devices.map(async (device, at) => {
      const seat = seats[at] as Seat;
      expect(device.messages[0]).toMatchObject({ kind: "welcome", player: seat.player });
      const { resigned } = tableStateOf(device, note.id);
      if (!resigned.includes(seat.player)) await playOn(device, seat, (now) => now.length > length);
    }),
  );
}

/** Lets players who come back take their seats from the Steward, and end a pause. */
async function comeBack(url: string, note: TableNote): Promise<void> {
  for (const seat of seatsOf(note)) {
    const device = await sitDown(url, note.id, seat);
    const tableState = tableStateOf(device, note.id);
    if (tableState.held.includes(seat.player))
      expect(await device.ask({ kind: "takeBack" })).toMatchObject({ kind: "done" });
    if (isPaused(tableState))
      expect(await device.ask({ kind: "resume" })).toMatchObject({ kind: "done" });
    device.close();
  }
}

describe.for(generations())("the stored tables of $name", (generation) => {
  const { tables, records, entryKinds, closedReasons, messages } = generation.manifest;
  const named = (name: string) => tables.find((table) => table.name === name) as TableNote;

  test("are all there, as they were left", async () => {
    const url = await serve(generation);
    const logs: Logged[] = [];
    for (const note of tables) {
      const { log } = await sitDown(url, note.id);
      logs.push(...log);
      expect(log.length, note.name).toBeGreaterThanOrEqual(note.length);
      const { game, stage, ...glance } = await glanceAt(url, note.id);
      expect([game, stage], note.name).toEqual([note.game, note.stage]);
      if (note.isBotNext) continue; // the bot has moved in the meantime
      expect([glance.length, glance.next, glance.code], note.name).toEqual([
        note.length,
        note.next,
        note.code,
      ]);
      const end = records.find(({ file }) => file === note.record)?.end;
      if (end !== undefined)
        expect(endOfRecord(await recordAt(url, note.id), BOXES), note.name).toEqual({
          ...end,
          position: expect.arrayContaining([...end.position]),
        });
    }
    const kinds = logs.map(({ entry }) => entry.kind);
    expect(kinds).toEqual(expect.arrayContaining([...entryKinds]));
    const reasons = logs.map(({ entry }) => (entry.kind === "closed" ? entry.why : ""));
    expect(reasons).toEqual(expect.arrayContaining([...closedReasons]));
    const list = (await call(url, "/api/tables")).body as { tables: { table: string }[] };
    const listed = tables.filter(({ isListed }) => isListed);
    expect(list.tables.map(({ table }) => table)).toEqual(listed.map(({ id }) => id));
  });

  test("let their players in by token, and the games go on", async () => {
    const url = await serve(generation);
    const running = tables.filter(({ stage }) => stage === "playing");
    for (const note of running) await comeBack(url, note);
    await Promise.all(running.map((note) => playTo(url, note, note.length + PLAYED_ON)));
    for (const note of running) {
      const glance = await glanceAt(url, note.id);
      if (glance.stage === "playing")
        expect(glance.length, note.name).toBeGreaterThan(note.length + PLAYED_ON);
      else expect(glance.length, note.name).toBeGreaterThan(note.length);
    }
  });

  test.for(["king", "courts"])("have honest dice when '%s' is played to its end", async (name) => {
    const url = await serve(generation);
    const note = named(name);
    await playTo(url, note, Infinity);
    expect((await glanceAt(url, note.id)).stage).toBe("over");
    await expectHonest(url, note);
  });

  test("have honest dice if they are finished, and their players can play again", async () => {
    const url = await serve(generation);
    for (const note of [named("finished-king"), named("finished-courts")]) {
      await expectHonest(url, note);
      const token = note.seats[0]?.token;
      const { status, body } = await call(url, `/api/tables/${note.id}/rematch`, { token });
      expect(status).toBe(201);
      if (note.rematch !== undefined) expect(body).toMatchObject({ table: note.rematch });
    }
  });

  test("that wait for players are found by code and joined", async () => {
    const url = await serve(generation);
    const waiting = tables.filter(({ stage }) => stage === "lobby");
    expect(waiting).not.toEqual([]);
    for (const { id, code, name } of waiting) {
      expect((await call(url, `/api/codes/${code}`)).body, name).toMatchObject({ table: id });
      const { player } = await takeSeat(url, id, { name: "Dan" });
      expect((await glanceAt(url, id)).seats[player], name).toMatchObject({ name: "Dan" });
    }
  });

  test("begin when the last share has come, if their dice are being drawn", async () => {
    const url = await serve(generation);
    const note = named("drawing");
    const [ada, ben] = (await devicesAt(url, note)) as [Device, Device];
    const share = drawSecret();
    const answers = [
      await ben.ask({ kind: "seal", again: 0, seal: seal(share) }),
      await ben.ask({ kind: "reveal", again: 0, share: writeSecret(share) }),
      await ada.ask({ kind: "reveal", again: 0, share: note.seats[0]?.share ?? "" }),
    ];
    expect(answers.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
    await ada.until(() => ada.log.some(({ entry }) => entry.kind === "begun"));
    expect(stageOf(tableStateOf(ada, note.id))).toBe("playing");
  });

  test("know the requests that they have answered", async () => {
    const url = await serve(generation);
    const answeredTables = tables.flatMap((note) =>
      note.answered === undefined ? [] : [{ note, answered: note.answered }],
    );
    expect(answeredTables).not.toEqual([]);
    for (const { note, answered } of answeredTables) {
      const { message, length } = answered;
      const [ada] = (await devicesAt(url, note)) as [Device];
      ada.raw(JSON.stringify(message));
      await ada.until(() => ada.messages.some(({ kind }) => kind === "done" || kind === "refused"));
      expect(ada.messages.at(-1)).toMatchObject({ kind: "done", key: message["key"], length });
      expect(ada.log).toHaveLength(note.length);
    }
  });

  test("answer the messages of a page of that time as they did then", async () => {
    const clock = clockAt(generation.manifest.madeAtMs);
    const url = await serve(generation, clock);
    const stored = new Set(tables.map(({ id }) => id));
    const target = { url, stored, pass: clock.pass };
    for (const { file } of messages) await replay(generation.messages(file), target);
  });

  test("can be made again by those messages", async () => {
    const clock = clockAt(generation.manifest.madeAtMs);
    const { url } = await served({ clock });
    const target = { url, stored: new Set<string>(), pass: clock.pass };
    for (const { file } of messages.filter(({ isWholeLife }) => isWholeLife)) {
      const begun = await replay(generation.messages(file), target);
      expect([...begun], file).toHaveLength(1);
    }
  });
});

/** The seats whose players are notified by a webhook. */
function webhookSeats({ manifest: { tables } }: Generation) {
  const seatsAt = ({ id, seats }: TableNote) => seats.map((seat) => ({ ...seat, table: id }));
  return tables.flatMap(seatsAt).filter(({ webhook }) => webhook !== undefined);
}

const NOTIFIED = generations().filter((generation) => webhookSeats(generation).length > 0);

test("there is a generation with webhooks", () => {
  expect(NOTIFIED).not.toEqual([]);
});

test.for(NOTIFIED)("the webhooks of $name are known", async (generation) => {
  const url = await serve(generation);
  for (const { table, token, webhook } of webhookSeats(generation)) {
    const asked = await call(url, `/api/tables/${table}/notifications`, { kind: "ask", token });
    expect(asked.body).toMatchObject({ webhook });
  }
});

/** A device's log of a stored table, and its seat there. */
interface KeptLog {
  readonly note: TableNote;
  readonly token: string;
  readonly log: SignedLogNote;
}

function keptLogs({ manifest }: Generation): readonly KeptLog[] {
  return manifest.tables.flatMap((note) =>
    note.seats.flatMap(({ token, log }) => (log === undefined ? [] : [{ note, token, log }])),
  );
}

/** The generations whose servers signed the logs of their tables. */
const SIGNED = generations().filter((generation) => keptLogs(generation).length > 0);

test("there is a generation with signed logs", () => {
  expect(SIGNED).not.toEqual([]);
});

describe.for(SIGNED)("the signed logs of $name", (generation) => {
  const isLost = ({ note, log }: KeptLog) =>
    note.continued === undefined && log.entries.length > note.length;

  test("prove to the server of today that a device has the same log, or a longer one", async () => {
    const url = await serve(generation);
    for (const kept of keptLogs(generation)) {
      const { note, token, log } = kept;
      const device = await dial(url, note.id);
      const [from, { signature }] = [log.entries.length + 1, log];
      device.say({ kind: "hello", protocol: PROTOCOL, from, token, signatures: true, signature });
      await device.until(() => device.messages.length > 0);
      const isLonger = isLost(kept) || note.continued !== undefined;
      expect(device.messages[0], note.name).toMatchObject(
        isLonger ? { kind: "refused", code: "other-log" } : { kind: "welcome" },
      );
      device.close();
    }
  });

  test("lead to the table where a game went on, or goes on now", async () => {
    const url = await serve(generation);
    const continued = keptLogs(generation).filter(({ note }) => note.continued !== undefined);
    const lost = keptLogs(generation).filter(isLost);
    expect([continued, lost].map(({ length }) => length)).toEqual([1, 1]);
    const goOn = ({ note: { id }, token, log }: KeptLog) =>
      call(url, `/api/tables/${id}/continue`, { token, ...log });
    for (const kept of continued)
      expect(await goOn(kept)).toMatchObject({ status: 201, body: { table: kept.note.continued } });
    for (const kept of lost) {
      const { status, body } = await goOn(kept);
      expect(status).toBe(201);
      const next = { ...kept.note, id: (body as { table: string }).table };
      await playTo(url, next, PLAYED_ON);
      const { log } = await sitDown(url, next.id);
      expect(log[0]?.entry).toMatchObject({
        continues: { table: kept.note.id, length: kept.log.entries.length },
      });
    }
  });
});
