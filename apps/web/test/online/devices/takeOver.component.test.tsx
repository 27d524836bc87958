import { sha256Text } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { readPass, writePass } from "@courtly/client";
import { foldingOf, numbered, type Entry, type TableState } from "@courtly/protocol";
import { BOX, HONEST, US } from "@courtly/testkit/hostileServer";
import { afterEach, expect, test, vi } from "vitest";
import { hasLostSeat, hasOtherDevice } from "../../../src/online/devices/otherDevice.ts";
import { makeDeviceLink } from "../../../src/online/devices/deviceLink.ts";
import { takeSeatOver } from "../../../src/online/devices/takeOver.ts";
import { logBook } from "../../../src/online/logBook.ts";
import { keepSeat, seatAt } from "../../../src/online/seatBook.ts";
import { drawClaim, followRematch, newSeat } from "../../../src/online/seating.ts";
import { readRoute } from "../../../src/routes.ts";

const [TABLE, NEXT] = ["A", "B"].map((letter) => letter.repeat(22)) as [string, string];
const SEEN = { length: 40, digest: "0f".repeat(16) };
const PASS = writePass({ secret: "s".repeat(22), seen: SEEN });

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Answers requests like a server, and keeps what was sent. */
function serverThat(answers: (path: string, body: unknown) => unknown) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: { readonly body?: string }) => {
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body);
    sent.push({ path, body });
    return new Response(JSON.stringify(answers(path, body)));
  });
  return sent;
}

const given = { table: TABLE, player: US };
const refused = (code: string) => ({ refused: { code, message: "no" } });

test("a device stores a token of its own before it asks for the seat, and how far the first one had seen", async () => {
  const stored: (string | undefined)[] = [];
  const sent = serverThat((path) => {
    if (path.endsWith("/devices")) stored.push(seatAt(TABLE)?.token);
    return path.endsWith("/devices") ? given : refused("unknown-table");
  });
  expect(await takeSeatOver(TABLE, PASS)).toBeUndefined();
  const seat = seatAt(TABLE);
  expect(stored).toEqual([seat?.token]);
  expect(sent.at(-1)?.body).toEqual({ link: "s".repeat(22), token: seat?.token });
  expect(seat).toMatchObject({ player: US, isLinked: true, seen: SEEN.length });
  expect(seat?.seals).toBeUndefined();
  expect(logBook.markOf(TABLE)).toEqual(SEEN);
});

test("if the answer is lost, the same token is sent again; a link that was used leaves no seat", async () => {
  const tokens: unknown[] = [];
  serverThat((path, body) => {
    if (!path.endsWith("/devices")) return refused("unknown-table");
    tokens.push((body as { token: string }).token);
    return tokens.length === 1 ? "nothing that can be read" : given;
  });
  expect(await takeSeatOver(TABLE, PASS)).toMatchObject({ isFinal: false });
  expect(await takeSeatOver(TABLE, PASS)).toBeUndefined();
  expect(new Set(tokens).size).toBe(1);
  serverThat((path) => refused(path.endsWith("/devices") ? "unknown-link" : "unknown-table"));
  expect(await takeSeatOver(NEXT, PASS)).toMatchObject({ isFinal: true });
  expect(seatAt(NEXT)).toBeUndefined();
});

test("a device with a seat there keeps what it knows, whatever the link says", async () => {
  keepSeat({ ...newSeat(TABLE, "g", drawClaim(TABLE)), player: US });
  const known = { length: 12, digest: "ab".repeat(16) };
  logBook.mark(TABLE, known);
  const { token, seals } = seatAt(TABLE) ?? {};
  serverThat(() => given);
  expect(await takeSeatOver(TABLE, PASS)).toBeUndefined();
  expect(seatAt(TABLE)).toMatchObject({ token, seals });
  expect(logBook.markOf(TABLE)).toEqual(known);
});

test("a link that was cut off asks nothing of the server", async () => {
  const sent = serverThat(() => given);
  expect(await takeSeatOver(TABLE, PASS.slice(0, -3))).toMatchObject({ isFinal: true });
  expect(sent).toEqual([]);
  expect(seatAt(TABLE)).toBeUndefined();
});

test("an offered link has its secret behind the #, of which the server gets the hash", async () => {
  keepSeat({ ...newSeat(TABLE, "g", drawClaim(TABLE)), player: US });
  logBook.mark(TABLE, SEEN);
  serverThat(() => ({ protocol: 2, addresses: ["http://192.168.1.5:4774"] }));
  const asked: unknown[] = [];
  const made = await makeDeviceLink({
    id: TABLE,
    ask: async (request) => void asked.push(request),
  });
  assert(made.ok, "the server takes the offer");
  const { origin, pathname, search, hash } = new URL(made.value.address);
  const shown = readRoute(hash);
  assert(shown.screen === "device", "the link leads to the page of a second device");
  const [table, text = ""] = shown.id.split("/");
  expect(table).toBe(TABLE);
  const pass = readPass(text);
  expect(pass).toMatchObject({ seen: SEEN });
  expect(`${origin}${pathname}${search}`).not.toContain(pass?.secret);
  expect(asked).toEqual([{ kind: "linkDevice", link: sha256Text(pass?.secret ?? "") }]);
  expect(made.value.address).not.toContain(seatAt(TABLE)?.token);
});

/** The state of a running game in which these tokens hold our seat. */
function heldBy(...tokens: readonly string[]): TableState {
  const holders = tokens.map(sha256Text);
  const [first = ""] = holders;
  const log: Entry[] = HONEST.slice(0, -2).map((entry) =>
    entry.kind === "begun" ? { ...entry, holders: [first, null] } : entry,
  );
  log.push({ kind: "devices", player: US, holders });
  const state = foldingOf([BOX]).foldAll(TABLE, undefined, numbered(log));
  assert(state !== undefined, "the log has entries");
  return state;
}

test("a page knows from the log whether another device has the seat too, or has it alone", () => {
  keepSeat({ ...newSeat(TABLE, "g", drawClaim(TABLE)), player: US });
  const { token = "" } = seatAt(TABLE) ?? {};
  const at = (...tokens: readonly string[]) => {
    const table = { id: TABLE, tableState: () => heldBy(...tokens) };
    return [hasOtherDevice(table, US), hasLostSeat(table)];
  };
  expect(at(token)).toEqual([false, false]);
  expect(at(token, "other")).toEqual([true, false]);
  expect(at("other")).toEqual([false, true]);
});

test("a rematch after a hand-over checks the dice as after any other game", async () => {
  serverThat((path) => (path.endsWith("/devices") ? given : refused("unknown-table")));
  await takeSeatOver(TABLE, PASS);
  followRematch({ ...heldBy("first", seatAt(TABLE)?.token ?? ""), id: TABLE }, NEXT);
  expect(seatAt(NEXT)).toMatchObject({
    token: seatAt(TABLE)?.token,
    seals: [],
    terms: { rematchOf: TABLE, player: 1 },
  });
});
