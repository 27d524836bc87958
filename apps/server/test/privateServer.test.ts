import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROTOCOL, readToClient, type ToClient } from "@courtly/protocol";
import { readConfig } from "@courtly/server";
import { assert } from "@courtly/engine";
import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { fakeClock } from "./support/fakeClock.ts";
import { withRoutes } from "./support/routes.ts";
import { afterwards, dataFile, newToken, served, unwrap } from "./support/served.ts";
import { statusOfUpgrade } from "./support/upgrade.ts";

const PASSWORD = "a-Court-of-Friends";
type Headers = Readonly<Record<string, string>>;
const PROGRAM: Headers = { "courtly-password": PASSWORD };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

function builtPage(): string {
  const page = mkdtempSync(join(tmpdir(), "courtly-page-"));
  afterwards(() => rmSync(page, { recursive: true }));
  writeFileSync(join(page, "index.html"), "<title>Courtly</title>");
  return page;
}

const sent = (url: string, password: string, headers: Headers = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { ...FORM, ...headers },
    body: new URLSearchParams({ password }),
  });

/** The cookie that a browser gets for the password, as it sends it. */
async function cookieOf(url: string): Promise<Headers> {
  const [cookie = ""] = ((await sent(`${url}/`, PASSWORD)).headers.get("set-cookie") ?? "").split(
    ";",
  );
  return { cookie };
}

async function tableAt(url: string): Promise<string> {
  const body = JSON.stringify({
    game: "to-court-the-king",
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: true,
    name: "Ada",
    shield: "azure",
    token: newToken(),
  });
  const headers = { ...PROGRAM, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/tables`, { method: "POST", headers, body });
  return ((await answer.json()) as { table: string }).table;
}

/** The first messages on a connection with these headers, after a hello. */
async function messagesOn(url: string, table: string, headers: Headers): Promise<ToClient[]> {
  const address = `${url.replace("http", "ws")}/api/tables/${table}/socket`;
  const socket = new WebSocket(address, { headers });
  const messages: ToClient[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.addEventListener("message", ({ data }) => {
    messages.push(unwrap(readToClient(String(data))));
    if (messages.some(({ kind }) => kind === "events")) resolve();
  });
  socket.addEventListener("close", () => resolve());
  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ kind: "hello", protocol: PROTOCOL, from: 1 })),
  );
  await promise;
  socket.close();
  return messages;
}

/** Those who ask a private server: with nothing, with a wrong password, with the right one, and from a blocked network. */
const CALLERS = ["nobody", "wrong", "program", "browser", "blocked"] as const;
type Row = Readonly<Record<(typeof CALLERS)[number], string>>;

const row = (answer: string): Row => ({
  nobody: "password",
  wrong: "password",
  program: answer,
  browser: answer,
  blocked: "blocked",
});
const open = (answer: string): Row => ({
  nobody: answer,
  wrong: answer,
  program: answer,
  browser: answer,
  blocked: "blocked",
});

/** Every endpoint of a private server, by caller: the status of the answer, or the code of the refusal. */
const ENDPOINTS: Readonly<Record<string, Row>> = {
  "GET /livez": open("200"),
  "GET /readyz": open("200"),
  "GET /healthz": open("200"),
  "GET /password": open("401"),
  // The form is sent here. Without a password in it nobody is let in.
  "POST /password": open("401"),
  "POST /": open("401"),
  "GET /*": row("200"),
  "GET /api/here": row("200"),
  "GET /api/tables": row("200"),
  "GET /api/codes/:code": row("unknown-code"),
  "GET /api/tables/:id": row("200"),
  "GET /api/tables/:id/record": row("not-now"),
  "GET /api/tables/:id/legal": row("not-now"),
  "GET /api/openapi.json": row("200"),
  "GET /api/messages.json": row("200"),
  // Everybody is told on the connection why it is refused; the tests below look at what is said there.
  "GET /api/tables/:id/socket": { ...open("101"), blocked: "101" },
  "POST /api/tables": row("malformed"),
  "POST /api/tables/:id/seats": row("malformed"),
  "POST /api/tables/:id/rematch": row("malformed"),
  "POST /api/tables/:id/devices": row("malformed"),
  "POST /api/tables/:id/notifications": row("malformed"),
  "POST /api/tables/:id/continue": row("malformed"),
};

test("every endpoint of a private server, by every caller; an endpoint without a row fails", async () => {
  const data = dataFile();
  const storage = await openSqlite(data);
  const blocked = "203.0.113.7";
  await storage.block(blocked, 1);
  const settings = { page: builtPage(), password: PASSWORD, trustProxy: true };
  const { value, routes } = await withRoutes(() => served({ storage }, data, settings));
  const { url } = value;
  const gets = new Set(routes.map((route) => route.replace(/^HEAD /, "GET ")));
  expect([...gets].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  const table = await tableAt(url);
  const cookie = await cookieOf(url);
  let network = 0;
  /** Each wrong attempt comes from another network, so that none is limited. */
  const headersOf = (caller: keyof Row): Headers => {
    if (caller === "program") return PROGRAM;
    if (caller === "browser") return cookie;
    if (caller === "blocked") return { ...PROGRAM, "x-forwarded-for": blocked };
    network += 1;
    const from = { "x-forwarded-for": `198.51.100.${network}` };
    return caller === "wrong" ? { ...from, "courtly-password": "wrong-password" } : from;
  };
  for (const [endpoint, expected] of Object.entries(ENDPOINTS)) {
    const [method, pattern = ""] = endpoint.split(" ");
    const path = pattern.replace(":id", table).replace(":code", "ABCDEF").replace("*", "");
    const answers: Record<string, string> = {};
    for (const caller of CALLERS) {
      const headers = headersOf(caller);
      if (path.endsWith("/socket")) {
        answers[caller] = String(await statusOfUpgrade(`${url}${path}`, headers));
        continue;
      }
      const json = { ...headers, "content-type": "application/json" };
      const answer = await fetch(
        `${url}${path}`,
        method === "POST" ? { method, headers: json, body: "{}" } : { headers },
      );
      const text = await answer.text();
      answers[caller] = /^{"refused":{"code":"([\w-]+)"/.exec(text)?.[1] ?? String(answer.status);
    }
    expect.soft({ endpoint, ...answers }).toEqual({ endpoint, ...expected });
  }
});

test("a connection without the password is told so, gets nothing of the table, and ends", async () => {
  const { url } = await served({}, dataFile(), { password: PASSWORD });
  const table = await tableAt(url);
  for (const headers of [{}, { cookie: "courtly-x=y" }, { "courtly-password": "wrong-password" }])
    expect(await messagesOn(url, table, headers)).toMatchObject([
      { kind: "refused", code: "password" },
    ]);
  for (const headers of [PROGRAM, await cookieOf(url)]) {
    const kinds = (await messagesOn(url, table, headers)).map(({ kind }) => kind);
    expect(kinds).toContain("events");
  }
});

test("a person gets a page that asks for the password, in three languages, and is led on", async () => {
  const { url } = await served({}, dataFile(), { page: builtPage(), password: PASSWORD });
  const asked = async (language: string) => {
    const headers = { accept: "text/html", "accept-language": language };
    const answer = await fetch(`${url}/`, { headers });
    return { answer, text: await answer.text() };
  };
  const { answer, text } = await asked("en");
  expect(answer.status).toBe(401);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(text).toContain("This server is private.");
  expect((await asked("de-AT")).text).toContain("Dieser Server ist privat.");
  expect((await asked("it")).text).toContain("Questo server è privato.");
  const elsewhere = await fetch(`${url}/deep/down`, {
    headers: { accept: "text/html" },
    redirect: "manual",
  });
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([303, "../"]);
  const wrong = await sent(`${url}/`, "wrong-password");
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain('role="alert"');
  for (const path of ["/", "/password", "/?from=link"]) {
    const right = await sent(`${url}${path}`, PASSWORD);
    expect([right.status, right.headers.get("location")]).toEqual([303, "./"]);
  }
});

test("the cookie is for this server only, survives a restart, and ends with the password", async () => {
  const data = dataFile();
  const settings = { password: PASSWORD, trustProxy: true };
  const first = await served({}, data, settings);
  const set = async (headers: Headers = {}) =>
    (await sent(`${first.url}/`, PASSWORD, headers)).headers.get("set-cookie");
  expect(await set()).toMatch(
    /^courtly-[\w-]{8}=[\w-]{43}; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  );
  expect(await set({ "x-forwarded-proto": "https" })).toMatch(/; Secure$/);
  const cookie = await cookieOf(first.url);
  expect(JSON.stringify(cookie)).not.toContain(PASSWORD);
  await first.stop();
  const statusAt = async (url: string) =>
    (await fetch(`${url}/api/here`, { headers: cookie })).status;
  const second = await served({}, data, settings);
  expect(await statusAt(second.url)).toBe(200);
  await second.stop();
  expect(await statusAt((await served({}, data, { password: "another-one" })).url)).toBe(401);
  expect(await statusAt((await served({}, dataFile(), settings)).url)).toBe(401);
});

test("attempts are limited for each network, also with the right password, and by the header too", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock }, dataFile(), { password: PASSWORD, trustProxy: true });
  const from = (address: string) => ({ "x-forwarded-for": address });
  const guesser = from("198.51.100.1");
  const cookie = await cookieOf(url);
  for (let count = 0; count < 5; count += 1) {
    expect((await sent(`${url}/`, `guess-${count}`, guesser)).status).toBe(401);
    const headers = { ...guesser, "courtly-password": `guess-${count}` };
    expect((await fetch(`${url}/api/here`, { headers })).status).toBe(401);
  }
  const refused = await sent(`${url}/`, PASSWORD, guesser);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("Wait a minute");
  const here = (headers: Headers) => fetch(`${url}/api/here`, { headers });
  expect((await here({ ...guesser, ...PROGRAM })).status).toBe(429);
  // Who is in already stays in, and other networks may try.
  expect((await here({ ...guesser, ...cookie })).status).toBe(200);
  expect((await sent(`${url}/`, PASSWORD, from("198.51.100.2"))).status).toBe(303);
  clock.pass(30_000);
  expect((await sent(`${url}/`, PASSWORD, guesser)).status).toBe(303);
});

test("the password comes from the environment only, and a short one is refused", () => {
  const read = (password: string) => readConfig({}, { COURTLY_PASSWORD: password });
  expect(read(PASSWORD)).toMatchObject({ ok: true, value: { password: PASSWORD } });
  expect(read("")).toMatchObject({ ok: true, value: { password: undefined } });
  for (const wrong of ["short", "with spaces in it", "größer-als", "x".repeat(201)])
    expect(read(wrong)).toMatchObject({
      ok: false,
      error: expect.stringContaining("COURTLY_PASSWORD"),
    });
  const flag = readConfig({ password: PASSWORD }, {});
  assert(flag.ok, "other settings are right");
  expect(flag.value.password).toBeUndefined();
});
