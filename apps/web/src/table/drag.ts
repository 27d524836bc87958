/** A drag in progress. */
export interface Drag<Held> {
  readonly held: Held;
  /** The distance that the pointer has moved. */
  readonly dx: number;
  readonly dy: number;
  readonly event: PointerEvent;
}

/** The parts of a drag that differ from table to table. */
export interface DragEffects<Held> {
  /** The thing that is picked up at this target; `undefined` if it cannot be dragged. */
  readonly pick: (target: Element, event: PointerEvent) => Held | undefined;
  /** Called when the pointer first leaves its place, before the first move. */
  readonly onStart?: (drag: Drag<Held>) => void;
  readonly onMove: (drag: Drag<Held>) => void;
  /** Called at the end of a drag. Returns `true` if it was no tap: the click that follows is then dropped. */
  readonly onDrop: (drag: Drag<Held>) => boolean;
  /** Called when the browser ends the drag. */
  readonly onCancel: (held: Held) => void;
}

interface Started<Held> {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly held: Held;
  hasMoved: boolean;
}

/** A shorter movement is a tap with an unsteady hand. */
const SLACK_PX = 8;

/** Pointer handlers for an element whose contents can be dragged. A tap stays a click. */
export function dragHandlers<Held>({ pick, onStart, onMove, onDrop, onCancel }: DragEffects<Held>) {
  let started: Started<Held> | undefined;
  let isClickSpent = false;

  const dragAt = ({ held, x, y }: Started<Held>, event: PointerEvent): Drag<Held> => ({
    held,
    dx: event.clientX - x,
    dy: event.clientY - y,
    event,
  });
  const cancel = () => {
    const ended = started;
    started = undefined;
    if (ended?.hasMoved === true) onCancel(ended.held);
  };
  const isHeldBy = ({ pointerId }: PointerEvent) => started?.pointerId === pointerId;

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger or another button does not disturb a drag.
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      cancel();
      isClickSpent = false;
      const held = pick(event.target, event);
      if (held === undefined) return;
      const { pointerId, clientX: x, clientY: y } = event;
      started = { pointerId, x, y, held, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      if (started === undefined || !isHeldBy(event)) return;
      // The button was released where this element did not see it.
      if (event.buttons === 0) {
        cancel();
        return;
      }
      const drag = dragAt(started, event);
      if (!started.hasMoved) {
        if (Math.hypot(drag.dx, drag.dy) <= SLACK_PX) return;
        started.hasMoved = true;
        onStart?.(drag);
      }
      onMove(drag);
    },
    onPointerUp: (event: PointerEvent) => {
      if (started === undefined || !isHeldBy(event)) return;
      const ended = started;
      started = undefined;
      isClickSpent = ended.hasMoved && onDrop(dragAt(ended, event));
    },
    onPointerCancel: (event: PointerEvent) => {
      if (isHeldBy(event)) cancel();
    },
    onClickCapture: (event: MouseEvent) => {
      // A click of the keyboard or a screen reader has no detail. A new click of a pointer begins with its pointerdown.
      const isOfDrop = isClickSpent && event.detail > 0;
      isClickSpent = false;
      if (!isOfDrop) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
