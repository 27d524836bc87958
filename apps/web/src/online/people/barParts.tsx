import type { Player } from "@courtly/engine";
import { awaitedTurn } from "@courtly/protocol";
import { Shield } from "../../ui/drawings/shield.tsx";
import { OtherDeviceMark } from "../devices/deviceNotices.tsx";
import { nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { ClockFigures } from "./clockFigures.tsx";
import { OnlineIcon } from "./icons.tsx";
import { presenceWords, seatPresence } from "./presence.ts";
import { SayButton } from "./sayButton.tsx";
import { serverNowMs, useSeconds } from "./serverClock.ts";
import { clockAt, type ShownClock } from "./turnClock.ts";
import { words } from "./words/index.ts";

interface BarProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
}

/** The clock of the current turn now; `undefined` without one. */
export function clockNow({ tableState, presence }: OnlineTable): ShownClock | undefined {
  const state = tableState();
  const report = presence.value;
  return state && report && clockAt(state, serverNowMs(report));
}

/** The number of spectators, and for players whether they also play on another device, and the button to say something. */
export function BarPart({ table, me }: BarProps) {
  return (
    <>
      <Watchers table={table} />
      {me !== undefined && <OtherDeviceMark table={table} me={me} />}
      {me !== undefined && <SayButton table={table} />}
    </>
  );
}

/** The number of spectators, if there are any. */
export function Watchers({ table }: Pick<BarProps, "table">) {
  const count = table.presence.value?.spectators ?? 0;
  if (count === 0) return null;
  return (
    <p class="watchers" title={words().watching(count)}>
      <OnlineIcon name="eye" size={18} />
      <span class="visually-hidden">{words().watching(count)}</span>
      <b aria-hidden="true">{count}</b>
    </p>
  );
}

/** On a phone: the player whose turn it is, with the clock, and since when that player is away. */
export function BarLine({ table, me }: BarProps) {
  void table.length.value;
  void useSeconds().value;
  const tableState = table.tableState();
  const awaited = tableState && awaitedTurn(tableState);
  if (tableState === undefined || awaited === undefined) return null;
  const { player } = awaited;
  const who = tableState.places[player];
  const clock = clockNow(table);
  const seat = seatPresence(table, player);
  const isAway = player !== me && (seat?.kind === "away" || seat?.kind === "gone");
  if (clock === undefined && !isAway) return null;
  return (
    <div class="bar-line">
      {who?.kind === "person" && <Shield tincture={who.shield} size={20} />}
      <b>{nameOf(tableState, player)}</b>
      {isAway && <span>{presenceWords(table, player, seat)}</span>}
      {clock !== undefined && <ClockFigures clock={clock} />}
    </div>
  );
}
