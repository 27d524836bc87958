import { expect, test } from "vitest";
import { dragHandlers } from "../../src/table/drag.ts";

/** An element that can be dragged, and the calls of its drag handlers. */
function draggable(isNoTap = true) {
  const calls: string[] = [];
  const element = document.createElement("div");
  const handlers = dragHandlers<string>({
    pick: () => "die",
    onStart: () => calls.push("start"),
    onMove: ({ dx }) => calls.push(`move ${dx}`),
    onDrop: ({ dx }) => {
      calls.push(`drop ${dx}`);
      return isNoTap;
    },
    onCancel: () => calls.push("cancel"),
  });
  element.addEventListener("pointerdown", handlers.onPointerDown);
  element.addEventListener("pointermove", handlers.onPointerMove);
  element.addEventListener("pointerup", handlers.onPointerUp);
  element.addEventListener("pointercancel", handlers.onPointerCancel);
  element.addEventListener("click", handlers.onClickCapture, { capture: true });
  element.addEventListener("click", () => calls.push("click"));
  const send = (type: string, clientX = 0, more: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        clientX,
        isPrimary: true,
        pointerId: 1,
        button: 0,
        buttons: 1,
        ...more,
      }),
    );
  const click = (detail: number) => element.dispatchEvent(new MouseEvent("click", { detail }));
  return { calls, send, click };
}

const SECOND_FINGER = { isPrimary: false, pointerId: 2 };

test("a drag starts, moves and drops, and its click is dropped", () => {
  const { calls, send, click } = draggable();
  send("pointerdown");
  send("pointermove", 20);
  send("pointerup", 30);
  click(1);
  expect(calls).toEqual(["start", "move 20", "drop 30"]);
});

test("a movement within the slack stays a click, and so does a drop that was a tap", () => {
  const steady = draggable();
  steady.send("pointerdown");
  steady.send("pointermove", 8);
  steady.send("pointerup", 8);
  steady.click(1);
  expect(steady.calls).toEqual(["click"]);
  const tapped = draggable(false);
  tapped.send("pointerdown");
  tapped.send("pointermove", 9);
  tapped.send("pointerup", 1);
  tapped.click(1);
  expect(tapped.calls).toEqual(["start", "move 9", "drop 1", "click"]);
});

test("a second finger and another button do not disturb a drag", () => {
  const { calls, send } = draggable();
  send("pointerdown");
  send("pointermove", 20);
  send("pointerdown", 0, SECOND_FINGER);
  send("pointermove", 90, SECOND_FINGER);
  send("pointerup", 90, SECOND_FINGER);
  send("pointercancel", 90, SECOND_FINGER);
  send("pointerdown", 0, { button: 2 });
  send("pointerup", 30);
  expect(calls).toEqual(["start", "move 20", "drop 30"]);
});

test("a new drag cancels one whose end was never seen", () => {
  const { calls, send } = draggable();
  send("pointerdown");
  send("pointermove", 20);
  send("pointerdown", 0, { pointerId: 3 });
  send("pointerup", 0, { pointerId: 3 });
  expect(calls).toEqual(["start", "move 20", "cancel"]);
});

test("a button that was released elsewhere ends the drag", () => {
  const { calls, send } = draggable();
  send("pointerdown");
  send("pointermove", 20);
  send("pointermove", 90, { buttons: 0 });
  send("pointermove", 95);
  expect(calls).toEqual(["start", "move 20", "cancel"]);
});

test("a key or a screen reader can click right after a drag", () => {
  const { calls, send, click } = draggable();
  send("pointerdown");
  send("pointermove", 20);
  send("pointerup", 20);
  click(0);
  expect(calls.at(-1)).toBe("click");
});
