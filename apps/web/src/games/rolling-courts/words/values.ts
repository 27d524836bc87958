import type { Face } from "@courtly/engine";
import type { Place, Spot } from "@courtly/rolling-courts";

/** A family inside a sentence; where a player has two colours, its beast tells them apart. */
export interface Who {
  readonly name: string;
  readonly beast: string | undefined;
}

/** A row of the board, above ground or below. */
export type Row = Pick<Spot, "kind" | "number">;

/** The member that leaves a full row for a newcomer, and its pay. */
export interface PushedOut {
  readonly who: Who;
  readonly pay: number;
}

/** A die of the turn, for screen readers. */
export interface DieSaid {
  readonly number: number;
  readonly face: Face;
  readonly isChanged: boolean;
  /** The place that a member reached with this die. */
  readonly use: Place | undefined;
  readonly isChosen: boolean;
}

/** A seat at court that a member would take. */
export interface SeatAfter {
  readonly who: Who;
  readonly price: number;
  /** All points that the move brings, if these are not the points of the seat. */
  readonly points: number | undefined;
  readonly isPicked: boolean;
}

/** A whole row of the board, for screen readers. */
export interface RowSaid {
  readonly number: number;
  readonly council: readonly (Who | undefined)[];
  readonly court: readonly (Who | undefined)[];
  readonly isFull: boolean;
}

/** The criterion that decided between equal scores, and its values. */
export interface Tie {
  readonly areTwoColours: boolean;
  readonly by: "second" | "members" | "gold";
  readonly ours: number;
  readonly theirs: number;
}
