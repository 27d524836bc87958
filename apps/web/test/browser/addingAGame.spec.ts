import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { checkoutWithPig } from "@courtly/testkit/pig";
import { expect, test } from "./support/courtly.ts";
import { withOwnServer } from "./support/ownServer.ts";

/** Far more than a short game of Pig needs. */
const PRESSES_MAX = 1000;

test("Pig, added as the guide says, is played by two people at one screen", async ({ page }) => {
  const folder = checkoutWithPig();
  try {
    execFileSync(process.execPath, [join(folder, "apps/web/build.ts")], { cwd: folder });
    await withOwnServer(
      async ({ url }) => {
        await page.goto(url);
        await expect(page.getByRole("button", { name: "Play now Pig" })).toHaveCount(0);
        await page.getByRole("link", { name: "Hot-seat, Pig around this screen" }).click();
        await page.getByText("Rules", { exact: true }).first().click();
        await page.getByRole("radio", { name: /^Short/ }).check();
        await page.getByRole("button", { name: /^Start/ }).click();
        await expect(page.getByRole("heading", { name: "Pig" })).toBeVisible();
        await playOut();
        await page.goto("about:blank"); // the server ends before the page would
      },
      { page: join(folder, "apps/web/dist") },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  /** Rolls until 20 points are at stake, then holds, until the game is over. */
  async function playOut(): Promise<void> {
    const finale = page.locator("dialog.finale");
    const roll = page.getByRole("button", { name: "Roll", exact: true });
    const hold = page.getByRole("button", { name: "Hold", exact: true });
    for (let presses = 0; presses < PRESSES_MAX && !(await finale.isVisible()); presses += 1) {
      const stake = Number(
        (await page.locator("main p[role=status]").innerText()).replace(/\D/g, ""),
      );
      await (stake >= 20 ? hold : roll).click({ timeout: 500 }).catch(() => null);
    }
    await expect(finale).toContainText("wins with");
  }
});
