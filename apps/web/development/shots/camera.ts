import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { chromiumOptions } from "../../test/browser/support/chromium.ts";
import { openScreen, settle } from "./openScreen.ts";
import type { Size } from "../screens/screen.ts";
import type { Shot } from "./wanted.ts";
import { temporaryData } from "../temporaryData.ts";

const COURTLY = join(import.meta.dirname, "../../../cli/bin/courtly.js");
/** The address that the page sees in every picture, so that links and QR codes are the same. */
const ADDRESS = "localhost:4700";
const PATIENCE_MS = 30_000;

/** Flags that make the pixels of a page reproducible: everything is drawn again after a change. */
const EXACT = ["--disable-partial-raster", "--disable-lcd-text", "--force-color-profile=srgb"];

export const SHOT_LOOKS = ["light", "dark"] as const;
export type ShotLook = (typeof SHOT_LOOKS)[number];

/** The pictures of a screen, or why there are none. */
export type Pictures =
  | { readonly ok: true; readonly pictures: Readonly<Record<ShotLook, Buffer>> }
  | { readonly ok: false; readonly reason: string };

/** A browser that takes pictures of a built page. */
export interface Camera {
  readonly shoot: (shot: Shot) => Promise<Pictures>;
  readonly close: () => Promise<void>;
}

/** Serves the page in this folder and opens a browser that finds it at the common address. */
export async function openCamera(folder: string): Promise<Camera> {
  const server = spawn(
    process.execPath,
    [
      COURTLY,
      "serve",
      "--json",
      "--no-open",
      "--port",
      "0",
      "--data",
      temporaryData(),
      "--log-level",
      "error",
      "--page",
      folder,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const end = () => server.kill();
  process.on("exit", end);
  const ended = once(server, "exit");
  const line = await Promise.race([
    once(createInterface(server.stdout), "line"),
    ended.then(() => {
      throw new Error("the server did not start");
    }),
  ]);
  const { url } = JSON.parse(String(line[0])) as { url: string };
  const { args, ...options } = chromiumOptions();
  const rules = `--host-resolver-rules=MAP ${ADDRESS} ${new URL(url).host}`;
  const browser = await chromium.launch({ ...options, args: [...args, ...EXACT, rules] });
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextOf = (size: Size) => {
    const known = contexts.get(size.name) ?? newContext(browser, size);
    contexts.set(size.name, known);
    return known;
  };
  return {
    shoot: async (shot) => {
      const page = await (await contextOf(shot.size)).newPage();
      try {
        return { ok: true, pictures: await shotsOf(page, shot) };
      } catch (error) {
        return { ok: false, reason: reasonOf(error) };
      } finally {
        await page.close();
      }
    },
    close: async () => {
      await browser.close();
      process.off("exit", end);
      server.kill();
      await ended;
    },
  };
}

async function newContext(browser: Browser, size: Size): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: `http://${ADDRESS}/`,
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.isTouch ? 2 : 1,
    hasTouch: size.isTouch,
    reducedMotion: "reduce",
    timezoneId: "UTC",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Takes a light and a dark picture: the page follows the browser's colour scheme without a reload. */
async function shotsOf(page: Page, shot: Shot): Promise<Readonly<Record<ShotLook, Buffer>>> {
  const { screen, size, language } = shot;
  await openScreen(page, screen, { look: "system", language });
  await page.mouse.move(0, 0);
  await page.evaluate(stopTransitions);
  const shoot = async (colorScheme: ShotLook) => {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await settle(page);
    return page.screenshot({
      fullPage: size.isTouch && screen.isLong === true,
      ...(screen.varies !== undefined && { mask: [page.locator(screen.varies)] }),
    });
  };
  return { light: await shoot("light"), dark: await shoot("dark") };
}

/** Runs in the page. Without it a change of theme animates about a thousand colours. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** The first line of an error and the selector that was waited for, without terminal colours. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.replaceAll(/\u001B\[\d+m/g, "").split("\n");
  const waited = lines.find((line) => line.includes("waiting for"));
  return [lines[0], waited?.trim()].filter(Boolean).join(" ");
}
