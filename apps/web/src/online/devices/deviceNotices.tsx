import type { Player } from "@courtly/engine";
import { useEffect } from "preact/hooks";
import type { OnlineTable } from "../onlineTable.ts";
import { OnlineIcon } from "../people/icons.tsx";
import { words } from "../people/words/index.ts";
import { changeSeat } from "../seatBook.ts";
import { hasOtherDevice } from "./otherDevice.ts";

/** Tells over the cloth that this page only watches, because its player goes on with another device. */
export function SeatMoved({ table }: { readonly table: OnlineTable }) {
  useEffect(() => {
    // The start page offers it no more.
    changeSeat(table.id, () => ({ isOver: true }));
  }, [table]);
  const { moved, onlyWatches } = words().devices;
  return (
    <div class="away-notice" role="status">
      <OnlineIcon name="device" size={24} />
      <p>
        <b>{moved}</b> {onlyWatches}
      </p>
    </div>
  );
}

interface MarkProps {
  readonly table: OnlineTable;
  readonly me: Player;
}

/** Shows in the bar that this player also plays on another device. */
export function OtherDeviceMark({ table, me }: MarkProps) {
  void table.length.value;
  if (!hasOtherDevice(table, me)) return null;
  const { both } = words().devices;
  return (
    <p class="watchers" title={both}>
      <OnlineIcon name="device" size={18} />
      <span class="visually-hidden">{both}</span>
    </p>
  );
}
