import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Nothing but the page speaks: no updates, no metrics, no other machine. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** How to start the Chromium of this machine; without one, the one that Playwright brought. */
export function chromiumOptions() {
  const executablePath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: isRoot ? [...QUIET, "--no-sandbox"] : QUIET,
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
