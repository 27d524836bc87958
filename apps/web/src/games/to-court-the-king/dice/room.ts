import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Room } from "./dieSize.ts";

/** How much room an element has; until it is known, the given one. */
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
    // It answers before the first paint; asking here would lay the page out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}
