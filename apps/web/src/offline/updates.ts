import { signal } from "@preact/signals";

/** A newer Courtly is here and waits; `later` when somebody said so in this window. */
export const update = signal<"none" | "ready" | "later">("none");

const LOOK_MS = 3_600_000;
const PATIENCE_MS = 4000;

/** Keeps the page for days without a network, and watches for a newer one. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register("sw.js");
    watch(kept);
    const look = () => void kept.update().catch(() => undefined); // without a network: next time
    setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") look();
    });
  } catch {
    // A browser that allows none plays with a network only; the settings say so.
  }
}

function watch(kept: ServiceWorkerRegistration): void {
  const tell = () => {
    // The first one of all replaces nothing.
    if (kept.waiting !== null && kept.active !== null && update.peek() === "none")
      update.value = "ready";
  };
  const follow = () => kept.installing?.addEventListener("statechange", tell);
  tell();
  follow(); // the browser may have begun before anybody watched
  kept.addEventListener("updatefound", follow);
}

/** Loads the page anew, as the newest Courtly that is here. Games are on disk and come back at the same move. */
export async function takeUpdate(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  const waiting = kept?.waiting;
  if (waiting) {
    const hasTakenOver = event(navigator.serviceWorker, "controllerchange");
    waiting.postMessage("take over");
    await hasTakenOver;
  }
  location.reload();
}

/** The same, after a look whether the server has a newer one. */
export async function takeNewest(): Promise<void> {
  try {
    const kept = await navigator.serviceWorker?.getRegistration();
    await kept?.update();
    const installing = kept?.installing;
    if (installing) await event(installing, "statechange");
  } catch {
    // The server does not answer: what is here is the newest.
  }
  await takeUpdate();
}

/** Waits for it, but not for ever. */
function event(target: EventTarget, kind: string): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(kind, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
