import { isFace, type Face } from "@courtly/engine";
import { dragHandlers } from "../../../table/drag.ts";
import type { DieId } from "../model/laidDice.ts";

/** The meaning of a drag over the dice at the moment. */
export type DiceDrag = "sweep" | "pips" | "copy" | "nothing";

export interface DiceDragEffects {
  readonly drag: () => DiceDrag;
  /** Whether the die is chosen: a sweep that begins at a chosen die lets dice go. */
  readonly isChosen: (id: DieId) => boolean;
  readonly onSweep: (ids: readonly DieId[], on: boolean) => void;
  readonly onPip: (from: DieId, to: DieId) => void;
  readonly onCopy: (face: Face, to: DieId) => void;
  /** Moves the mark of what is dragged to a place in the window; `undefined` hides it. */
  readonly onGhost: (at: { readonly x: number; readonly y: number } | undefined) => void;
}

interface HeldDie {
  readonly die: DieId | undefined;
  readonly kept: Face | undefined;
  readonly on: boolean;
  readonly swept: Set<DieId>;
}

/** Pointer handlers for the dice: sweeping over dice, dragging pips, dragging the value of a kept die. */
export function diceDragHandlers(effects: DiceDragEffects) {
  const sweepOver = ({ die, on, swept }: HeldDie, event: PointerEvent) => {
    const over = dieUnder(event);
    if (over === undefined || die === undefined || swept.has(over)) return;
    if (over === die && swept.size === 0) return;
    swept.add(die).add(over);
    effects.onSweep([...swept], on);
  };
  return dragHandlers<HeldDie>({
    pick: (target) => {
      if (effects.drag() === "nothing") return undefined;
      const die = idOf(target);
      const kept = keptFaceOf(target);
      if (die === undefined && kept === undefined) return undefined;
      return { die, kept, on: die === undefined || !effects.isChosen(die), swept: new Set() };
    },
    onMove: ({ held, event }) => {
      if (effects.drag() === "sweep") sweepOver(held, event);
      else effects.onGhost({ x: event.clientX, y: event.clientY });
    },
    onDrop: ({ held, event }) => {
      effects.onGhost(undefined);
      const onto = dieUnder(event);
      const drag = effects.drag();
      if (onto !== undefined && drag === "pips" && held.die !== undefined && held.die !== onto)
        effects.onPip(held.die, onto);
      if (onto !== undefined && drag === "copy" && held.kept !== undefined)
        effects.onCopy(held.kept, onto);
      return held.swept.size > 0 || onto !== held.die;
    },
    onCancel: () => effects.onGhost(undefined),
  });
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

/** Detects two taps on the same die in quick succession. */
export function doubleTaps() {
  let last: { readonly id: DieId; readonly at: number } | undefined;
  return (id: DieId, atMs: number): boolean => {
    const isDouble = last?.id === id && atMs - last.at < DOUBLE_TAP_MS;
    last = isDouble ? undefined : { id, at: atMs };
    return isDouble;
  };
}
