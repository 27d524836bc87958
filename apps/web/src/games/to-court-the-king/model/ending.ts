import { nameOf, type Faces, type Seat, type Step } from "@courtly/engine";
import {
  isFinalRound,
  isHopeless,
  markOf,
  type Action,
  type Mark,
  type State,
} from "@courtly/to-court-the-king";
import type { Roster } from "../../../table/roster.ts";
import { resultOf } from "./thisTurn.ts";
import { words } from "../lazyWords/index.ts";

/** What is to be beaten, once the King is claimed. */
export interface Ladder {
  readonly mark: Mark;
  /** "Beat 8 fours"; the Queen's holder need only match them (K23). */
  readonly aim: string;
  readonly kingHolder: Seat;
  readonly rollsLast: Seat;
  /** What the dice that lie there come to so far. */
  readonly soFar: Mark | undefined;
  readonly isReached: boolean;
  readonly isHopeless: boolean;
  readonly isFinalRound: boolean;
}

export function ladderOf(state: State): Ladder | undefined {
  const { ending, dice, toAct } = state;
  if (ending === undefined || state.winner !== undefined) return undefined;
  const { best, claim } = ending;
  const mayMatch = toAct === claim.seat;
  const { match, beat } = words().ladder;
  const lying = [...dice.aside, ...dice.active];
  const soFar = lying.length === 0 ? undefined : markOf(lying);
  return {
    mark: best,
    aim: mayMatch ? match(best) : beat(best),
    kingHolder: best.seat,
    rollsLast: claim.seat,
    soFar,
    isReached: soFar !== undefined && reaches(soFar, best, mayMatch),
    isHopeless: isHopeless(state),
    isFinalRound: isFinalRound(state),
  };
}

/** K22: more alike, or as many of a higher face. */
function reaches(mark: Mark, best: Mark, mayMatch: boolean): boolean {
  if (mark.count !== best.count) return mark.count > best.count;
  return mayMatch ? mark.face >= best.face : mark.face > best.face;
}

/** The dice that won: the winner's best set, with what else lay there. */
export function winningDice(
  state: State,
  steps: readonly Step<State, Action>[],
): Faces | undefined {
  const { winner, ending } = state;
  if (winner === undefined || winner === "all" || ending === undefined) return undefined;
  const last = steps.findLast(
    (step) => step.before.toAct === winner && step.after.dice.aside.length === 0,
  );
  const result = last === undefined ? [] : resultOf(last);
  const { count, face } = result.length > 0 ? markOf(result) : ending.best;
  const isTheirs = result.length > 0 && reaches({ count, face }, ending.best, true);
  const mark = isTheirs ? { count, face } : ending.best;
  return Array.from({ length: mark.count }, () => mark.face);
}

export interface KingMoment {
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
}

/** Whether the King has just been claimed, or taken from somebody. */
export function momentOf(
  fresh: readonly Step<State, Action>[],
  roster: Roster,
): KingMoment | undefined {
  const step = fresh.findLast(
    ({ before, after }) => before.ending?.best.seat !== after.ending?.best.seat,
  );
  const best = step?.after.ending?.best;
  if (step === undefined || best === undefined) return undefined;
  const name = nameOf(roster.names, best.seat);
  const { moment } = words();
  const isClaim = step.before.ending === undefined;
  return {
    seat: best.seat,
    title: isClaim ? moment.claims(name, best) : moment.takes(name, best),
    text: isClaim ? moment.oneMoreTurn : moment.newMark,
  };
}
