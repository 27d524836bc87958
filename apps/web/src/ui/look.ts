import { useComputed, type ReadonlySignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useDelayed } from "./loading/delayed.ts";

/**
 * Computes a value from signals. While it is deeply equal to the one before, the same object is returned, so that
 * components that show it are not drawn again.
 */
export function useLook<Look>(compute: () => Look): Look {
  return useSteady(compute).value;
}

/** Like `useLook`, but `frames` animation frames later. */
export function useDelayedLook<Look>(compute: () => Look, frames: number): Look {
  return useDelayed(useSteady(compute), frames).value;
}

function useSteady<Look>(compute: () => Look): ReadonlySignal<Look> {
  const last = useRef<{ readonly look: Look } | undefined>(undefined);
  return useComputed(() => {
    const look = compute();
    if (last.current === undefined || !isSame(last.current.look, look)) last.current = { look };
    return last.current.look;
  });
}

/** Compares plain objects and arrays deeply, and everything else (functions, instances of classes) by identity. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const nature: unknown = Object.getPrototypeOf(value);
  return nature === Object.prototype || nature === Array.prototype;
}
