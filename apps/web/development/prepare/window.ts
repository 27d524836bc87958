// The script that prepares a window of a built page. It is bundled, and runs before the page starts.
import type { Preparation } from "./preparation.ts";
import { prepare, type PreparedWindow } from "./prepare.ts";
import { settled } from "./settled.ts";

/** The global variables of a prepared window that its driver uses. */
export interface ScreenWindow {
  readonly courtlyScreen: PreparedWindow & { readonly settled: () => Promise<void> };
}

function courtlyPrepare(preparation: Preparation): void {
  const prepared: ScreenWindow = { courtlyScreen: { ...prepare(preparation), settled } };
  Object.assign(globalThis, prepared);
}

Object.assign(globalThis, { courtlyPrepare });
