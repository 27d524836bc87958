import type { Face } from "@courtly/engine";
import {
  CHARACTER_IDS,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import type { Temperament } from "../names.ts";
import { canUse, collect, favouriteFace, keep, ROLL, takeFirst, use } from "./collecting.ts";
import { PRICE_MARGIN, PRICES } from "./prices.ts";
import { liking, noticedCards, type Perception } from "./thought/perception.ts";

/** The way a bot plays that collects one number, turn by turn. */
export interface Collecting extends Perception {
  /** Whether it uses cards that change or re-roll dice. */
  readonly changesDice: boolean;
}

/** Uses every card that it has and overlooks none. */
export const COLLECTING_WELL: Collecting = {
  changesDice: true,
  notices: 1,
  temperament: undefined,
};

/** Collects one number with the cards it has, and takes the best card that it notices. */
export function collectingAction(state: State, mind: Collecting): Action {
  const { active, mayRoll } = state.dice;
  const favourite = favouriteFace(state.dice);
  const collecting = collect(state, favourite);
  if (collecting !== undefined) return collecting;
  if (active.length === 0) return takeFirst(state, preferred(state, mind));
  const otherwise = keep([active.at(-1) as Face]);
  if (!mind.changesDice) return mayRoll ? ROLL : otherwise;
  if (mayRoll && active.length > fixersLeft(state)) return ROLL;
  return fix(state, favourite) ?? (mayRoll ? ROLL : rerollOr(state, otherwise));
}

/** The cards that it notices, the best first. */
function preferred(state: State, { notices, temperament }: Collecting): readonly CharacterId[] {
  const cards = BY_PRICE[temperament ?? "even"];
  if (notices >= 1) return cards;
  const noticed = noticedCards(notices, state);
  return cards.filter((id) => noticed.includes(id));
}

/** All cards, the best first. */
const BY_PRICE = {
  even: byPrice(undefined),
  bold: byPrice("bold"),
  cautious: byPrice("cautious"),
};

function byPrice(temperament: Temperament | undefined): readonly CharacterId[] {
  const price = (id: CharacterId) => (PRICES[id] ?? 0) + PRICE_MARGIN * liking(id, temperament);
  return CHARACTER_IDS.toSorted((a, b) => price(b) - price(a));
}

/** Cards that change a die to the favourite number for certain; saved for the last dice. */
const FIXERS = ["servingMaid", "astronomer", "magician"] as const;

function fixersLeft(state: State): number {
  let count = 0;
  for (const id of FIXERS) if (canUse(state, id)) count += 1;
  return count;
}

/** A change that makes at least one active die show the favourite. */
function fix(state: State, favourite: Face): Action | undefined {
  const { active, aside } = state.dice;
  const near = (pips: number) => active.filter((die) => die + pips === favourite);
  for (const [id, pips] of [
    ["noblewoman", 1],
    ["nobleman", 2],
  ] as const) {
    const from = near(pips);
    if (from.length > 0 && canUse(state, id))
      return use(
        id,
        from,
        from.map(() => favourite),
      );
  }
  const [low] = active.filter((die) => die < favourite && die + 3 >= favourite);
  if (low !== undefined && canUse(state, "servingMaid"))
    return use("servingMaid", [low], [favourite]);
  const [first] = active as [Face, ...Face[]];
  if (canUse(state, "astronomer") && aside.includes(favourite))
    return use("astronomer", [first], [favourite]);
  if (canUse(state, "magician")) return use("magician", [first], [favourite]);
  return balance(state, favourite);
}

/** Philosopher or Alchemist: moves pips between two dice so that one shows the favourite. */
function balance(state: State, favourite: Face): Action | undefined {
  const { active } = state.dice;
  const id = canUse(state, "philosopher") ? "philosopher" : "alchemist";
  if (!canUse(state, id)) return undefined;
  for (const [i, low] of active.entries())
    for (const high of active.slice(i + 1)) {
      const rest = low + high - favourite;
      if (rest < 1 || rest > 6) continue;
      const to = [favourite, rest as Face].sort((a, b) => a - b);
      return use(id, [low, high], to);
    }
  return undefined;
}

function rerollOr(state: State, otherwise: Action): Action {
  const { active } = state.dice;
  if (canUse(state, "merchant")) return use("merchant", active, []);
  if (canUse(state, "fool")) return use("fool", active.slice(0, 1), []);
  return otherwise;
}
