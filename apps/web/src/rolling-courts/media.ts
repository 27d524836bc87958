import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Where the board no longer fits beside itself: tabs and folded rows, as on a phone. */
const NARROW = "(max-width: 759px)";
/** A phone on its side. */
const SIDEWAYS = "(orientation: landscape) and (max-height: 480px) and (pointer: coarse)";

/** So little height that the cloth is one line: a phone on its side, or a page enlarged twice. */
export const LOW = "(max-height: 560px)";

/** Whether a media query holds, now and when it changes. */
export function useMedia(query: string): boolean {
  const holds = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => {
      holds.value = list.matches;
    };
    follow();
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return holds.value;
}

/** Whether the table is a phone's. */
export function useNarrow(): boolean {
  const [isNarrow, isSideways] = [useMedia(NARROW), useMedia(SIDEWAYS)];
  return isNarrow || isSideways;
}
