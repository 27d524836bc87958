import type { ScreenFault } from "../screens/screen.ts";
import { useCannedServer } from "./cannedServer.ts";
import { breaksOf } from "./faults.ts";
import { fixChance, fixClock, fixLongTimers } from "./fixedChance.ts";
import { keepGames, memoryStorage, useOwnDatabases } from "./ownStorage.ts";
import type { Preparation } from "./preparation.ts";

/** A window that is ready for a screen. */
export interface PreparedWindow {
  /** Breaks something from now on. */
  readonly fail: (fault: ScreenFault) => void;
}

/**
 * Prepares this window for a screen, before the page starts: it gets its own storage, clock, random numbers and server.
 * So the screen is always the same, and the data of the person at this browser is neither read nor changed.
 */
export function prepare(preparation: Preparation): PreparedWindow {
  const { nowMs, games, storage, faults } = preparation;
  useOwnDatabases(`screen-${crypto.randomUUID()}`);
  keepGames(games);
  replace(globalThis, "localStorage", memoryStorage(storage));
  // Nothing is in a cache, and nothing is put there.
  replace(globalThis, "caches", emptyCaches());
  replace(navigator, "serviceWorker", noServiceWorker());
  fixClock(nowMs);
  fixChance();
  fixLongTimers("never");
  const breaks = breaksOf(useCannedServer(preparation));
  const fail = (fault: ScreenFault) => breaks[fault]();
  for (const fault of faults) fail(fault);
  return { fail };
}

function replace(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true });
}

function emptyCaches() {
  const nothing = async () => undefined;
  return {
    keys: async () => [],
    open: async () => ({ match: nothing, put: nothing, delete: nothing }),
  };
}

function noServiceWorker(): EventTarget {
  return Object.assign(new EventTarget(), {
    controller: null,
    register: () => Promise.reject(new Error("a screen has no service worker")),
    getRegistration: () => Promise.resolve(undefined),
  });
}
