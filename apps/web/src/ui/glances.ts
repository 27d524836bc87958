import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const LOOK_MS = 15_000;
/** The page comes first: who plays at once has no need to know. */
const FIRST_MS = 700;

/** What is found somewhere else, looked at now and again as long as somebody looks at the page. */
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
