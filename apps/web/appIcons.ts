// Draws the icons of the installed app from public/favicon.svg. Its output is committed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "./test/browser/support/chromium.ts";

const PUBLIC = join(import.meta.dirname, "public");
const DRAWING = readFileSync(join(PUBLIC, "favicon.svg"), "utf8");
const GROUND = "#2348a4";

interface AppIcon {
  readonly name: string;
  readonly px: number;
  /** The size of the drawing relative to the icon; the rest is background, which a system may cut into any shape. */
  readonly share: number;
}

const ICONS: readonly AppIcon[] = [
  { name: "any-192", px: 192, share: 1 },
  { name: "any-512", px: 512, share: 1 },
  // Systems never cut inside a circle of 80% of the side; the corners of the drawing lie in it.
  { name: "maskable-192", px: 192, share: 0.64 },
  { name: "maskable-512", px: 512, share: 0.64 },
  { name: "apple-touch-180", px: 180, share: 0.86 },
];

const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage();
  for (const icon of ICONS)
    writeFileSync(join(PUBLIC, "icons", `${icon.name}.png`), await painted(page, icon));
} finally {
  await browser.close();
}

async function painted(page: Page, { px, share }: AppIcon): Promise<Buffer> {
  const side = px * share;
  const ground = share < 1 ? GROUND : "transparent";
  await page.setViewportSize({ width: px, height: px });
  await page.setContent(
    `<style>body{margin:0;height:${px}px;display:grid;place-items:center;background:${ground}}svg{width:${side}px}</style>${DRAWING}`,
  );
  return page.screenshot({ omitBackground: true });
}
