/**
 * The parts of Courtly that a browser stores, in the order of their deletion: the worker goes before the files, because
 * it would fetch them again.
 */
const PARTS = ["settings", "games", "worker", "files"] as const;
export type KeptPart = (typeof PARTS)[number];

const OURS = "courtly";
/** The database of the analyses, which is one of its own. */
const ANALYSES = "courtly-analyses";
/** The longest wait for another window that keeps the database open. */
const PATIENCE_MS = 5000;

const DELETE: Readonly<Record<KeptPart, () => Promise<void>>> = {
  settings: async () => {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(`${OURS}.`));
    for (const key of ours) localStorage.removeItem(key);
  },
  games: async () => {
    await Promise.all([OURS, ANALYSES].map(deleteDatabase));
  },
  worker: async () => {
    const kept = await navigator.serviceWorker?.getRegistration();
    await kept?.unregister();
  },
  files: async () => {
    if (!("caches" in globalThis)) return; // plain http
    const ours = (await caches.keys()).filter((key) => key.startsWith(`${OURS}-`));
    await Promise.all(ours.map((key) => caches.delete(key)));
  },
};

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
    setTimeout(() => reject(new Error("held by another window")), PATIENCE_MS);
  });
}

/** Deletes all parts. Returns those that could not be deleted. */
export async function deleteEverything(): Promise<readonly KeptPart[]> {
  const left: KeptPart[] = [];
  for (const part of PARTS) {
    try {
      await DELETE[part]();
    } catch {
      left.push(part);
    }
  }
  return left;
}
