// The script that prepares a window of another page than the development page: bundled, and run before the page begins.
import type { Preparation } from "./preparation.ts";
import { prepare, type PreparedWindow } from "./prepare.ts";
import { settled } from "./settled.ts";

/** A prepared window, as its driver finds it. */
export interface ScreenWindow {
  readonly courtlyScreen: PreparedWindow & { readonly settled: () => Promise<void> };
}

/** Makes this window ready. */
function courtlyPrepare(preparation: Preparation): void {
  const prepared: ScreenWindow = { courtlyScreen: { ...prepare(preparation), settled } };
  Object.assign(globalThis, prepared);
}

Object.assign(globalThis, { courtlyPrepare });
