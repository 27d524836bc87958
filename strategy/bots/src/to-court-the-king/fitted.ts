import { netOf } from "../net.ts";
import pace from "./pace.json" with { type: "json" };
import reach from "./reach.json" with { type: "json" };
import standing from "./standing.json" with { type: "json" };
import { POSITION_SHAPE } from "./thought/features.ts";
import { PACE_SHAPE } from "./thought/pace.ts";
import { REACH_SHAPE } from "./thought/reach.ts";
import type { Knowledge } from "./thought/values.ts";

/** The nets fitted by training; each JSON file records the command that made it. */
export const FITTED: Knowledge = {
  reach: netOf(REACH_SHAPE, reach.weights),
  pace: netOf(PACE_SHAPE, pace.weights),
  standing: netOf(POSITION_SHAPE, standing.weights),
};
