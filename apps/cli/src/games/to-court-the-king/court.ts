import { plus } from "@courtly/engine";
import {
  beforeFirstRoll,
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  handOf,
  isFinalRound,
  owns,
  refusalOfCard,
  TIERS,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { beside, hanging, joined, padded, widthOf } from "../../play/layout.ts";
import type { Paint } from "../../outlet.ts";
import type { Speech } from "../../speech.ts";

interface Drawn {
  readonly paint: Paint;
  readonly speech: Speech;
}

/** The width of the court with costs: exactly that of a classic terminal. */
export const COURT_WIDTH = 80;

const COLUMNS = [
  ["I", "–"],
  ["II", "III"],
  ["IV", "V"],
] as const;

function ofTier(tier: string): readonly CharacterId[] {
  return CHARACTER_IDS.filter((id) => CHARACTERS[id].tier === tier);
}

/** The cards that the current dice would pay for, if all of them were set aside now. */
function affordable(state: State): ReadonlySet<CharacterId> {
  const { dice } = state;
  if (beforeFirstRoll(dice) || isFinalRound(state)) return new Set();
  const settled: State = {
    ...state,
    dice: { ...dice, active: [], aside: plus(dice.active, dice.aside) },
  };
  return new Set(CHARACTER_IDS.filter((id) => refusalOfCard(settled, id) === undefined));
}

/** The court in three columns of tiers: a mark for affordable cards, the copies left and the cost. */
export function courtWithCosts(state: State, { paint, speech }: Drawn): readonly string[] {
  const { names } = speech.king;
  const can = affordable(state);
  const columns = COLUMNS.map((tiers) => {
    const ids = tiers.flatMap(ofTier);
    const tierWidth = Math.max(...tiers.map(widthOf)) + 1;
    const nameWidth = Math.max(...ids.map((id) => widthOf(names[id])));
    return ids.map((id) => {
      const { tier } = CHARACTERS[id];
      const label = ofTier(tier)[0] === id ? tier : "";
      const mark = can.has(id) ? "✓" : " ";
      const card = `${mark}${padded(names[id], nameWidth)} ${copiesLeft(state, id)} ${speech.kingTable.screen.brief(costOf(state.rules, id))}`;
      return paint.dim(padded(label, tierWidth)) + tinted(card, { state, id, can, paint });
    });
  });
  return columns.reduce<readonly string[]>(
    (left, right) => (left.length === 0 ? right : beside(left, right, 1)),
    [],
  );
}

/** The court with names and copies only, one line for each tier: for narrow or low pages. */
export function courtByName(
  state: State,
  { width, paint, speech }: Drawn & { readonly width: number },
): readonly string[] {
  const can = affordable(state);
  return TIERS.flatMap((tier) => {
    const cards = ofTier(tier)
      .filter((id) => (id === "charlatan" ? can.has(id) : state.court[id] > 0))
      .map((id) => {
        const card =
          `${can.has(id) ? "✓" : ""}${speech.king.names[id]} ${copiesLeft(state, id)}`.trimEnd();
        return tinted(card, { state, id, can, paint });
      });
    const label = padded(tier, 4);
    return cards.length === 0 ? [] : hanging(label, joined(cards, "  ", width - label.length));
  });
}

function copiesLeft({ court }: State, id: CharacterId): string {
  const copies = court[id];
  return id === "charlatan" || copies === Infinity ? " " : String(copies);
}

interface Tint {
  readonly state: State;
  readonly id: CharacterId;
  readonly can: ReadonlySet<CharacterId>;
  readonly paint: Paint;
}

/** Highlights affordable cards, and dims those that are gone or owned already. */
function tinted(card: string, { state, id, can, paint }: Tint): string {
  if (can.has(id)) return paint.good(card);
  const isGone = id !== "charlatan" && state.court[id] === 0;
  return isGone || owns(handOf(state, state.toAct), id) ? paint.dim(card) : card;
}
