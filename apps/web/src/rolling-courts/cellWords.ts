import type { Seat } from "@courtly/engine";
import {
  counted,
  courtOf,
  courtPrice,
  goldOf,
  pathDie,
  pushedOut,
  rowOf,
  type Spot,
  type State,
} from "@courtly/rolling-courts";
import type { Cast } from "../sitting/cast.ts";
import type { Cell } from "./cells.ts";
import { whoIs } from "./colours.ts";
import { nextTreasure, type Mark } from "./marks.ts";
import { previewOf } from "./preview.ts";
import { ordinal, spotName } from "./words.ts";
import { memberFor } from "./ways.ts";
import type { Intent, Scene } from "./scene.ts";

/** What names are made of. */
export interface Naming {
  readonly state: State;
  readonly cast: Cast;
  /** Whose eyes: without somebody who decides, cells only say what they are. */
  readonly scene: Scene | undefined;
  readonly intent: Intent;
}

/** A cell as a screen reader says it: what it is, who is there, what can be done. */
export function cellName(cell: Cell, mark: Mark | undefined, naming: Naming): string {
  const words = partsOf(cell, mark, naming).filter((part) => part !== undefined);
  return words.join(", ");
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
  { state, cast, scene, intent }: Naming,
): Parts {
  const place = `${into} ${number}`;
  const pay = state.board.villages[number - 1]?.retirement ?? 0;
  const retires = into === "village" ? `pushed out is paid ${pay}` : undefined;
  if (mark?.kind !== "gate" || scene === undefined) return [`Entrance of ${place}`, retires];
  const { member } = intent;
  const way = `${into === "village" ? "to" : "into"} ${place}`;
  const target = { kind: into, number } as const;
  const from = intent.mode === "recall" ? member : undefined;
  const out = pushedOut(state, { kind: "enter", into: target, ...(from && { from }) });
  return [
    `${intent.mode === "recall" ? "Recall" : "Send"} a member ${way}`,
    out && `${whoIs(state, cast, out.seat)} pushed out and paid ${out.pay}`,
  ];
}

function spotParts(spot: Spot, mark: Mark | undefined, { state, cast }: Naming): Parts {
  const seat = rowOf(state, spot)[spot.space - 1];
  const { number, space, kind } = spot;
  const worth =
    kind === "village"
      ? `price ${state.board.villages[number - 1]?.prices[space - 1] ?? 0}`
      : caveWorth(state, spot);
  return [spotName(spot), worth, holder(state, cast, seat), spotOffer(mark, state, cast)];
}

function caveWorth({ board }: State, { number, space }: Spot): string | undefined {
  const cave = board.caves[number - 1];
  const value = cave?.values[space - 1] ?? 0;
  const isLast = space === cave?.values.length;
  if (value === 0) return isLast ? "home from here" : undefined;
  return isLast ? `home from here with ${value}` : `worth ${value}`;
}

function holder(state: State, cast: Cast, seat: Seat | undefined): string {
  return seat === undefined ? "empty" : whoIs(state, cast, seat);
}

function spotOffer(mark: Mark | undefined, state: State, cast: Cast): string | undefined {
  if (mark === undefined) return undefined;
  if (mark.kind === "source") return "chosen";
  if (mark.kind === "mover") return mark.isDear ? "may move, too dear now" : "may move";
  if (mark.kind === "retire") return `retire early for ${mark.pay} gold`;
  if (mark.kind !== "promote") return undefined;
  return mark.passes === undefined
    ? "promote to the empty place ahead"
    : `promote past ${whoIs(state, cast, mark.passes)}`;
}

function seatParts(
  cell: Extract<Cell, { kind: "seat" }>,
  mark: Mark | undefined,
  naming: Naming,
): Parts {
  const { state, cast } = naming;
  const { court, over } = cell;
  const points = state.board.courts.points[over] ?? 0;
  const seat = courtOf(state, court)[over];
  const offer = seatOffer(cell, mark, naming);
  const held = offer === undefined ? "empty" : undefined;
  return [
    `Court ${court}`,
    `${ordinal(over + 1)} seat`,
    counted(points, "point"),
    seat === undefined ? held : whoIs(state, cast, seat),
    offer,
  ];
}

function seatOffer(
  cell: Extract<Cell, { kind: "seat" }>,
  mark: Mark | undefined,
  { state, cast, scene, intent }: Naming,
): string | undefined {
  if (mark?.kind !== "goal" || scene === undefined) return undefined;
  const from = memberFor(scene, intent, cell);
  if (from === undefined) return "can be reached, choose who goes";
  const { court, over } = cell;
  const price = courtPrice(state, from, over);
  const who = whoIs(state, cast, scene.seat);
  if (mark.isDear) return `${price} gold needed, ${goldOf(state, scene.seat)} there`;
  const action = { kind: "court", court, from, over } as const;
  const gain = previewOf(state, scene.seat, action).points[scene.seat] ?? 0;
  const more =
    gain === (state.board.courts.points[over] ?? 0)
      ? ""
      : `, plus ${counted(gain, "point")} in all`;
  return `${who} after ${price} gold${more}${mark.isPicked ? ", proposed" : ""}`;
}

function mineParts(mine: number, mark: Mark | undefined, { state }: Naming): Parts {
  const left = (state.board.deepMines[mine - 1]?.length ?? 0) - (state.deep[mine - 1] ?? 0);
  const name = `Deep mine ${mine}`;
  if (left === 0) return [name, "exhausted"];
  return [
    name,
    `next treasure ${nextTreasure(state, mine)}`,
    `${left} left`,
    ...[mine, mine + 1].map((cave) => `from cave ${cave} with a ${pathDie(cave, mine) ?? ""}`),
    mark?.kind === "goal" ? (mark.isPicked ? "proposed" : "in reach") : undefined,
  ];
}

/** A row of the board in one go, for a folded row: "4: council Ines, empty …; court …". */
export function rowSummary(state: State, cast: Cast, number: number): string {
  const names = (row: readonly (Seat | undefined)[]) =>
    row.every((seat) => seat === undefined)
      ? "empty"
      : row.map((seat) => holder(state, cast, seat)).join(", ");
  const council = names(rowOf(state, { kind: "village", number }));
  const members = courtOf(state, number);
  const isFull = members.length === state.board.courts.points.length;
  return `Row ${number}. Council: ${council}. Court: ${names(members)}${isFull ? ", full" : ""}.`;
}
