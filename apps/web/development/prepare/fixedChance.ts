/** Stops the clock of the page at a time. */
export function fixClock(nowMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (Real, args: []) => (args.length === 0 ? new Real(nowMs) : new Real(...args)),
    apply: () => new RealDate(nowMs).toString(),
    get: (Real, name) => (name === "now" ? () => nowMs : (Reflect.get(Real, name) as unknown)),
  });
}

/** Timers from this length on are for people: a message that disappears, a regular check for news. */
const LONG_MS = 4000;

/** Makes long timers never fire, so that a screen stays as it is, or fire at once. */
export function fixLongTimers(kind: "never" | "atOnce", longMs = LONG_MS): void {
  const wait = globalThis.setTimeout.bind(globalThis);
  const repeat = globalThis.setInterval.bind(globalThis);
  const isLong = (ms: unknown) => typeof ms === "number" && ms >= longMs;
  const setTimer = (handler: TimerHandler, ms?: number, ...more: unknown[]) => {
    if (!isLong(ms)) return wait(handler, ms, ...more);
    return kind === "atOnce" ? wait(handler, 0, ...more) : 0;
  };
  const setRepeater = (handler: TimerHandler, ms?: number, ...more: unknown[]) =>
    isLong(ms) ? 0 : repeat(handler, ms, ...more);
  Object.assign(globalThis, { setTimeout: setTimer, setInterval: setRepeater });
}

/** Makes random numbers and ids the same in every window. */
export function fixChance(): void {
  let drawn = 1;
  const next = () => {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    return drawn;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (values) => {
    if (values instanceof Uint8Array)
      for (let at = 0; at < values.length; at += 1) values[at] = next() >>> 24;
    return values;
  };
  let names = 0;
  crypto.randomUUID = () => {
    names += 1;
    return `00000000-0000-4000-8000-${String(names).padStart(12, "0")}`;
  };
}
