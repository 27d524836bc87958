import {
  bit,
  countOf,
  encodingOf,
  FACES,
  NO_DICE,
  tableParts,
  type Encoding,
  type Seat,
  type VectorPart,
} from "@courtly/engine";
import type { Action } from "./actions.ts";
import {
  CAVE_SPACES,
  COUNCIL_SEATS,
  COURT_SEATS,
  DEEP_MINES,
  DEEP_SPACES,
  PLACES,
  type Board,
} from "./board.ts";
import { actionNotation } from "./notation.ts";
import { RULE_FIELDS } from "./rules.ts";
import {
  playerOfSeat,
  tokensInHand,
  type PlaceKind,
  type RowKind,
  type Spending,
  type State,
} from "./state.ts";
import { seatsFor } from "./seats.ts";

const COLOURS_MAX = 5;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
const PLACE_NUMBERS = upTo(PLACES);

// ── the vector ──────────────────────────────────────────────────────────────────────────────────

/** The vector part of the colour `place` seats to the left of the viewer; zeros if there is none. */
function colour(place: number): VectorPart<State> {
  const labels = ["present", "own", "starts", "acts", "gold", "tokens in hand"];
  return {
    name: `colour ${place}`,
    labels,
    values: (state, viewer) => {
      const seats = seatsFor(state.players);
      if (place >= seats) return labels.map(() => 0);
      const seat: Seat = (viewer + place) % seats;
      return [
        1,
        bit(playerOfSeat(state, seat) === playerOfSeat(state, viewer)),
        bit(seat === state.start),
        bit(seat === state.toAct),
        state.gold[seat] ?? 0,
        tokensInHand(state, seat),
      ];
    },
  };
}

/** Each space as one number per colour: 1 for the colour that stands there. */
function spaces(
  name: string,
  size: number,
  rows: (state: State) => readonly (readonly (Seat | undefined)[])[],
): VectorPart<State> {
  const places = Array.from({ length: COLOURS_MAX }, (_, place) => place);
  return {
    name,
    labels: PLACE_NUMBERS.flatMap((number) =>
      upTo(size).flatMap((space) => places.map((place) => `${number}:${space} colour ${place}`)),
    ),
    values: (state, viewer) => {
      const seats = seatsFor(state.players);
      const found = rows(state);
      return PLACE_NUMBERS.flatMap((number) =>
        upTo(size).flatMap((space) => {
          const member = found[number - 1]?.[space - 1];
          return places.map((place) => bit(place < seats && member === (viewer + place) % seats));
        }),
      );
    },
  };
}

function board(
  name: string,
  labels: readonly string[],
  values: (board: Board) => readonly number[],
): VectorPart<State> {
  return { name: `board ${name}`, labels, values: (state) => values(state.board) };
}

const spotLabels = (count: number, size: number): readonly string[] =>
  upTo(count).flatMap((number) => upTo(size).map((space) => `${number}:${space}`));

const SPENT: Spending = { dice: NO_DICE, changed: NO_DICE, points: 0, entered: [] };
const spendingIn = ({ stage }: State): Spending => (stage.kind === "turn" ? stage.spending : SPENT);
const ENTRIES: readonly (readonly [PlaceKind, number])[] = [
  ["village", PLACES],
  ["cave", PLACES],
  ["court", PLACES],
  ["deep", DEEP_MINES],
];

const TURN: readonly VectorPart<State>[] = [
  {
    name: "stage",
    labels: ["turn", "examine", "over", "before the roll", "rolling"],
    values: (state) => {
      const { kind } = state.stage;
      const { dice } = spendingIn(state);
      return [
        ...(["turn", "examine", "over"] as const).map((stage) => bit(kind === stage)),
        bit(dice === "waiting"),
        bit(dice === "rolling"),
      ];
    },
  },
  {
    name: "unspent",
    labels: FACES.map(String),
    values: (state) => {
      const { dice } = spendingIn(state);
      return FACES.map((face) => (typeof dice === "string" ? 0 : countOf(dice, face)));
    },
  },
  {
    name: "changed",
    labels: FACES.map(String),
    values: (state) => FACES.map((face) => countOf(spendingIn(state).changed, face)),
  },
  { name: "points", labels: [""], values: (state) => [spendingIn(state).points] },
  {
    name: "entered",
    labels: ENTRIES.flatMap(([kind, count]) => upTo(count).map((number) => `${kind} ${number}`)),
    values: (state) => {
      const { entered } = spendingIn(state);
      return ENTRIES.flatMap(([kind, count]) =>
        upTo(count).map(
          (number) =>
            entered.filter((place) => place.kind === kind && place.number === number).length,
        ),
      );
    },
  },
];

const PARTS: readonly VectorPart<State>[] = [
  ...tableParts(RULE_FIELDS),
  { name: "rounds idle", labels: [""], values: ({ round, gained }) => [round - gained] },
  ...Array.from({ length: COLOURS_MAX }, (_, place) => colour(place)),
  spaces("village", COUNCIL_SEATS, ({ villages }) => villages),
  spaces("cave", CAVE_SPACES, ({ caves }) => caves),
  spaces("court", COURT_SEATS, ({ courts }) => courts),
  { name: "deep", labels: upTo(DEEP_MINES).map(String), values: ({ deep }) => deep },
  ...TURN,
  board("prices", spotLabels(PLACES, COUNCIL_SEATS), ({ villages }) =>
    villages.flatMap(({ prices }) => prices),
  ),
  board("retirement", PLACE_NUMBERS.map(String), ({ villages }) =>
    villages.map(({ retirement }) => retirement),
  ),
  board("court points", upTo(COURT_SEATS).map(String), ({ courts }) => courts.points),
  board("leaps", upTo(COURT_SEATS).map(String), ({ courts }) => courts.leaps),
  board("cave values", spotLabels(PLACES, CAVE_SPACES), ({ caves }) =>
    caves.flatMap(({ values }) => values),
  ),
  board("red line", PLACE_NUMBERS.map(String), ({ caves }) => caves.map(({ redLine }) => redLine)),
  board("treasures", spotLabels(DEEP_MINES, DEEP_SPACES), ({ deepMines }) => deepMines.flat()),
];

// ── the slots: one for the text of each action ──────────────────────────────────────────────────

const spots = (kind: RowKind, size: number): readonly string[] =>
  spotLabels(PLACES, size).map((spot) => `${kind} ${spot}`);
const VILLAGE_SPOTS = spots("village", COUNCIL_SEATS);
const CAVE_SPOTS = spots("cave", CAVE_SPACES);
const SPOTS = [...VILLAGE_SPOTS, ...CAVE_SPOTS];
const ROWS = (["village", "cave"] as const).flatMap((kind) =>
  PLACE_NUMBERS.map((number) => `${kind} ${number}`),
);

const SLOTS: readonly string[] = [
  "roll",
  "end",
  "stay",
  ...ROWS,
  ...ROWS.flatMap((row) => SPOTS.map((spot) => `${row} from ${spot}`)),
  ...PLACE_NUMBERS.flatMap((court) =>
    VILLAGE_SPOTS.flatMap((spot) =>
      upTo(COURT_SEATS).map(
        (seat) => `court ${court} from ${spot}${seat === 1 ? "" : ` over ${seat - 1}`}`,
      ),
    ),
  ),
  ...upTo(DEEP_MINES).flatMap((mine) => CAVE_SPOTS.map((spot) => `deep ${mine} from ${spot}`)),
  ...FACES.flatMap((die) => FACES.map((to) => `change ${die} to ${to}`)),
  ...VILLAGE_SPOTS.map((spot) => `retire ${spot}`),
  ...SPOTS.map((spot) => `promote ${spot}`),
  ...CAVE_SPOTS.map((spot) => `home ${spot}`),
];

export const rollingCourtsEncoding: Encoding<State, Action> = encodingOf({
  version: 1,
  parts: PARTS,
  slots: SLOTS,
  slotName: (action) => actionNotation.write(action),
});
