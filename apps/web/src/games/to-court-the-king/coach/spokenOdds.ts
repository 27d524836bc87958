import { king as kingWords } from "../languages/gameWords.ts";
import { CHARACTER_IDS } from "@courtly/to-court-the-king";
import type { CourtOdds } from "../model/coach.ts";
import { words } from "./words/index.ts";

/** One sentence is heard to its end. */
const CARDS_MAX = 2;

/** "King 43%, General 81%.": of the cards whose odds have changed the highest. */
export function spokenOdds(before: CourtOdds, now: CourtOdds): string {
  const { king } = words();
  const changed = CHARACTER_IDS.toReversed().filter(
    (id) => id !== "queen" && now[id] !== undefined && now[id].words !== before[id]?.words,
  );
  // The Fool is always sure, and what is out of reach was so mostly.
  const worth = changed.filter((id) => id !== "fool" && id !== "charlatan");
  const telling = worth.filter((id) => now[id]?.status !== "out" || before[id] !== undefined);
  if (telling.length === 0) return "";
  return king.spoken(
    telling.slice(0, CARDS_MAX).map((id) => ({
      name: kingWords().names[id],
      percent: now[id]?.status === "sure" ? king.sureSpoken : (now[id]?.words ?? ""),
    })),
  );
}
