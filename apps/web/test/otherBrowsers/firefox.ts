import puppeteer, { type Browser } from "puppeteer-core";
import { programPath } from "../browser/support/programPath.ts";
import { KEEP_ERRORS, type OtherBrowser, type OtherPage } from "./otherBrowser.ts";

/** Firefox, driven by WebDriver BiDi, which it supports itself. */
export const FIREFOX: OtherBrowser = {
  name: "Firefox",
  start: async () => {
    const executablePath = programPath(["firefox-esr", "firefox"]);
    if (executablePath === undefined) throw new Error("Firefox is not installed");
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      headless: true,
    });
    try {
      return await pageOf(browser);
    } catch (error) {
      await browser.close();
      throw error;
    }
  },
};

async function pageOf(browser: Browser): Promise<OtherPage> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(`(${KEEP_ERRORS})()`);
  return {
    open: async (url) => void (await page.goto(url)),
    run: (source) => page.evaluate(`(${source})()`),
    click: (x, y) => page.mouse.click(x, y),
    errors: async () => (await page.evaluate("globalThis.pageErrors")) as string[],
    close: () => browser.close(),
  };
}
