import type { Seat } from "@courtly/engine";
import {
  courtOf,
  goldOf,
  hasTwoColours,
  membersInCourts,
  pointsOf,
  type State,
} from "@courtly/rolling-courts";
import type { Roster } from "../../../table/roster.ts";
import { words } from "../words/index.ts";
import { ranked } from "./headline.ts";

/** A line of the score sheet: one colour. */
export interface SheetLine {
  readonly seat: Seat;
  readonly name: string;
  /** Which of the player's two colours it is; `undefined` if players have one colour. */
  readonly role: "best" | "second" | undefined;
  readonly isWinner: boolean;
  /** Points in each court, from the first on. */
  readonly courts: readonly number[];
  readonly points: number;
  readonly members: number;
  readonly gold: number;
}

/** The lines of the score sheet: the winner first, the two colours of a player together. */
export function scoreSheet(state: State, { names }: Roster): readonly SheetLine[] {
  return ranked(state).flatMap(({ score: { player, seats }, rank }) =>
    seats.map((seat, index) => ({
      seat,
      name: names[player] ?? "",
      role: hasTwoColours(state) ? (index === 0 ? "best" : "second") : undefined,
      isWinner: rank === 1,
      courts: state.courts.map((_, court) => pointsIn(state, court + 1, seat)),
      points: pointsOf(state, seat),
      members: membersInCourts(state, seat),
      gold: goldOf(state, seat),
    })),
  );
}

function pointsIn(state: State, court: number, seat: Seat): number {
  return courtOf(state, court).reduce(
    (sum, member, at) => sum + (member === seat ? (state.board.courts.points[at] ?? 0) : 0),
    0,
  );
}

/** The reason that decided between equal scores (R21, R24); `undefined` if the points decided. */
export function tieBreak(state: State): string | undefined {
  const [first, second] = ranked(state);
  if (first === undefined || second === undefined) return undefined;
  if (state.stage.kind === "over" && state.stage.winner !== undefined) return undefined;
  const { end } = words();
  if (second.rank === 1) return end.allEqual;
  const ours = first.score.deciding;
  const at = ours.findIndex((value, index) => value !== second.score.deciding[index]);
  if (at <= 0) return undefined;
  const areTwoColours = hasTwoColours(state);
  const reasons = areTwoColours ? DOUBLE_REASONS : REASONS;
  return end.tie({
    areTwoColours,
    by: reasons[at - 1] ?? "gold",
    ours: ours[at] ?? 0,
    theirs: second.score.deciding[at] ?? 0,
  });
}

const REASONS = ["members", "gold"] as const;
const DOUBLE_REASONS = ["second", ...REASONS] as const;
