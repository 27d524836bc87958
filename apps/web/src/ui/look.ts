import { useComputed, type ReadonlySignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useDelayed } from "./delayed.ts";

/** What is computed from signals, and the very same as before while nothing in it changed: whoever shows it is not drawn again. */
export function useLook<Look>(compute: () => Look): Look {
  return useSteady(compute).value;
}

/** The same, so many frames later. */
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

/** The same values all the way down; functions and other things with a nature of their own only if they are one. */
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
