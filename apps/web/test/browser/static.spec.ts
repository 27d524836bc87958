import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, expectNoViolations, test } from "./support/courtly.ts";
import { ROLL } from "./support/players.ts";
import { webHost } from "./support/webHost.ts";

const WEB = join(import.meta.dirname, "../..");

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

test("the static page plays below any path of a plain web host, also offline, and offers no online tables", async ({
  page,
}) => {
  execFileSync(process.execPath, [join(WEB, "buildStatic.ts")]);
  const host = await webHost(join(WEB, "../../dist/static"), "/games/of/the/court/");
  try {
    await page.goto(host.url);
    await expect(page.getByRole("button", { name: "Play now Rolling Courts" })).toBeVisible();
    await expect(page.locator(".open-tables")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Invite/ })).toHaveCount(0);
    await expectNoViolations(page);

    await page.getByRole("button", { name: "Play now To Court the King" }).click();
    await page.getByRole("button", { name: ROLL }).click();
    await expect(page.locator(".king-active .die").first()).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(host.missing).toEqual([]);

    // Without the host and without a network the game is where it was.
    await host.stop();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator(".king-active .die").first()).toBeVisible();
    for (const address of [`#/online/${"a".repeat(22)}`, "#/invite/rolling-courts"]) {
      await page.goto(`${host.url}${address}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "There are no online tables here",
      );
    }
  } finally {
    await host.stop();
  }
});
