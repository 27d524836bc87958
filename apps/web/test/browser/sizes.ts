import { test, type Page } from "@playwright/test";

/** The width and the height of a window in pixels. */
export type Size = readonly [width: number, height: number];

/** The one size to look at, while somebody works on it: `COURTLY_SIZE=390x844`. */
const ONLY = process.env["COURTLY_SIZE"];

/** Looks at the page at one size after the other. */
export async function atSizes(
  page: Page,
  sizes: readonly Size[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  const wanted = sizes.filter((size) => ONLY === undefined || size.join("x") === ONLY);
  const isElsewhere = wanted.length === 0;
  test.skip(isElsewhere, `not looked at in ${ONLY}`); // -- only where somebody asked for one size
  for (const [width, height] of wanted) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}
