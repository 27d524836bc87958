import type { Face } from "@courtly/engine";
import type { Place, Spot } from "@courtly/rolling-courts";

/** A family inside a sentence; where a player has two colours, its beast tells them apart. */
export interface Who {
  readonly name: string;
  readonly beast: string | undefined;
}

/** A row of the board, above ground or below. */
export type Row = Pick<Spot, "kind" | "number">;

/** Who leaves a full row for a newcomer, and with how much. */
export interface PushedOut {
  readonly who: Who;
  readonly pay: number;
}

/** A die of the turn as it is read out. */
export interface DieSaid {
  readonly number: number;
  readonly face: Face;
  readonly isChanged: boolean;
  /** Where it led a member. */
  readonly use: Place | undefined;
  readonly isChosen: boolean;
}

/** A seat at court that somebody would have. */
export interface SeatAfter {
  readonly who: Who;
  readonly price: number;
  /** All points that it brings, where that is more or less than the seat says. */
  readonly points: number | undefined;
  readonly isPicked: boolean;
}

/** A row in one go. */
export interface RowSaid {
  readonly number: number;
  readonly council: readonly (Who | undefined)[];
  readonly court: readonly (Who | undefined)[];
  readonly isFull: boolean;
}

/** What decided between equals, and how it stood. */
export interface Tie {
  readonly areTwoColours: boolean;
  readonly by: "second" | "members" | "gold";
  readonly ours: number;
  readonly theirs: number;
}
