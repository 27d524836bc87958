import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { PROTOCOL, type Request, type TableState, type ToServer } from "@courtly/protocol";
import { expect, test } from "vitest";
import { begunGame, type BegunGame } from "./support/begunGame.ts";
import { dial, sitDown, type Device } from "./support/device.ts";
import { playOn } from "./support/player.ts";
import { secondSeat } from "./support/secondDevice.ts";
import { withRoutes } from "./support/routes.ts";
import { afterwards, dataFile, newToken, openTable, served, takeSeat } from "./support/served.ts";
import { statusOfUpgrade } from "./support/upgrade.ts";

/**
 * The senders of a message. `mover` is the host, who is to decide; `waits` is the other player. `twice` is the
 * mover with a second device, `removed` that second device after it has lost the seat. `host` and `guest` are in a lobby with an
 * open seat.
 */
const ROLES = [
  "nobody",
  "spectator",
  "waits",
  "mover",
  "twice",
  "removed",
  "left",
  "resigned",
  "host",
  "guest",
  "drawing",
  "over",
] as const;
type Role = (typeof ROLES)[number];

/** The answers to a message: `done`, or the code of the refusal. */
type Row = Readonly<Record<Role, string>>;

/** A row for someone who may never do it in these states, apart from what is named. */
const refusedRow = (named: Partial<Row>): Row => ({
  nobody: "hello-first",
  spectator: "spectator",
  waits: "not-now",
  mover: "not-now",
  twice: "not-now",
  removed: "spectator",
  left: "spectator",
  resigned: "not-now",
  host: "not-now",
  guest: "not-now",
  drawing: "not-now",
  over: "not-now",
  ...named,
});

/** Every request of a device, by sender. A message without a row does not compile. */
const MATRIX: Readonly<Record<Request["kind"], Row>> = {
  act: refusedRow({ waits: "not-your-turn", mover: "done", twice: "done" }),
  undo: refusedRow({}),
  seal: refusedRow({ drawing: "done" }),
  reveal: refusedRow({}),
  agree: refusedRow({}),
  resign: refusedRow({ waits: "done", mover: "done", twice: "done" }),
  hold: refusedRow({}),
  takeBack: refusedRow({}),
  propose: refusedRow({ waits: "done", mover: "done", twice: "done" }),
  decline: refusedRow({}),
  resume: refusedRow({}),
  linkDevice: refusedRow({ waits: "done", mover: "done" }),
  removeDevice: refusedRow({ twice: "done" }),
  seatBots: refusedRow({ host: "done" }),
  openSeat: refusedRow({ host: "done" }),
  passHost: refusedRow({ host: "done" }),
  choosePace: refusedRow({ host: "done" }),
  leave: refusedRow({
    waits: "done",
    mover: "done",
    twice: "done",
    host: "done",
    guest: "done",
    drawing: "done",
  }),
  close: refusedRow({ mover: "done", twice: "done", host: "done", drawing: "done" }),
};

const SHARE = drawSecret();

function requestOf(kind: Request["kind"], length: number): Parameters<Device["ask"]>[0] {
  const again = 0;
  switch (kind) {
    case "act":
      return { kind, length, text: "roll" };
    case "undo":
      return { kind, length };
    case "seal":
      return { kind, again, seal: seal(SHARE) };
    case "reveal":
      return { kind, again, share: writeSecret(SHARE) };
    case "agree":
      return { kind, again };
    case "hold":
    case "openSeat":
    case "passHost":
      return { kind, player: 1 };
    case "seatBots":
      return { kind, players: [2], level: "page" };
    case "choosePace":
      return { kind, pace: "brisk" };
    case "propose":
      return { kind, what: "pause" };
    case "linkDevice":
      return { kind, link: seal(SHARE) };
    default:
      return { kind };
  }
}

/** A table whose game has begun. The host is to decide. */
async function begunByHost(url: string): Promise<BegunGame> {
  for (;;) {
    const game = await begunGame(url);
    if (game.moverSeat.player === 0) return game;
  }
}

/** A running game with a bot, from which the guest has resigned. */
async function resignedGame(url: string) {
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "page" }] as const;
  const ada = await openTable(url, { seats: [...seats] });
  const ben = await takeSeat(url, ada.table);
  const isBegun = ({ game }: TableState) => game !== undefined;
  const [, device] = await Promise.all(
    [ada, ben].map(async (seat) => {
      const player = await sitDown(url, ada.table, seat);
      await playOn(player, seat, isBegun);
      return player;
    }),
  );
  assert(device !== undefined, "the guest is connected");
  await device.ask({ kind: "resign" });
  return { device, seat: ben };
}

/** A device in a role, and the length of the log that it knows. */
async function deviceIn(role: Role, url: string): Promise<Device> {
  if (role === "drawing") {
    const ada = await openTable(url);
    await takeSeat(url, ada.table);
    return sitDown(url, ada.table, ada);
  }
  if (role === "left") {
    const ada = await openTable(url, {
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    });
    const device = await sitDown(url, ada.table, await takeSeat(url, ada.table));
    await device.ask({ kind: "leave" });
    return device;
  }
  if (role === "host" || role === "guest") {
    const ada = await openTable(url, {
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    });
    const ben = await takeSeat(url, ada.table);
    return sitDown(url, ada.table, role === "host" ? ada : ben);
  }
  if (role === "resigned") return (await resignedGame(url)).device;
  const { table, mover, other, moverSeat } = await begunByHost(url);
  if (role === "nobody") return dial(url, table);
  if (role === "spectator") return sitDown(url, table);
  if (role === "over") await other.ask({ kind: "resign" });
  if (role === "twice" || role === "removed") {
    const second = await sitDown(url, table, await secondSeat(url, mover, moverSeat));
    if (role === "removed") await mover.ask({ kind: "removeDevice" });
    return second;
  }
  return role === "waits" ? other : mover;
}

test.each(Object.keys(MATRIX) as Request["kind"][])("%s, by every sender", async (kind) => {
  const { url } = await served();
  const answers = await Promise.all(
    ROLES.map(async (role) => {
      const device = await deviceIn(role, url);
      const answer = await device.ask(requestOf(kind, device.log.length));
      return [role, answer.kind === "done" ? "done" : answer.code];
    }),
  );
  expect(Object.fromEntries(answers)).toEqual(MATRIX[kind]);
});

type Keyless = Exclude<ToServer["kind"], Request["kind"]>;

/** The answers to messages without a key, by sender: the kind of the answer, or the code of the refusal. */
const KEYLESS: Readonly<Record<Keyless, Row>> = {
  hello: { ...allAnswered("not-now"), nobody: "welcome" },
  ping: allAnswered("pong"),
  say: {
    ...allAnswered("said"),
    nobody: "hello-first",
    spectator: "spectator",
    removed: "spectator",
    left: "spectator",
  },
};

const KEYLESS_MESSAGES: Readonly<Record<Keyless, ToServer>> = {
  hello: { kind: "hello", protocol: PROTOCOL, from: 1 },
  ping: { kind: "ping" },
  say: { kind: "say", phrase: "goodGame" },
};

test.each(Object.keys(KEYLESS) as Keyless[])("%s without a key, by every sender", async (kind) => {
  const { url } = await served();
  const answers = await Promise.all(
    ROLES.map(async (role) => {
      const device = await deviceIn(role, url);
      const before = device.messages.length;
      // Presence and entries come by themselves.
      const answer = () =>
        device.messages
          .slice(before)
          .find((each) => each.kind !== "presence" && each.kind !== "events");
      device.say(KEYLESS_MESSAGES[kind]);
      await device.until(() => answer() !== undefined);
      const answered = answer();
      return [role, answered?.kind === "refused" ? answered.code : answered?.kind];
    }),
  );
  expect(Object.fromEntries(answers)).toEqual(KEYLESS[kind]);
});

/** A person in a role as HTTP knows it: a table, and the token that the request contains. */
interface Caller {
  readonly table: string;
  readonly token?: string;
  readonly code?: string | undefined;
}

/** Every endpoint, by caller: the status of the answer, or the code of the refusal. */
const ENDPOINTS: Readonly<Record<string, Row>> = {
  "GET /livez": allAnswered("200"),
  "GET /healthz": allAnswered("200"),
  "GET /readyz": allAnswered("200"),
  "GET /api/here": allAnswered("200"),
  "GET /api/tables": allAnswered("200"),
  // A code is for joining: only a table with an open seat has one.
  "GET /api/codes/:code": {
    ...allAnswered("unknown-code"),
    left: "200",
    host: "200",
    guest: "200",
  },
  // Everybody with the link may watch.
  "GET /api/tables/:id": allAnswered("200"),
  "GET /api/tables/:id/record": {
    ...allAnswered("200"),
    left: "not-now",
    host: "not-now",
    guest: "not-now",
    drawing: "not-now",
  },
  "GET /api/tables/:id/legal": {
    ...allAnswered("200"),
    left: "not-now",
    host: "not-now",
    guest: "not-now",
    drawing: "not-now",
    over: "not-now",
  },
  "GET /api/openapi.json": allAnswered("200"),
  "GET /api/messages.json": allAnswered("200"),
  "GET /api/tables/:id/socket": allAnswered("101"),
  "GET /*": allAnswered("200"),
  "POST /api/tables": { ...allAnswered("201"), nobody: "malformed" },
  "POST /api/tables/:id/seats": {
    nobody: "malformed",
    spectator: "full",
    removed: "full",
    // A token that has a seat gets the same seat again.
    waits: "201",
    mover: "201",
    twice: "201",
    left: "201",
    resigned: "201",
    host: "201",
    guest: "201",
    drawing: "201",
    over: "201",
  },
  "POST /api/tables/:id/rematch": {
    nobody: "malformed",
    spectator: "wrong-token",
    removed: "wrong-token",
    waits: "not-now",
    mover: "not-now",
    twice: "not-now",
    left: "wrong-token",
    resigned: "not-now",
    host: "not-now",
    guest: "not-now",
    drawing: "not-now",
    over: "201",
  },
  // Nobody has offered a seat: `devices.test.ts` has links.
  "POST /api/tables/:id/devices": {
    ...allAnswered("201"),
    nobody: "malformed",
    spectator: "unknown-link",
    removed: "unknown-link",
    left: "unknown-link",
  },
  // Everybody with a seat asks; `notifications.test.ts` turns them on.
  "POST /api/tables/:id/notifications": {
    ...allAnswered("200"),
    nobody: "malformed",
    spectator: "wrong-token",
    removed: "wrong-token",
    left: "wrong-token",
  },
  // Nothing is lost at these tables, so nobody continues them: `continuing.test.ts` has lost ones.
  "POST /api/tables/:id/continue": {
    ...allAnswered("not-now"),
    nobody: "malformed",
    spectator: "wrong-token",
    removed: "wrong-token",
    left: "wrong-token",
  },
};

/** The bodies of requests, without their token. */
const BODIES: Readonly<Record<string, object>> = {
  "/api/tables": {
    game: "to-court-the-king",
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: false,
    name: "Dora",
    shield: "or",
  },
  "/api/tables/:id/seats": { name: "Dora", shield: "or" },
  "/api/tables/:id/devices": { link: "l".repeat(22) },
  "/api/tables/:id/notifications": { kind: "ask" },
  "/api/tables/:id/continue": {
    entries: [{ kind: "undone", player: 0 }],
    signature: "A".repeat(22),
  },
};

function allAnswered(answer: string): Row {
  return refusedRow(Object.fromEntries(ROLES.map((role) => [role, answer])));
}

async function callersAt(url: string): Promise<Readonly<Record<Role, Caller>>> {
  const { table, mover, moverSeat, otherSeat } = await begunGame(url);
  const removed = await secondSeat(url, mover, moverSeat);
  await mover.ask({ kind: "removeDevice" });
  const twice = await begunGame(url);
  const ended = await begunGame(url);
  await ended.other.ask({ kind: "resign" });
  const drawing = await openTable(url);
  await takeSeat(url, drawing.table);
  const lobby = await openTable(url, {
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
  });
  const guest = await takeSeat(url, lobby.table, { name: "Cleo", player: 2 });
  const left = await takeSeat(url, lobby.table);
  await (await sitDown(url, lobby.table, left)).ask({ kind: "leave" });
  return {
    nobody: { table },
    spectator: { table, token: newToken() },
    waits: otherSeat,
    mover: moverSeat,
    twice: await secondSeat(url, twice.mover, twice.moverSeat),
    removed,
    left: { ...left, code: lobby.code },
    host: lobby,
    guest: { ...guest, code: lobby.code },
    resigned: (await resignedGame(url)).seat,
    drawing,
    over: ended.moverSeat,
  };
}

/** The answer to a request: its status, or the code of the refusal. */
async function answerTo(url: string, endpoint: string, caller: Caller): Promise<string> {
  const [method, pattern = ""] = endpoint.split(" ");
  const { table, token, code = "ABCDEF" } = caller;
  const path = pattern.replace(":id", table).replace(":code", code).replace("*", "");
  if (path.endsWith("/socket")) return String(await statusOfUpgrade(`${url}${path}`));
  const headers = { "content-type": "application/json" };
  const posted = { method: "POST", headers, body: JSON.stringify({ ...BODIES[pattern], token }) };
  const answer = await fetch(`${url}${path}`, method === "POST" ? posted : {});
  return /^{"refused":{"code":"([\w-]+)"/.exec(await answer.text())?.[1] ?? String(answer.status);
}

test("every endpoint, by every caller; an endpoint without a row fails", async () => {
  const page = mkdtempSync(join(tmpdir(), "courtly-page-"));
  afterwards(() => rmSync(page, { recursive: true }));
  writeFileSync(join(page, "index.html"), "{}");
  const { value, routes } = await withRoutes(() => served({}, dataFile(), { page }));
  const { url } = value;
  // Fastify answers HEAD like GET, without the body.
  const gets = new Set(routes.map((route) => route.replace(/^HEAD /, "GET ")));
  expect([...gets].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  const readers = await callersAt(url);
  for (const [endpoint, row] of Object.entries(ENDPOINTS)) {
    // A request that changes a table needs tables of its own.
    const callers = endpoint.startsWith("GET ") ? readers : await callersAt(url);
    const answers: Record<string, string> = {};
    for (const role of ROLES) answers[role] = await answerTo(url, endpoint, callers[role]);
    expect({ endpoint, ...answers }).toEqual({ endpoint, ...row });
  }
});
