import { test, type Page } from "@playwright/test";

/** The width and the height of a window in pixels. */
export type Size = readonly [width: number, height: number];

/** The only size to test, for somebody who works on it: `COURTLY_SIZE=390x844`. */
const ONLY = process.env["COURTLY_SIZE"];

if (ONLY !== undefined && !/^\d+x\d+$/.test(ONLY))
  throw new Error(`COURTLY_SIZE: a size like 390x844 wanted, '${ONLY}' found`);

const wantedOf = (sizes: readonly Size[]) =>
  sizes.filter((size) => ONLY === undefined || size.join("x") === ONLY);

/** Skips a test that uses none of the sizes that COURTLY_SIZE allows. A test calls it before anything else. */
export function skipOtherSizes(sizes: readonly Size[]): void {
  const isElsewhere = wantedOf(sizes).length === 0;
  test.skip(isElsewhere, `not about the size ${ONLY}`); // -- only while COURTLY_SIZE is set
}

/** Gives the window these sizes in turn, and runs a check at each. */
export async function atSizes(
  page: Page,
  sizes: readonly Size[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const [width, height] of wantedOf(sizes)) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}
