import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openClient, takeSeat } from "./fixtureMaker/client.ts";
import { mayRoll } from "./fixtureMaker/onlineTables.ts";
import { playAsSquires } from "./fixtureMaker/squires.ts";
import { expect, expectNoSidewaysScrolling, expectNoViolations } from "./support/courtly.ts";
import { startServerAt, type PastServer } from "./support/pastServer.ts";
import { openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL } from "./support/players.ts";

/** Serves the page with a clock that a test advances. */
async function withServer(use: (server: PastServer) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "courtly-people-"));
  const data = join(folder, "tables.db");
  const server = await startServerAt({ data, atMs: Date.now() });
  try {
    await use(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seat = (page: Page, text: string) =>
  page.locator(".lobby-seats > li").filter({ hasText: text });

test("a host puts bots into seats, opens them, removes a guest, and begins with bots", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const seats = ["open", "open", "open"] as const;
  const link = await openTable(ada, { game: "To Court the King", seats });
  const ben = await arrive("Ben", PHONE);
  await sitDown(ben, link);
  await expect(seat(ada, "Ben")).toContainText("Here");
  await ada.getByText("Brisk").click();
  await expect(ben.locator(".toast")).toContainText("The pace is now: Brisk");
  await expect(ben.getByText("Brisk: 45 s a turn")).toBeVisible();
  await ada.getByRole("button", { name: "Put a bot" }).first().click();
  await expect(seat(ben, "Squire")).toContainText("Bot · Squire");
  await ada
    .getByRole("combobox", { name: "The bot in the seat of Squire" })
    .selectOption("steward");
  await expect(seat(ben, "Steward")).toContainText("Bot · Steward");
  await expectNoViolations(ada);
  await expectNoSidewaysScrolling(ben);
  await ada.getByRole("button", { name: "Open the seat" }).click();
  await seat(ada, "Ben").getByRole("button", { name: "Remove" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(ben.locator(".toast").last()).toContainText("given your seat to somebody else");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(seat(ada, "Ben")).toContainText("Here");
  await ada.getByRole("button", { name: "Begin now, 2 and 2 bots" }).click();
  const mover = await whoseTurn([ada, ben]);
  await expect(mover.getByRole("timer").first()).toBeVisible();
});

test("a host hands the table over, and the new host decides", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "Rolling Courts", seats: ["open", "open"] });
  const ben = await arrive("Ben", PHONE);
  await sitDown(ben, link);
  await seat(ada, "Ben").getByRole("button", { name: "Make host" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Make host" }).click();
  await expect(ben.locator(".toast")).toContainText("You are the host now");
  await expect(ada.getByRole("button", { name: "Put a bot" })).toHaveCount(0);
  await expect(ben.getByRole("button", { name: "Close the table" })).toBeVisible();
  await ada.getByRole("button", { name: "Leave the table" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await expect(seat(ben, "Ada")).toHaveCount(0);
  await sitDown(ada, link);
  await ben.getByRole("button", { name: "Begin now, 2 and a bot" }).click();
  await whoseTurn([ada, ben]);
});

test("phrases are read in the language of each reader, and can be hidden", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("Ben", { ...PHONE, locale: "de-DE" });
  await ben.goto(link);
  await ben.getByRole("button", { name: "Hinsetzen" }).click();
  await ada.getByRole("button", { name: "Say" }).click();
  await expectNoViolations(ada);
  await ada.keyboard.press("3");
  await expect(ben.locator(".said-phrase")).toHaveText("Viel Glück");
  await ada.keyboard.press("/");
  await ada.getByRole("button", { name: "Show no phrases" }).click();
  await ada.getByRole("button", { name: "Close", exact: true }).click();
  await ben.getByRole("button", { name: "Menü", exact: true }).click();
  await ben.getByRole("button", { name: "Sag etwas" }).click();
  await ben.getByRole("button", { name: "Danke" }).click();
  await expect(ben.locator(".said-phrase").last()).toHaveText("Danke");
  await expect(ada.locator(".said-phrase")).toHaveCount(0);
});

test("the Steward plays for somebody who is away, who then takes the seat back", async ({
  arrive,
}) => {
  await withServer(async ({ url, pass }) => {
    const ada = await arrive("Ada", { baseURL: url });
    const choose = (page: Page) => page.getByText("Slow", { exact: true }).click();
    const link = await openTable(ada, { game: "To Court the King", choose });
    const ben = await arrive("Ben", { ...PHONE, baseURL: url });
    await sitDown(ben, link);
    const mover = await whoseTurn([ada, ben]);
    const waiting = mover === ada ? ben : ada;
    const name = mover === ada ? "Ada" : "Ben";
    const { hash } = new URL(mover.url());
    await mover.goto("./");
    // A page counts by its own clock from what the server says when it connects.
    await expect(async () => {
      await pass(15_000);
      await waiting.reload();
      await expect(waiting.locator(".away-notice")).toContainText(`${name} is away.`, {
        timeout: 1000,
      });
    }).toPass();
    await expect(waiting.getByText(`Waiting for ${name}`).first()).toBeVisible();
    await expectNoViolations(waiting);
    await waiting.getByRole("button", { name: "Ask the Steward" }).click();
    await expect(waiting.locator(".away-notice")).toHaveCount(0);
    await expect(waiting.getByRole("button", { name: ROLL })).toBeVisible();
    await mover.goto(`./${hash}`);
    await expect(mover.locator(".away-notice")).toContainText("for you");
    await mover.getByRole("button", { name: "Take your seat back" }).click();
    await expect(mover.locator(".away-notice")).toHaveCount(0);
    await waiting.getByRole("button", { name: ROLL }).click();
  });
});

test("a turn that runs out of time is finished by the Steward, and everybody is told", async ({
  arrive,
}) => {
  await withServer(async ({ url, pass }) => {
    const ada = await arrive("Ada", { baseURL: url });
    const choose = (page: Page) => page.getByText("Brisk", { exact: true }).click();
    const link = await openTable(ada, { game: "To Court the King", choose });
    const ben = await arrive("Ben", { ...PHONE, baseURL: url });
    await sitDown(ben, link);
    const mover = await whoseTurn([ada, ben]);
    const [waiting, name] = mover === ada ? [ben, "Ada"] : [ada, "Ben"];
    const told = waiting.locator(".toast").filter({ hasText: `Time is up for ${name}` });
    // A server takes a longer step of its clock for an outage, and ends no turn for a minute.
    await expect(async () => {
      await pass(15_000);
      await expect(told).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await whoseTurn([waiting])).toBe(waiting);
    await waiting.getByRole("button", { name: ROLL }).click();
  });
});

test("if the host of a lobby is gone, somebody else becomes the host with one tap", async ({
  arrive,
}) => {
  await withServer(async ({ url, pass }) => {
    const ada = await arrive("Ada", { baseURL: url });
    const link = await openTable(ada, { game: "Rolling Courts", seats: ["open", "open"] });
    const ben = await arrive("Ben", { ...PHONE, baseURL: url });
    await sitDown(ben, link);
    const become = ben.getByRole("button", { name: "Become the host" });
    await expect(seat(ben, "Ada")).toContainText("Here");
    await expect(become).toHaveCount(0);
    await ada.goto("./");
    await expect(async () => {
      await pass(60_000);
      await ben.reload();
      await expect(become).toBeVisible({ timeout: 1000 });
    }).toPass();
    await become.click();
    await expect(ben.getByRole("button", { name: "Close the table" })).toBeVisible();
  });
});

test("a listed game is watched from the start page, which says how many people watch", async ({
  arrive,
}) => {
  await withServer(async ({ url }) => {
    const ada = await arrive("Ada", { baseURL: url });
    const link = await openTable(ada, { game: "Rolling Courts", listed: true });
    const ben = await arrive("Ben", { ...PHONE, baseURL: url });
    await sitDown(ben, link);
    await whoseTurn([ada, ben]);
    const cleo = await arrive("Cleo", { ...PHONE, baseURL: url });
    await cleo.goto("./");
    await cleo.getByRole("link", { name: "Watch the game of Ada, Ben" }).click();
    await expect(cleo.locator(".table-bar")).toBeVisible();
    await expect(ada.locator(".table-bar")).toContainText("1 person watches");
    const dan = await arrive("Dan", { baseURL: url });
    await dan.goto("./");
    await expect(dan.getByRole("listitem").filter({ hasText: "Ada, Ben" })).toContainText(
      "1 watching",
    );
  });
});

test("everybody sees that a program plays; to keep dice and roll is one request", async ({
  arrive,
  baseURL,
}) => {
  const ada = await arrive("Ada");
  const sent: string[] = [];
  ada.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => void sent.push(String(payload))),
  );
  const link = await openTable(ada, { game: "To Court the King" });
  const [, table = ""] = link.split("#/online/");
  const program = { name: "Robo", shield: "gules", program: true } as const;
  const client = await openClient(baseURL ?? "", await takeSeat(baseURL ?? "", table, program));
  await expect(ada.getByText("A program, here").first()).toBeAttached();
  await client.until(({ game }) => game !== undefined);
  await playAsSquires([undefined, client], mayRoll);
  await ada.getByRole("button", { name: ROLL }).click();
  await ada.locator(".king-die:not([aria-disabled=true])").first().click();
  await ada.getByRole("button", { name: "Keep 1, roll" }).click();
  const acts = () => sent.filter((text) => text.includes('"act"'));
  await expect.poll(() => acts().at(-1)).toContain('"more":["roll"]');
  await expect.poll(() => acts().length).toBe(2);
  client.close();
});
