import type { Problem } from "@courtly/engine";
import { ownSpots, type Of, type Spot } from "@courtly/rolling-courts";
import { isSameSpot, spotId, type Cell } from "../board/cells.ts";
import { dearWith, movesWith } from "./moves.ts";
import { faceOf, refusalIn, type Draft, type Situation } from "./situation.ts";
import { words } from "../words/index.ts";

/** The destination of a member that is on the board: a seat at court or a deep mine. */
export type Target = Extract<Cell, { kind: "seat" | "mine" }>;

/** A move of a member from the board to court or to a deep mine. */
export type WayOn = Of<"court"> | Of<"deep">;

export function wayTo(target: Target, from: Spot): WayOn {
  return target.kind === "seat"
    ? { kind: "court", court: target.court, from, over: target.over }
    : { kind: "deep", mine: target.mine, from };
}

/** The ways that the chosen die opens to members on the board, also those for which gold is missing. */
export function waysOn(situation: Situation, draft: Draft): readonly WayOn[] {
  const face = faceOf(situation, draft);
  if (face === undefined) return [];
  const legal = movesWith(situation.state, situation.reach, face).filter(
    (move): move is WayOn => move.kind !== "enter",
  );
  return [...legal, ...dearWith(situation.state, situation.reach, face)];
}

export function moversOf(situation: Situation, draft: Draft): readonly Spot[] {
  return goersOf(waysOn(situation, draft));
}

/** The ways to the court or the mine of a target; the seat does not matter. */
export function waysTo(situation: Situation, draft: Draft, target: Target): readonly WayOn[] {
  return waysOn(situation, draft).filter((way) =>
    target.kind === "seat"
      ? way.kind === "court" && way.court === target.court
      : way.kind === "deep" && way.mine === target.mine,
  );
}

/** The member that would go to a target: the chosen one, or the only one that can. */
export function memberFor(situation: Situation, draft: Draft, target: Target): Spot | undefined {
  const ways = waysTo(situation, draft, target);
  const goers = goersOf(ways);
  if (draft.member !== undefined) return goers.find((spot) => isSameSpot(spot, draft.member));
  const payers = goersOf(ways.filter((way) => refusalIn(situation, way) === undefined));
  const [only, ...others] = payers.length === 0 ? goers : payers;
  return others.length === 0 ? only : undefined;
}

/** The chosen way if it is complete and legal. The gold button plays it. */
export function proposalOf(situation: Situation, draft: Draft): WayOn | undefined {
  const { target } = draft;
  if (target === undefined || target.kind === "gate" || target.kind === "spot") return undefined;
  const from = memberFor(situation, draft, target);
  if (from === undefined) return undefined;
  const way = wayTo(target, from);
  return refusalIn(situation, way) === undefined ? way : undefined;
}

const GENERAL = new Set(["notNeighbour", "noPath", "notOwnToCourt", "notOwnMiner"]);

/** The reason why none of the person's members can go to a target. */
export function whyNobody(situation: Situation, draft: Draft, target: Target): Problem {
  const { state, seat } = situation;
  const spots = ownSpots(state, seat, target.kind === "seat" ? "village" : "cave");
  const asked = draft.member === undefined ? spots : [draft.member];
  const reasons = asked.flatMap((from) => refusalIn(situation, wayTo(target, from)) ?? []);
  const telling = reasons.find(({ code }) => !GENERAL.has(code)) ?? reasons[0];
  if (telling !== undefined) return telling;
  return { message: words().refusals.nobodyIn(target.kind === "seat" ? "village" : "cave") };
}

/** The entries that the chosen die, or any die, allows with a recalled member. */
export function recallsOf(
  situation: Situation,
  draft: Draft,
): readonly (Of<"enter"> & { readonly from: Spot })[] {
  const face = faceOf(situation, draft);
  return situation.reach.actions.flatMap((action) =>
    action.kind === "enter" &&
    action.from !== undefined &&
    (face === undefined || action.into.number === face)
      ? [{ ...action, from: action.from }]
      : [],
  );
}

function goersOf(ways: readonly WayOn[]): readonly Spot[] {
  return [...new Map(ways.map(({ from }) => [spotId(from), from])).values()];
}
