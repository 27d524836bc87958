import { does, nameOf, type Faces, type Seat, type Step } from "@courtly/engine";
import {
  isFinalRound,
  isHopeless,
  markOf,
  type Action,
  type Mark,
  type State,
} from "@courtly/to-court-the-king";
import type { Cast } from "../sitting/cast.ts";
import { markPhrase } from "./diceWords.ts";
import { resultOf } from "./thisTurn.ts";
import { youOf } from "./timeline.ts";

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
  const need = toAct === claim.seat ? "Match" : "Beat";
  const lying = [...dice.aside, ...dice.active];
  const soFar = lying.length === 0 ? undefined : markOf(lying);
  return {
    mark: best,
    aim: `${need} ${markPhrase(best)}`,
    kingHolder: best.seat,
    rollsLast: claim.seat,
    soFar,
    isReached: soFar !== undefined && reaches(soFar, best, need === "Match"),
    isHopeless: isHopeless(state),
    isFinalRound: isFinalRound(state),
  };
}

/** K22: more alike, or as many of a higher face. */
function reaches(mark: Mark, best: Mark, mayMatch: boolean): boolean {
  if (mark.count !== best.count) return mark.count > best.count;
  return mayMatch ? mark.face >= best.face : mark.face > best.face;
}

/** "Jonas", or "You" to the one person here. */
export function calledHere(seat: Seat, cast: Cast): string {
  return seat === youOf(cast) ? "You" : nameOf(cast.names, seat);
}

/** The end as a list of finished games has it. */
export function headlineOf(state: State, cast: Cast): string {
  const { winner, ending } = state;
  if (winner === undefined) return "";
  if (winner === "all" || ending === undefined) return "The throne stayed empty";
  const name = nameOf(cast.names, winner);
  const mark = markPhrase(ending.best);
  return winner === ending.best.seat ? `${name} won with ${mark}` : `${name} won, matching ${mark}`;
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
  cast: Cast,
): KingMoment | undefined {
  const step = fresh.findLast(
    ({ before, after }) => before.ending?.best.seat !== after.ending?.best.seat,
  );
  const best = step?.after.ending?.best;
  if (step === undefined || best === undefined) return undefined;
  const name = nameOf(cast.names, best.seat);
  const isClaim = step.before.ending === undefined;
  return {
    seat: best.seat,
    title: `${does(name, isClaim ? "claim" : "take")} the King with ${markPhrase(best)}`,
    text: isClaim ? "Everybody else has one more turn to beat that." : "That is the new mark.",
  };
}
