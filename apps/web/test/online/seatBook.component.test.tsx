import { afterEach, describe, expect, test, vi } from "vitest";
import { hasSeats } from "../../src/online/hasSeats.ts";
import { logAt, logBook } from "../../src/online/logBook.ts";
import {
  allSeats,
  changeSeat,
  drawToken,
  forgetSeat,
  keepSeat,
  keepShare,
  seatAt,
  shareOf,
} from "../../src/online/seatBook.ts";
import {
  drawClaim,
  drawHostClaim,
  followContinued,
  newSeat,
  openTable,
  sitDown,
  type WantedTable,
} from "../../src/online/seating.ts";

const TABLE = "A".repeat(22);
const ADA = { name: "Ada", shield: "azure" } as const;
const LOBBY = {
  id: TABLE,
  opening: {
    kind: "created",
    game: "rolling-courts",
    players: 3,
    host: 1,
    listed: true,
    seal: "0".repeat(64),
  },
  places: [
    { kind: "bot", level: "squire", name: "Squire", shield: "or" },
    { kind: "person", name: "Ben", shield: "gules" },
    { kind: "open" },
  ],
} as const;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

describe("the seat book", () => {
  test("keeps seats, the latest first, and forgets them", () => {
    expect(hasSeats()).toBe(false);
    keepSeat({ ...newSeat(TABLE, "rolling-courts", drawClaim(TABLE)), at: 1 });
    keepSeat({ ...newSeat("B".repeat(22), "rolling-courts", drawClaim(TABLE)), at: 2 });
    expect(hasSeats()).toBe(true);
    changeSeat(TABLE, () => ({ seen: 7 }));
    expect(allSeats().map(({ at, seen }) => [at, seen])).toEqual([
      [2, 0],
      [1, 7],
    ]);
    forgetSeat(TABLE);
    expect(seatAt(TABLE)).toBeUndefined();
  });

  test("invalid data in the storage is not a seat", () => {
    for (const text of ["", "{", "{}", "[]", "null", `{"table":"${TABLE}","token":"short"}`]) {
      localStorage.setItem(`courtly.seat.${TABLE}`, text);
      expect(seatAt(TABLE)).toBeUndefined();
    }
  });

  test("remembers for which log each share was revealed, also after a reload", () => {
    keepSeat(newSeat(TABLE, "rolling-courts", drawClaim(TABLE)));
    const reveal = (seal: string, log: string) =>
      changeSeat(TABLE, ({ revealedFor }) => ({ revealedFor: { ...revealedFor, [seal]: log } }));
    reveal("s1", "one");
    reveal("s2", "two");
    expect(seatAt(TABLE)?.revealedFor).toEqual({ s1: "one", s2: "two" });
  });

  test("reads agreements, also those of an older page", () => {
    const seat = newSeat(TABLE, "rolling-courts", drawClaim(TABLE));
    const agreements = [{ again: 0, stage: "revealing", late: [1] }] as const;
    keepSeat({ ...seat, agreements });
    expect(seatAt(TABLE)?.agreements).toEqual(agreements);
    const older = (fields: object) => {
      localStorage.setItem(`courtly.seat.${TABLE}`, JSON.stringify({ ...seat, ...fields }));
      return seatAt(TABLE)?.agreements;
    };
    expect(older({ agreedWithout: [1] })).toEqual(agreements);
    expect(older({ agreements: [null, { late: 1 }] })).toBeUndefined();
  });

  test("reads the log of an older page with the signature of its last entry", () => {
    const entry = { kind: "left", player: 1 };
    const log = { entries: [entry, entry], signature: "abc" };
    localStorage.setItem(`courtly.log.${TABLE}`, JSON.stringify(log));
    expect(logAt(TABLE)).toEqual({ ...log, signature: { length: 2, signature: "abc" } });
    logBook.keep(TABLE, { entries: [], signature: undefined });
    expect(logAt(TABLE)).toEqual({ entries: [], signature: undefined });
  });

  test("shares are stored by their seals, so that two windows lose none", () => {
    keepShare({ table: TABLE, seal: "s1", share: "one" });
    keepShare({ table: TABLE, seal: "s2", share: "two" });
    expect(shareOf(TABLE, "s1")).toBe("one");
    expect(shareOf(TABLE, "s2")).toBe("two");
    forgetSeat(TABLE);
    expect(shareOf(TABLE, "s1")).toBeUndefined();
  });

  test("tells if a reload would find the seat but not a new share", () => {
    const browser = localStorage;
    const seat = newSeat(TABLE, "rolling-courts", drawClaim(TABLE));
    const share = { table: TABLE, seal: "s1", share: "one" };
    keepSeat(seat);
    expect(keepShare(share)).toBe(true);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => browser.getItem(key),
      removeItem: (key: string) => browser.removeItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(keepShare({ ...share, seal: "s2" })).toBe(false);
    // The seat is gone after a reload, too.
    forgetSeat(TABLE);
    keepSeat(seat);
    expect(keepShare({ ...share, seal: "s3" })).toBe(true);
    forgetSeat(TABLE);
    vi.unstubAllGlobals();
  });

  test("a seat is claimed with a token and the seal of a stored share", () => {
    const { token, seal } = drawClaim(TABLE);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(shareOf(TABLE, seal)).toMatch(/^[0-9a-f]{64}$/);
    keepSeat(newSeat(TABLE, "rolling-courts", { token, seal }));
    expect(seatAt(TABLE)).toMatchObject({ seatSeal: seal, seals: [seal] });
    forgetSeat(TABLE);
    expect(shareOf(TABLE, seal)).toBeUndefined();
  });

  test("a share that was drawn before the table had an id is found and forgotten with its seat", () => {
    const claim = drawClaim("new");
    keepSeat(newSeat(TABLE, "rolling-courts", claim));
    expect(shareOf(TABLE, claim.seal)).toBeDefined();
    forgetSeat(TABLE);
    expect(shareOf(TABLE, claim.seal)).toBeUndefined();
  });

  test("a share is given to its own table only, also if an older page took the seat at the other one", () => {
    const claim = drawClaim("new");
    keepSeat(newSeat(TABLE, "rolling-courts", claim));
    const other = "B".repeat(22);
    expect(shareOf(other, claim.seal)).toBeUndefined();
    keepSeat(newSeat(other, "rolling-courts", drawClaim(other)));
    expect(shareOf(other, claim.seal)).toBeUndefined();
    changeSeat(other, () => ({ seals: undefined }));
    expect(shareOf(other, claim.seal)).toBeUndefined();
    expect(shareOf(TABLE, claim.seal)).toBeDefined();
  });

  test("if the browser has no space left, changes count until the page is closed, and the stored seat stays", () => {
    keepSeat(newSeat(TABLE, "rolling-courts", drawClaim(TABLE)));
    const { localStorage: browsers } = globalThis;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => browsers.getItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    changeSeat(TABLE, () => ({ seen: 7 }));
    vi.unstubAllGlobals();
    expect(seatAt(TABLE)?.seen).toBe(7);
    expect(localStorage.getItem(`courtly.seat.${TABLE}`)).toContain('"seen":0');
    changeSeat(TABLE, () => ({ seen: 8 }));
    expect(localStorage.getItem(`courtly.seat.${TABLE}`)).toContain('"seen":8');
  });

  test("a token is 32 bytes, and another each time", () => {
    expect(drawToken()).toMatch(/^[\w-]{43}$/);
    expect(drawToken()).not.toBe(drawToken());
  });
});

describe("sitting down", () => {
  const refused = (code: string) => ({ refused: { code, message: "no" } });

  test.each(["too-fast", "busy", "trouble"])("'%s' keeps the token", async (code) => {
    answering(429, refused(code));
    expect(await sitDown(LOBBY, ADA)).toMatchObject({ ok: false });
    expect(seatAt(TABLE)).toBeDefined();
  });

  test("an unreadable or missing answer keeps the token", async () => {
    answering(504, { error: "gateway" });
    await sitDown(LOBBY, ADA);
    const { token } = seatAt(TABLE) ?? {};
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const given = await sitDown(LOBBY, ADA);
    expect(given).toMatchObject({ ok: false, error: { code: "unsure" } });
    expect(seatAt(TABLE)?.token).toBe(token);
  });

  test("a guest stores what the lobby shows, and every name that was asked for", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await sitDown(LOBBY, ADA);
    // A server cannot change what was seen first by having the seat asked for again.
    const other = { ...LOBBY, opening: { ...LOBBY.opening, rules: "italian" } };
    await sitDown(other, { ...ADA, name: " Eva " });
    expect(seatAt(TABLE)?.terms).toEqual({
      game: "rolling-courts",
      listed: true,
      host: 1,
      seats: [{ kind: "bot", level: "squire" }, { kind: "person", name: "Ben" }, { kind: "open" }],
      ownNames: ["Ada", "Eva"],
    });
  });

  test.each(["full", "name-taken", "same-network"])(
    "'%s' removes the token, unless the seat may be ours",
    async (code) => {
      answering(409, refused(code));
      await sitDown(LOBBY, ADA);
      expect(seatAt(TABLE)).toBeUndefined();
      keepSeat(newSeat(TABLE, "rolling-courts", drawClaim(TABLE)));
      await sitDown(LOBBY, ADA);
      expect(seatAt(TABLE)).toBeDefined();
    },
  );
});

test("a server that calls a new table by the id of another one does not make a device forget its seat there", async () => {
  const seat = {
    ...newSeat(TABLE, "rolling-courts", drawClaim(TABLE)),
    revealedFor: { s1: "one" },
  };
  keepSeat(seat);
  answering(201, { table: TABLE, player: 0 });
  const wanted = {
    game: "rolling-courts",
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: false,
  };
  const claim = drawHostClaim();
  const given = await openTable({ ...wanted, ...ADA } as WantedTable, claim);
  expect(given).toMatchObject({ ok: false, error: { code: "unreadable" } });
  expect(seatAt(TABLE)).toEqual(seat);
  forgetSeat(TABLE);
  // The same request, sent again after its answer was lost, gives the same table.
  for (const _ of [1, 2])
    expect(await openTable({ ...wanted, ...ADA } as WantedTable, claim)).toMatchObject({
      ok: true,
    });
  expect(seatAt(TABLE)?.token).toBe(claim.token);
});

test("a device expects its own seat at the table where a game goes on", () => {
  const next = "B".repeat(22);
  keepSeat({ ...newSeat(TABLE, "rolling-courts", drawClaim(TABLE)), player: 2 });
  followContinued(TABLE, next);
  expect(seatAt(next)).toMatchObject({ player: 2, continues: TABLE });
  // A second window follows later: the seat that the server names there stays the first one.
  changeSeat(TABLE, () => ({ player: 1 }));
  followContinued(TABLE, next);
  expect(seatAt(next)?.player).toBe(2);
});
