import {
  caveValue,
  courtOf,
  courtPrice,
  goldOf,
  rollingCourts,
  pushedOut,
  capital,
  type State,
  type Colours,
  type Of,
  type Spot,
} from "@courtly/rolling-courts";
import type { Choice, MenuWords } from "../../play/menu.ts";
import type { Speech } from "../../speech.ts";
import { bySpot, kindChoices, type Fork } from "./forks.ts";

/** The choices for spending dice: on villages, caves, courts and deep mines. */

export interface Seated {
  readonly state: State;
  readonly colours: Colours;
  readonly words: Speech["courtsTable"];
  /** The texts that all menus share. */
  readonly menu: MenuWords;
}

type Moves = Seated["words"]["moves"];

// ── villages and caves ──────────────────────────────────────────────────────────────────────────

export function entryChoices(
  entries: readonly Of<"enter">[],
  kind: "village" | "cave",
  table: Seated,
): readonly Choice[] {
  const { moves: words } = table.words;
  return kindChoices(
    entries.filter(({ into }) => into.kind === kind),
    {
      several: (ways) => {
        const numbers = new Set(ways.map(({ into }) => String(into.number)));
        return sendsOf(ways, words)(kind, [...numbers].join(", "));
      },
      one: (way) => sendsOf([way], words)(kind, String(way.into.number)),
      detail: words.entryDetail[kind],
      how: (way) => sourceWords(way, table),
      forks: [
        {
          asks: words.entryAsks[kind],
          by: ({ into, from }) => `${into.number} ${from === undefined ? "hand" : "recalled"}`,
          label: (group) => entryLabel(group, table),
        },
        {
          asks: words.recallAsks,
          by: ({ from }) => (from === undefined ? "" : bySpot(from)),
          label: ([{ from }]) => (from === undefined ? "" : capital(worthWords(from, table))),
        },
      ],
    },
    table.menu,
  );
}

/** "Recall" if no member can come from home, otherwise "send". */
function sendsOf(ways: readonly Of<"enter">[], { send, recall }: Moves) {
  return ways.every(({ from }) => from !== undefined) ? recall : send;
}

function entryLabel(
  [first, ...others]: readonly [Of<"enter">, ...Of<"enter">[]],
  table: Seated,
): string {
  const place = capital(table.colours.words.place(first.into));
  return others.length === 0
    ? `${place}, ${sourceWords(first, table)}`
    : table.words.moves.recalling(place);
}

/** R8: the place that the member comes from, and the member that it pushes out. */
function sourceWords(way: Of<"enter">, table: Seated): string {
  const { moves: words } = table.words;
  const source = way.from === undefined ? words.fromHome : words.from(worthWords(way.from, table));
  const out = pushedOut(table.state, way);
  if (out === undefined) return source;
  return `${source}: ${words.pushesOut(table.colours.familyOf(out.seat), out.pay)}`;
}

/** A spot with the pay that the member gives up by leaving: "cave 4, space 5 (worth 3)". */
function worthWords(spot: Spot, { state, words }: Seated): string {
  const value = spot.kind === "cave" ? caveValue(state, spot) : 0;
  return value === 0 ? words.spot(spot) : words.moves.worth(words.spot(spot), value);
}

// ── courts ──────────────────────────────────────────────────────────────────────────────────────

type ToCourt = Of<"court">;

/** The most ways that are listed at once. With more, the court is asked for first. */
const WAYS_MAX = 6;

export function courtChoices(ways: readonly ToCourt[], table: Seated): readonly Choice[] {
  const { moves: words, spot: spotWords } = table.words;
  const price = (group: readonly ToCourt[]) =>
    (group.length > 1 ? words.goldFrom : words.gold)(cheapest(table.state, group));
  const byWay = ({ court, from }: ToCourt) => `${court} ${bySpot(from)}`;
  const areFew = new Set(ways.map(byWay)).size <= WAYS_MAX;
  const leap: Fork<ToCourt> = {
    asks: words.asksSeat,
    by: ({ over }) => String(over),
    label: ([way]) => leapLabel(way, table),
  };
  const inOne: Fork<ToCourt> = {
    asks: words.asksCourtAndSpot,
    by: byWay,
    label: (group) => `${words.courtFrom(group[0].court, group[0].from)}: ${price(group)}`,
  };
  const court: Fork<ToCourt> = {
    asks: words.asksCourt,
    by: (way) => String(way.court),
    label: (group) => `${words.court(group[0].court)}: ${price(group)}`,
  };
  const from: Fork<ToCourt> = {
    asks: words.asksSpot,
    by: (way) => bySpot(way.from),
    label: (group) => `${capital(spotWords(group[0].from))}: ${price(group)}`,
  };
  return kindChoices(
    ways,
    {
      several: () => words.goToCourts(price(ways)),
      one: (way) => words.goToCourt(way.court, price([way])),
      detail: words.courtDetail,
      how: (way) => `${words.from(spotWords(way.from))}, ${placeWords(way, table)}`,
      forks: areFew ? [inOne, leap] : [court, from, leap],
    },
    table.menu,
  );
}

function cheapest(state: State, ways: readonly ToCourt[]): number {
  return Math.min(...ways.map(({ from, over }) => courtPrice(state, from, over)));
}

/** R11: behind everyone or ahead of some, with the full price and the current points of the seat. */
function leapLabel(way: ToCourt, table: Seated): string {
  const { board } = table.state;
  const points = board.courts.points[way.over] as number;
  const price = courtPrice(table.state, way.from, way.over);
  return `${capital(placeWords(way, table))}: ${table.words.moves.seatFor(price, points)}`;
}

function placeWords({ court, over }: ToCourt, { state, colours, words }: Seated): string {
  const { aheadOf, first, behind } = words.moves;
  const members = courtOf(state, court);
  if (over > 0) return aheadOf(members.slice(0, over).map(colours.familyOf));
  return members.length === 0 ? first : behind;
}

/** R23: the lowest price of a way to court, if only money is missing. */
export function tooDear({ state, words }: Seated): string | undefined {
  const { toAct } = state;
  const rich = { ...state, gold: state.gold.with(toAct, Infinity) };
  const ways = rollingCourts
    .actions(rich, toAct)
    .filter((action): action is ToCourt => action.kind === "court");
  if (ways.length === 0) return undefined;
  return words.moves.tooDear(cheapest(state, ways), goldOf(state, toAct));
}

// ── deep mines ──────────────────────────────────────────────────────────────────────────────────

export function deepChoices(ways: readonly Of<"deep">[], table: Seated): readonly Choice[] {
  const { moves: words } = table.words;
  const { board, deep } = table.state;
  const treasure = ({ mine }: Of<"deep">) =>
    board.deepMines[mine - 1]?.[deep[mine - 1] as number] as number;
  return kindChoices(
    ways,
    {
      several: () => words.deepSome(Math.max(...ways.map(treasure))),
      one: (way) => words.deepOne(way.mine, treasure(way)),
      detail: words.deepDetail,
      how: ({ from }) => words.from(worthWords(from, table)),
      forks: [
        {
          asks: words.deepAsks,
          by: ({ mine, from }) => `${mine} ${from.number}`,
          label: ([way]) => words.deepFrom(way.mine, way.from.number, treasure(way)),
        },
        {
          asks: words.deepWho,
          by: ({ from }) => bySpot(from),
          label: ([{ from }]) => capital(worthWords(from, table)),
        },
      ],
    },
    table.menu,
  );
}
