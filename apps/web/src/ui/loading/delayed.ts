import { effect, useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * Mirrors a signal, `frames` animation frames later: the controls of the game are redrawn first, other parts in later
 * frames, so that no frame takes long.
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

/** Calls `run` after so many frames were painted, at once if the page is hidden. Returns a function that cancels it. */
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
