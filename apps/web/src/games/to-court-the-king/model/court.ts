import { plus } from "@courtly/engine";
import {
  beforeFirstRoll,
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  costOf,
  handOf,
  isFinalRound,
  owns,
  refusalOfCard,
  TIERS,
  toCourtTheKing,
  type CharacterId,
  type State,
  type Tier,
} from "@courtly/to-court-the-king";
import type { Seat } from "@courtly/engine";
import type { CourtOdds } from "./coach.ts";
import { words } from "../words/index.ts";

export interface CourtRow {
  readonly tier: Tier;
  readonly cards: readonly CharacterId[];
  /** Cards without a tier, behind a dashed line. */
  readonly apart: readonly CharacterId[];
}

const ofTier = (tier: Tier) => CHARACTER_IDS.filter((id) => CHARACTERS[id].tier === tier);

/** The rows of the court from the top. Cards without a tier are in the row that has room for them. */
export const COURT_ROWS: readonly CourtRow[] = TIERS.slice(1)
  .toReversed()
  .map((tier) => ({ tier, cards: ofTier(tier), apart: tier === "II" ? ofTier("–") : [] }));

const GRID = COURT_ROWS.map(({ cards, apart }) => [...cards, ...apart]);

export const FIRST_CARD: CharacterId = GRID[0]?.[0] ?? "queen";

/** The card that an arrow key leads to. Rows of different lengths are centred above each other. */
export function courtNeighbour(id: CharacterId, key: string): CharacterId | undefined {
  const row = GRID.findIndex((cards) => cards.includes(id));
  const cards = GRID[row] ?? [];
  const at = cards.indexOf(id);
  if (key === "ArrowRight") return cards[at + 1];
  if (key === "ArrowLeft") return cards[at - 1];
  if (key === "Home") return FIRST_CARD;
  if (key === "End") return GRID.at(-1)?.at(-1);
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const beyond = down === 0 ? undefined : GRID[row + down];
  if (beyond === undefined) return undefined;
  const place = (at + 0.5) / cards.length;
  return beyond[Math.min(beyond.length - 1, Math.floor(place * beyond.length))];
}

/** The status of a card for the person who looks at the court. */
export type CardStatus =
  /** No information: no dice lie, or somebody else plays. */
  | "open"
  /** The dice as they lie pay for it. */
  | "reach"
  /** The dice as they lie do not pay for it, but they may still be rolled. */
  | "short"
  /** It can be taken now. */
  | "take"
  /** This turn can end with it, whatever the dice show. */
  | "sure"
  /** This turn may end with it, and the chance is known. */
  | "chance"
  /** This turn cannot end with it. */
  | "out"
  | "yours"
  | "gone";

export interface CardState {
  readonly status: CardStatus;
  /** The status in a word or two. */
  readonly words: string;
  /** The chance to get it this turn, if it is known. */
  readonly chance?: number | undefined;
  readonly left: number;
  readonly of: number;
}

export interface Onlooker {
  /** The seat whose cards are "yours". */
  readonly seat: Seat | undefined;
  /** Whether this person plays, and the dice have come to rest. */
  readonly plays: boolean;
  /** The odds of the cards, from the coach. */
  readonly odds?: CourtOdds | undefined;
}

export function courtOf(
  state: State,
  onlooker: Onlooker,
): Readonly<Record<CharacterId, CardState>> {
  const settled = allAside(state);
  return Object.fromEntries(
    CHARACTER_IDS.map((id) => [id, cardState({ state, settled, id, onlooker })]),
  ) as Record<CharacterId, CardState>;
}

/** The state if every die as it lies were set aside. */
function allAside(state: State): State {
  const { active, aside } = state.dice;
  return { ...state, dice: { ...state.dice, active: [], aside: plus(aside, active) } };
}

interface Look {
  readonly state: State;
  readonly settled: State;
  readonly id: CharacterId;
  readonly onlooker: Onlooker;
}

function cardState(look: Look): CardState {
  const { state, id } = look;
  const of = copiesInCourt(id, state.players, state.rules);
  return { ...statusOf(look), left: state.court[id], of };
}

interface Said {
  readonly status: CardStatus;
  readonly words: string;
  readonly chance?: number | undefined;
}

const OPEN: Said = { status: "open", words: "" };

function statusOf({ state, settled, id, onlooker }: Look): Said {
  const isYours =
    onlooker.seat !== undefined && id !== "charlatan" && owns(handOf(state, onlooker.seat), id);
  if (isYours) return { status: "yours", words: words().court.yours };
  if (isGone(state, id)) return { status: "gone", words: goneWords(state, id) };
  const odds = onlooker.plays && !isResult(state) ? onlooker.odds?.[id] : undefined;
  if (odds !== undefined) return odds;
  const cost = costOf(state.rules, id);
  const isIdle = !onlooker.plays || beforeFirstRoll(state.dice) || isFinalRound(state);
  if (isIdle) return OPEN;
  if (cost.kind === "withKing")
    return besideKing(statusOf({ state, settled, id: "king", onlooker }));
  if (refusalOfTake(state, id) === undefined) return { status: "take", words: words().court.take };
  const refusal = refusalOfCard(settled, id);
  if (refusal === undefined) return { status: "reach", words: words().court.reach };
  if (cost.kind === "turnedFool") return { status: "out", words: words().court.noFool };
  return state.dice.active.length > 0
    ? { status: "short", words: "" }
    : { status: "out", words: words().court.outOfReach };
}

/** Whether all dice are set aside: then it is known which cards can be taken. */
function isResult({ dice }: State): boolean {
  return dice.active.length === 0 && dice.aside.length > 0;
}

/** The status of the Queen: she is as near as the King, and cannot be taken alone. */
function besideKing({ status }: Said): Said {
  const isNear = status === "reach" || status === "take";
  return isNear ? { status: "reach", words: words().court.withKing } : { status, words: "" };
}

/** The text for a card that is gone. King and Queen leave the court together, when the King is claimed. */
function goneWords({ ending }: State, id: CharacterId): string {
  const { claimed, noneLeft } = words().court;
  return ending !== undefined && CHARACTERS[id].tier === "V" ? claimed : noneLeft;
}

function isGone(state: State, id: CharacterId): boolean {
  return state.court[id] === 0 && costOf(state.rules, id).kind !== "turnedFool";
}

function refusalOfTake(state: State, character: CharacterId) {
  return toCourtTheKing.refusal(state, state.toAct, { kind: "take", character });
}

/** The cards that can be taken now, in the order of the court. */
export function takeable(state: State): readonly CharacterId[] {
  return CHARACTER_IDS.filter((id) => refusalOfTake(state, id) === undefined);
}

/** Whether a card with a tier could be taken now, so that taking nothing would waste it. */
export function leavesSomething(state: State): boolean {
  return takeable(state).some((id) => CHARACTERS[id].tier !== "–");
}

/** The seats that hold a card. */
export function ownersOf(state: State, id: CharacterId): readonly Seat[] {
  return state.hands.flatMap((hand, seat) => (owns(hand, id) ? [seat] : []));
}
