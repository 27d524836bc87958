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
import { endsTurn, resultOf } from "./thisTurn.ts";
import { words } from "../lazyWords/index.ts";

/** The mark to beat once the King is claimed, and who rolls for it. */
export interface Ladder {
  readonly mark: Mark;
  /** The aim in words: "Beat eight 4s". The Queen's holder only has to match the mark (K23). */
  readonly aim: string;
  readonly kingHolder: Seat;
  readonly rollsLast: Seat;
  /** The mark of the dice that lie so far. */
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

/** Whether a mark is enough (K22): more alike, or as many of a higher face. */
function reaches(mark: Mark, best: Mark, mayMatch: boolean): boolean {
  if (mark.count !== best.count) return mark.count > best.count;
  return mayMatch ? mark.face >= best.face : mark.face > best.face;
}

/** A rung of the ladder: a seat and its result; `undefined` if it did not roll. */
export interface Rung {
  readonly seat: Seat;
  readonly mark: Mark | undefined;
}

/** The results since the King was claimed, the best first: one for each seat that has had its last turn. */
export function rungsOf(state: State, steps: readonly Step<State, Action>[]): readonly Rung[] {
  const { ending } = state;
  if (ending === undefined) return [];
  const turns = steps
    .filter((step) => isFinalRound(step.before) && endsTurn(step) && step.event.kind !== "resigned")
    .map((step): Rung => {
      const result = resultOf(step);
      const mark = result.length === 0 ? undefined : markOf(result);
      return { seat: step.before.toAct, mark };
    });
  const bySeat = new Map<Seat, Rung["mark"]>();
  for (const { seat, mark } of [...turns, rungOf(ending.claim), rungOf(ending.best)]) {
    const before = bySeat.get(seat);
    bySeat.set(seat, mark && before && reaches(before, mark, true) ? before : (mark ?? before));
  }
  return [...bySeat]
    .map(([seat, mark]): Rung => ({ seat, mark }))
    .toSorted((a, b) => strength(b.mark) - strength(a.mark));
}

const rungOf = ({ seat, count, face }: Mark & Pick<Rung, "seat">): Rung => ({
  seat,
  mark: { count, face },
});

/** A number that is larger for a better mark. */
function strength(mark: Mark | undefined): number {
  return mark === undefined ? 0 : mark.count * 10 + mark.face;
}

/** The winning dice: the dice of the mark that won. */
export function winningDice(
  state: State,
  steps: readonly Step<State, Action>[],
): Faces | undefined {
  const { winner, ending } = state;
  if (winner === undefined || winner === "all" || ending === undefined) return undefined;
  if (steps.at(-1)?.event.kind === "resigned") return undefined;
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
  readonly mark: Mark;
  readonly title: string;
  readonly text: string;
}

/** The announcement if the King has just been claimed, or taken from another player. */
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
    mark: best,
    title: isClaim ? moment.claims(name, best) : moment.takes(name, best),
    text: isClaim ? moment.oneMoreTurn : moment.newMark,
  };
}
