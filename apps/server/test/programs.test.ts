import { execFile } from "node:child_process";
import { join } from "node:path";
import websocket from "@fastify/websocket";
import { verifyRecord } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { PROTOCOL, readSeatGiven, stageOf } from "@courtly/protocol";
import fastify from "fastify";
import { expect, test } from "vitest";
import { askServer } from "../src/admin/askServer.ts";
import { BOXES } from "./support/boxes.ts";
import { sitDown } from "./support/device.ts";
import { playOn, tableStateOf } from "./support/player.ts";
import { fakeClock } from "./support/fakeClock.ts";
import {
  afterwards,
  call,
  dataFile,
  newToken,
  openTable,
  recordAt,
  served,
  takeSeat,
  unwrap,
} from "./support/served.ts";

const EXAMPLES = join(import.meta.dirname, "../../../docs/examples");

const COURTLY = join(import.meta.dirname, "../../cli/bin/courtly.js");

/** Runs the command line, and resolves with what it has written and its exit code. */
function courtly(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [COURTLY, ...args],
      { env: { ...process.env, ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test.each([
  ["a program in Python", ["--exec", `python3 ${join(EXAMPLES, "bot.py")}`]],
  ["a module", ["--module", join(EXAMPLES, "my-bot.ts")]],
])(
  "%s takes a seat, is marked as a program, and plays to the end with honest dice",
  async (_, bot) => {
    const { url } = await served();
    const ada = await openTable(url, { seats: [{ kind: "you" }, { kind: "open" }] });
    const device = await sitDown(url, ada.table, ada);
    const running = courtly([
      "bot",
      "--server",
      url,
      "--code",
      ada.code ?? "",
      "--name",
      "Robo",
      ...bot,
    ]);
    await device.until(() => device.log.some(({ entry }) => entry.kind === "sealed"));
    const end = await playOn(device, ada);
    expect(stageOf(end)).toBe("over");
    const { code, out } = await running;
    expect([code, out]).toEqual([0, expect.stringMatching(/^The game is over: (won|lost)\.\n$/)]);
    expect(tableStateOf(device, ada.table).places[1]).toMatchObject({
      name: "Robo",
      program: true,
    });
    expect(verifyRecord(await recordAt(url, ada.table), BOXES)).toMatchObject({
      ok: true,
      value: { kind: "honest" },
    });
  },
);

test("a program plays at a private server below a path, with its password", async () => {
  const data = dataFile();
  const password = "a-Court-of-Friends";
  const { url } = await served({}, data, { password, basePath: "/games" });
  const headers = { "content-type": "application/json", "courtly-password": password };
  const body = JSON.stringify({
    game: "to-court-the-king",
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: false,
    name: "Ada",
    shield: "azure",
    token: newToken(),
  });
  const opened = await fetch(`${url}/api/tables`, { method: "POST", headers, body });
  const { table, code = "" } = unwrap(readSeatGiven(await opened.json()));
  const bot = ["bot", "--server", url, "--code", code, "--module", join(EXAMPLES, "my-bot.ts")];
  expect(await courtly(bot)).toMatchObject({ code: 1, err: expect.stringContaining("is private") });
  const running = courtly(bot, { COURTLY_PASSWORD: password });
  const kinds = async () =>
    unwrap(await askServer(data, { kind: "export", table })).log.map(({ entry }) => entry.kind);
  await expect.poll(kinds).toContain("sealed");
  await askServer(data, { kind: "close", table });
  expect(await running).toMatchObject({ code: 0, out: expect.stringContaining("was closed") });
});

test("a program agrees to an end that the people want", async () => {
  const { url } = await served();
  const ada = await openTable(url);
  const device = await sitDown(url, ada.table, ada);
  const exec = ["--exec", `python3 ${join(EXAMPLES, "bot.py")}`];
  const running = courtly(["bot", "--server", url, "--code", ada.code ?? "", ...exec]);
  await device.until(() => device.log.some(({ entry }) => entry.kind === "sealed"));
  await playOn(device, ada, ({ game }) => game !== undefined);
  expect(await device.ask({ kind: "propose", what: "end" })).toMatchObject({ kind: "done" });
  const isEnd = () => device.log.some(({ entry }) => entry.kind === "closed");
  await device.until(isEnd);
  expect(device.log.findLast(({ entry }) => entry.kind === "closed")?.entry).toMatchObject({
    player: 1,
    why: "agreed",
  });
  expect(await running).toMatchObject({ code: 0, out: expect.stringContaining("closed") });
});

test("a bot sits in for a program that has gone, at a rematch that everybody can read", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const ada = await openTable(url);
  const robo = await takeSeat(url, ada.table, { name: "Robo", program: true });
  const [device, program] = await Promise.all(
    [ada, robo].map((seat) => sitDown(url, ada.table, seat)),
  );
  assert(device !== undefined && program !== undefined, "both have sat down");
  const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
  await Promise.all([playOn(device, ada, isBegun), playOn(program, robo, isBegun)]);
  await program.ask({ kind: "resign" });
  program.close();
  await program.closed;
  await expect
    .poll(() => {
      clock.pass(1000);
      return device.messages.some(
        (message) => message.kind === "presence" && message.here.length === 1,
      );
    })
    .toBe(true);
  clock.pass(25_000);
  const { body } = await call(url, `/api/tables/${ada.table}/rematch`, { token: ada.token });
  const { table } = unwrap(readSeatGiven(body));
  const next = await sitDown(url, table, ada);
  const sitters = tableStateOf(next, table).places;
  expect(sitters).toContainEqual({
    kind: "bot",
    level: "steward",
    name: "Robo",
    shield: expect.any(String),
  });
});

test("a program that fails gives its seat up, and the position is told", async () => {
  const { url } = await served();
  const ada = await openTable(url, { seats: [{ kind: "you" }, { kind: "open" }] });
  const device = await sitDown(url, ada.table, ada);
  const exec = ["--exec", "echo nonsense"];
  const running = courtly(["bot", "--server", url, "--code", ada.code ?? "", ...exec]);
  await device.until(() => device.log.some(({ entry }) => entry.kind === "sealed"));
  expect(stageOf(await playOn(device, ada))).toBe("over");
  const { code, err } = await running;
  expect(code).toBe(1);
  expect(err).toMatch(/bot 'exec:echo nonsense' .*nonsense/);
});

test.each([
  [["--code", "ABCDEF"], /--server wants an address/],
  [["--server", "http://127.0.0.1:1"], /--code wants the code/],
  [["--server", "http://127.0.0.1:1", "--code", "ABCDEF"], /say which bot plays/],
  [["--server", "ftp://127.0.0.1", "--code", "ABCDEF", "--exec", "cat"], /http/],
])("wrong usage is refused in one line: %j", async (args, why) => {
  const { code, err } = await courtly(["bot", ...args]);
  expect([code, err]).toEqual([2, expect.stringMatching(why)]);
});

test("a server of a newer version is told, and the command ends", async () => {
  const app = fastify();
  afterwards(() => app.close());
  await app.register(websocket);
  const seat = { table: "T".repeat(22), player: 1 };
  app.get("/api/codes/:code", async () => ({ table: seat.table }));
  app.post("/api/tables/:id/seats", async () => seat);
  app.get("/api/tables/:id/socket", { websocket: true }, (socket) => {
    socket.on("message", () =>
      socket.send(JSON.stringify({ kind: "reload", protocol: PROTOCOL + 1 })),
    );
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  expect(
    await courtly(["bot", "--server", url, "--code", "ABCDEF", "--exec", "cat"]),
  ).toMatchObject({ code: 1, err: /another version/ });
});

test("a server that does not answer, and a code that nobody has, are told", async () => {
  const { url } = await served();
  const at = (server: string) =>
    courtly(["bot", "--server", server, "--code", "ABCDEF", "--exec", "cat"]);
  expect(await at("http://127.0.0.1:1")).toMatchObject({ code: 1, err: /no Courtly server/ });
  expect((await at(url)).err).toMatch(/no open table has this code/);
});

test("refusals are told in the wanted language, by their code", async () => {
  const { url } = await served();
  const ada = await openTable(url, { seats: [{ kind: "you" }, { kind: "open" }] });
  const at = (code: string, ...more: readonly string[]) =>
    courtly(["bot", "--server", url, "--code", code, "--exec", "cat", ...more]);
  expect((await at("ABCDEF", "--lang", "de")).err).toMatch(/kein offener Tisch hat diesen Code/);
  const named = await at(ada.code ?? "", "--name", "Ada", "--lang", "it");
  expect([named.code, named.err]).toEqual([1, expect.stringMatching(/c’è già questo nome/)]);
  expect((await at("ABCDEF", "--lang", "fr")).code).toBe(2);
});
