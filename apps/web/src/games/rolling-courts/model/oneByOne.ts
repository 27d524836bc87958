import { isSame } from "../../../ui/look.ts";

/** What somebody pressed, and what it plays: either once more means the same. */
interface UnderWay {
  readonly pressed: unknown;
  readonly played: unknown;
}

export interface OneByOne {
  /** Whether something is still on its way to the disk: what is pressed meanwhile runs after it. */
  readonly waits: (pressed: unknown, run: () => void) => boolean;
  readonly during: (underWay: UnderWay, work: () => Promise<void>) => Promise<void>;
}

/** Quick fingers are not lost: they wait until what was played is on disk. The same once more is an impatient one. */
export function oneByOne(): OneByOne {
  let underWay: UnderWay | undefined;
  let next: (() => void) | undefined;
  return {
    waits: (pressed, run) => {
      if (underWay === undefined) return false;
      if (!isSame(pressed, underWay.pressed) && !isSame(pressed, underWay.played)) next = run;
      return true;
    },
    during: async (what, work) => {
      underWay = what;
      try {
        await work();
      } finally {
        underWay = undefined;
      }
      const run = next;
      next = undefined;
      run?.();
    },
  };
}
