import { assert, boxed, readRecord, type TableOf } from "@courtly/engine";
import { rollingCourts, type Action, type Spot, type State } from "@courtly/rolling-courts";
import {
  openingIntent,
  touched,
  type Outcome,
  type Touch,
} from "../../../src/games/rolling-courts/model/intent.ts";
import { reachOf } from "../../../src/games/rolling-courts/model/moves.ts";
import type { Intent, Scene } from "../../../src/games/rolling-courts/model/scene.ts";
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

/** A table in a record's words: what stands in its header, and what was played. */
export function tableOf(
  players: number,
  header: readonly string[],
  played: readonly string[] = [],
): TableOf<State, Action> {
  const reading = readRecord(recordOf(players, header, played), [boxed(rollingCourts)]);
  assert(reading.ok, reading.ok ? "" : `the record is fine: ${reading.error.message}`);
  return reading.value.table;
}

function sceneOf(table: TableOf<State, Action>, meant?: Meant): Scene {
  const { state, turn } = table;
  assert(turn.kind === "decide", "somebody decides");
  return {
    state,
    seat: turn.seat,
    tray: trayOf(table.steps(), state, meant),
    reach: reachOf(state, turn.seat),
  };
}

/** A person at a turn: what each touch leads to. */
export class Hands {
  readonly scene: Scene;
  intent: Intent;

  constructor(scene: Scene) {
    this.scene = scene;
    this.intent = openingIntent(scene);
  }

  touch(touch: Touch): Outcome {
    const outcome = touched(this.scene, this.intent, touch);
    this.intent = outcome.intent;
    return outcome;
  }

  die(id: number): Outcome {
    return this.touch({ kind: "die", id });
  }

  cell(cell: Cell): Outcome {
    return this.touch({ kind: "cell", cell });
  }

  written({ action }: Outcome): string | undefined {
    return action && rollingCourts.notation.action.write(action);
  }
}

export const hands = (table: TableOf<State, Action>) => new Hands(sceneOf(table));

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
