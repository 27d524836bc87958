import { isFace, type Face } from "@courtly/engine";
import type { DieId } from "../model/laidDice.ts";

/** What dragging over dice means at this moment. */
export type Drag = "sweep" | "pips" | "copy" | "nothing";

export interface GestureEffects {
  readonly drag: () => Drag;
  /** Whether a sweep that begins here chooses dice, or lets them go. */
  readonly isChosen: (id: DieId) => boolean;
  readonly onSweep: (ids: readonly DieId[], on: boolean) => void;
  readonly onPip: (from: DieId, to: DieId) => void;
  readonly onCopy: (face: Face, to: DieId) => void;
  /** What is dragged, at its place in the window; nothing at the end. */
  readonly onGhost: (at: { readonly x: number; readonly y: number } | undefined) => void;
}

interface Started {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly die: DieId | undefined;
  readonly kept: Face | undefined;
  readonly on: boolean;
  readonly swept: Set<DieId>;
  hasMoved: boolean;
}

/** Less than this is a tap with an unsteady hand. */
const SLACK_PX = 8;

/** Pointer handlers for the dice: sweeping, dragging pips, dragging a kept value. Taps stay clicks. */
export function diceGestures(effects: GestureEffects) {
  let started: Started | undefined;
  let isClickSpent = false;

  const end = (event: PointerEvent) => {
    const gesture = started;
    started = undefined;
    effects.onGhost(undefined);
    if (gesture === undefined || !gesture.hasMoved || event.type === "pointercancel") return;
    const onto = dieUnder(event);
    if (gesture.swept.size > 0 || onto !== gesture.die) isClickSpent = true;
    if (onto === undefined) return;
    const drag = effects.drag();
    if (drag === "pips" && gesture.die !== undefined && gesture.die !== onto)
      effects.onPip(gesture.die, onto);
    if (drag === "copy" && gesture.kept !== undefined) effects.onCopy(gesture.kept, onto);
  };

  const sweepOver = (gesture: Started, event: PointerEvent) => {
    const over = dieUnder(event);
    if (over === undefined || gesture.die === undefined || gesture.swept.has(over)) return;
    if (over === gesture.die && gesture.swept.size === 0) return;
    gesture.swept.add(gesture.die).add(over);
    effects.onSweep([...gesture.swept], gesture.on);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      isClickSpent = false;
      if (event.button !== 0 || effects.drag() === "nothing") return;
      const die = idOf(event.target);
      const kept = keptFaceOf(event.target);
      if (die === undefined && kept === undefined) return;
      const on = die === undefined || !effects.isChosen(die);
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      started = { pointer, x, y, die, kept, on, swept: new Set(), hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      if (started === undefined || started.pointer !== event.pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (Math.hypot(x - started.x, y - started.y) > SLACK_PX) started.hasMoved = true;
      if (!started.hasMoved) return;
      if (effects.drag() === "sweep") sweepOver(started, event);
      else effects.onGhost({ x, y });
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The click that follows a drag is not a tap. */
    onClickCapture: (event: MouseEvent) => {
      if (!isClickSpent) return;
      isClickSpent = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function dieUnder({ clientX, clientY }: PointerEvent): DieId | undefined {
  return idOf(document.elementFromPoint(clientX, clientY));
}

function idOf(target: EventTarget | null): DieId | undefined {
  if (!(target instanceof Element) || target.closest("[data-petal]") !== null) return undefined;
  const id = target.closest<HTMLElement>("[data-die]")?.dataset["die"];
  return id === undefined ? undefined : Number(id);
}

function keptFaceOf(target: EventTarget | null): Face | undefined {
  if (!(target instanceof Element)) return undefined;
  const face = Number(target.closest<HTMLElement>("[data-kept]")?.dataset["kept"]);
  return isFace(face) ? face : undefined;
}

const DOUBLE_TAP_MS = 320;

/** Two taps on the same die, one soon after the other. */
export function doubleTaps() {
  let last: { readonly id: DieId; readonly at: number } | undefined;
  return (id: DieId, atMs: number): boolean => {
    const isDouble = last?.id === id && atMs - last.at < DOUBLE_TAP_MS;
    last = isDouble ? undefined : { id, at: atMs };
    return isDouble;
  };
}
