import { createServer, type Server } from "node:net";
import { describe, expect, test } from "vitest";
import { sitDown } from "../support/device.ts";
import { fakeClock } from "../support/fakeClock.ts";
import {
  MINUTE_MS,
  PAGE,
  webhook,
  serverOf,
  lineOf,
  changed,
  refusalOf,
  begunGame,
  playTurn,
  pass,
  passUntil,
  awaitedBy,
} from "../support/notifiedGame.ts";
import { playOn } from "../support/player.ts";
import { pushDevice, receiver, vapidClaims } from "../support/pushService.ts";
import { afterwards, dataFile, openTable, takeSeat } from "../support/served.ts";

describe("Web Push", () => {
  test("tells a device in its language that its turn has begun, once, signed and readable for it alone", async () => {
    const game = await begunGame();
    const { server, clock, other } = game;
    const [service, device] = [await receiver(), pushDevice()];
    const endpoint = `${service.url}/device/1`;
    const push = { kind: "push", language: "de", page: PAGE, endpoint, ...device.keys };
    const state = await changed(server.url, other, push);
    expect(state).toMatchObject({ push: true });
    await playTurn(game);
    await passUntil(clock, service, 1);
    const [request] = service.received;
    expect(request?.path).toBe("/device/1");
    expect(vapidClaims(request?.headers.authorization)).toMatchObject({
      aud: service.url,
      sub: "https://play.example",
    });
    expect(request?.headers.authorization).toContain(`k=${state.key}`);
    expect(request?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "high",
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(request?.headers["topic"]).not.toContain(other.table);
    const message = device.read(request?.body ?? Buffer.alloc(0));
    expect(message).toMatchObject({
      table: other.table,
      event: "turn",
      language: "de",
      title: "Du bist am Zug: To Court the King",
      body: expect.stringMatching(/^.+\. Noch 23 Stunden\.$/),
    });
    await pass(clock, 5 * MINUTE_MS);
    expect(service.received).toHaveLength(1);
  });

  test("a turn that is played at once is told to nobody", async () => {
    const game = await begunGame();
    const { server, clock, mover, other, waiting } = game;
    const service = await receiver();
    for (const seat of [mover, other]) {
      const endpoint = `${service.url}/${seat.player}`;
      const push = { kind: "push", language: "en", page: PAGE, endpoint };
      await changed(server.url, seat, { ...push, ...pushDevice().keys });
    }
    await playTurn(game);
    await pass(clock, 3000);
    await playTurn({ ...game, moving: waiting, mover: other, other: mover });
    await passUntil(clock, service, 1);
    expect(service.received[0]?.path).toBe(`/${mover.player}`);
    await pass(clock, MINUTE_MS);
    expect(service.received).toHaveLength(1);
  });

  test("somebody who takes back what ended the turn is not told of it; the other one is told when it counts", async () => {
    const { server, clock, moving, mover, other } = await begunGame({
      changes: { game: "rolling-courts" },
    });
    const at = await receiver();
    for (const seat of [mover, other])
      await changed(server.url, seat, webhook(`${at.url}/${seat.player}`));
    const isEnded = ({ game }: { readonly game: unknown }) =>
      game !== undefined && awaitedBy(moving, mover.table) === other.player;
    const { length } = await playOn(moving, mover, isEnded);
    await moving.until(() => moving.log.length >= length);
    const undone = await moving.ask({ kind: "undo", length: moving.log.length });
    if (undone.kind === "done") {
      await pass(clock, 2 * MINUTE_MS);
      expect(at.received).toEqual([]);
      await playOn(moving, mover, isEnded);
    }
    await passUntil(clock, at, 1);
    expect(at.received[0]?.path).toBe(`/${other.player}`);
  });

  test.each([404, 410])("a device that is gone (%i) gets nothing more", async (status) => {
    const game = await begunGame();
    const { server, clock, other } = game;
    const service = await receiver((_, response) => void response.writeHead(status).end());
    const endpoint = `${service.url}/1`;
    const push = { kind: "push", language: "en", page: PAGE, endpoint, ...pushDevice().keys };
    await changed(server.url, other, push);
    await playTurn(game);
    await passUntil(clock, service, 1);
    const isOff = async () => !(await changed(server.url, other, { kind: "ask", endpoint })).push;
    await expect.poll(isOff).toBe(true);
  });
});

describe("a webhook", () => {
  test("gets one line of JSON that chat services understand, in which names are no commands", async () => {
    const game = await begunGame({ names: ["[x](a.b) @everyone", "*Ben* <!here>"] });
    const { server, clock, other, mover } = game;
    const at = await receiver();
    expect(await changed(server.url, other, webhook(`${at.url}/hook`))).toEqual({
      key: expect.any(String),
      push: false,
      webhook: new URL(at.url).host,
    });
    await playTurn(game);
    await passUntil(clock, at, 1);
    const text = at.received[0]?.body.toString() ?? "";
    expect(text.indexOf("\n")).toBe(text.length - 1);
    const link = `${PAGE}#/online/${other.table}`;
    const line = lineOf(at);
    const name = mover.player === 0 ? "[x](a.b) @everyone" : "*Ben* <!here>";
    expect(line).toMatchObject({
      event: "turn",
      table: other.table,
      link,
      title: "Your turn in To Court the King",
      message: expect.stringMatching(/^.+\. 23 hours left\.$/),
      allowed_mentions: { parse: [] },
    });
    expect(line["message"]).toContain(name);
    expect(line["content"]).toMatch(/\n/);
    expect(line["content"]).not.toMatch(/(?<!\\)[[*<]/);
    expect(line["text"]).not.toContain("<");
  });

  test("is told that the table is full, then that the game is over, and nothing after it", async () => {
    const [clock, data] = [fakeClock(), dataFile()];
    const { url } = await serverOf(clock, data);
    const at = await receiver();
    const ada = await openTable(url);
    await changed(url, ada, webhook(at.url, { language: "it" }));
    const ben = await takeSeat(url, ada.table);
    await passUntil(clock, at, 1);
    expect(lineOf(at)).toMatchObject({
      event: "full",
      title: "Il tuo tavolo è al completo",
      message: "To Court the King, con Ben: la partita comincia.",
    });
    const devices = await Promise.all([sitDown(url, ada.table, ada), sitDown(url, ada.table, ben)]);
    const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
    await Promise.all([playOn(devices[0], ada, isBegun), playOn(devices[1], ben, isBegun)]);
    await devices[1].ask({ kind: "resign" });
    await passUntil(clock, at, 2);
    expect(lineOf(at, 1)).toMatchObject({
      event: "over",
      title: "To Court the King: la partita è finita",
      message: "Con Ben. Hai vinto.",
    });
    await expect
      .poll(async () => (await changed(url, ada, { kind: "ask" })).webhook)
      .toBeUndefined();
    expect(await refusalOf(url, ada, webhook(at.url))).toMatchObject({ code: "not-now" });
  });

  test("that is off gets nothing", async () => {
    const game = await begunGame();
    const { server, clock, other } = game;
    const at = await receiver();
    await changed(server.url, other, webhook(at.url));
    await playTurn(game);
    expect(await changed(server.url, other, { kind: "webhookOff" })).not.toHaveProperty("webhook");
    await pass(clock, 2 * MINUTE_MS);
    expect(at.received).toEqual([]);
  });

  test("that fails is tried again", async () => {
    const game = await begunGame();
    const { server, clock, other } = game;
    const statuses = [503, 200];
    const at = await receiver(
      (_, response) => void response.writeHead(statuses.shift() ?? 0).end(),
    );
    await changed(server.url, other, webhook(at.url));
    await playTurn(game);
    await passUntil(clock, at, 1);
    await passUntil(clock, at, 2);
    expect(at.received[1]?.body).toEqual(at.received[0]?.body);
  });

  test("that redirects leads nowhere", async () => {
    const game = await begunGame();
    const elsewhere = await receiver();
    const at = await receiver(
      (_, response) => void response.writeHead(307, { location: elsewhere.url }).end(),
    );
    await changed(game.server.url, game.other, webhook(at.url));
    await playTurn(game);
    await passUntil(game.clock, at, 1);
    await pass(game.clock, 5 * MINUTE_MS);
    expect([at.received.length, elsewhere.received.length]).toEqual([1, 0]);
  });

  test("that answers without end is left after its status", async () => {
    const game = await begunGame();
    let isLeft = false;
    const at = await receiver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(1000)), 1);
      response.on("close", () => {
        clearInterval(timer);
        isLeft = true;
      });
    });
    await changed(game.server.url, game.other, webhook(at.url));
    await playTurn(game);
    await passUntil(game.clock, at, 1);
    await expect.poll(() => isLeft).toBe(true);
    await pass(game.clock, 5 * MINUTE_MS);
    expect(at.received).toHaveLength(1);
  });
});

/** A server that accepts connections and does this with them. */
async function rawServer(onConnection: (server: Server) => void): Promise<string> {
  const server = createServer();
  onConnection(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  afterwards(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

describe("a hostile receiver delays nothing", () => {
  const hostile: Readonly<Record<string, (server: Server) => void>> = {
    "never answers": (server) => server.on("connection", (socket) => void socket.resume()),
    "hangs up": (server) => server.on("connection", (socket) => void socket.destroy()),
    "sends headers without end": (server) =>
      server.on("connection", (socket) => {
        socket.on("error", () => undefined);
        socket.write("HTTP/1.1 200 OK\r\n");
        const timer = setInterval(() => socket.write(`x-${"y".repeat(40)}: z\r\n`), 1);
        socket.on("close", () => clearInterval(timer));
      }),
    "informs without end": (server) =>
      server.on("connection", (socket) => {
        socket.on("error", () => undefined);
        const timer = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 1);
        socket.on("close", () => clearInterval(timer));
      }),
    "speaks no HTTP": (server) =>
      server.on("connection", (socket) => void socket.end("SSH-2.0-OpenSSH_9.9\r\n")),
  };

  test.each(Object.entries(hostile))("one that %s", async (_, behave) => {
    const game = await begunGame();
    const { server, clock, mover, other, waiting } = game;
    let connections = 0;
    const bad = await rawServer((raw) => {
      raw.on("connection", () => (connections += 1));
      behave(raw);
    });
    const good = await receiver();
    await changed(server.url, other, webhook(bad));
    const endpoint = `${good.url}/1`;
    const push = { kind: "push", language: "en", page: PAGE, endpoint, ...pushDevice().keys };
    await changed(server.url, mover, push);
    await playTurn(game);
    await pass(clock, 2 * MINUTE_MS, () => connections > 0);
    expect(connections).toBe(1);
    // The game goes on meanwhile, and others are notified.
    await playTurn({ ...game, moving: waiting, mover: other, other: mover });
    await passUntil(clock, good, 1);
    expect(connections).toBeLessThanOrEqual(2);
  });
});

test("a full outbox survives a restart, and each notice is sent once", async () => {
  const game = await begunGame();
  const { clock, data, mover, other } = game;
  const at = await receiver();
  await changed(game.server.url, other, webhook(at.url));
  await changed(game.server.url, mover, webhook(at.url));
  await playTurn(game);
  await game.server.stop();
  await serverOf(clock, data);
  await passUntil(clock, at, 1);
  await pass(clock, 2 * MINUTE_MS);
  expect(at.received).toHaveLength(1);
});
