import { king as kingWords } from "../languages/gameWords.ts";
import { CHARACTER_IDS } from "@courtly/to-court-the-king";
import type { CourtOdds } from "../model/coach.ts";
import { words } from "./words/index.ts";

/** The most cards in one sentence: a longer one would be interrupted by the next. */
const CARDS_MAX = 2;

/** The sentence about changed odds, "King 43%, General 81%.", for the highest cards that changed. */
export function spokenOdds(before: CourtOdds, now: CourtOdds): string {
  const { king } = words();
  const changed = CHARACTER_IDS.toReversed().filter(
    (id) => id !== "queen" && now[id] !== undefined && now[id].words !== before[id]?.words,
  );
  // The Fool is always sure, and a card that is out of reach is news only if it was in reach before.
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
