import { assertNever } from "@courtly/engine";
import type { Screen, ScreenStep } from "../screens/screen.ts";
import type { PreparedWindow } from "./prepare.ts";
import { settled } from "./settled.ts";

const PATIENCE_MS = 15_000;

/** Performs the steps of a screen inside its own window, and waits until the screen is complete. */
export async function perform(
  { steps = [], shows }: Pick<Screen, "steps" | "shows">,
  prepared: PreparedWindow,
): Promise<void> {
  for (const step of steps) await doStep(step, prepared);
  await visible(shows);
  await settled();
}

async function doStep(step: ScreenStep, { fail }: PreparedWindow): Promise<void> {
  switch (step.kind) {
    case "press":
      if (!step.isOptional) await visible(step.control);
      await settled();
      if (!step.isOptional || find(step.control) !== undefined)
        pressed(await visible(step.control));
      break;
    case "see":
      await visible(step.control);
      break;
    case "type":
      typed(await visible(step.control), step.text);
      break;
    case "fail":
      fail(step.fault);
      break;
    default:
      assertNever(step);
  }
}

function find(control: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(control)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Waits for the first visible element that matches a selector. */
async function visible(control: string): Promise<HTMLElement> {
  const start = performance.now();
  for (;;) {
    const found = find(control);
    if (found !== undefined) return found;
    if (performance.now() - start > PATIENCE_MS) throw new Error(`there is no ${control}`);
    await new Promise(requestAnimationFrame);
  }
}

/** Sends the events of a mouse click: tables listen to pointer events as well as to clicks. */
function pressed(element: HTMLElement): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerId: 1 }));
  element.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerId: 1 }));
  element.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
}

function typed(element: HTMLElement, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error("nothing can be typed there");
  element.value = text;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
