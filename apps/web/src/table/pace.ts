/** The length of the pauses after bots' moves, in which people can see what happened. */
export type Pace = "calm" | "steady" | "swift";

export const PACES: readonly Pace[] = ["calm", "steady", "swift"];

/** The latest event, which people need time to see. */
export type Shown = "roll" | "action" | "touchesYou" | "ownTurnEnd";

const PAUSE_MS: Readonly<Record<Pace, Readonly<Record<Shown, number>>>> = {
  calm: { roll: 2000, action: 1300, touchesYou: 3000, ownTurnEnd: 4000 },
  steady: { roll: 700, action: 500, touchesYou: 2000, ownTurnEnd: 3000 },
  swift: { roll: 300, action: 150, touchesYou: 900, ownTurnEnd: 1500 },
};

export function pauseMs(pace: Pace, shown: Shown): number {
  return PAUSE_MS[pace][shown];
}

/** Waits, unless the signal aborts; resolves with whether the whole time has passed. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<boolean>;

export const wait: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
