import type { PresenceReport } from "@courtly/client";
import { signal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const SECOND_MS = 1000;

/** Changes once a second while a component uses it with `useSeconds`. */
export const seconds = signal(0);
let timer: ReturnType<typeof setInterval> | undefined;
let users = 0;

/** A signal that changes once a second while a component uses it. */
export function useSeconds(): ReadonlySignal<number> {
  useEffect(() => {
    users += 1;
    timer ??= setInterval(() => (seconds.value += 1), SECOND_MS);
    return () => {
      users -= 1;
      if (users > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
  return seconds;
}

/** The time of the server now, by its last message about the people at the table. */
export function serverNowMs({ nowMs, arrivedMs }: PresenceReport): number {
  return nowMs + performance.now() - arrivedMs;
}
