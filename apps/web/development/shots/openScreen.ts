import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { assertNever } from "@courtly/engine";
import { build } from "vite";
import type { Screen, ScreenStep } from "../screens/screen.ts";
import { preparationOf, type Appearance } from "../prepare/preparation.ts";
import type { ScreenWindow } from "../prepare/window.ts";

/** Opens a screen in a built page of any version of Courtly, and waits until it is complete. */
export async function openScreen(
  page: Page,
  screen: Screen,
  appearance: Appearance,
): Promise<void> {
  const preparation = JSON.stringify(preparationOf(screen, appearance));
  // The empty page before the first one has no storage.
  const run = `if (location.protocol !== "about:") globalThis.courtlyPrepare(${preparation});`;
  await page.addInitScript({ content: `${await preparingScript()}\n${run}` });
  await page.goto(`./#${screen.address}`);
  for (const step of screen.steps ?? []) await doStep(page, step);
  await shown(page, screen.shows).waitFor();
  await settle(page);
}

/** Waits until nothing moves or changes any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as ScreenWindow).courtlyScreen.settled());
}

async function doStep(page: Page, step: ScreenStep): Promise<void> {
  switch (step.kind) {
    case "press": {
      const control = shown(page, step.control);
      if (!step.isOptional) await control.waitFor();
      // Content that loads late would move the control while it is pressed.
      await settle(page);
      if (step.isOptional && (await control.count()) === 0) return;
      // A disabled control is pressed too, to see its explanation.
      const force = (await control.getAttribute("aria-disabled")) === "true";
      const isTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
      await (isTouch ? control.tap({ force }) : control.click({ force }));
      break;
    }
    case "type":
      await shown(page, step.control).fill(step.text);
      break;
    case "see":
      await shown(page, step.control).waitFor();
      break;
    case "fail":
      await page.evaluate(
        (fault) => (globalThis as unknown as ScreenWindow).courtlyScreen.fail(fault),
        step.fault,
      );
      break;
    default:
      assertNever(step);
  }
}

function shown(page: Page, control: string): Locator {
  return page.locator(control).filter({ visible: true }).first();
}

let script: Promise<string> | undefined;

/** `prepare/window.ts` with its imports, as one script. */
function preparingScript(): Promise<string> {
  script ??= bundled(join(import.meta.dirname, "../prepare/window.ts"));
  return script;
}

async function bundled(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "courtlyWindow", fileName: "window" },
    },
  });
  const [first] = Array.isArray(output) ? output : [];
  const chunk = first?.output[0];
  if (chunk === undefined) throw new Error("nothing was bundled");
  return chunk.code;
}
