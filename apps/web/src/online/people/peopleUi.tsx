import type { Player } from "@courtly/engine";
import { isPaused } from "@courtly/protocol";
import { computed } from "@preact/signals";
import type { PeopleUi } from "../../table/additions.ts";
import { hasLostSeat } from "../devices/otherDevice.ts";
import { SeatMoved } from "../devices/deviceNotices.tsx";
import { nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { WinsLine } from "../wins/winsLine.tsx";
import { AwayNotice } from "./awayNotice.tsx";
import { PresenceBadge } from "./badge.tsx";
import { BarLine, BarPart, clockNow } from "./barParts.tsx";
import { ClockFigures } from "./clockFigures.tsx";
import { presenceWords, seatPresence } from "./presence.ts";
import { seconds, useSeconds } from "./serverClock.ts";
import { tableEvents } from "./tableEvents.ts";
import { settings } from "../../settings/settings.ts";
import { words } from "./words/index.ts";
import "./people.css";

/** The parts of a table that tell about the people around it, for one player or a spectator. */
export function peopleUiOf(table: OnlineTable, me: Player | undefined): PeopleUi {
  const useTime = () => {
    void table.length.value;
    void useSeconds().value;
  };
  return {
    Badge: ({ player }) => {
      useTime();
      const seat = seatPresence(table, player);
      return seat === undefined ? null : <PresenceBadge kind={seat.kind} />;
    },
    Presence: ({ player, otherwise }) => {
      useTime();
      const seat = seatPresence(table, player);
      if (player === me && seat?.kind !== "steward") return <>{otherwise}</>;
      return <>{presenceWords(table, player, seat) ?? otherwise}</>;
    },
    waitingWords: (player) => {
      void seconds.value;
      const kind = seatPresence(table, player)?.kind;
      const tableState = table.tableState();
      if (tableState !== undefined && isPaused(tableState)) return words().agreement.paused;
      const isWaiting = tableState !== undefined && (kind === "away" || kind === "gone");
      return isWaiting ? words().waitingFor(nameOf(tableState, player)) : undefined;
    },
    Clock: ({ player }) => {
      useTime();
      const clock = clockNow(table);
      return clock?.player === player ? <ClockFigures clock={clock} /> : null;
    },
    BarPart: () => <BarPart table={table} me={me} />,
    BarLine: () => <BarLine table={table} me={me} />,
    // One at a time, because they have the same place: a device without its seat can do nothing about a pause.
    ClothNotice: () => {
      void table.length.value;
      const isMoved = me === undefined && hasLostSeat(table);
      return isMoved ? <SeatMoved table={table} /> : <AwayNotice table={table} me={me} />;
    },
    FinaleNote: () => <WinsLine table={table} />,
    events: computed(() => {
      const { value: length } = table.length;
      const phrases = settings.value.phrases ? table.phrases.value : [];
      return tableEvents(table.history.slice(0, length), phrases);
    }),
  };
}
