import { signal } from "@preact/signals";

/** No network at all, as the browser says; with one, a server may still be silent. */
export const isOffline = signal(globalThis.navigator?.onLine === false);

export function followNetwork(): void {
  for (const kind of ["online", "offline"])
    addEventListener(kind, () => (isOffline.value = !navigator.onLine));
}
