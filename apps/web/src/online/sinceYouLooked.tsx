import type { LoggedState } from "@courtly/client";
import type { Player } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Chronicle } from "../table/chronicle/chronicle.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { ChronicleEntry } from "../table/gameUi.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { seatAt } from "./seatBook.ts";
import type { SeatedTable } from "./seatedTable.tsx";
import { words } from "./words/index.ts";

/** A shorter absence shows no dialog. */
const AWAY_MS = 60_000;
const ENTRIES_MAX = 60;

interface SinceProps {
  readonly table: OnlineTable;
  readonly seated: SeatedTable;
  readonly me: Player;
}

/** Shows the moves of other players during an absence. */
export function SinceYouLooked({ table, seated, me }: SinceProps) {
  // Read before `useKeeping` updates it.
  const seen = useRef(seatAt(table.id)?.seen ?? 0);
  const missed = useSignal<readonly ChronicleEntry[]>([]);
  const isCaughtUp = table.isCaughtUp.value;
  const hasCome = useRef(false);
  useEffect(() => {
    if (!isCaughtUp || hasCome.current) return;
    hasCome.current = true;
    // Entries that arrive live were seen, even the first roll of a bot.
    const isMissed = ({ isLive }: LoggedState) => !isLive;
    missed.value = missedSince(seen.current, { table, seated, me }, isMissed);
  }, [isCaughtUp]);
  useEffect(() => {
    let leftAt: number | undefined;
    let lengthThen = 0;
    const look = () => {
      if (document.visibilityState === "hidden") {
        leftAt = Date.now();
        lengthThen = table.history.length;
      } else if (leftAt !== undefined && Date.now() - leftAt > AWAY_MS)
        missed.value = missedSince(lengthThen, { table, seated, me });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [seated]);
  if (missed.value.length === 0) return null;
  const close = () => (missed.value = []);
  return (
    <Dialog title={words().since.title} onClose={close}>
      <Chronicle entries={missed.value.toReversed()} roster={seated.roster} hasTitle={false} />
      <div class="dialog-buttons">
        <button type="button" class="button gold" onClick={close}>
          {words().since.toTheTable}
        </button>
      </div>
    </Dialog>
  );
}

/** The chronicle after `seen` log entries; empty if no other player has moved since. */
function missedSince(
  seen: number,
  { table, seated, me }: SinceProps,
  isMissed: (moment: LoggedState) => boolean = () => true,
): readonly ChronicleEntry[] {
  const steps = table.history[seen - 1]?.tableState.game?.length ?? 0;
  const wasSomebody = table.history
    .slice(seen)
    .filter(isMissed)
    .some(
      ({ logged: { entry }, tableState: { game } }) =>
        entry.kind === "acted" && game?.playerOf(entry.seat) !== me,
    );
  return wasSomebody ? seated.chronicleSince(steps).slice(0, ENTRIES_MAX) : [];
}
