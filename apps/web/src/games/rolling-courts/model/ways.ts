import type { Problem } from "@courtly/engine";
import { ownSpots, type Of, type Spot } from "@courtly/rolling-courts";
import { isSameSpot, spotId, type Cell } from "../board/cells.ts";
import { dearWith, movesWith } from "./moves.ts";
import { faceOf, refusalIn, type Intent, type Scene } from "./scene.ts";
import { words } from "../words/index.ts";

/** A seat at court or a deep mine: where a member of the board goes on to. */
export type Target = Extract<Cell, { kind: "seat" | "mine" }>;

/** A way that leads a member of the board on. */
export type WayOn = Of<"court"> | Of<"deep">;

export function wayTo(target: Target, from: Spot): WayOn {
  return target.kind === "seat"
    ? { kind: "court", court: target.court, from, over: target.over }
    : { kind: "deep", mine: target.mine, from };
}

/** Where the chosen die can lead members of the board, if money were no matter. */
export function waysOn(scene: Scene, intent: Intent): readonly WayOn[] {
  const face = faceOf(scene, intent);
  if (face === undefined) return [];
  const legal = movesWith(scene.state, scene.reach, face).filter(
    (move): move is WayOn => move.kind !== "enter",
  );
  return [...legal, ...dearWith(scene.state, scene.reach, face)];
}

export function moversOf(scene: Scene, intent: Intent): readonly Spot[] {
  return goersOf(waysOn(scene, intent));
}

/** The ways to the place of a target, whatever the seat. */
export function waysTo(scene: Scene, intent: Intent, target: Target): readonly WayOn[] {
  return waysOn(scene, intent).filter((way) =>
    target.kind === "seat"
      ? way.kind === "court" && way.court === target.court
      : way.kind === "deep" && way.mine === target.mine,
  );
}

/** Who would go there: whom somebody chose, or the only one who can. */
export function memberFor(scene: Scene, intent: Intent, target: Target): Spot | undefined {
  const ways = waysTo(scene, intent, target);
  const goers = goersOf(ways);
  if (intent.member !== undefined) return goers.find((spot) => isSameSpot(spot, intent.member));
  const payers = goersOf(ways.filter((way) => refusalIn(scene, way) === undefined));
  const [only, ...others] = payers.length === 0 ? goers : payers;
  return others.length === 0 ? only : undefined;
}

/** What is proposed, complete and allowed: the gold button plays it. */
export function proposalOf(scene: Scene, intent: Intent): WayOn | undefined {
  const { target } = intent;
  if (target === undefined || target.kind === "gate" || target.kind === "spot") return undefined;
  const from = memberFor(scene, intent, target);
  if (from === undefined) return undefined;
  const way = wayTo(target, from);
  return refusalIn(scene, way) === undefined ? way : undefined;
}

const GENERAL = new Set(["notNeighbour", "noPath", "notOwnToCourt", "notOwnMiner"]);

/** Why none of somebody's members can go there. */
export function whyNobody(scene: Scene, intent: Intent, target: Target): Problem {
  const { state, seat } = scene;
  const spots = ownSpots(state, seat, target.kind === "seat" ? "village" : "cave");
  const asked = intent.member === undefined ? spots : [intent.member];
  const reasons = asked.flatMap((from) => refusalIn(scene, wayTo(target, from)) ?? []);
  const telling = reasons.find(({ code }) => !GENERAL.has(code)) ?? reasons[0];
  if (telling !== undefined) return telling;
  return { message: words().refusals.nobodyIn(target.kind === "seat" ? "village" : "cave") };
}

function goersOf(ways: readonly WayOn[]): readonly Spot[] {
  return [...new Map(ways.map(({ from }) => [spotId(from), from])).values()];
}
