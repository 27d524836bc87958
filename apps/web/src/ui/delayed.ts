import { effect, useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * What a signal says, so many frames after it says it: what one plays with is redrawn first, the
 * rest in frames of its own, so that none takes long.
 */
export function useDelayed<Value>(
  source: ReadonlySignal<Value>,
  frames: number,
): ReadonlySignal<Value> {
  const later = useSignal(source.peek());
  useEffect(
    () =>
      effect(() => {
        const latest = source.value;
        return afterFrames(frames, () => {
          later.value = latest;
        });
      }),
    [source],
  );
  return later;
}

/** Runs when so many frames were painted, unless it is called off. Nobody waits for frames of a page out of sight. */
export function afterFrames(frames: number, run: () => void): (() => void) | undefined {
  if (document.hidden) {
    run();
    return undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (left > 1 ? wait(left - 1) : run()));
    });
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
