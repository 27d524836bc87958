import type { GameUi, NextRoll } from "../table/gameUi.ts";
import { assessmentAt } from "./analysis/assessment.ts";
import type { Insight } from "./analysis/insight.ts";
import { signedPoints } from "./analysis/points.ts";
import type { Replay } from "./replay.ts";
import { words } from "./words/index.ts";

/** The next roll of the turn, to which the decision at a place has led, if it may be shown: it is before `end`. */
export function nextRollAt<Setup, State, Action>(
  { endsTurn }: Pick<GameUi<Setup, State, Action>, "endsTurn">,
  { steps }: Pick<Replay<State, Action>, "steps">,
  { insight, place, end }: { insight: Insight | undefined; place: number; end: number },
): NextRoll | undefined {
  const coming = steps.slice(place, end);
  const at = coming.findIndex((step) => step.event.kind === "rolled" || endsTurn(step));
  const event = coming[at]?.event;
  if (at < 1 || event?.kind !== "rolled") return undefined;
  return { title: words().thenRolled, faces: event.faces, luck: luckAt(insight, place + at) };
}

function luckAt(insight: Insight | undefined, place: number): string | undefined {
  const roll = insight && assessmentAt(insight, place);
  if (roll?.kind !== "roll" || roll.luck === undefined) return undefined;
  const { highlights } = words();
  return highlights.said(highlights[roll.luck], signedPoints(roll.change));
}
