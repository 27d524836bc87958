import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Box } from "./cardPosition.ts";

const NOWHERE: readonly Box[] = [];

/** Follows the controls that are pointed at, wherever they move, and focuses new ones. */
export function usePointing(find: () => readonly HTMLElement[]): ReadonlySignal<readonly Box[]> {
  const boxes = useSignal(NOWHERE);
  useEffect(() => {
    let before: readonly HTMLElement[] = [];
    let frame = 0;
    const look = () => {
      const isCovered = document.querySelector("dialog[open]") !== null;
      const found = isCovered ? [] : find();
      if (!isCovered && !isSame(found, before)) {
        before = found;
        goTo(found[0]);
      }
      const next = found.map(boxOf);
      if (!isSameBoxes(next, boxes.peek())) boxes.value = next;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return boxes;
}

function isSame(a: readonly HTMLElement[], b: readonly HTMLElement[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}

function isSameBoxes(a: readonly Box[], b: readonly Box[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ x, y, width, height }, index) => {
      const other = b[index];
      return other?.x === x && other.y === y && other.width === width && other.height === height;
    })
  );
}

function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function goTo(element: HTMLElement | undefined): void {
  if (element === undefined) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center" });
}

/** Rings around the controls that are pointed at. */
export function Rings({ boxes }: { readonly boxes: readonly Box[] }) {
  return (
    <>
      {boxes.map(({ x, y, width, height }, index) => (
        <i
          key={index}
          class="lesson-ring"
          style={{
            left: `${x}px`,
            top: `${y}px`,
            width: `${width}px`,
            height: `${height}px`,
          }}
        />
      ))}
    </>
  );
}
