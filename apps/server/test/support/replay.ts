import { PROTOCOL, type Logged, type ToClient } from "@courtly/protocol";
import type { HttpLine, Message, MessageLine, SocketLine } from "@courtly/testkit/fixtures";
import { expect } from "vitest";
import { dial, type Device } from "./device.ts";

/** The server on which messages are replayed. */
interface Target {
  readonly url: string;
  /** The tables whose seeds it has in its store, so that their dice are the recorded ones. */
  readonly stored: ReadonlySet<string>;
  /** Lets time pass on its clock. */
  readonly pass: (ms: number) => void;
}

/** A replay in progress. */
interface Replay extends Target {
  readonly devices: Map<number, Device>;
  readonly tableOf: Map<number, string>;
  /** Ids and codes that this server has drawn anew, by the recorded ones. */
  readonly newNames: Map<string, string>;
  /** Tables whose dice or bots may differ from now on, so that the rest of their lines cannot be replayed. */
  readonly diverged: Set<string>;
  /**
   * The number of the `closed` entry of tables that an older server closed when one of two players resigned. This server
   * ends the game by the resignation itself, so all later entries have a number less.
   */
  readonly closedByResigning: Map<string, number>;
  /** Sockets that the page has closed. A message that was on its way to one of them never arrived. */
  readonly closed: Set<number>;
}

/**
 * Sends recorded messages in the same order, and compares the answers by their meaning: the same requests are granted
 * or refused, the same entries are appended, the same dice fall. New fields in an answer are allowed.
 * Returns the tables that were not replayed to the end: this server has drawn another seed when their game began, or its bots
 * may play otherwise than those of that time.
 */
export async function replay(
  lines: readonly MessageLine[],
  target: Target,
): Promise<ReadonlySet<string>> {
  const now: Replay = {
    ...target,
    devices: new Map(),
    tableOf: new Map(),
    newNames: new Map(),
    diverged: new Set(),
    closedByResigning: new Map(),
    closed: new Set(),
  };
  for (const line of lines) {
    if (line.kind === "opened") now.tableOf.set(line.socket, line.table);
    if (hasDiverged(line, now)) continue;
    if (line.kind === "http") await request(line, now);
    else if (line.kind === "opened") await open(line, now);
    else if (line.kind === "passed") now.pass(line.ms);
    else if (line.kind === "closed") hangUp(line.socket, now);
    else if (line.kind === "toServer") await send(line, now);
    else if (!now.closed.has(line.socket)) await receive(line, now);
  }
  return now.diverged;
}

function hasDiverged(line: MessageLine, { tableOf, diverged }: Replay): boolean {
  if (line.kind === "http") return [...diverged].some((table) => line.path.includes(table));
  const table = line.kind === "passed" ? line.table : tableOf.get(line.socket);
  return table !== undefined && diverged.has(table);
}

function deviceAt(socket: number, { devices }: Replay): Device {
  const device = devices.get(socket);
  if (device === undefined) throw new Error(`socket ${socket} was never opened`);
  return device;
}

function hangUp(socket: number, now: Replay): void {
  deviceAt(socket, now).close();
  now.closed.add(socket);
}

/** Replaces recorded ids and codes by those of this server. */
function translated(text: string, { newNames }: Replay): string {
  return [...newNames].reduce((all, [theirs, ours]) => all.replaceAll(theirs, ours), text);
}

async function request(line: HttpLine, now: Replay): Promise<void> {
  const { method, body } = line;
  const path = translated(line.path, now);
  const response = await fetch(`${now.url}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  const what = `${method} ${line.path}: ${JSON.stringify(answer)}`;
  expect(response.status, what).toBe(line.status);
  // The id of a table where a game goes on follows from the signing key, so that all devices meet there.
  const isNew = method === "POST" && response.ok && !path.endsWith("/continue");
  if (isNew) learn(line.answer, answer, now);
  expect(answer, what).toMatchObject(meaningOf(line, now));
}

/** Remembers the new id and code of a table that was just created. */
function learn(recorded: unknown, answer: unknown, { newNames }: Replay): void {
  const [theirs, ours] = [recorded, answer] as Readonly<Record<string, string>>[];
  for (const field of ["table", "code"]) {
    const [name, newName] = [theirs?.[field], ours?.[field]];
    if (name !== undefined && newName !== undefined) newNames.set(name, newName);
  }
}

/** The part of an HTTP answer that must be the same. */
function meaningOf({ path, answer }: HttpLine, now: Replay): object {
  const fields = JSON.parse(translated(JSON.stringify(answer), now)) as Fields;
  const { refused, tables } = fields;
  if (refused !== undefined) return { refused: { code: (refused as Fields)["code"] } };
  if (path === "/api/here") return { addresses: expect.any(Array) };
  if (tables !== undefined) return { tables: expect.arrayContaining(listed(tables)) };
  return "stage" in fields ? glanceOf(fields) : fields;
}

/** A JSON object of any version. */
type Fields = Readonly<Record<string, unknown>>;

function listed(tables: unknown): unknown[] {
  return (tables as readonly Fields[]).map(
    (table) => expect.objectContaining(glanceOf(table)) as unknown,
  );
}

/** The summary of a table, without its length and its times. */
function glanceOf({ table, game, stage, seats, code }: Fields): object {
  return { table, game, stage, seats, ...(code === undefined ? {} : { code }) };
}

async function open(
  { socket, table }: Extract<MessageLine, { kind: "opened" }>,
  now: Replay,
): Promise<void> {
  now.devices.set(socket, await dial(now.url, translated(table, now)));
}

/** Sends one message and waits for its answer, so that the server acts in the recorded order. */
async function send({ socket, message }: SocketLine, now: Replay): Promise<void> {
  const device = deviceAt(socket, now);
  const isHello = message.kind === "hello";
  const answers = () => device.messages.filter((each) => isAnswer(each, message)).length;
  const before = answers();
  // A page of an older version is told to load itself again; what it said else is still understood.
  device.raw(JSON.stringify(isHello ? { ...message, protocol: PROTOCOL } : message));
  if (isHello || "key" in message) await device.until(() => answers() > before);
  if (message.kind === "hold") await expectHeld(device, Number(message["player"]));
  if (message.kind === "hold") now.diverged.add(now.tableOf.get(socket) ?? "");
}

/** Expects that a bot has the seat of a player. What it plays there is not compared. */
async function expectHeld(device: Device, player: number): Promise<void> {
  const lastChange = () =>
    device.log.findLast(({ entry }) => entry.kind === "held" || entry.kind === "tookBack");
  await device.until(() => lastChange()?.entry.kind === "held");
  expect(lastChange()?.entry).toMatchObject({ kind: "held", player });
}

function isAnswer(answer: ToClient, message: Message): boolean {
  if (message.kind === "hello")
    return answer.kind === "welcome" || answer.kind === "refused" || answer.kind === "reload";
  return (answer.kind === "done" || answer.kind === "refused") && answer.key === message["key"];
}

/** Compares one recorded message of the server with the received ones. */
async function receive({ socket, message }: SocketLine, now: Replay): Promise<void> {
  const device = deviceAt(socket, now);
  const { kind } = message;
  if (kind === "goodbye") return; // this server does not stop
  if (kind === "events") {
    for (const logged of message["entries"] as readonly Logged[])
      await receiveEntry(logged, { device, table: now.tableOf.get(socket) ?? "", now });
    return;
  }
  // Pages come and go faster here than then, so who is at the table is told less often.
  if (kind === "pong" || kind === "presence" || kind === "said") {
    const { player, phrase } = message;
    const said = kind === "said" ? { player, phrase } : {};
    const isSame = (each: ToClient) => isPart({ kind, ...said }, each);
    await device.until(() => device.messages.some(isSame));
    return;
  }
  expect(device.messages).toContainEqual(expect.objectContaining(meaningOfAnswer(message, now)));
}

function meaningOfAnswer(message: Message, now: Replay): object {
  const { kind, key, code, rule, player, table } = message;
  if (kind === "welcome") {
    const place = player === undefined ? {} : { player };
    return { kind, table: translated(String(table), now), ...place };
  }
  if (kind === "refused")
    return {
      kind,
      code,
      ...(key === undefined ? {} : { key }),
      ...(rule === undefined ? {} : { rule }),
    };
  return { kind, key };
}

interface EntryPlace {
  readonly device: Device;
  readonly table: string;
  readonly now: Replay;
}

async function receiveEntry(
  { n: recorded, entry }: Logged,
  { device, table, now }: EntryPlace,
): Promise<void> {
  if (now.diverged.has(table)) return;
  const log = () => device.log;
  const isEnd = ({ entry: found }: Logged) => found.kind === "resigned" && found.ends === "game";
  if (entry.kind === "closed" && entry.why === "resigned" && log().some(isEnd)) {
    now.closedByResigning.set(table, recorded);
    return;
  }
  const n = recorded > (now.closedByResigning.get(table) ?? Infinity) ? recorded - 1 : recorded;
  await device.until(() => log().some((each) => each.n >= n));
  // Devices draw at the same moment, so the order in which their seals and shares are stored may differ.
  if (entry.kind === "sealed" || entry.kind === "shared") {
    await device.until(() => log().some((each) => isPart(entry, each.entry)));
    return;
  }
  const found = log().find((each) => each.n === n)?.entry;
  const isStored = now.stored.has(table);
  if (entry.kind === "rematch" && found?.kind === "rematch")
    now.newNames.set(entry.table, found.table);
  const expected = JSON.parse(translated(JSON.stringify(entry), now)) as Fields;
  const { seal: _, start: __, dice: ___, ...known } = expected;
  expect(found, `entry ${n}`).toMatchObject(isStored ? expected : known);
  if (entry.kind === "begun" && !isStored) now.diverged.add(table);
}

/** Whether an object has all these fields. */
function isPart(fields: object, whole: object): boolean {
  return Object.entries(fields).every(([field, value]) => (whole as Fields)[field] === value);
}
