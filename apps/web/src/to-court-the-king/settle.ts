import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { prefersCalm } from "./layout.ts";

const SETTLE: KeyframeAnimationOptions = {
  duration: 220,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
};

/**
 * Dice that changed their place glide there. It waits for the frame, when everything else has been
 * redrawn: all places are read at once, then all dice set in motion, before anything is painted.
 */
export function useSettling(ref: RefObject<HTMLElement | null>, cause: unknown): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const dice = [...(ref.current?.querySelectorAll<HTMLElement>("[data-settle]") ?? [])];
      const idOf = (die: HTMLElement) => die.dataset["settle"] ?? "";
      const now = new Map(dice.map((die) => [idOf(die), die.getBoundingClientRect()]));
      const before = places.current;
      places.current = now;
      if (prefersCalm()) return;
      for (const die of dice) {
        const to = now.get(idOf(die));
        const from = before.get(idOf(die));
        if (from !== undefined && to !== undefined) glide(die, from, to);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [cause]);
}

function glide(die: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (to.width === 0 || Math.hypot(dx, dy) < 2 || typeof die.animate !== "function") return;
  // The page may be zoomed: rectangles are what the eye sees, translations what the element says.
  const zoom = to.width / (die.offsetWidth || to.width);
  const scale = from.width / to.width;
  const start = `translate(${dx / zoom}px, ${dy / zoom}px) scale(${scale})`;
  die.animate([{ transform: start }, { transform: "none" }], SETTLE);
}
