import { setImmediate } from "node:timers/promises";

/** Lets long work take turns: one piece at a time, with time for everything else of the server in between. */
export interface Turns {
  /** Does one piece of work when it is its turn. Players come before spectators. */
  readonly take: <Result>(isPlayer: boolean, work: () => Promise<Result>) => Promise<Result>;
}

export function takingTurns(): Turns {
  const players: (() => Promise<unknown>)[] = [];
  const spectators: (() => Promise<unknown>)[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    await Promise.resolve(); // no work begins before its caller has its promise
    for (;;) {
      const work = players.shift() ?? spectators.shift();
      if (work === undefined) break;
      await work();
      await setImmediate();
    }
    isRunning = false;
  };
  return {
    take: (isPlayer, work) =>
      new Promise((resolve, reject) => {
        (isPlayer ? players : spectators).push(() => work().then(resolve, reject));
        if (!isRunning) void run();
      }),
  };
}
