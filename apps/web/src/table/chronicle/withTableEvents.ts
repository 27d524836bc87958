import { peopleUi, type TableEvent } from "../additions.ts";
import type { ChronicleEntry } from "../gameUi.ts";

const NONE: readonly TableEvent[] = [];

/** The events at the shown table that are no steps of its game. */
export function shownTableEvents(): readonly TableEvent[] {
  return peopleUi.value?.events.value ?? NONE;
}

/** The entries of consecutive steps, the first of which follows `from` steps, with the events at the table between them. */
export function withTableEvents(
  entriesOfSteps: readonly (readonly ChronicleEntry[])[],
  from: number,
  events: readonly TableEvent[],
): readonly ChronicleEntry[] {
  if (events.length === 0) return entriesOfSteps.flat();
  const to = from + entriesOfSteps.length;
  const eventsAfter = (steps: number) =>
    events
      // After an undo there are fewer steps than before an event.
      .filter(({ afterSteps }) => Math.min(afterSteps, to) === steps)
      .map(({ entry }) => entry);
  return [
    ...entriesOfSteps.flatMap((entries, at) => [...eventsAfter(from + at), ...entries]),
    ...eventsAfter(to),
  ];
}
