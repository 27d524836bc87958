import type { Player } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Chronicle } from "../parts/chronicle.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { ChronicleEntry } from "../sitting/face.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { seatAt } from "./seatBook.ts";
import type { SeatedTable } from "./seatedTable.tsx";

/** Who looks away for less has missed nothing worth a dialog. */
const AWAY_MS = 60_000;
const ENTRIES_MAX = 60;

interface SinceProps {
  readonly table: OnlineTable;
  readonly seated: SeatedTable;
  readonly me: Player;
}

/** For who comes back after a while: what the others did in the meantime. */
export function SinceYouLooked({ table, seated, me }: SinceProps) {
  // Read before anything says that it was seen.
  const seen = useRef(seatAt(table.id)?.seen ?? 0);
  const missed = useSignal<readonly ChronicleEntry[]>(
    missedSince(seen.current, { table, seated, me }),
  );
  useEffect(() => {
    let leftAt: number | undefined;
    let lengthThen = 0;
    const look = () => {
      if (document.visibilityState === "hidden") {
        leftAt = Date.now();
        lengthThen = table.moments.length;
      } else if (leftAt !== undefined && Date.now() - leftAt > AWAY_MS)
        missed.value = missedSince(lengthThen, { table, seated, me });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [seated]);
  if (missed.value.length === 0) return null;
  const close = () => (missed.value = []);
  return (
    <Dialog title="Since you looked" onClose={close}>
      <Chronicle entries={missed.value} cast={seated.cast} hasTitle={false} />
      <div class="dialog-buttons">
        <button type="button" class="button gold" onClick={close}>
          To the table
        </button>
      </div>
    </Dialog>
  );
}

/** Nothing, unless somebody else has done something. */
function missedSince(seen: number, { table, seated, me }: SinceProps): readonly ChronicleEntry[] {
  const before = table.moments[seen - 1]?.standing.game;
  const wasSomebody = table.moments
    .slice(seen)
    .some(
      ({ logged: { entry }, standing: { game } }) =>
        entry.kind === "acted" && game?.playerOf(entry.seat) !== me,
    );
  if (before === undefined || !wasSomebody) return [];
  return seated.chronicleSince(before.length).slice(0, ENTRIES_MAX);
}
