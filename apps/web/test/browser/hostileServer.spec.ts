import type { Page } from "@playwright/test";
import { drawSecret, openingDigest, seal, writeSealedDice, writeSecret } from "@courtly/dice";
import { assert, boxed, seededRandom } from "@courtly/engine";
import { openGame, type Entry, type Logged } from "@courtly/protocol";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { expect } from "./support/courtly.ts";
import { askForTable, openTable, sitDown, test, whoseTurn } from "./support/people.ts";

/** Changes the log that a page is sent; everything else comes from the real server. */
async function changeLog(page: Page, change: (entry: Entry) => Entry): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (route) => {
    const server = route.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { kind: string; entries?: readonly Logged[] };
      const entries = message.entries?.map((logged) => ({
        ...logged,
        entry: change(logged.entry),
      }));
      route.send(JSON.stringify(entries === undefined ? message : { ...message, entries }));
    });
  });
}

/** The table that a page has asked for. */
interface Asked {
  readonly table: string;
  readonly rules: string;
}

/** Answers a page with an invented log. The entries from `live` on are sent as if they happened now. */
async function inventLog(
  page: Page,
  { entriesAt, live = Infinity }: { entriesAt: (asked: Asked) => readonly Entry[]; live?: number },
): Promise<void> {
  let rules = "";
  page.on("request", (request) => {
    if (request.method() === "POST") rules = (request.postDataJSON() as Asked).rules;
  });
  await page.routeWebSocket(/\/socket$/, (route) => {
    const [, table = ""] = /tables\/([\w-]+)\/socket/.exec(route.url()) ?? [];
    const log = entriesAt({ table, rules }).map((entry, index) => ({
      n: index + 1,
      atMs: 0,
      entry,
    }));
    const [before, after] = [log.slice(0, live), log.slice(live)];
    route.onMessage((text) => {
      const { kind } = JSON.parse(String(text)) as { kind: string };
      if (kind !== "hello") return;
      const welcome = { kind: "welcome", protocol: 1, table, player: 0 };
      route.send(JSON.stringify({ ...welcome, length: before.length, nowMs: 0 }));
      route.send(JSON.stringify({ kind: "events", entries: before }));
      if (after.length > 0) route.send(JSON.stringify({ kind: "events", entries: after }));
    });
  });
}

/** The steps by which a server leaves out every share, as older servers could, or only the one of the page. */
const TIME_UP = [0, 1, 2, 3].map((again): Entry => ({ kind: "timeUp", again }));
const [SEED, THEIRS] = [drawSecret(), drawSecret()];
const LEFT_OUT: readonly Entry[] = [
  { kind: "sealed", again: 0, player: 1, seal: seal(THEIRS) },
  { kind: "agreed", again: 0, player: 1 },
  { kind: "shared", again: 0, player: 1, share: writeSecret(THEIRS) },
];

/** A log in which the server draws dice of its own choice, without the share of the page. */
function chosenDice(
  { table, rules }: Asked,
  steps: readonly Entry[],
  theirs: Uint8Array | "missing",
): readonly Entry[] {
  const sealed = seal(SEED);
  const names = ["Ada", "Ben"];
  const game = openGame(boxed(toCourtTheKing), { names }, { rules, start: 0 });
  assert(game.ok, "two players make a game");
  const dice = writeSealedDice({
    kind: "sealed-2",
    tableId: table,
    seal: sealed,
    opening: openingDigest(game.value),
    shares: ["missing", theirs],
    seed: undefined,
  });
  return [
    {
      kind: "created",
      game: toCourtTheKing.id,
      rules,
      players: 2,
      host: 0,
      listed: false,
      dice: "sealed-2",
      seal: sealed,
    },
    ...names.map((name, player): Entry => ({
      kind: "seated",
      player,
      who: { kind: "person", name, shield: "azure" },
    })),
    ...steps,
    { kind: "begun", start: 0, dice },
  ];
}

const UNFAIR = "These dice are not fair";
const OTHER_TABLE = "This is not the table you agreed to";

test("a server that says at once that time is up, and chooses the dice, is not played with", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await inventLog(ada, { entriesAt: (asked) => chosenDice(asked, TIME_UP, "missing"), live: 3 });
  await askForTable(ada, { game: "To Court the King" });
  await expect(ada.getByRole("heading", { name: UNFAIR })).toBeVisible();
  await expect(ada.getByRole("main")).toBeFocused();
  await expect(ada.getByText("had the dice drawn again")).toBeVisible();
});

test("a player whose share is missing is told, and leaves or plays on; a missing seed is told too", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const end: Entry[] = [];
  await inventLog(ada, { entriesAt: (asked) => [...chosenDice(asked, LEFT_OUT, THEIRS), ...end] });
  await askForTable(ada, { game: "To Court the King" });
  const dialog = ada.getByRole("dialog", { name: "Your share is not in the dice" });
  await expect(dialog.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await expect(dialog).toContainText("If you leave, the game ends, and Ben has won.");
  await dialog.getByRole("button", { name: "Play on" }).click();
  await expect(dialog).toHaveCount(0);
  await ada.reload();
  await expect(ada.getByRole("button", { name: /^Roll/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  end.push({ kind: "closed", player: 1, why: "resigned" });
  await ada.reload();
  await expect(ada.getByText("does not show the seed").first()).toBeVisible();
});

/** A game from its beginning to its end by the rules, with rolls of the server's choice. */
function playedOut(begun: readonly Entry[], { rules }: Asked): readonly Entry[] {
  const names = ["Ada", "Ben"];
  const opened = openGame(boxed(toCourtTheKing), { names }, { rules, start: 0 });
  assert(opened.ok, "two players make a game");
  const random = seededRandom("a game that ends");
  const entries = [...begun];
  for (let game = opened.value; game.turn.kind !== "over";) {
    const { turn } = game;
    const faces = Array.from({ length: 40 }, () => (1 + Math.floor(random() * 6)) as 1);
    const entry: Entry =
      turn.kind === "roll"
        ? { kind: "rolled", faces: faces.slice(0, turn.dice).toSorted() }
        : { kind: "acted", seat: turn.seat, text: oneOf(game.legal(), random()) };
    const next = entry.kind === "rolled" ? game.roll(entry.faces) : game.act(turn.seat, entry.text);
    assert(next.ok, "the event is legal");
    entries.push(entry);
    game = next.value;
  }
  return entries;
}

const oneOf = (texts: readonly string[], share: number): string =>
  texts[Math.floor(share * texts.length)] ?? "";

test("a server that leads a page away from a finished game is not followed", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const elsewhere = "N".repeat(22);
  await inventLog(ada, {
    entriesAt: (asked) => [
      ...playedOut(chosenDice(asked, LEFT_OUT, THEIRS), asked),
      { kind: "continued", table: elsewhere },
    ],
  });
  await askForTable(ada, { game: "To Court the King" });
  await expect(ada.getByRole("heading", { name: UNFAIR })).toBeVisible();
  await expect(ada.getByText("goes on from another position")).toBeVisible();
  expect(ada.url()).not.toContain(elsewhere);
});

test("a server that breaks the rules, or changes what this device has seen, is not played with", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const more: Entry[] = [];
  await inventLog(ada, { entriesAt: (asked) => [...chosenDice(asked, LEFT_OUT, THEIRS), ...more] });
  await askForTable(ada, { game: "To Court the King" });
  await ada.getByRole("button", { name: "Play on" }).click();
  more.push({ kind: "acted", seat: 0, text: "roll" }, { kind: "rolled", faces: [1, 2, 3] });
  await ada.reload();
  await expect(ada.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
  more.push({ kind: "acted", seat: 0, text: "take king" });
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "A move does not fit the rules" })).toBeVisible();
  more.splice(1, 2, { kind: "rolled", faces: [6, 6, 6] });
  await ada.reload();
  await expect(
    ada.getByRole("heading", { name: /^The server has less of this game/ }),
  ).toBeVisible();
});

test("a server that opens another table than its host has asked for is not played with", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await changeLog(ada, (entry) =>
    entry.kind === "seated" && entry.who.kind === "bot"
      ? { ...entry, who: { ...entry.who, level: "chancellor" } }
      : entry,
  );
  await askForTable(ada, { game: "To Court the King", seats: ["squire"] });
  await expect(ada.getByRole("heading", { name: OTHER_TABLE })).toBeVisible();
  await expect(ada.getByText("with other rules, bots or players")).toBeVisible();
});

test("a server that shows a guest another lobby before sitting down is not played with", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("Ben");
  let isSeated = false;
  await changeLog(ben, (entry) =>
    entry.kind === "created" && isSeated ? { ...entry, rules: "italian" } : entry,
  );
  await ben.goto(link);
  await expect(ben.getByRole("button", { name: "Sit down" })).toBeVisible();
  isSeated = true;
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByRole("heading", { name: OTHER_TABLE })).toBeVisible();
  await expect(ben.getByText("with other rules, bots or players")).toBeVisible();
});

test("a server that exchanges the seal of a player is not played with", async ({ arrive }) => {
  const other = seal(drawSecret());
  const ada = await arrive("Ada");
  await changeLog(ada, (entry) =>
    entry.kind === "sealed" && entry.player === 0 ? { ...entry, seal: other } : entry,
  );
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("Ben");
  await sitDown(ben, link);
  await expect(ada.getByRole("heading", { name: UNFAIR })).toBeVisible();
  await expect(ada.getByText("another seal for your seat")).toBeVisible();
});

test("a server that shows a player another roll is found out at the end", async ({ arrive }) => {
  const ada = await arrive("Ada");
  await changeLog(ada, (entry) =>
    entry.kind === "rolled" ? { ...entry, faces: entry.faces.map(() => 6) } : entry,
  );
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("Ben");
  await sitDown(ben, link);
  const mover = await whoseTurn([ada, ben]);
  await mover.getByRole("button", { name: /^Roll/ }).click();
  await expect(mover.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben
    .getByRole("dialog", { name: "Resign?" })
    .getByRole("button", { name: "Resign" })
    .click();
  await expect(ada.getByRole("heading", { name: UNFAIR })).toBeVisible();
  await expect(ada.getByText("do not follow from the seed")).toBeVisible();
});

test("a table begins without a share only when the others agree, and they see whose it is", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await ada.clock.install();
  const link = await openTable(ada, { game: "To Court the King" });
  const [, table = ""] = /online\/([\w-]+)/.exec(link) ?? [];
  // Ben takes a seat without a device that draws.
  const taken = await ada.request.post(`api/tables/${table}/seats`, {
    data: { name: "Ben", shield: "gules", token: "b".repeat(43), seal: seal(drawSecret()) },
  });
  expect(taken.ok()).toBe(true);
  await expect(ada.getByText("The dice still need the share of Ben")).toBeVisible();
  await expect(ada.getByRole("button", { name: "Begin without this share" })).toHaveCount(0);
  await ada.clock.fastForward(25_000);
  await expect(ada.getByRole("button", { name: "Begin without this share" })).toBeVisible();
});
