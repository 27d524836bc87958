import { expect, expectNoSidewaysScrolling, expectNoViolations } from "./support/courtly.ts";
import { eventsThere, openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL, takeCard } from "./support/players.ts";

test("a listed table is found on the start page, and by its code", async ({ arrive }) => {
  const ada = await arrive("Ada");
  await openTable(ada, { game: "Rolling Courts", seats: ["open", "open"], listed: true });
  const code = await ada.locator(".invitation-code b").innerText();
  const ben = await arrive("Ben");
  await ben.goto("./");
  await ben.getByRole("link", { name: "Join Ada’s table of Rolling Courts" }).first().click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  const cleo = await arrive("Cleo", PHONE);
  await cleo.goto("./");
  await cleo.getByRole("textbox", { name: "Have a code?" }).fill("OOO-111");
  await cleo.getByRole("button", { name: "Join table" }).click();
  await expect(cleo.locator(".toast")).toContainText("No open table has this code");
  await cleo.getByRole("textbox", { name: "Have a code?" }).fill(code.toLowerCase());
  await cleo.getByRole("button", { name: "Join table" }).click();
  await expect(cleo.getByRole("list").filter({ hasText: "Ben" })).toBeVisible();
  await cleo.getByRole("button", { name: "Sit down" }).click();
  await whoseTurn([ada, ben, cleo]);
});

test("the name You and names that are taken are refused", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("You");
  await ben.goto(link);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.locator(".toast")).toContainText("Tell the others your name");
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.locator(".toast").last()).toContainText("Somebody at this table has that name");
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await whoseTurn([ada, ben]);
});

test("a guest leaves, and the host closes the table", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King", seats: ["open", "open"] });
  const ben = await arrive("Ben");
  await sitDown(ben, link);
  await ben.getByRole("button", { name: "Leave the table" }).click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ada.getByText("Waiting for 2 more players")).toBeVisible();
  await ben.waitForURL(({ hash }) => !hash.includes("online"));
  await ben.goto(link);
  await expect(ben.getByRole("button", { name: "Sit down" })).toBeVisible();
  await ada.getByRole("button", { name: "Close the table" }).click();
  await ada.getByRole("button", { name: "Close it" }).click();
  await expect(ben.getByText("This table was closed.")).toBeVisible();
});

test("late content of an invitation does not move its buttons", async ({ arrive }) => {
  const ada = await arrive("Ada");
  let answer = () => undefined as void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await ada.route(/\/api\/(?:tables\/.+|here)$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await openTable(ada, { game: "To Court the King" });
  const close = ada.getByRole("button", { name: "Close the table" });
  const before = await close.boundingBox();
  await expect(ada.locator(".invitation-code b")).toHaveCount(0);
  answer();
  await expect(ada.locator(".invitation-code b")).toBeVisible();
  await expect(ada.getByRole("img", { name: /camera|code/i })).toBeVisible();
  expect(await close.boundingBox()).toEqual(before);
});

test("an action other than a roll can be undone; a taken card cannot", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  await sitDown(ben, await openTable(ada, { game: "To Court the King" }));
  const page = await whoseTurn([ada, ben]);
  await page.getByRole("button", { name: ROLL }).first().click();
  await page
    .getByRole("button", { name: /^Die 1/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Keep all/ }).click();
  await expect.poll(async () => (await eventsThere(page)).length).toBeGreaterThan(2);
  const kept = (await eventsThere(page)).length;
  await page.keyboard.press("u");
  await expect.poll(async () => (await eventsThere(page)).length).toBeLessThan(kept);
  await page.getByRole("button", { name: /^Keep all/ }).click();
  await takeCard(page);
  await expect.poll(async () => (await eventsThere(page)).at(-1)).toMatch(/ take /);
  await page.keyboard.press("u");
  await expect(page.locator(".toast")).toContainText("A card that is taken stays taken");
});

test("a player of two who resigns has lost: both see the end, and play again", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  await sitDown(ben, await openTable(ada, { game: "To Court the King" }));
  await whoseTurn([ada, ben]);
  await ben.getByRole("button", { name: "Menu", exact: true }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  const question = ben.getByRole("dialog", { name: "Resign?" });
  await expect(question).toContainText("Then the game ends, and Ada has won.");
  await question.getByRole("button", { name: "Resign" }).click();
  for (const page of [ada, ben]) {
    const finale = page.getByRole("dialog", { name: "Ada won: Ben resigned" });
    await expect(finale).toBeVisible();
    await expect(finale.locator(".toast")).toContainText("Honest");
  }
  await expect(ada.getByRole("dialog")).toHaveCount(1);
  expect((await eventsThere(ada)).at(-1)).toMatch(/^\d resign$/);
  await ben.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "To the next table" }).click();
  await whoseTurn([ada, ben]);
  await ada.goto("./");
  await ada.getByRole("link", { name: "Look at: Ada won: Ben resigned" }).click();
  await expect(ada.getByRole("main")).toContainText("Ben resigns");
});

test("resigning in a game of three: a bot plays on, and the last person ends it", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  await sitDown(
    ben,
    await openTable(ada, { game: "To Court the King", seats: ["open", "squire"] }),
  );
  await whoseTurn([ada, ben]);
  await ben.getByRole("button", { name: "Menu", exact: true }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben
    .getByRole("dialog", { name: "Resign?" })
    .getByRole("button", { name: "Resign" })
    .click();
  await expect(ada.locator(".toast")).toContainText("Ben has left. A bot plays on.");
  await whoseTurn([ada]);
  await ada.getByRole("button", { name: "Menu", exact: true }).click();
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada
    .getByRole("dialog", { name: "Resign?" })
    .getByRole("button", { name: "Resign" })
    .click();
  await expect(ben.getByRole("dialog", { name: "Ada has resigned" })).toBeVisible();
});

test("online screens are accessible in both themes", async ({ arrive }) => {
  const ada = await arrive("Ada");
  await ada.goto("./#/invite/rolling-courts");
  await expect(ada.getByRole("button", { name: "Open the table" })).toBeVisible();
  await expectNoViolations(ada);
  const link = await openTable(ada, { game: "Rolling Courts", listed: true });
  await expect(ada.locator(".invitation-code b")).toBeVisible();
  await expectNoViolations(ada);
  const ben = await arrive("Ben", { viewport: { width: 360, height: 640 } });
  await ben.goto("./");
  await expect(ben.getByRole("link", { name: /^Join Ada/ }).first()).toBeVisible();
  await expectNoViolations(ben);
  await expectNoSidewaysScrolling(ben);
  await ben.goto(link);
  await expect(ben.getByRole("button", { name: "Sit down" })).toBeVisible();
  await expectNoViolations(ben);
  await expectNoSidewaysScrolling(ben);
  await ada.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScrolling(ada);
});
