import type { Seat } from "@courtly/engine";
import {
  courtOf,
  courtPrice,
  goldOf,
  pathDie,
  pushedOut,
  rowOf,
  type Spot,
  type State,
} from "@courtly/rolling-courts";
import type { Roster } from "../../../table/roster.ts";
import type { Cell } from "./cells.ts";
import { whoAt } from "./colours.ts";
import { nextTreasure, type Mark } from "../model/marks.ts";
import { previewOf } from "../model/preview.ts";
import { memberFor } from "../model/ways.ts";
import type { Draft, Situation } from "../model/situation.ts";
import { words } from "../words/index.ts";

/** Everything that the name of a cell is made from. */
export interface Naming {
  readonly state: State;
  readonly roster: Roster;
  /** The situation of the person who decides. Without one, the name of a cell contains no offer. */
  readonly situation: Situation | undefined;
  readonly draft: Draft;
}

/** The name of a cell for screen readers: the place, the member there, and the offer. */
export function cellName(cell: Cell, mark: Mark | undefined, naming: Naming): string {
  const parts = partsOf(cell, mark, naming).filter((part) => part !== undefined);
  return parts.join(", ");
}

type Parts = readonly (string | undefined)[];

function partsOf(cell: Cell, mark: Mark | undefined, naming: Naming): Parts {
  switch (cell.kind) {
    case "gate":
      return gateParts(cell, mark, naming);
    case "seat":
      return seatParts(cell, mark, naming);
    case "mine":
      return mineParts(cell.mine, mark, naming);
    default:
      return spotParts(cell.spot, mark, naming);
  }
}

function gateParts(
  { into, number }: Extract<Cell, { kind: "gate" }>,
  mark: Mark | undefined,
  { state, roster, situation, draft }: Naming,
): Parts {
  const { cells } = words();
  const row = { kind: into, number } as const;
  const pay = state.board.villages[number - 1]?.retirement ?? 0;
  if (mark?.kind !== "gate" || situation === undefined)
    return [cells.entrance(row), into === "village" ? cells.pushedOutPay(pay) : undefined];
  const isRecall = draft.mode === "recall";
  const from = isRecall ? draft.member : undefined;
  const out = pushedOut(state, { kind: "enter", into: row, ...(from && { from }) });
  return [
    cells.enters(isRecall, row),
    out && cells.pushedOut({ who: whoAt(state, roster, out.seat), pay: out.pay }),
  ];
}

function spotParts(spot: Spot, mark: Mark | undefined, { state, roster }: Naming): Parts {
  const seat = rowOf(state, spot)[spot.space - 1];
  const { number, space, kind } = spot;
  const worth =
    kind === "village"
      ? words().cells.price(state.board.villages[number - 1]?.prices[space - 1] ?? 0)
      : caveWorth(state, spot);
  return [words().spot(spot), worth, holder(state, roster, seat), spotOffer(mark, state, roster)];
}

function caveWorth({ board }: State, { number, space }: Spot): string | undefined {
  const { cells } = words();
  const cave = board.caves[number - 1];
  const value = cave?.values[space - 1] ?? 0;
  const isLast = space === cave?.values.length;
  if (value === 0) return isLast ? cells.homeFromHere : undefined;
  return isLast ? cells.homeWith(value) : cells.worth(value);
}

function holder(state: State, roster: Roster, seat: Seat | undefined): string {
  return seat === undefined ? words().cells.empty : words().who(whoAt(state, roster, seat));
}

function spotOffer(mark: Mark | undefined, state: State, roster: Roster): string | undefined {
  const { cells } = words();
  if (mark === undefined) return undefined;
  if (mark.kind === "source") return cells.chosen;
  if (mark.kind === "mover") return mark.isDear ? cells.tooDear : cells.mayMove;
  if (mark.kind === "retire") return cells.retire(mark.pay);
  if (mark.kind !== "promote") return undefined;
  return mark.passes === undefined
    ? cells.promote
    : cells.promotePast(whoAt(state, roster, mark.passes));
}

function seatParts(
  cell: Extract<Cell, { kind: "seat" }>,
  mark: Mark | undefined,
  naming: Naming,
): Parts {
  const { state, roster } = naming;
  const { cells } = words();
  const { court, over } = cell;
  const points = state.board.courts.points[over] ?? 0;
  const seat = courtOf(state, court)[over];
  const offer = seatOffer(cell, mark, naming);
  const isSilent = seat === undefined && offer !== undefined;
  return [
    cells.court(court),
    cells.seat(over + 1),
    cells.points(points),
    isSilent ? undefined : holder(state, roster, seat),
    offer,
  ];
}

function seatOffer(
  cell: Extract<Cell, { kind: "seat" }>,
  mark: Mark | undefined,
  { state, roster, situation, draft }: Naming,
): string | undefined {
  if (mark?.kind !== "goal" || situation === undefined) return undefined;
  const { cells } = words();
  const from = memberFor(situation, draft, cell);
  if (from === undefined) return cells.chooseWhoGoes;
  const { court, over } = cell;
  const price = courtPrice(state, from, over);
  if (mark.isDear) return cells.needed(price, goldOf(state, situation.seat));
  const action = { kind: "court", court, from, over } as const;
  const gain = previewOf(state, situation.seat, action).points[situation.seat] ?? 0;
  return cells.after({
    who: whoAt(state, roster, situation.seat),
    price,
    points: gain === (state.board.courts.points[over] ?? 0) ? undefined : gain,
    isPicked: mark.isPicked,
  });
}

function mineParts(mine: number, mark: Mark | undefined, { state }: Naming): Parts {
  const { cells } = words();
  const left = (state.board.deepMines[mine - 1]?.length ?? 0) - (state.deep[mine - 1] ?? 0);
  if (left === 0) return [cells.mine(mine), cells.exhausted];
  return [
    cells.mine(mine),
    cells.nextTreasure(nextTreasure(state, mine)),
    cells.left(left),
    ...[mine, mine + 1].map((cave) => cells.fromCave(cave, pathDie(cave, mine))),
    mark?.kind === "goal" ? (mark.isPicked ? cells.proposed : cells.inReach) : undefined,
  ];
}

/** Describes a folded row of the board in one text: "4: council Ines, empty …; court …". */
export function rowSummary(state: State, roster: Roster, number: number): string {
  const families = (row: readonly (Seat | undefined)[]) =>
    row.map((seat) => (seat === undefined ? undefined : whoAt(state, roster, seat)));
  const members = courtOf(state, number);
  return words().board.summary({
    number,
    council: families(rowOf(state, { kind: "village", number })),
    court: families(members),
    isFull: members.length === state.board.courts.points.length,
  });
}
