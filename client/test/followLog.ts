import { seal } from "@courtly/dice";
import {
  BrokenRules,
  foldingOf,
  recordOf,
  UnfairDice,
  type Entry,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { BOX, ID, OURS, US } from "@courtly/testkit/hostileServer";
import type { Agreement } from "../src/shares.ts";
import { openFairnessCheck, ownShareOf, type OwnShare, type Unfairness } from "../src/fairness.ts";

interface Ended {
  readonly unfairness: Unfairness | "contradiction" | "brokenRules" | undefined;
  readonly ownShare: OwnShare | undefined;
  readonly record: string | undefined;
}

/** Follows a log as the device of our seat. `delayMs` is the time between two entries by its clock. */
export function follow(
  entries: readonly Entry[],
  { delayMs = 0, isLive = true, agreements = [] as readonly Agreement[] } = {},
): Ended {
  let nowMs = 0;
  const check = openFairnessCheck({
    shares: {
      isBound: true,
      isOurs: (text) => text === seal(OURS),
      revealFor: () => true,
      revealedFor: () => undefined,
      agreements: () => agreements,
      keep: () => true,
      find: () => undefined,
      agree: () => true,
      forget: () => undefined,
    },
    box: () => BOX,
    monotonicMs: () => nowMs,
  });
  const { fold } = foldingOf([BOX]);
  let state: TableState | undefined;
  const stopped = (unfairness: Ended["unfairness"]): Ended => ({
    unfairness,
    ownShare: undefined,
    record: undefined,
  });
  for (const [index, entry] of entries.entries()) {
    nowMs += delayMs;
    const logged: Logged = { n: index + 1, atMs: 0, entry };
    try {
      state = fold(ID, state, logged);
    } catch (error) {
      if (error instanceof UnfairDice) return stopped("contradiction");
      if (error instanceof BrokenRules) return stopped("brokenRules");
      throw error;
    }
    const unfairness = check.after(state, logged, { player: US, isLive });
    if (unfairness !== undefined) return stopped(unfairness);
  }
  return {
    unfairness: undefined,
    ownShare: state && ownShareOf(state, US),
    record: state && recordOf(state),
  };
}
