import type { Worths } from "@courtly/bots/advice";
import { CHARACTER_IDS, costOf, type CharacterId, type State } from "@courtly/to-court-the-king";
import { isLittleMore } from "../chances.ts";
import { isOpen, type Chances } from "./turnOdds.ts";

/** Something that adds less to the chance to win is no reason. */
const ADDS_MIN = 0.0005;
/** Beside a card that the roll can hardly miss, another is an aim only if it adds this much: nobody rolls for a slim hope. */
const AIM_ADDS_MIN = 0.005;
/** From here on a card is what one may count on. */
const LIKELY_MIN = 0.5;

/** The chances of the cards now, after the best line and after the next one; and the chance to win with each card. */
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

/** Sums of many exact chances may be smaller than 1 by this much. */
const ROUNDING = 1e-9;
/** From here on a card is as good as sure. */
export const NEARLY_SURE = 0.97;

export function isSure(chances: Chances, id: CharacterId): boolean {
  return chanceOf(chances, id) >= 1 - ROUNDING;
}

export function chanceOf(chances: Chances, id: CharacterId): number {
  return chances[id]?.atLeast ?? 0;
}

/** The card that would win most of those that can be had whatever the dice do. */
export function safestOf({ now, worths }: Prospects): CharacterId | undefined {
  const { nothing = 0 } = worths;
  return mostOf(
    CHARACTER_IDS.filter((id) => isSure(now, id) && hopeOf(worths, id) > nothing),
    (id) => hopeOf(worths, id),
  );
}

/** A card that the roll cannot miss, or hardly; it wins most of these. */
export interface SureCard {
  readonly card: CharacterId;
  readonly win: number;
  readonly isNearly: boolean;
}

export function sureOf({ after, worths }: Prospects): SureCard | undefined {
  const { nothing = 0 } = worths;
  const card = mostOf(
    CHARACTER_IDS.filter(
      (id) => chanceOf(after, id) >= NEARLY_SURE && hopeOf(worths, id) > nothing,
    ),
    (id) => hopeOf(worths, id),
  );
  return card && { card, win: hopeOf(worths, card), isNearly: !isSure(after, card) };
}

/** The aim of the roll: of the cards that may come and win more than the sure one, the card that adds most to the others. */
export function aimOf(prospects: Prospects): CharacterId | undefined {
  return mostOf(wantedOf(prospects), (id) => chanceOf(prospects.after, id) * gainOf(prospects, id));
}

/** Another card that is likelier than after the next best line, and wins more than the safe one. */
export function liftedOf(prospects: Prospects, aim: CharacterId): CharacterId | undefined {
  const lifts = (id: CharacterId) => liftOf(prospects, id) * gainOf(prospects, id);
  return mostOf(
    wantedOf(prospects).filter((id) => id !== aim && lifts(id) >= ADDS_MIN),
    lifts,
  );
}

function wantedOf(prospects: Prospects): readonly CharacterId[] {
  const { now, after, worths } = prospects;
  const { nothing = 0 } = worths;
  const sure = sureOf(prospects)?.card;
  const safe = [safestOf(prospects), sure].flatMap((id) => id ?? []);
  const least = Math.max(nothing, ...safe.map((id) => worthOf(worths, id)));
  const addsMin = sure === undefined ? ADDS_MIN : AIM_ADDS_MIN;
  const isCertain = (id: CharacterId) => chanceOf(after, id) >= NEARLY_SURE && id !== "king";
  return knownIn(after).filter(
    (id) =>
      !isCertain(id) &&
      !isSure(after, id) &&
      // A King who is sure now stays the aim: with another roll his mark can rise.
      (id === "king" || !isSure(now, id)) &&
      !isLittleMore(hopeOf(worths, id), least) &&
      chanceOf(after, id) * gainOf(prospects, id) >= addsMin,
  );
}

/** The chance to win that a card adds to the best card that is likely without it. */
function gainOf({ after, worths }: Prospects, aim: CharacterId): number {
  const { nothing = 0 } = worths;
  const counted = knownIn(after)
    .filter((id) => id !== aim)
    .map((id) => chanceOf(after, id) * (worthOf(worths, id) - nothing));
  return hopeOf(worths, aim) - nothing - Math.max(0, ...counted);
}

/** The rise of a card's chance compared with the next best line; 0 if it is too small to matter. */
export function liftOf({ after, instead = {} }: Prospects, id: CharacterId): number {
  const lift = chanceOf(after, id) - chanceOf(instead, id);
  return instead[id]?.exact === true && lift >= ADDS_MIN ? lift : 0;
}

/** The card to expect if the aim is unlikely: a likely one, worth more than the safe one. */
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

/** The card that may come and would win more than this one. */
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

/** Whether the chances of all cards that would win more are known exactly. */
export function isKnownAbove(card: CharacterId, { after, worths }: Prospects): boolean {
  const above = CHARACTER_IDS.filter((id) => worthOf(worths, id) > worthOf(worths, card));
  return above.every((id) => after[id] === undefined || after[id].exact);
}

export function worthOf(worths: Worths, id: CharacterId): number {
  return worths[id] ?? 0;
}

/** The highest chance to win with a card: with the King, if all dice are alike. */
export function hopeOf(worths: Worths, id: CharacterId): number {
  return id === "king" ? Math.max(worths.highKing ?? 0, worthOf(worths, id)) : worthOf(worths, id);
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
