import type { Temperament } from "../names.ts";
import { FEATURE_COUNT, featureIndex, type Feature } from "./thought/features.ts";

/** Weights that a temperament adds to the features of its own colours. */
const LIKINGS: Readonly<Record<Temperament, Partial<Readonly<Record<Feature, number>>>>> = {
  // prefers points now over gold
  bold: { points: 0.6, goldFirst: -0.1, goldSecond: -0.1 },
  // prefers gold and many miners
  cautious: { goldFirst: 0.12, goldSecond: 0.12, goldNext: 0.15, miners: 0.15 },
};

export function tiltOf(temperament: Temperament | undefined): Float64Array | undefined {
  if (temperament === undefined) return undefined;
  const tilt = new Float64Array(FEATURE_COUNT);
  for (const [feature, weight] of Object.entries(LIKINGS[temperament]))
    tilt[featureIndex(feature as Feature)] = weight;
  return tilt;
}
