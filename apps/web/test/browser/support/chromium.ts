import { programPath } from "./programPath.ts";

/** Switches that stop Chromium's own network traffic, and make drawing cheap and repeatable. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  // Machines that test have no graphics card, and emulating one costs more than drawing without it.
  "--disable-gpu",
  // Saves the graphics process of each browser.
  "--in-process-gpu",
  // The headless shell would fit letters to whole pixels, which makes words wider than in a window.
  "--font-render-hinting=none",
];

/**
 * Programs to look for on the PATH, in this order. The headless shell is the same engine without
 * the browser's own windows around it: a table costs it half the processor time.
 */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** How to start the Chromium that COURTLY_CHROMIUM names, or that of this machine; without one, the one that Playwright brought. */
export function chromiumOptions() {
  const executablePath = process.env["COURTLY_CHROMIUM"] ?? programPath(NAMES);
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: isRoot ? [...QUIET, "--no-sandbox"] : QUIET,
  };
}
