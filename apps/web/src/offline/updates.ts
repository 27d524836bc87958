import { signal } from "@preact/signals";

/** Whether a newer build is stored and waits to take over; `later` after the person has postponed it in this window. */
export const update = signal<"none" | "ready" | "later">("none");

const LOOK_MS = 3_600_000;
const PATIENCE_MS = 4000;

/** Registers the service worker, which stores the page for use without a network, and watches for newer builds. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register("sw.js");
    watch(kept);
    const look = () => void kept.update().catch(() => undefined); // no network: try again next time
    setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") look();
    });
  } catch {
    // A browser that allows no service worker plays with a network only; the settings say so.
  }
}

function watch(kept: ServiceWorkerRegistration): void {
  const tell = () => {
    // The very first service worker replaces nothing, so it is no update.
    if (kept.waiting !== null && kept.active !== null && update.peek() === "none")
      update.value = "ready";
  };
  const follow = () => kept.installing?.addEventListener("statechange", tell);
  tell();
  follow(); // an installation may have begun before
  kept.addEventListener("updatefound", follow);
}

/** Activates the waiting build, if there is one, and reloads the page. Games are on disk and go on at the same move. */
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

/** Like `takeUpdate`, but first asks the server for a newer build. */
export async function takeNewest(): Promise<void> {
  try {
    const kept = await navigator.serviceWorker?.getRegistration();
    await kept?.update();
    const installing = kept?.installing;
    if (installing) await event(installing, "statechange");
  } catch {
    // The server does not answer: take what is stored.
  }
  await takeUpdate();
}

/** Waits for an event, at most `PATIENCE_MS`. */
function event(target: EventTarget, kind: string): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(kind, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
