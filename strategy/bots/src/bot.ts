import type { Random, Seat } from "@courtly/engine";
import type { Reason } from "./reason.ts";

/** A player that chooses from what everybody at the table sees; it never touches the cup. */
export interface Bot<State, Action> {
  readonly name: string;
  /** One legal action for the seat whose decision it is. `random` is the bot's own, apart from the dice. */
  readonly choose: (state: State, seat: Seat, random: Random) => Action;
  /** Why it would do this, in facts of its own evaluation. */
  readonly why?: (state: State, seat: Seat, action: Action) => Reason | undefined;
}

/** Work or time, by small pieces: a bot asks before each, and makes do with what it has once the answer is no. */
export interface Budget {
  /** Whether so much more work may be done; if so, it counts as done. */
  readonly spend: (work: number) => boolean;
}

/** So much work and no more: the same choices on every machine. */
export function workBudget(work: number): Budget {
  let left = work;
  return {
    spend: (piece) => {
      if (piece > left) {
        left = 0;
        return false;
      }
      left -= piece;
      return true;
    },
  };
}

/** As much work as fits into the time from now on. */
export function timeBudget(ms: number, now: () => number): Budget {
  const end = now() + ms;
  let isOver = false;
  return {
    spend: () => {
      isOver ||= now() >= end;
      return !isOver;
    },
  };
}
