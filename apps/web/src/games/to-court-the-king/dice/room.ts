import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Room } from "./dieSize.ts";

/** The size of an element; until it is measured, the guess. */
export function useRoom(ref: RefObject<HTMLElement | null>, guess: Room): ReadonlySignal<Room> {
  const room = useSignal(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const { width: lastWidth, height: lastHeight } = room.peek();
      if (width > 0 && (width !== lastWidth || height !== lastHeight))
        room.value = { width, height };
    };
    // The observer reports before the first paint; measuring here would cause a second layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}
