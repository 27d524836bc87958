import { seal } from "@courtly/dice";
import {
  foldingOf,
  recordOf,
  UnfairDice,
  type Entry,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { BOX, ID, OURS, US } from "@courtly/testkit/hostileServer";
import { openFairnessCheck, ownShareOf, type OwnShare, type Unfairness } from "../src/fairness.ts";

interface Ended {
  /** A log that cannot be folded for another reason seems to come from another version. */
  readonly unfairness: Unfairness | "contradiction" | "outdated" | undefined;
  readonly ownShare: OwnShare | undefined;
  readonly record: string | undefined;
}

/** Follows a log as the device of our seat. `delays` are the times between entries, by the clock of the device. */
export function follow(
  entries: readonly Entry[],
  { delayMs = 0, isLive = true, agreed = [] as readonly number[] } = {},
): Ended {
  let nowMs = 0;
  const check = openFairnessCheck({
    shares: {
      isBound: true,
      isOurs: (text) => text === seal(OURS),
      revealFor: () => undefined,
      revealedFor: () => undefined,
      hasAgreed: (late) => late.every((player) => agreed.includes(player)),
      keep: () => undefined,
      find: () => undefined,
      agree: () => undefined,
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
      return stopped(error instanceof UnfairDice ? "contradiction" : "outdated");
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
