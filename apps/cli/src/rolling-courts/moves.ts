import { listed } from "@courtly/engine";
import {
  courtOf,
  courtPrice,
  goldOf,
  rollingCourts,
  pushedOut,
  capital,
  counted,
  type State,
  type Colours,
  type Of,
} from "@courtly/rolling-courts";
import type { Choice } from "../menu.ts";
import { bySpot, kindChoices, type Fork } from "./forks.ts";
import { spotWords, worthWords } from "./words.ts";

/** What dice are spent on: ways into villages, caves, courts and deep mines. */

export interface Seated {
  readonly state: State;
  readonly colours: Colours;
}

// ── villages and caves ──────────────────────────────────────────────────────────────────────────

const ENTRIES = {
  village: {
    where: "to village",
    detail: "it waits there for its way to court",
    asks: "To which village?",
  },
  cave: {
    where: "into cave",
    detail: "it digs for gold, one space a round",
    asks: "Into which cave?",
  },
} as const;

export function entryChoices(
  entries: readonly Of<"enter">[],
  kind: "village" | "cave",
  table: Seated,
): readonly Choice[] {
  const { where, detail, asks } = ENTRIES[kind];
  return kindChoices(
    entries.filter(({ into }) => into.kind === kind),
    {
      several: (ways) => {
        const numbers = new Set(ways.map(({ into }) => String(into.number)));
        return `${verbOf(ways)} a member ${where} ${[...numbers].join(", ")}`;
      },
      one: (way) => `${verbOf([way])} a member ${where} ${way.into.number}`,
      detail,
      how: (way) => sourceWords(way, table),
      forks: [
        {
          asks,
          by: ({ into, from }) => `${into.number} ${from === undefined ? "hand" : "recalled"}`,
          label: (group) => entryLabel(group, table),
        },
        {
          asks: "Whom do you recall? It comes without pay.",
          by: ({ from }) => (from === undefined ? "" : bySpot(from)),
          label: ([{ from }]) => (from === undefined ? "" : capital(worthWords(from, table.state))),
        },
      ],
    },
  );
}

/** With nobody in hand, whoever comes is recalled. */
function verbOf(ways: readonly Of<"enter">[]): "Send" | "Recall" {
  return ways.every(({ from }) => from !== undefined) ? "Recall" : "Send";
}

function entryLabel(
  [first, ...others]: readonly [Of<"enter">, ...Of<"enter">[]],
  table: Seated,
): string {
  const { into } = first;
  const place = `${capital(into.kind)} ${into.number}`;
  return others.length === 0
    ? `${place}, ${sourceWords(first, table)}`
    : `${place}, recalling a member`;
}

/** R8: where the member comes from, and whom it pushes out. */
function sourceWords(way: Of<"enter">, { state, colours }: Seated): string {
  const source = way.from === undefined ? "hand" : worthWords(way.from, state);
  const out = pushedOut(state, way);
  return `from ${source}${out === undefined ? "" : `: ${colours.words.shortly(colours.familyOf(out.seat))} out, paid ${out.pay}`}`;
}

// ── courts ──────────────────────────────────────────────────────────────────────────────────────

type ToCourt = Of<"court">;

/** So many ways are listed in one go; of more, the court is asked for first. */
const WAYS_MAX = 6;

export function courtChoices(ways: readonly ToCourt[], table: Seated): readonly Choice[] {
  const { state } = table;
  const price = (group: readonly ToCourt[]) =>
    `${group.length > 1 ? "from " : ""}${cheapest(state, group)} gold`;
  const byWay = ({ court, from }: ToCourt) => `${court} ${bySpot(from)}`;
  const areFew = new Set(ways.map(byWay)).size <= WAYS_MAX;
  const leap: Fork<ToCourt> = {
    asks: "Where does it sit down?",
    by: ({ over }) => String(over),
    label: ([way]) => leapLabel(way, table),
  };
  const inOne: Fork<ToCourt> = {
    asks: "To which court, and from where?",
    by: byWay,
    label: (group) => `Court ${group[0].court} from ${spotWords(group[0].from)}: ${price(group)}`,
  };
  const court: Fork<ToCourt> = {
    asks: "To which court?",
    by: (way) => String(way.court),
    label: (group) => `Court ${group[0].court}: ${price(group)}`,
  };
  const from: Fork<ToCourt> = {
    asks: "From where?",
    by: (way) => bySpot(way.from),
    label: (group) => `${capital(spotWords(group[0].from))}: ${price(group)}`,
  };
  return kindChoices(ways, {
    several: () => `Go to court, ${price(ways)}`,
    one: (way) => `Go to court ${way.court}, ${price([way])}`,
    detail: "from a village to a seat that counts at the end",
    how: (way) => `from ${spotWords(way.from)}, ${placeWords(way, table)}`,
    forks: areFew ? [inOne, leap] : [court, from, leap],
  });
}

function cheapest(state: State, ways: readonly ToCourt[]): number {
  return Math.min(...ways.map(({ from, over }) => courtPrice(state, from, over)));
}

/** R11: behind everyone, or ahead of some; the whole price, and what the seat is worth now. */
function leapLabel(way: ToCourt, table: Seated): string {
  const { board } = table.state;
  const points = board.courts.points[way.over] as number;
  const price = courtPrice(table.state, way.from, way.over);
  return `${capital(placeWords(way, table))}: ${price} gold, ${counted(points, "point")}`;
}

function placeWords({ court, over }: ToCourt, { state, colours }: Seated): string {
  const members = courtOf(state, court);
  if (over > 0)
    return `ahead of ${listed(members.slice(0, over).map((seat) => colours.words.shortly(colours.familyOf(seat))))}`;
  return members.length === 0 ? "the first there" : "behind everyone";
}

/** R23: what a way to court would cost at least, if money is all that is missing. */
export function tooDear(state: State): string | undefined {
  const { toAct } = state;
  const rich = { ...state, gold: state.gold.with(toAct, Infinity) };
  const ways = rollingCourts
    .actions(rich, toAct)
    .filter((action): action is ToCourt => action.kind === "court");
  if (ways.length === 0) return undefined;
  return `Too dear: the way to court costs ${cheapest(state, ways)} gold, you have ${goldOf(state, toAct)}.`;
}

// ── deep mines ──────────────────────────────────────────────────────────────────────────────────

export function deepChoices(ways: readonly Of<"deep">[], { state }: Seated): readonly Choice[] {
  const treasure = ({ mine }: Of<"deep">) =>
    state.board.deepMines[mine - 1]?.[state.deep[mine - 1] as number] as number;
  return kindChoices(ways, {
    several: () => `Go into a deep mine, for ${Math.max(...ways.map(treasure))} gold`,
    one: (way) => `Go into deep mine ${way.mine}, for ${treasure(way)} gold`,
    detail: "a member leaves its cave, finds the next treasure and comes home",
    how: ({ from }) => `from ${worthWords(from, state)}`,
    forks: [
      {
        asks: "Into which deep mine?",
        by: ({ mine, from }) => `${mine} ${from.number}`,
        label: ([way]) =>
          `Deep mine ${way.mine} from cave ${way.from.number}: ${treasure(way)} gold`,
      },
      {
        asks: "Who goes?",
        by: ({ from }) => bySpot(from),
        label: ([{ from }]) => capital(worthWords(from, state)),
      },
    ],
  });
}
