import type { Outlet } from "./outlet.ts";

export interface Progress {
  readonly show: (done: number, all: number) => void;
  readonly clear: () => void;
}

const EVERY_MS = 100;
const BAR_CHARS = 24;

/** A progress bar on a terminal; nothing elsewhere. */
export function progressOf(err: Outlet, counted: "games" | "decisions"): Progress {
  if (!err.live) return { show: () => undefined, clear: () => undefined };
  const begun = performance.now();
  let shown = begun;
  return {
    show: (done, all) => {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      err.write(`\r\u001B[K${progressLine({ done, all, counted }, (now - begun) / 1000)}`);
    },
    clear: () => {
      if (shown > begun) err.write("\r\u001B[K");
    },
  };
}

export function progressLine(
  { done, all, counted }: { readonly done: number; readonly all: number; readonly counted: string },
  seconds: number,
): string {
  const full = Math.floor((done / all) * BAR_CHARS);
  const left = done === 0 ? "" : `, ${Math.ceil((seconds * (all - done)) / done)} s left`;
  return `${"█".repeat(full)}${"░".repeat(BAR_CHARS - full)} ${Math.floor((done / all) * 100)}%  ${done} of ${all} ${counted}${left}`;
}
