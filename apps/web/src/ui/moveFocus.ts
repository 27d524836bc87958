import type { TargetedKeyboardEvent } from "preact";

const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Moves the focus inside a group: arrow keys by one, Home and End to its ends. For the `onKeyDown` of the group. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>("button:not([disabled]), [data-stop]"),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return;
  const step = STEP[key];
  const to = key === "Home" ? 0 : key === "End" ? stops.length - 1 : step && at + step;
  if (to === undefined) return;
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, to))]?.focus();
}
