import { LATE_MS } from "@courtly/protocol";
import type { ScreenFault } from "../screens/screen.ts";
import type { ServerFaults } from "./cannedServer.ts";
import { fixLongTimers } from "./fixedChance.ts";

const refused = (name: string, message: string) => () => {
  throw new DOMException(message, name);
};

/** The change that causes each fault in a window. */
export function breaksOf(server: ServerFaults): Readonly<Record<ScreenFault, () => void>> {
  return {
    noDatabase: () => {
      indexedDB.open = refused("SecurityError", "storage is switched off");
    },
    fullDisk: () => {
      IDBObjectStore.prototype.put = refused("QuotaExceededError", "the disk is full");
    },
    noSpace: () => {
      const setItem = refused("QuotaExceededError", "the storage is full");
      const value = new Proxy(localStorage, {
        get: (target, name) =>
          name === "setItem" ? setItem : (Reflect.get(target, name) as unknown),
      });
      Object.defineProperty(globalThis, "localStorage", { value });
    },
    noWorkers: () => Object.defineProperty(globalThis, "Worker", { value: undefined }),
    silentWorkers: () => Object.defineProperty(globalThis, "Worker", { value: SilentWorker }),
    offline: () => {
      Object.defineProperty(navigator, "onLine", { get: () => false });
      dispatchEvent(new Event("offline"));
    },
    lostConnection: server.cut,
    newerServer: server.requireNewerPage,
    manySpectators: () => server.refuse("full"),
    manyWindows: () => server.refuse("too-many"),
    damagedTable: () => server.refuse("damaged"),
    restoredServer: () => server.refuse("other-log"),
    noAnswer: () => {
      server.fallSilent();
      fixLongTimers("atOnce");
    },
    lateShare: () => fixLongTimers("atOnce", LATE_MS),
    update: () => Object.defineProperty(navigator, "serviceWorker", { value: waitingUpdate() }),
  };
}

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage(): void {
    // Nobody is there.
  }
  terminate(): void {
    // Nobody is there.
  }
}

/** A `navigator.serviceWorker` with a newer build that waits. */
function waitingUpdate(): EventTarget {
  const registration = Object.assign(new EventTarget(), {
    waiting: new EventTarget(),
    active: new EventTarget(),
    installing: null,
    update: () => Promise.resolve(),
  });
  return Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    controller: registration.active,
  });
}
