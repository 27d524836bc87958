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
  /** Cards of no tier, behind a dashed line. */
  readonly apart: readonly CharacterId[];
}

const ofTier = (tier: Tier) => CHARACTER_IDS.filter((id) => CHARACTERS[id].tier === tier);

/** From the top; the cards of no tier stand in the row that has room for them. */
export const COURT_ROWS: readonly CourtRow[] = TIERS.slice(1)
  .toReversed()
  .map((tier) => ({ tier, cards: ofTier(tier), apart: tier === "II" ? ofTier("–") : [] }));

const GRID = COURT_ROWS.map(({ cards, apart }) => [...cards, ...apart]);

export const FIRST_CARD: CharacterId = GRID[0]?.[0] ?? "queen";

/** Where an arrow key leads from a card; rows of different lengths lie centred above each other. */
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

/** How a card stands to whoever looks at the court. */
export type CardStatus =
  /** Nothing to say: no dice lie, or somebody else plays. */
  | "open"
  /** The dice as they lie pay for it. */
  | "reach"
  /** The dice as they lie do not pay for it, but they may still be rolled. */
  | "short"
  /** It can be taken now. */
  | "take"
  /** Whatever the dice show, this turn can end with it. */
  | "sure"
  /** This turn may end with it: there is a number. */
  | "chance"
  /** This turn does not end with it. */
  | "out"
  | "yours"
  | "gone";

export interface CardState {
  readonly status: CardStatus;
  /** The standing in a word or two. */
  readonly words: string;
  /** How likely it is, where that is known. */
  readonly chance?: number | undefined;
  readonly left: number;
  readonly of: number;
}

export interface Onlooker {
  /** Whose cards are "yours". */
  readonly seat: Seat | undefined;
  /** Whether they are the one who plays, and their dice have come to rest. */
  readonly plays: boolean;
  /** What a coach knows about the cards. */
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

/** All dice lie aside: what can be taken is known. */
function isResult({ dice }: State): boolean {
  return dice.active.length === 0 && dice.aside.length > 0;
}

/** The Queen is as near as the King, and is not taken for herself. */
function besideKing({ status }: Said): Said {
  const isNear = status === "reach" || status === "take";
  return isNear ? { status: "reach", words: words().court.withKing } : { status, words: "" };
}

/** King and Queen leave the court together, when the King is claimed. */
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

/** What can be taken now, in the order of the court. */
export function takeable(state: State): readonly CharacterId[] {
  return CHARACTER_IDS.filter((id) => refusalOfTake(state, id) === undefined);
}

/** The card of the highest tier that can be taken; the later one of equals. */
export function proposalOf(state: State): CharacterId | undefined {
  const tierOf = (id: CharacterId) => TIERS.indexOf(CHARACTERS[id].tier);
  return takeable(state).reduce<CharacterId | undefined>(
    (best, id) => (best === undefined || tierOf(id) >= tierOf(best) ? id : best),
    undefined,
  );
}

/** Whether taking nothing would leave more than a Fool behind. */
export function leavesSomething(state: State): boolean {
  return takeable(state).some((id) => CHARACTERS[id].tier !== "–");
}

/** Who holds a card. */
export function ownersOf(state: State, id: CharacterId): readonly Seat[] {
  return state.hands.flatMap((hand, seat) => (owns(hand, id) ? [seat] : []));
}
