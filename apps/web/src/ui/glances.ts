import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const LOOK_MS = 15_000;
/** The delay of the first call, so that it does not slow down the loading of the page. */
const FIRST_MS = 700;

/** Calls `look` every 15 seconds while the page is visible, and when the network returns; gives the latest result. */
export function useGlances<Found>(look: () => Promise<Found>): ReadonlySignal<Found | undefined> {
  const found = useSignal<Found | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const glance = async () => {
      if (document.visibilityState === "hidden") return;
      const next = await look();
      if (!isGone) found.value = next;
    };
    const first = setTimeout(() => void glance(), FIRST_MS);
    const timer = setInterval(() => void glance(), LOOK_MS);
    const back = () => void glance();
    addEventListener("online", back);
    return () => {
      isGone = true;
      removeEventListener("online", back);
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return found;
}
