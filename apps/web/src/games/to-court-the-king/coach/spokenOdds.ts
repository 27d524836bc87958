import { king as kingWords } from "../languages/gameWords.ts";
import { CHARACTER_IDS, type CharacterId } from "@courtly/to-court-the-king";
import type { CourtOdds } from "../model/coach.ts";
import type { KingThoughts } from "./kingCoach.ts";
import { words } from "./words/index.ts";

/** The most cards in one sentence: a longer one would be interrupted by the next. */
const CARDS_MAX = 2;

/**
 * The sentence about changed odds, "King 43%, General 81%.", for the highest cards that changed.
 * @param aim the card that the roll is for; it comes first
 */
export function spokenOdds(before: CourtOdds, now: CourtOdds, aim?: CharacterId): string {
  const changed = CHARACTER_IDS.toReversed().filter(
    (id) => id !== "queen" && now[id] !== undefined && now[id].words !== before[id]?.words,
  );
  // The Fool is always sure, and a card that is out of reach is news only if it was in reach before.
  const worth = changed.filter((id) => id !== "fool" && id !== "charlatan");
  const telling = worth.filter((id) => now[id]?.status !== "out" || before[id] !== undefined);
  if (telling.length === 0) return "";
  const first = telling.toSorted((a, b) => Number(b === aim) - Number(a === aim));
  return spokenCards(first.slice(0, CARDS_MAX), now);
}

function spokenCards(ids: readonly CharacterId[], odds: CourtOdds): string {
  const { king } = words();
  return king.spoken(
    ids.map((id) => ({
      name: kingWords().names[id],
      percent: odds[id]?.status === "sure" ? king.sureSpoken : (odds[id]?.words ?? ""),
    })),
  );
}

/** The odds of the current decision: all cards in reach, or the mark of the final round; empty until they are known. */
export function spokenThoughts({ model, court, mark }: KingThoughts): string {
  const { waiting } = model.view.value;
  const { king, percent, over, rivalPlays } = words();
  if (waiting.kind === "over") return over;
  if (waiting.kind !== "person")
    return rivalPlays(model.session.roster.names[waiting.player] ?? "");
  const { ending, toAct } = model.state.value;
  if (ending !== undefined && mark.value !== undefined) {
    const goal = kingWords().mark(ending.best);
    const aim = toAct === ending.claim.seat ? king.match(goal) : king.beat(goal);
    return `${percent(mark.value.atLeast, 1)} ${aim}.`;
  }
  const odds = court.value;
  if (odds === undefined) return "";
  const isInReach = (id: CharacterId) => odds[id] !== undefined && odds[id].status !== "out";
  return spokenCards(
    CHARACTER_IDS.toReversed().filter((id) => id !== "queen" && isInReach(id)),
    odds,
  );
}
