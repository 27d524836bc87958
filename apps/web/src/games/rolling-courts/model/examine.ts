import type { Seat } from "@courtly/engine";
import {
  caveValue,
  rollingCourts,
  type Action,
  type Of,
  type Spot,
  type State,
} from "@courtly/rolling-courts";
import type { Roster } from "../../../table/roster.ts";
import { whoAt } from "../board/colours.ts";
import { courtsFull } from "./phases.ts";
import { words } from "../words/index.ts";

/** Whether enough courts are full for the game to end after this round (R20). */
export function endsAfterRound(state: State): boolean {
  const { full, needed } = courtsFull(state);
  return full >= needed;
}

/** A member who may come home from the mines, or stay (R15). */
export interface Homecoming {
  readonly spot: Spot;
  readonly value: number;
  readonly action: Of<"home">;
}

export function homecomingsOf(state: State, seat: Seat): readonly Homecoming[] {
  if (state.stage.kind !== "examine") return [];
  return rollingCourts
    .actions(state, seat)
    .filter((action) => action.kind === "home")
    .map((action) => ({ spot: action.spot, value: caveValue(state, action.spot), action }));
}

/**
 * Whether an answer to the question of R15 is proposed in gold: the advice of the coach. Without advice only to come
 * home when the game ends, since nothing else is always better.
 */
export function isProposedBy(advice: Action | undefined, answer: Action, state: State): boolean {
  if (advice === undefined) return answer.kind === "home" && endsAfterRound(state);
  const { write } = rollingCourts.notation.action;
  return write(advice) === write(answer);
}

/** The question of R15 with everything that can be answered, for screen readers. */
export function questionOf(state: State, roster: Roster): string | undefined {
  const homecomings = homecomingsOf(state, state.toAct);
  if (homecomings.length === 0) return undefined;
  const { asks, homeFrom } = words().home;
  const answers = homecomings.map(({ value, spot }) => `${homeFrom(value, spot)}.`);
  return [asks(whoAt(state, roster, state.toAct), homecomings.length), ...answers].join(" ");
}
