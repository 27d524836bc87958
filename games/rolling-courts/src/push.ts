import type { Seat } from "@courtly/engine";
import type { Of } from "./actions.ts";
import type { Village } from "./board.ts";
import { rowOf, type State } from "./state.ts";

/** R8, R9: the member that an entry pushes out of the last seat, and its pay; undefined if the row has a gap. */
export function pushedOut(
  state: State,
  { into, from }: Of<"enter">,
): { readonly seat: Seat; readonly pay: number } | undefined {
  const leavesGap = from?.kind === into.kind && from.number === into.number;
  const row = rowOf(state, into);
  const seat = row.at(-1);
  if (into.kind === "cave" || leavesGap || row.includes(undefined) || seat === undefined)
    return undefined;
  return { seat, pay: (state.board.villages[into.number - 1] as Village).retirement };
}
