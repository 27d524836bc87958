import type { Worths } from "@courtly/bots/advice";
import { CHARACTER_IDS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import { isOpen, type Chances } from "./questions.ts";

/** Less is no reason. */
const ADDS_MIN = 0.0005;
/** A card tells two lines apart if it does at least so much of what the most telling one does. */
const TELLING_SHARE = 0.5;
/** From here on a card is what one may count on. */
const LIKELY_MIN = 0.5;

/** What the dice may bring as they lie, after the best line, and after the next one; and what each card is worth. */
export interface Prospects {
  readonly now: Chances;
  readonly after: Chances;
  readonly instead: Chances | undefined;
  readonly worths: Worths;
}

/** Cards that ask nothing of the dice. */
export function freeOf(state: State): Chances {
  const free = CHARACTER_IDS.filter((id) => isOpen(state, id) && isFree(state, id));
  return Object.fromEntries(free.map((id) => [id, SURE]));
}

export function isFree({ rules }: State, id: CharacterId): boolean {
  return ["anything", "turnedFool"].includes(costOf(rules, id).kind);
}

const SURE = { atLeast: 1, atMost: 1, exact: true };

export function isSure(chances: Chances, id: CharacterId): boolean {
  return chanceOf(chances, id) >= 1;
}

export function chanceOf(chances: Chances, id: CharacterId): number {
  return chances[id]?.atLeast ?? 0;
}

/** The card that would win most of those that can be had whatever the dice do. */
export function safestOf({ now, worths }: Prospects): CharacterId | undefined {
  const { nothing = 0 } = worths;
  return mostOf(
    CHARACTER_IDS.filter((id) => isSure(now, id) && worthOf(worths, id) > nothing),
    (id) => worthOf(worths, id),
  );
}

/** What the roll is for: the card that may come and adds most to whatever else one could count on. */
export function aimOf({ now, after, instead = {}, worths }: Prospects): CharacterId | undefined {
  const { nothing = 0 } = worths;
  const cards = knownIn(after).filter((id) => worthOf(worths, id) > nothing);
  const counted = (id: CharacterId) => chanceOf(after, id) * (worthOf(worths, id) - nothing);
  const gain = (aim: CharacterId) =>
    worthOf(worths, aim) - nothing - Math.max(0, ...cards.filter((id) => id !== aim).map(counted));
  const adds = (id: CharacterId) => chanceOf(after, id) * gain(id);
  const lifts = (id: CharacterId) => liftOf(after, instead, id) * gain(id);
  const added = cards.filter(
    (id) => !isSure(after, id) && !isSure(now, id) && adds(id) >= ADDS_MIN,
  );
  // What is likelier than after the next best tells the two apart.
  const least = Math.max(...added.map(lifts)) * TELLING_SHARE;
  return mostOf(
    added.filter((id) => lifts(id) >= least),
    adds,
  );
}

/** How much likelier a card is than after the next best line; too little is nothing. */
export function liftOf(after: Chances, instead: Chances, id: CharacterId): number {
  const lift = chanceOf(after, id) - chanceOf(instead, id);
  return instead[id]?.exact === true && lift >= ADDS_MIN ? lift : 0;
}

/** What one may count on where the aim is a long shot: likely, and worth more than what is sure. */
export function likelyOf(
  { after, worths }: Prospects,
  aim: CharacterId,
  safe: CharacterId | undefined,
): CharacterId | undefined {
  if (chanceOf(after, aim) >= LIKELY_MIN) return undefined;
  const least = safe === undefined ? (worths.nothing ?? 0) : worthOf(worths, safe);
  return mostOf(
    knownIn(after).filter(
      (id) => id !== aim && chanceOf(after, id) >= LIKELY_MIN && worthOf(worths, id) > least,
    ),
    (id) => worthOf(worths, id),
  );
}

/** What may come that would win more than this card. */
export function betterThan(
  card: CharacterId,
  { after, worths }: Prospects,
): CharacterId | undefined {
  const gain = (id: CharacterId) =>
    chanceOf(after, id) * (worthOf(worths, id) - worthOf(worths, card));
  return mostOf(
    knownIn(after).filter((id) => gain(id) >= ADDS_MIN),
    gain,
  );
}

export function worthOf(worths: Worths, id: CharacterId): number {
  return worths[id] ?? 0;
}

function knownIn(chances: Chances): readonly CharacterId[] {
  return CHARACTER_IDS.filter((id) => chances[id]?.exact === true);
}

function mostOf(
  ids: readonly CharacterId[],
  of: (id: CharacterId) => number,
): CharacterId | undefined {
  return ids.toSorted((a, b) => of(b) - of(a))[0];
}
