import type { State } from "@courtly/rolling-courts";
import type { Sizes } from "./cells.ts";

/** The size of the board, counted from the state. */
export function sizesOf({ villages, caves, board, deep }: State): Sizes {
  return {
    village: villages[0]?.length ?? 0,
    cave: caves[0]?.length ?? 0,
    court: board.courts.points.length,
    rows: villages.length,
    mines: deep.length,
  };
}
