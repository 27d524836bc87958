import { openTable, playLine, type Seat, type Step, type TableOf } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import { toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import type { Roster } from "../../../src/table/roster.ts";
import { ClothMemory } from "../../../src/games/to-court-the-king/model/clothMemory.ts";
import {
  EMPTY_DRAFT,
  outcomeOf,
  type Gesture,
  type Situation,
} from "../../../src/games/to-court-the-king/model/gestures.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

/** A table set up with the lines of a record's header. */
export function tableWith(players: number, ...lines: readonly string[]): TableOf<State, Action> {
  const head = { names: NAMES.slice(0, players) };
  return openTable(toCourtTheKing, head, setupOf(toCourtTheKing, players, ...lines));
}

/** The table after these lines of a record's body: `0 roll`, `* 1 2 3`. */
export function played(
  table: TableOf<State, Action>,
  ...body: readonly string[]
): TableOf<State, Action> {
  return body.reduce((before, line) => {
    const next = playLine(before, line);
    if (!next.ok) throw new Error(`${line}: ${next.error.message}`);
    return next.value;
  }, table);
}

export function stateWith(players: number, ...lines: readonly string[]): State {
  return tableWith(players, ...lines).state;
}

export function stepsOf(table: TableOf<State, Action>): readonly Step<State, Action>[] {
  return table.steps();
}

/** The situation of the first of two players, with an empty draft. */
export function situationWith(...lines: readonly string[]): Situation {
  const { state } = tableWith(2, ...lines);
  return { state, laid: new ClothMemory().after([], state), ...EMPTY_DRAFT };
}

/** The situation after these gestures, which must only change the draft. */
export function afterGestures(situation: Situation, ...gestures: readonly Gesture[]): Situation {
  return gestures.reduce((before, gesture) => {
    const outcome = outcomeOf(before, gesture);
    if (outcome.kind !== "draft") throw new Error(`${gesture.kind}: ${JSON.stringify(outcome)}`);
    return { ...before, ...outcome.draft };
  }, situation);
}

/** The id of the die at a place, from 1. */
export function die(situation: Situation, place: number): number {
  const found = situation.laid.active[place - 1];
  if (found === undefined) throw new Error(`no die ${place}`);
  return found.id;
}

/** The actions of a gesture, in the words of a record. */
export function actionsOf(situation: Situation, gesture: Gesture): readonly string[] {
  const outcome = outcomeOf(situation, gesture);
  if (outcome.kind === "refuse") return [`refused: ${outcome.problem.message}`];
  return outcome.kind === "draft" ? [] : outcome.actions.map(toCourtTheKing.notation.action.write);
}

/** A roster in which Ada is a person and the others are bots, unless `people` lists others. */
export function rosterOf(players: number, people: readonly Seat[] = [0]): Roster {
  return {
    names: NAMES.slice(0, players),
    chairs: NAMES.slice(0, players).map((_, seat) =>
      people.includes(seat) ? { kind: "person" } : { kind: "bot", level: "squire" },
    ),
    shields: ["azure", "gules", "vert", "purpure", "or"].slice(0, players) as Roster["shields"],
  };
}
