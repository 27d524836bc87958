import { CHARACTERS, TIERS, type CharacterId, type State } from "@courtly/to-court-the-king";
import { isLittleMore } from "../chances.ts";
import { chanceOf, isFree, isSure, type Prospects } from "./prospects.ts";

/** A likely card of a high tier that the advice passes by, and the chance to win with it. */
export interface Temptation {
  readonly card: CharacterId;
  /** The chance to get it now. */
  readonly chance: number;
  readonly isSure: boolean;
  readonly win: number;
  /** Whether it would win as much as the advice. */
  readonly isAsGood: boolean;
}

/** A card is tempting if it can be had at least this likely. */
const TEMPTING_MIN = 0.5;

/**
 * The card that a player would expect the advice to name: it is likely, and of a higher tier than the card that is safe,
 * or of no lower one than the aim.
 * @param told the cards that the reasons name already, the aim or the taken card first
 * @param win the chance to win with the advice
 */
export function temptationOf(
  state: State,
  { now, worths }: Pick<Prospects, "now" | "worths">,
  { told, win }: { readonly told: readonly CharacterId[]; readonly win: number },
): Temptation | undefined {
  const [main, ...beside] = told;
  if (main === undefined) return undefined;
  const isHigh = (id: CharacterId) =>
    rankOf(id) >= rankOf(main) || beside.some((other) => rankOf(id) > rankOf(other));
  const [card] = Object.keys(now)
    .map((id) => id as CharacterId)
    .filter(
      (id) =>
        !told.includes(id) &&
        id !== "king" &&
        !isFree(state, id) &&
        chanceOf(now, id) >= TEMPTING_MIN &&
        isHigh(id),
    )
    .toSorted((a, b) => rankOf(b) - rankOf(a) || chanceOf(now, b) - chanceOf(now, a));
  const worth = card && worths[card];
  // With a card that would win more, the advice would need another reason than this.
  if (card === undefined || worth === undefined || !isLittleMore(worth, win)) return undefined;
  return {
    card,
    chance: chanceOf(now, card),
    isSure: isSure(now, card),
    win: worth,
    isAsGood: isLittleMore(win, worth),
  };
}

/** The rank of a card's tier; a higher one is harder to get. */
function rankOf(id: CharacterId): number {
  return TIERS.indexOf(CHARACTERS[id].tier);
}
