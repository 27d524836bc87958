import { isNeighbour, type State } from "@courtly/rolling-courts";
import { isSameSpot } from "../board/cells.ts";
import type { Draft, Situation } from "./situation.ts";
import { memberFor, waysOn, type WayOn } from "./ways.ts";

/** The light of a path on the board: open to a member, or part of the chosen way. */
export type Light = "open" | "chosen";

export type Lights = ReadonlyMap<string, Light>;

/** The ids of the paths from villages to courts, and of the tunnels from caves to deep mines. */
const fanId = (village: number, court: number) => `village ${village} court ${court}`;
export const tunnelId = (cave: number, mine: number) => `cave ${cave} mine ${mine}`;

export function lightsOf(situation: Situation | undefined, draft: Draft): Lights {
  const lights = new Map<string, Light>();
  if (situation === undefined || draft.mode !== "move") return lights;
  for (const way of waysOn(situation, draft)) {
    const id = pathId(way);
    const isChosen = isSameSpot(memberFor(situation, draft, targetOf(way)), way.from);
    if (isChosen || !lights.has(id)) lights.set(id, isChosen ? "chosen" : "open");
  }
  return lights;
}

function pathId(way: WayOn): string {
  return way.kind === "court"
    ? fanId(way.from.number, way.court)
    : tunnelId(way.from.number, way.mine);
}

function targetOf(way: WayOn) {
  return way.kind === "court"
    ? ({ kind: "seat", court: way.court, over: way.over } as const)
    : ({ kind: "mine", mine: way.mine } as const);
}

/** A path that is drawn on the board. */
export interface BoardPath {
  readonly id: string;
  readonly d: string;
}

const ROW = 100;
const WIDTH = 44;
const middle = (number: number) => (number - 0.5) * ROW;

/** The paths from villages to courts, in a drawing 44 units wide with 100 units for each row. */
export function fanPaths(state: State): readonly BoardPath[] {
  const numbers = state.villages.map((_, index) => index + 1);
  return numbers.flatMap((village) =>
    numbers
      .filter((court) => isNeighbour(state, village, court))
      .map((court) => ({ id: fanId(village, court), d: fanPath(village, court, numbers.length) })),
  );
}

/** The drawing of a path. A path around the edge of the board leaves at one side and returns at the other. */
function fanPath(village: number, court: number, rows: number): string {
  const [from, to] = [middle(village), middle(court)];
  if (Math.abs(village - court) <= 1) return `M1 ${from}C24 ${from} 20 ${to} ${WIDTH - 1} ${to}`;
  const [exit, entry] = village < court ? [-6, rows * ROW + 6] : [rows * ROW + 6, -6];
  return `M1 ${from}C18 ${from} 20 ${(from + exit) / 2} 21 ${exit}M23 ${entry}C24 ${(to + entry) / 2} 26 ${to} ${WIDTH - 1} ${to}`;
}

/** The tunnels from caves to the deep mines between them, in a drawing 64 units wide. */
export function tunnelPaths(state: State): readonly BoardPath[] {
  return state.deep.flatMap((_, index) => {
    const mine = index + 1;
    const edge = mine * ROW;
    const path = (cave: number, side: -1 | 1) => ({
      id: tunnelId(cave, mine),
      d: `M-6 ${edge + side * 42}C24 ${edge + side * 42} 26 ${edge + side * 8} 70 ${edge + side * 8}`,
    });
    return [path(mine, -1), path(mine + 1, 1)];
  });
}
