import { signal } from "@preact/signals";

/** Whether the browser reports that there is no network. With a network, a server may still not answer. */
export const isOffline = signal(globalThis.navigator?.onLine === false);

export function followNetwork(): void {
  for (const kind of ["online", "offline"])
    addEventListener(kind, () => (isOffline.value = !navigator.onLine));
}
