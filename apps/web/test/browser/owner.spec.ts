import type { Page } from "@playwright/test";
import { expect, expectNoViolations } from "./support/courtly.ts";
import { withOwnServer } from "./support/ownServer.ts";
import { openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";

const tableOf = (page: Page) => new URL(page.url()).hash.slice("#/online/".length);

test("players whose table the owner of the server closes are told so, in a game and in a lobby, each in their language", async ({
  arrive,
}) => {
  await withOwnServer(async ({ url, admin }) => {
    const ada = await arrive("Ada", { baseURL: url });
    const link = await openTable(ada, { game: "To Court the King" });
    const ben = await arrive("Ben", { ...PHONE, baseURL: url });
    await sitDown(ben, link);
    await whoseTurn([ada, ben]);
    const chiara = await arrive("Chiara", { baseURL: url, locale: "it-IT" });
    await chiara.goto(link);
    await expect(chiara.getByRole("heading", { level: 1 }).first()).toBeVisible();

    await admin("close", tableOf(ada));
    for (const page of [ada, ben]) {
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("The person who runs this server closed the table");
      await expectNoViolations(page);
    }
    await expect(chiara.getByRole("dialog")).toContainText(
      "Chi gestisce questo server ha chiuso il tavolo",
    );

    await admin("delete", tableOf(ada));
    await ben.reload();
    await expect(ben.getByRole("heading", { name: "This table is not here" })).toBeVisible();
    await expect(ben.getByText("The person who runs this server has deleted it.")).toBeVisible();

    await openTable(ada, { game: "To Court the King" });
    await admin("close", tableOf(ada));
    const closed = "The person who runs this server closed this table.";
    await expect(ada.getByText(closed).first()).toBeVisible();
    await expect(ada.getByRole("button", { name: "Open the same table again" })).toBeVisible();
  });
});
