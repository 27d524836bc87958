import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { prefersReducedMotion } from "../../../theme/media.ts";

const SETTLE: KeyframeAnimationOptions = {
  duration: 220,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
};

/**
 * Lets dice glide to their new places. It waits for the animation frame, when everything else is redrawn: it reads all
 * places at once, then starts all animations, before anything is painted.
 */
export function useSettling(ref: RefObject<HTMLElement | null>, cause: unknown): void {
  const places = useRef<ReadonlyMap<string, Place>>(new Map());
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const dice = [...(ref.current?.querySelectorAll<HTMLElement>("[data-settle]") ?? [])];
      const before = places.current;
      places.current = new Map(dice.map((die) => [idOf(die), placeOf(die)]));
      if (prefersReducedMotion()) return;
      for (const die of dice) {
        const to = places.current.get(idOf(die));
        const from = before.get(idOf(die));
        if (from !== undefined && to !== undefined) glide(die, from, to);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [cause]);
}

/**
 * The transform of a die at rest, as in the style sheet: a die that already has a transform starts to move without a
 * layout.
 */
const HOME = "translate(0)";

/** The place and width of a die on the screen, and its width in its own pixels: the page may be zoomed. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ownWidth: number;
}

const idOf = (die: HTMLElement) => die.dataset["settle"] ?? "";

function placeOf(die: HTMLElement): Place {
  const { x, y, width, height } = die.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, ownWidth: die.offsetWidth };
}

function glide(die: HTMLElement, from: Place, to: Place): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (to.width === 0 || Math.hypot(dx, dy) < 2 || typeof die.animate !== "function") return;
  const zoom = to.width / (to.ownWidth || to.width);
  const scale = from.width / to.width;
  const start = `translate(${dx / zoom}px, ${dy / zoom}px) scale(${scale})`;
  die.animate([{ transform: start }, { transform: HOME }], SETTLE);
}
