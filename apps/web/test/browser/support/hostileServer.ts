import type { Page, WebSocketRoute } from "@playwright/test";
import { seal, writeSecret } from "@courtly/dice";
import { LATE_MS, type Entry, type Logged, type ToClient } from "@courtly/protocol";
import { BOX, END, ID, OURS, US } from "@courtly/testkit/hostileServer";
import type { KeptSeat } from "../../../src/online/seatBook.ts";

/** The ways to send a log: live, live with a pause before each entry by the clock of the device, or as a history. */
export const WAYS = ["at once", "slowly", "as a history"] as const;
export type Way = (typeof WAYS)[number];

/** The answer of the page to a log: it stops and says why, says that its share is missing, or plays to the end. */
export type Answer =
  | { readonly kind: "stopped"; readonly title: string }
  | { readonly kind: "missing" }
  | { readonly kind: "played"; readonly head: string | undefined }
  /** It has done nothing of this in many frames. */
  | { readonly kind: "undecided" };

/** A page with a seat, at a server that sends whatever log it likes. */
export interface Victim {
  readonly follow: (log: readonly Entry[], way: Way) => Promise<Answer>;
}

const SEAT: KeptSeat = {
  table: ID,
  token: "a".repeat(43),
  gameId: BOX.id,
  player: undefined,
  isOver: false,
  seen: 0,
  at: 0,
  seatSeal: seal(OURS),
  seals: [seal(OURS)],
};
/** The entries of the page's storage after it has taken a seat. */
const STORED = {
  [`courtly.seat.${ID}`]: JSON.stringify(SEAT),
  [`courtly.share.${ID}.${seal(OURS)}`]: writeSecret(OURS),
};

/** Opens a page whose server is invented. Its seat is stored anew for each log, so one page follows all of them. */
export async function openVictim(page: Page): Promise<Victim> {
  let isConnected: (route: WebSocketRoute) => void = () => undefined;
  await page.routeWebSocket(/\/socket$/, (route) => {
    route.onMessage((text) => {
      const { kind, key = "" } = JSON.parse(String(text)) as { kind: string; key?: string };
      if (kind === "hello") isConnected(route);
      else if (kind === "ping") send(route, { kind: "pong" });
      else send(route, { kind: "done", key, length: 0 });
    });
  });
  // The lobby asks for the short code of the table, and does without.
  await page.route(`**/api/tables/${ID}`, (route) => route.fulfill({ json: {} }));
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let aheadMs = 0;
    performance.now = () => now() + aheadMs;
    addEventListener("skipTime", (event) => (aheadMs += (event as CustomEvent<number>).detail));
  });
  await page.goto("./");
  const skipTime = () =>
    page.evaluate((ms) => dispatchEvent(new CustomEvent("skipTime", { detail: ms })), LATE_MS);
  const sendLive = async (route: WebSocketRoute, entries: readonly Logged[], way: Way) => {
    if (way !== "slowly") return send(route, { kind: "events", entries });
    for (const entry of entries) {
      await skipTime();
      send(route, { kind: "events", entries: [entry] });
    }
  };
  return {
    follow: async (entries, way) => {
      const log = entries.map((entry, index): Logged => ({ n: index + 1, atMs: 0, entry }));
      const [before, end] = [log.slice(0, -END.length), log.slice(-END.length)];
      const connecting = new Promise<WebSocketRoute>((resolve) => (isConnected = resolve));
      await openTable(page);
      const route = await connecting;
      const length = way === "as a history" ? before.length : 0;
      send(route, { kind: "welcome", protocol: 1, table: ID, player: US, length, nowMs: 0 });
      await sendLive(route, before, way);
      let answer = await answerTo(page, before.length);
      if (answer.kind === "played") {
        await sendLive(route, end, way);
        answer = await answerTo(page, log.length);
      }
      await leave(page);
      return answer;
    },
  };
}

function send(route: WebSocketRoute, message: ToClient): void {
  route.send(JSON.stringify(message));
}

function openTable(page: Page): Promise<void> {
  return page.evaluate(
    ({ items, hash }) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
      location.hash = hash;
    },
    { items: STORED, hash: `#/online/${ID}` },
  );
}

/** Waits until the page has stopped, or has taken this number of entries, and has shown it. */
function answerTo(page: Page, length: number): Promise<Answer> {
  return page.evaluate(
    async ({ key, wanted, framesMax }): Promise<Answer> => {
      const frame = () => new Promise(requestAnimationFrame);
      const stopped = () => document.querySelector("main.not-open h1")?.textContent;
      const seat = () => JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<KeptSeat>;
      for (let frames = 0; frames < framesMax; frames += 1) {
        await frame();
        if (stopped() === undefined && seat().seen !== wanted) continue;
        for (const _ of [1, 2, 3]) await frame(); // entries are stored before the page shows a fault
        const title = stopped();
        if (title !== undefined) return { kind: "stopped", title };
        const dialogs = [...document.querySelectorAll("dialog h2")];
        const isMissing = dialogs.some((h2) => h2.textContent === "Your share is not in the dice");
        return isMissing ? { kind: "missing" } : { kind: "played", head: seat().head };
      }
      return { kind: "undecided" };
    },
    { key: `courtly.seat.${ID}`, wanted: length, framesMax: 600 },
  );
}

/** What the page itself has stored about the table. */
const LEFT_BEHIND = [`courtly.log.${ID}`, `courtly.mark.${ID}`];

/** Forgets the seat and leads home: the start page would ask about the table of each seat. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.removeItem(key);
      location.hash = "#/";
    },
    [...Object.keys(STORED), ...LEFT_BEHIND],
  );
  await page.locator("main.home").waitFor();
}
