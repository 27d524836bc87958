import { expect, expectNoViolations } from "./support/courtly.ts";
import { withOwnServer, type OwnServer } from "./support/ownServer.ts";
import { openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL } from "./support/players.ts";

const below = (use: (server: OwnServer) => Promise<void>) =>
  withOwnServer(use, { basePath: "/games/courtly" });

test("below a path friends meet by the link, play, and come back", async ({ arrive }) => {
  await below(async ({ url }) => {
    expect(new URL(url).pathname).toBe("/games/courtly/");
    const ada = await arrive("Ada", { baseURL: url });
    const link = await openTable(ada, { game: "To Court the King" });
    expect(link.startsWith(`${url}#/online/`)).toBe(true);
    await expect(ada.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expectNoViolations(ada);
    const ben = await arrive("Ben", { ...PHONE, baseURL: url });
    await sitDown(ben, link);
    const mover = await whoseTurn([ada, ben]);
    await mover.getByRole("button", { name: ROLL }).click();
    for (const page of [ada, ben]) {
      await expect(page.locator(".king-active .die").first()).toBeVisible();
      await page.reload();
      await expect(page.locator(".king-active .die").first()).toBeVisible();
    }
    // An address that leads nowhere still leads to the page, and the one without a slash too.
    for (const lost of [`${url}deep/down`, url.slice(0, -1), new URL("/", url).href]) {
      await ada.goto(lost);
      await ada.waitForURL((address) => address.pathname === "/games/courtly/");
    }
  });
});

test("below a path the page is stored for use without a network, and notifications lead there", async ({
  arrive,
}) => {
  await below(async ({ url, kill }) => {
    const ada = await arrive("Ada", { baseURL: url, serviceWorkers: "allow" });
    await ada.goto(url);
    await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const scope = await ada.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(url);
    const manifest = await ada.evaluate(async () => {
      const { href } = document.querySelector("link[rel=manifest]") as HTMLLinkElement;
      const { start_url } = (await (await fetch(href)).json()) as { start_url: string };
      return new URL(start_url, href).href;
    });
    expect(manifest).toBe(url);
    const choose = (form: typeof ada) => form.getByText("Slow", { exact: true }).click();
    await openTable(ada, { game: "To Court the King", choose });
    await ada.getByRole("textbox", { name: /Webhook/ }).fill("https://hook.example/secret");
    const asked = ada.waitForRequest(/\/games\/courtly\/api\/tables\/[^/]+\/notifications$/);
    await ada.getByRole("button", { name: "Use it" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ kind: "webhook", page: url });
    await kill();
    await ada.context().setOffline(true);
    await ada.goto(url);
    await ada.getByRole("button", { name: "Play now To Court the King" }).click();
    await expect(ada.getByRole("button", { name: ROLL })).toBeVisible();
  });
});
