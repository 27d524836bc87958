import type { Seat, Step } from "@courtly/engine";
import type { Action, Cave, State } from "@courtly/rolling-courts";
import { isDig } from "./phases.ts";

/** A member that the dig brings home (R13, R15). */
export interface Comer {
  readonly cave: number;
  readonly space: number;
  readonly seat: Seat;
  readonly pay: number;
}

/** The members that the dig in these steps brings home: those on the last space, and those that it moves there. */
export function comersOf(fresh: readonly Step<State, Action>[]): readonly Comer[] {
  return fresh.filter(isDig).flatMap(({ before }) =>
    before.caves.flatMap((row, index) => {
      const pay = (before.board.caves[index] as Cave).values.at(-1) ?? 0;
      return row.flatMap((seat, at) =>
        seat === undefined || at < row.length - 2
          ? []
          : [{ cave: index + 1, space: row.length, seat, pay }],
      );
    }),
  );
}
