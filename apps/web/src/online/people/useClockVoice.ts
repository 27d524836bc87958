import type { Player } from "@courtly/engine";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../ui/announcer.tsx";
import type { OnlineTable } from "../onlineTable.ts";
import { serverNowMs, useSeconds } from "./serverClock.ts";
import { clockAt } from "./turnClock.ts";
import { words } from "./words/index.ts";

/** The seconds before the end of a turn at which they are spoken. */
const SPOKEN_S = [30, 10] as const;

/** Tells the player who is to act that the time is nearly over: by voice, and in the last seconds by a soft tick. */
export function useClockVoice(table: OnlineTable, me: Player | undefined): void {
  const seconds = useSeconds().value;
  const before = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const tableState = table.tableState();
    const report = table.presence.peek();
    const clock = tableState && report && clockAt(tableState, serverNowMs(report));
    if (clock === undefined || clock.isSlow || clock.player !== me) {
      before.current = Number.POSITIVE_INFINITY;
      return;
    }
    const { leftMs, isUrgent } = clock;
    const left = Math.ceil(leftMs / 1000);
    const spoken = SPOKEN_S.find((at) => left <= at && before.current > at);
    if (spoken !== undefined && left > 0) announce(words().secondsLeft(left), "assertive");
    if (isUrgent && left > 0 && left < before.current) tick();
    before.current = left;
  }, [seconds]);
}

function tick(): void {
  void import("../../table/sound/room.ts").then(
    ({ sound }) => sound({ kind: "tick" }),
    () => undefined,
  );
}
