import type { Player } from "@courtly/engine";
import {
  awaitedTurn,
  HOLDABLE_MS,
  isPlayedByBot,
  stageOf,
  type TableState,
} from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Shield } from "../../ui/drawings/shield.tsx";
import { nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { sendRequest } from "../sendRequest.ts";
import { AgreementNotice, hasAgreementNotice } from "./agreementNotice.tsx";
import { words } from "./words/index.ts";
import { timeLeft } from "./durations.ts";
import { seatPresence } from "./presence.ts";
import { serverNowMs, useSeconds } from "./serverClock.ts";
import { stewardTurns } from "./stewardTurns.ts";
import { clockAt } from "./turnClock.ts";

interface NoticeProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
}

/** The message over the cloth: a pause, a bot that plays for this player, or the absence of the player who is to act. */
export function AwayNotice({ table, me }: NoticeProps) {
  void table.length.value;
  const tableState = table.tableState();
  if (tableState === undefined || stageOf(tableState) !== "playing") return null;
  if (hasAgreementNotice(tableState))
    return <AgreementNotice table={table} tableState={tableState} me={me} />;
  if (me === undefined || tableState.resigned.includes(me)) return null;
  return isPlayedByBot(tableState, me) ? (
    <PlayedForMe table={table} me={me} isHeld={tableState.held.includes(me)} />
  ) : (
    <RivalAway table={table} me={me} tableState={tableState} />
  );
}

interface PlayedForMeProps {
  readonly table: OnlineTable;
  readonly me: Player;
  /** Whether the Steward holds the seat. Otherwise it only finishes a turn that has run out of time. */
  readonly isHeld: boolean;
}

/** Tells a player that the Steward plays or has played for this player, and offers the seat if the Steward holds it. */
function PlayedForMe({ table, me, isHeld }: PlayedForMeProps) {
  const said = words();
  return (
    <div class="away-notice" role="status">
      <p>
        <b>{said.playedForYou(stewardTurns(table.history, me))}</b> {said.inChronicle}
      </p>
      {isHeld && (
        <button
          type="button"
          class="button gold"
          onClick={() => void sendRequest(table, { kind: "takeBack" })}
        >
          {said.takeSeatBack}
        </button>
      )}
    </div>
  );
}

interface RivalAwayProps {
  readonly table: OnlineTable;
  readonly me: Player;
  readonly tableState: TableState;
}

/** Tells that the player who is to act is away, and offers to ask the Steward. */
function RivalAway({ table, me, tableState }: RivalAwayProps) {
  /** The turn in which this person has chosen to wait. */
  const waited = useSignal<string | undefined>(undefined);
  void useSeconds().value;
  const awaited = awaitedTurn(tableState);
  const report = table.presence.value;
  if (awaited === undefined || report === undefined || awaited.player === me) return null;
  const { player, turn } = awaited;
  const seat = seatPresence(table, player);
  const nowMs = serverNowMs(report);
  const isAway = seat?.kind === "away" || seat?.kind === "gone";
  if (!isAway || nowMs - seat.sinceMs < HOLDABLE_MS || waited.value === turn) return null;
  const said = words();
  const who = tableState.places[player];
  const name = nameOf(tableState, player);
  const clock = clockAt(tableState, nowMs);
  return (
    <div class="away-notice" role="status">
      {who?.kind === "person" && <Shield tincture={who.shield} size={30} />}
      <p>
        <b>{said.isAway(name)}</b>{" "}
        {clock !== undefined && (
          <span class="away-notice-clock" aria-hidden="true">
            {said.turnWaits(timeLeft(clock.leftMs))}{" "}
          </span>
        )}
        {said.stewardCan(name)}
      </p>
      <div class="away-notice-buttons">
        <button type="button" class="button" onClick={() => (waited.value = turn)}>
          {said.wait}
        </button>
        <button
          type="button"
          class="button ink"
          onClick={() => void sendRequest(table, { kind: "hold", player })}
        >
          {said.askSteward}
        </button>
      </div>
    </div>
  );
}
