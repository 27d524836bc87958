import type { Step } from "@courtly/engine";
import type { Action, State } from "@courtly/to-court-the-king";
import { Chronicle } from "../../../table/chronicle/chronicle.tsx";
import { gatherTurns } from "../../../table/chronicle/gatherTurns.ts";
import { shownTableEvents, withTableEvents } from "../../../table/chronicle/withTableEvents.ts";
import type { Roster } from "../../../table/roster.ts";
import { chronicleOf } from "../chronicle.ts";
import { endsTurn } from "../model/thisTurn.ts";

const TURNS_MAX = 16;

export interface LatestTurnsProps {
  readonly steps: readonly Step<State, Action>[];
  readonly roster: Roster;
}

/** The chronicle of the latest turns. The menu has all of them. */
export function LatestTurns({ steps, roster }: LatestTurnsProps) {
  const ends = steps.flatMap((step, at) => (endsTurn(step) ? [at + 1] : []));
  const from = ends.at(-TURNS_MAX) ?? 0;
  const told = steps.slice(from).map((step) => chronicleOf(step, roster));
  const entries = gatherTurns(withTableEvents(told, from, shownTableEvents()));
  return <Chronicle entries={entries} roster={roster} />;
}
