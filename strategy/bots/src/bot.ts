import type { Random, Seat } from "@courtly/engine";
import type { Reason } from "./reason.ts";

/** A computer player. It sees what all players see, and has no access to the cup. */
export interface Bot<State, Action> {
  readonly name: string;
  /** Chooses a legal action for the seat that is to act. `random` is the bot's own, independent of the dice. */
  readonly choose: (state: State, seat: Seat, random: Random) => Action;
  /** Explains an action with facts from the bot's own evaluation. */
  readonly why?: (state: State, seat: Seat, action: Action) => Reason | undefined;
}

/** A limit of work or time. A bot asks before each piece of work and stops thinking once the answer is no. */
export interface Budget {
  /** Whether `work` more units may be done; if so, they count as done. */
  readonly spend: (work: number) => boolean;
}

/** A fixed amount of work: leads to the same choices on every machine. */
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

/** A time limit that starts now. */
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
