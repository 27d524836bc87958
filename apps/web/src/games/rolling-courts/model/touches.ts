import type { Seat, Step } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";

/** Whether an action moves gold or members of these seats. */
export function touchesSeats(
  { before, after }: Step<State, Action>,
  isOwn: (seat: Seat) => boolean,
): boolean {
  return ownText(before, isOwn) !== ownText(after, isOwn);
}

/** The gold and the members of these seats, as a text to compare. */
function ownText({ gold, villages, caves, courts }: State, isOwn: (seat: Seat) => boolean): string {
  const rows = [villages, caves, courts].map((area) =>
    area.map((row) =>
      row.flatMap((seat, space) => (seat !== undefined && isOwn(seat) ? [space] : [])),
    ),
  );
  return JSON.stringify([gold.filter((_, seat) => isOwn(seat)), rows]);
}
