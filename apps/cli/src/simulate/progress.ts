import type { Outlet } from "../outlet.ts";

export interface Progress {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

const EVERY_MS = 100;
const BAR_CHARS = 24;

/** A progress bar on a terminal; nothing elsewhere. */
export function progressOf(err: Outlet, games: number): Progress {
  if (!err.live) return { show: () => undefined, clear: () => undefined };
  const begun = performance.now();
  let shown = begun;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      err.write(`\r\u001B[K${progressLine(done, games, (now - begun) / 1000)}`);
    },
    clear: () => {
      if (shown > begun) err.write("\r\u001B[K");
    },
  };
}

export function progressLine(done: number, games: number, seconds: number): string {
  const full = Math.floor((done / games) * BAR_CHARS);
  const left = done === 0 ? "" : `, ${Math.ceil((seconds * (games - done)) / done)} s left`;
  return `${"█".repeat(full)}${"░".repeat(BAR_CHARS - full)} ${Math.floor((done / games) * 100)}%  ${done} of ${games} games${left}`;
}
