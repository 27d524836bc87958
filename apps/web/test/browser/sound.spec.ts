import type { Page } from "@playwright/test";
import { expect, loadDice, openRecord, recordOf, SOON_MS, test } from "./support/courtly.ts";

/** Measures all sound that the page plays. */
async function meter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const meters: AnalyserNode[] = [];
    const Real = AudioContext;
    class Metered extends Real {
      constructor() {
        super();
        const speaker = super.destination;
        const analyser = this.createAnalyser();
        analyser.fftSize = 32_768;
        analyser.connect(speaker);
        meters.push(analyser);
        Object.defineProperty(this, "destination", { value: analyser });
      }
    }
    const peak = () => {
      let most = 0;
      for (const analyser of meters) {
        const samples = new Float32Array(analyser.fftSize);
        analyser.getFloatTimeDomainData(samples);
        for (const sample of samples) most = Math.max(most, Math.abs(sample));
      }
      return most;
    };
    Object.assign(globalThis, { AudioContext: Metered, peak, meters });
  });
}

const peak = (page: Page) => page.evaluate<number>("peak()");
const contexts = (page: Page) => page.evaluate<number>("meters.length");

async function sitDown(page: Page): Promise<void> {
  await meter(page);
  await loadDice(page, [[3, 5, 2]]);
  await openRecord(page, recordOf({ game: "to-court-the-king", lines: [] }), ["Ben"]);
  await expect(page.getByRole("alert")).toContainText("Ada, your turn.");
}

test("dice make a sound as they land, and it is never too loud", async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press("Space");
  await expect.poll(() => peak(page), { intervals: SOON_MS }).toBeGreaterThan(0.02);
  expect(await peak(page)).toBeLessThan(1);
});

test("with sound switched off nothing is played", async ({ page }) => {
  await page.clock.install();
  await sitDown(page);
  await page.getByRole("button", { name: "Turn off the sound" }).click();
  await expect(page.getByRole("button", { name: "Turn on the sound" })).toBeVisible();
  const before = await contexts(page);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Die 3/ })).toBeVisible();
  await page.clock.runFor(10_000); // longer than the animation of a throw
  expect(await contexts(page)).toBe(before);
  expect(await peak(page)).toBe(0);
});
