import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether this window is a frame of the gallery. */
export const isFrame = globalThis.parent !== globalThis.window;

export const isDrawerOpen = signal(false);

export function toggleDrawer(): void {
  isDrawerOpen.value = !isDrawerOpen.value;
}

/** The key is not used by any game, and is the same on every keyboard. */
const DRAWER_KEY = "F2";

/** Opens and closes the drawer by its key; in a frame of the gallery, the drawer around it. */
export function useDrawerKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== DRAWER_KEY) return;
      event.preventDefault();
      if (isFrame) parent.document.dispatchEvent(new KeyboardEvent("keydown", { key: DRAWER_KEY }));
      else toggleDrawer();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
