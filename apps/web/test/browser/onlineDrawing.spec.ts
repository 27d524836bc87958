import type { Page } from "@playwright/test";
import { expect } from "./support/courtly.ts";
import { openTable, sitDown, test, whoseTurn } from "./support/people.ts";

const FILLER = "filler";

/** Fills the local storage of a page, to the last character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const texts: string[] = [];
    for (let chars = 2 ** 22; chars >= 1;) {
      try {
        localStorage.setItem(key, texts.join("") + "x".repeat(chars));
        texts.push("x".repeat(chars));
      } catch {
        chars /= 2;
      }
    }
  }, FILLER);
}

test("a browser without space says why the dice wait for it, and goes on when there is space", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  const link = await openTable(ada, { game: "To Court the King" });
  await fillStorage(ada);
  await sitDown(ben, link);
  const note = ada.getByRole("alert").filter({ hasText: "The dice wait for this browser" });
  await expect(note).toContainText("It has no space left");
  await expect(ben.getByText("The dice still need the share of Ada").first()).toBeVisible();
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(ada.locator(".toast")).toContainText("There is still no space");
  await expect(note).toBeVisible();
  const other = await ada.context().newPage();
  await other.goto("./");
  await other.evaluate((key) => localStorage.removeItem(key), FILLER);
  await whoseTurn([ada, ben]);
  await expect(note).toHaveCount(0);
});

/** Keeps the share of a device from the server. */
async function holdShareBack(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((text) => {
      if (!String(text).includes('"reveal"')) server.send(text);
    });
  });
}

test("a guest whose share several others wait for leaves later; for another one a bot plays", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  const cleo = await arrive("Cleo");
  const link = await openTable(ada, { game: "To Court the King", seats: ["open", "open"] });
  await holdShareBack(ben);
  await sitDown(ben, link);
  await sitDown(cleo, link);
  await expect(ben.getByText("The dice still need your share").first()).toBeVisible();
  await expect(cleo.getByText("The dice still need the share of Ben").first()).toBeVisible();
  await ben.getByRole("button", { name: "Leave the table" }).click();
  await expect(ben.locator(".toast")).toContainText("leave when the game has begun");
  await expect(ben.getByRole("dialog")).toHaveCount(0);
  await cleo.getByRole("button", { name: "Leave the table" }).click();
  await cleo.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ada.locator(".toast")).toContainText("Cleo has left. A bot plays on.");
  await expect(ada.getByRole("listitem").filter({ hasText: "Cleo" })).toContainText("Has left");
});

test("if the only guest leaves while the dice are drawn, the host opens the same table again, once", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  const link = await openTable(ada, {
    game: "To Court the King",
    choose: (page) => page.getByRole("radio", { name: "Without, please" }).check(),
  });
  await holdShareBack(ben);
  await sitDown(ben, link);
  await ben.getByRole("button", { name: "Leave the table" }).click();
  await expect(ben.getByText("Then the table closes")).toBeVisible();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ada.getByRole("status").filter({ hasText: "Ben left while" })).toBeVisible();
  const other = await ada.context().newPage();
  await other.goto(link);
  const again = { name: "Open the same table again" };
  await expect(other.getByRole("button", again)).toBeVisible();
  await ada.getByRole("button", again).click();
  const newLink = ada.getByRole("textbox", { name: "The link to this table" });
  await expect(newLink).toBeVisible();
  expect(await newLink.inputValue()).not.toBe(link);
  await expect(other.getByText("you have opened this table again")).toBeVisible();
  await expect(other.getByRole("button", again)).toHaveCount(0);
  await expect(ada.getByText("The host asks for play without the coach.")).toBeVisible();
  const cleo = await arrive("Cleo");
  await sitDown(cleo, await newLink.inputValue());
  await whoseTurn([ada, cleo]);
});
