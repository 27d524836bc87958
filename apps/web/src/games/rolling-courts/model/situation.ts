import type { Face, Refusal, Seat } from "@courtly/engine";
import { rollingCourts, type Action, type Spot, type State } from "@courtly/rolling-courts";
import type { Cell } from "../board/cells.ts";
import type { Reach } from "./moves.ts";
import type { DieId, TrayDie } from "./tray.ts";

/** Moving a member from home or on the board, moving a recalled member (R9), or one of the three actions. */
export type Mode = "move" | "recall" | "change" | "retire" | "promote";

/** Everything that a person has begun and not played yet. */
export interface Draft {
  readonly mode: Mode;
  readonly die: DieId | undefined;
  readonly member: Spot | undefined;
  readonly target: Cell | undefined;
}

export const NOBODY = { member: undefined, target: undefined } as const;
export const EMPTY_DRAFT: Draft = { mode: "move", die: undefined, ...NOBODY };

/** A turn in which dice can be spent, as the person who decides sees it. */
export interface Situation {
  readonly state: State;
  readonly seat: Seat;
  readonly tray: readonly TrayDie[];
  readonly reach: Reach;
}

/** The face of the chosen die. */
export function faceOf({ tray }: Situation, { die }: Draft): Face | undefined {
  return tray.find(({ id, use }) => id === die && use === undefined)?.face;
}

export function refusalIn({ state, seat }: Situation, action: Action): Refusal | undefined {
  return rollingCourts.refusal(state, seat, action);
}
