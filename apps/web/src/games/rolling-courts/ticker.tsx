import { useMemo } from "preact/hooks";
import { Shield } from "../../ui/drawings/shield.tsx";
import { language } from "../../i18n/spoken.ts";
import { phraseOf } from "../../table/chronicle/chronicle.tsx";
import { shownTableEvents, withTableEvents } from "../../table/chronicle/withTableEvents.ts";
import type { ChronicleEntry } from "../../table/gameUi.ts";
import { chronicleOf } from "./chronicle.ts";
import { useTableModel } from "./model/tableModel.ts";

const ENTRIES_MAX = 6;

/** The latest entries of the chronicle, from the last of at most `stepsMax` steps on. */
export function useLatestEntries(stepsMax: number): readonly ChronicleEntry[] {
  const { view, roster } = useTableModel();
  const { steps } = view.value;
  const events = shownTableEvents();
  return useMemo(() => {
    const from = Math.max(0, steps.length - stepsMax);
    const told = steps.slice(from).map((step) => chronicleOf(step, roster));
    return withTableEvents(told, from, events).toReversed();
  }, [steps, events, language.value]);
}

/** The last events, on the cloth of a phone: as many lines as there is room for. */
export function Ticker() {
  const { roster } = useTableModel();
  const entries = useLatestEntries(ENTRIES_MAX).slice(0, ENTRIES_MAX);
  return (
    <ol class="courts-ticker" role="list">
      {entries.map(({ seat, says }, index) => {
        const shield = seat === undefined ? undefined : roster.shields[seat];
        return (
          <li key={entries.length - index}>
            {shield === undefined ? <i /> : <Shield tincture={shield} size={15} />}
            <span>{says.map(phraseOf)}</span>
          </li>
        );
      })}
    </ol>
  );
}
