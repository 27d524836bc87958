import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something on the screen that the card should not hide. */
export interface Obstacle {
  readonly box: Box;
  /** The cost of each pixel that is hidden. */
  readonly weight: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The insets of the device: a notch, a home bar. */
  readonly edges: Edges;
  /** The controls to press: never hidden if possible. */
  readonly pointed: readonly Box[];
  readonly obstacles: readonly Obstacle[];
}

type Edges = Readonly<Record<"top" | "right" | "bottom" | "left", number>>;
type Spot = Pick<Box, "x" | "y">;
type Size = Pick<Box, "width" | "height">;

/** The room for the bar of a table. */
const HEAD_PX = 60;
const MARGIN_PX = 8;
const STRIDE_PX = 8;
const POINTED_WEIGHT = 1_000_000;

/** Another place must hide less than this share of what the current one hides, because moving disturbs reading. */
const MUCH_BETTER = 0.5;

/** The place where a card of this size hides least; the current place, unless another is much better. */
export function spotFor(size: Size, room: Room, now?: Spot): Spot {
  const { edges } = room;
  const left = edges.left + MARGIN_PX;
  const right = room.width - edges.right - size.width - MARGIN_PX;
  const head = edges.top + HEAD_PX;
  const foot = room.height - edges.bottom - size.height - MARGIN_PX;
  let best = { x: (left + right) / 2, y: head };
  let least = Infinity;
  const consider = (spot: Spot) => {
    const hidden = hiddenAt({ ...spot, ...size }, room);
    if (hidden >= least) return;
    best = spot;
    least = hidden;
  };
  // If the window was turned or made smaller, the current place may be outside of it.
  if (now !== undefined && now.x <= right && now.y <= foot) {
    consider(now);
    least *= MUCH_BETTER;
  }
  for (const x of [best.x, left, right])
    for (let y = head; y <= foot; y += STRIDE_PX) consider({ x, y });
  return best;
}

function hiddenAt(card: Box, { pointed, obstacles }: Room): number {
  const shown = pointed.map((box) => POINTED_WEIGHT * overlap(grown(card), box));
  const rest = obstacles.map(({ box, weight }) => weight * overlap(card, box));
  return [...shown, ...rest].reduce((sum, each) => sum + each, 0);
}

function grown({ x, y, width, height }: Box): Box {
  return {
    x: x - MARGIN_PX,
    y: y - MARGIN_PX,
    width: width + 2 * MARGIN_PX,
    height: height + 2 * MARGIN_PX,
  };
}

/** The area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** When the place is checked again after a step begins or the window changes: some parts of a table appear a moment later. */
const LOOKS_MS = [0, 20, 60, 150, 400, 800, 1200];
/** When the place is checked after the controls to press have changed: dice have been kept or rolled then. */
const CHANGED_MS = 400;

/** Places the card where it hides least when a step begins, and later away from the controls that it points at. */
export function useCardPosition(
  card: RefObject<HTMLElement | null>,
  pointed: readonly Box[],
  step: string,
): void {
  const now = useRef<Spot | undefined>(undefined);
  const latest = useRef(pointed);
  latest.current = pointed;
  const put = () => {
    if (card.current !== null) now.current = positioned(card.current, latest.current, now.current);
  };
  useLayoutEffect(() => {
    const box = card.current?.getBoundingClientRect();
    if (box !== undefined && pointed.some((each) => overlap(grown(box), each) > 0)) put();
    const look = setTimeout(put, CHANGED_MS);
    return () => clearTimeout(look);
  }, [pointed]);
  useLayoutEffect(() => {
    let timers: readonly ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    const look = () => {
      stop();
      put();
      timers = LOOKS_MS.map((ms) => setTimeout(put, ms));
    };
    look();
    addEventListener("resize", look);
    return () => {
      stop();
      removeEventListener("resize", look);
    };
  }, [step]);
}

function positioned(card: HTMLElement, pointed: readonly Box[], now: Spot | undefined): Spot {
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const room = {
    width: innerWidth,
    height: innerHeight,
    edges: edgesOf(card),
    pointed,
    obstacles: obstaclesHere(),
  };
  const spot = spotFor(size, room, now);
  card.style.setProperty("--lesson-x", `${spot.x}px`);
  card.style.setProperty("--lesson-y", `${spot.y}px`);
  return spot;
}

/** Reads the insets of the device. The style sheet passes them in a property that has no other use here. */
function edgesOf(card: HTMLElement): Edges {
  const style = getComputedStyle(card);
  const px = (text: string) => Number.parseFloat(text) || 0;
  return {
    top: px(style.scrollPaddingTop),
    right: px(style.scrollPaddingRight),
    bottom: px(style.scrollPaddingBottom),
    left: px(style.scrollPaddingLeft),
  };
}

/** Everything that is drawn or written at the table. */
const OBSTACLES =
  ".lesson-room :is(button, svg, canvas, :not(:has(*))):not(.lesson-card, .lesson-card *, svg *)";
/** Buttons weigh more: the next decision is made there. */
const DECISION_WEIGHT = 8;
/** Steps are about dice: any other place is better. An empty slot counts as a die: one is kept there during the step. */
const DIE_WEIGHT = 1000;
const DICE = "[data-settle], .king-slot, .courts-die";

function obstaclesHere(): readonly Obstacle[] {
  return [...document.querySelectorAll(OBSTACLES)]
    .filter((each) => each.matches("button, svg, canvas, .king-slot") || each.textContent !== "")
    .filter((each) => each.checkVisibility())
    .map((each) => ({
      box: each.getBoundingClientRect(),
      weight: each.matches(".button")
        ? DECISION_WEIGHT
        : each.closest(DICE) === null
          ? 1
          : DIE_WEIGHT,
    }));
}
