import type { ChronicleEntry } from "../gameUi.ts";

/** Puts the entries of each finished turn into the one that ends it. Takes the oldest first, returns the latest first. */
export function gatherTurns(entries: readonly ChronicleEntry[]): readonly ChronicleEntry[] {
  const gathered: ChronicleEntry[] = [];
  let steps: ChronicleEntry[] = [];
  for (const entry of entries) {
    if (entry.isTableEvent === true) {
      gathered.push(entry);
      continue;
    }
    steps.push(entry);
    if (entry.endsTurn !== true) continue;
    gathered.push(steps.length === 1 ? entry : { ...entry, steps });
    steps = [];
  }
  return [...gathered, ...steps].toReversed();
}
