import { numbered, type TableState } from "@courtly/protocol";
import { SEATING, THEM } from "@courtly/testkit/hostileServer";
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { OnlineTable } from "../../../src/online/onlineTable.ts";
import { seatPresence } from "../../../src/online/people/presence.ts";

const REPORT_MS = 10_000_000;

/** The presence of a player whom the last report of a server that has run for hours does not name. */
function presenceOfSeat(seatedMs: number) {
  const seated = SEATING.filter((entry) => entry.kind === "seated" && entry.player === THEM);
  const history = numbered(seated, { atMs: seatedMs }).map((logged) => ({ logged }));
  const places = [0, 1].map(() => ({ kind: "person" }));
  const tableState = { places, resigned: [], held: [] } as unknown as TableState;
  const report = { here: [], silent: [], watchedSinceMs: 0, spectators: 0, nowMs: REPORT_MS };
  const table = {
    history,
    tableState: () => tableState,
    connection: signal({ kind: "live" }),
    presence: signal({ kind: "presence", ...report, arrivedMs: performance.now() }),
  };
  return seatPresence(table as unknown as OnlineTable, THEM)?.kind;
}

test("somebody who has just sat down is here, before the server has told it", () => {
  expect(presenceOfSeat(REPORT_MS + 1)).toBe("here");
  expect(presenceOfSeat(REPORT_MS - 1)).toBe("gone");
});
