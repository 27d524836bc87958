import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { developmentPage } from "../../development/developmentPage.ts";
import { compare } from "../../development/shots/compare.ts";
import { expect, hurried, test } from "./support/courtly.ts";
import { KING } from "./support/positions.ts";
import { gameOf, saveGame } from "./support/savedGames.ts";

const ROOT = join(import.meta.dirname, "../../../..");

test.describe("in development", () => {
  // One server for all tests: two would share its cache.
  test.describe.configure({ mode: "default" });
  let server: ViteDevServer;
  test.beforeAll(async ({ baseURL }) => {
    server = await developmentPage({
      port: 0,
      serverPort: Number(new URL(baseURL ?? "").port),
      cacheDir: join(ROOT, "reports/vite"),
    });
    await server.listen();
  });
  test.afterAll(() => server.close());
  const address = (hash: string) => `${server.resolvedUrls?.local[0]}${hash}`;

  test("the gallery shows a chosen screen, and its drawer plays there; the data of the browser is not touched", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Not in a frame, which has its own storage.
      if (parent === window && localStorage.length === 0)
        localStorage.setItem("courtly.settings", JSON.stringify({ name: "Ada" }));
    });
    await page.goto(address("#/gallery/king-claim?size=phone&theme=dark&lang=de"));
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("html")).toHaveAttribute("data-screen", "complete", {
      timeout: 60_000,
    });
    await expect(frame.locator("html")).toHaveAttribute("lang", "de");
    await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.locator("iframe").evaluate((element) => element.clientWidth)).toBe(390);
    await page.keyboard.press("F2");
    const drawer = page.getByRole("complementary", { name: "State of the table" });
    await drawer.getByRole("button", { name: "take noblewoman" }).click();
    await drawer.getByText("Record").click();
    await expect(drawer).toContainText("0 take noblewoman");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/#\/gallery\/king-crown\?size=phone&theme=dark&lang=de$/);
    await expect(frame.locator("html")).toHaveAttribute("data-screen", "complete", {
      timeout: 60_000,
    });
    const own = await page.evaluate(async () => ({
      storage: Object.entries(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(own.storage).toEqual([["courtly.settings", JSON.stringify({ name: "Ada" })]]);
    expect(own.databases).not.toContain("courtly");
  });

  test("the drawer follows the game at a table of this device", async ({ page }) => {
    await hurried(page);
    const game = gameOf(KING, ["Jonas", "Ines", "Tobias"]);
    await saveGame(page, game);
    await page.goto(address(`#/table/${game.card.id}`));
    await page.getByRole("button", { name: /^Die 2/ }).waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "State of the table" }).click();
    const drawer = page.getByRole("complementary", { name: "State of the table" });
    await drawer.getByText("Record").click();
    await page.getByRole("button", { name: /^Die 2/ }).click();
    await page.keyboard.press(" ");
    await expect(drawer).toContainText("0 aside 3");
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
  });
});

test("nothing of gallery and drawer is in the built page", async ({ page }) => {
  await page.goto("./#/gallery/king-claim");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "There is nothing at this address",
  );
  await expect(page.locator(".drawer-button")).toHaveCount(0);
  const built = globSync("**/*.{js,css,html}", { cwd: join(ROOT, "apps/web/dist") });
  expect(built.length).toBeGreaterThan(50);
  const telling = /gallery|courtlyTable|courtlyFrameTask|courtlyPrepare|drawer-button/;
  expect(
    built.filter((file) => telling.test(readFileSync(join(ROOT, "apps/web/dist", file), "utf8"))),
  ).toEqual([]);
});

test("two pictures are compared pixel by pixel", async ({ page }) => {
  await page.setViewportSize({ width: 100, height: 50 });
  const shoot = async (html: string) => {
    await page.setContent(html);
    return page.screenshot();
  };
  const square = (left: number) =>
    `<body style="margin:0;background:white"><div style="position:absolute;left:${left}px;top:0;width:10px;height:10px;background:black">`;
  const [one, same, moved] = [
    await shoot(square(0)),
    await shoot(square(0)),
    await shoot(square(5)),
  ];
  expect(await compare(page, one, same)).toBeUndefined();
  const difference = await compare(page, one, moved);
  expect(difference?.share).toBe((2 * 5 * 10) / (100 * 50));
  await page.setViewportSize({ width: 100, height: 100 });
  const larger = await compare(page, one, await shoot(square(0)));
  expect(larger?.share).toBe(0.5);
});
