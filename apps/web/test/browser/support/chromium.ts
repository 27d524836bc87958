import { programPath } from "./programPath.ts";

/** Flags that stop Chromium's own network traffic, and make drawing cheap and repeatable. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  // Test machines have no graphics card, and emulating one costs more than drawing without it.
  "--disable-gpu",
  // Saves the GPU process of each browser.
  "--in-process-gpu",
  // Without this the headless shell rounds letters to whole pixels, which makes words wider than in a window.
  "--font-render-hinting=none",
];

/**
 * The programs to look for on the PATH, in this order. The headless shell is the same engine without windows: it needs
 * half the processor time for a table.
 */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * The launch options for the Chromium that COURTLY_CHROMIUM names, else for that of this machine, else for
 * Playwright's.
 */
export function chromiumOptions() {
  const executablePath = process.env["COURTLY_CHROMIUM"] ?? programPath(NAMES);
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: isRoot ? [...QUIET, "--no-sandbox"] : QUIET,
  };
}
