import { drawSecret, seal } from "@courtly/dice";
import type { Clock } from "../../src/clock.ts";
import { sitDown } from "./device.ts";
import { openTable, served, takeSeat } from "./served.ts";

/** A table that waits for the share of a player who never connects, and the device of the other one. */
export async function lateShare(clock: Clock) {
  const { url } = await served({ clock });
  const share = drawSecret();
  const ada = await openTable(url, { seal: seal(share) });
  await takeSeat(url, ada.table);
  const device = await sitDown(url, ada.table, ada);
  return { share, device, agree: () => device.ask({ kind: "agree", again: 0 }) };
}
