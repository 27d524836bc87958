import type { Temperament } from "../names.ts";
import { FEATURE_COUNT, featureIndex, type Feature } from "./thought/features.ts";

/** By temperament: the weights of the features of its own colours in its liking of a position. */
const LIKINGS: Readonly<Record<Temperament, Partial<Readonly<Record<Feature, number>>>>> = {
  // prefers points in courts, however the gold is spent
  bold: { points: 1, inCourts: 1, goldFirst: -0.5, goldSecond: -0.5, goldNext: -0.5 },
  // prefers gold and many miners
  cautious: { goldFirst: 0.5, goldSecond: 0.5, goldNext: 0.5, goldRest: 0.5, miners: 1 },
};

export function tiltOf(temperament: Temperament | undefined): Float64Array | undefined {
  if (temperament === undefined) return undefined;
  const tilt = new Float64Array(FEATURE_COUNT);
  for (const [feature, weight] of Object.entries(LIKINGS[temperament]))
    tilt[featureIndex(feature as Feature)] = weight;
  return tilt;
}
