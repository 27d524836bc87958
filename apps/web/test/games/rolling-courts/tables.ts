import { assert, boxed, readRecord, type Problem, type TableOf } from "@courtly/engine";
import { rollingCourts, type Action, type Spot, type State } from "@courtly/rolling-courts";
import {
  openingDraft,
  outcomeOf,
  type Gesture,
} from "../../../src/games/rolling-courts/model/gestures.ts";
import { reachOf } from "../../../src/games/rolling-courts/model/moves.ts";
import type { Draft, Situation } from "../../../src/games/rolling-courts/model/situation.ts";
import { trayOf, type Meant } from "../../../src/games/rolling-courts/model/tray.ts";
import type { Cell } from "../../../src/games/rolling-courts/board/cells.ts";
import { PERSON, type Roster } from "../../../src/table/roster.ts";
import type { Tincture } from "../../../src/ui/drawings/tinctures.ts";

const NAMES = ["You", "Ines", "Jonas", "Tobias", "Wilma"];
const SHIELDS: readonly Tincture[] = ["azure", "gules", "vert", "purpure", "or"];

export function rosterOf(players: number): Roster {
  const seats = rollingCourts.seats(players);
  return {
    names: NAMES.slice(0, players),
    chairs: NAMES.slice(0, players).map(() => PERSON),
    shields: SHIELDS.slice(0, seats),
  };
}

export function recordOf(players: number, header: readonly string[], played: readonly string[]) {
  return [
    "courtly 1",
    "game rolling-courts",
    `players ${NAMES.slice(0, players).join(", ")}`,
    ...header,
    "---",
    ...played,
    "",
  ].join("\n");
}

/** A table from lines of a record: those of its header, and those that were played. */
export function tableOf(
  players: number,
  header: readonly string[],
  played: readonly string[] = [],
): TableOf<State, Action> {
  const reading = readRecord(recordOf(players, header, played), [boxed(rollingCourts)]);
  assert(reading.ok, reading.ok ? "" : `the record is fine: ${reading.error.message}`);
  return reading.value.table;
}

function situationOf(table: TableOf<State, Action>, meant?: Meant): Situation {
  const { state, turn } = table;
  assert(turn.kind === "decide", "somebody decides");
  return {
    state,
    seat: turn.seat,
    tray: trayOf(table.steps(), state, meant),
    reach: reachOf(state, turn.seat),
  };
}

/** The outcome of a gesture, in the form that tests compare. */
interface Seen {
  readonly draft: Draft;
  readonly action?: Action | undefined;
  readonly refusal?: Problem;
}

/** A person at a turn, and the outcome of each gesture. */
export class Hands {
  readonly situation: Situation;
  draft: Draft;

  constructor(situation: Situation) {
    this.situation = situation;
    this.draft = openingDraft(situation);
  }

  handle(gesture: Gesture): Seen {
    const outcome = outcomeOf(this.situation, this.draft, gesture);
    const { draft } = outcome;
    this.draft = draft;
    if (outcome.kind === "act") return { draft, action: outcome.actions[0] };
    return outcome.kind === "refuse" ? { draft, refusal: outcome.problem } : { draft };
  }

  die(id: number): Seen {
    return this.handle({ kind: "die", id });
  }

  cell(cell: Cell): Seen {
    return this.handle({ kind: "cell", cell });
  }

  written({ action }: Seen): string | undefined {
    return action && rollingCourts.notation.action.write(action);
  }
}

export const hands = (table: TableOf<State, Action>) => new Hands(situationOf(table));

export const village = (number: number, space: number): Spot => ({
  kind: "village",
  number,
  space,
});
export const cave = (number: number, space: number): Spot => ({ kind: "cave", number, space });
export const at = (spot: Spot): Cell => ({ kind: "spot", spot });
export const gate = (into: "village" | "cave", number: number): Cell => ({
  kind: "gate",
  into,
  number,
});
export const seatAt = (court: number, over: number): Cell => ({ kind: "seat", court, over });
export const mine = (number: number): Cell => ({ kind: "mine", mine: number });
