import type { Page } from "@playwright/test";
import {
  expect,
  expectNoSidewaysScrolling,
  expectNoViolations,
  expectNoViolationsOfServer,
} from "./support/courtly.ts";
import { withOwnServer } from "./support/ownServer.ts";
import { openTable, PHONE, test, whoseTurn } from "./support/people.ts";
import { ROLL } from "./support/players.ts";

const PASSWORD = "a-Court-of-Friends";

async function enter(page: Page, password: string): Promise<void> {
  await page.locator("input[type=password]").fill(password);
  await page.locator("button").click();
}

test("a private server asks for its password once, leads to the table of a link, and asks again when it is changed", async ({
  arrive,
}) => {
  await withOwnServer(
    async ({ url, start, kill }) => {
      const ada = await arrive("Ada", { baseURL: url, serviceWorkers: "allow" });
      await ada.goto(url);
      await expect(ada.getByText("This server is private.")).toBeVisible();
      await expect(ada.getByLabel("Password")).toBeFocused();
      await expectNoViolationsOfServer(ada);
      await enter(ada, "not-the-password");
      await expect(ada.getByRole("alert")).toContainText("This is not the password");
      await expectNoViolationsOfServer(ada);
      await enter(ada, PASSWORD);
      const link = await openTable(ada, { game: "To Court the King" });
      await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);

      const cleo = await arrive("Cleo", { ...PHONE, locale: "de-DE", baseURL: url });
      await cleo.goto(link);
      await expect(cleo.getByText("Dieser Server ist privat.")).toBeVisible();
      await expectNoViolationsOfServer(cleo);
      await expectNoSidewaysScrolling(cleo);

      const ben = await arrive("Ben", { ...PHONE, baseURL: url });
      await ben.goto(link);
      await enter(ben, PASSWORD);
      await ben.waitForURL(link);
      await ben.getByRole("button", { name: "Sit down" }).click();
      const mover = await whoseTurn([ada, ben]);
      await mover.getByRole("button", { name: ROLL }).click();
      await expect(ada.locator(".king-active .die").first()).toBeVisible();

      // The browser has stored the page, but the server lets it to no table with the old password.
      await kill();
      await start("another-password");
      await expect(ada.getByRole("heading", { name: "This server is private" })).toBeVisible();
      await expectNoViolations(ada);
      await ada.getByRole("link", { name: "Enter the password" }).click();
      await enter(ada, "another-password");
      await ada.waitForURL(link);
      await expect(ada.locator(".king-active .die").first()).toBeVisible();
    },
    { password: PASSWORD },
  );
});
