import { assert } from "@courtly/engine";
import { sharesOf } from "../model/outcome.ts";
import { OVER, STAGE, type Ground, type Position } from "../model/position.ts";
import {
  FEATURE_COUNT,
  featureIndex,
  newFeatureTable,
  readFeatures,
  type Feature,
} from "./features.ts";

/**
 * How good a colour stands: a sum over its features, and a small net of one hidden layer. A player's chance to win
 * is its colours' part in the softmax of all: with two colours the better one wins (R24).
 */
export interface Values {
  readonly hidden: number;
  /** Weights feature by feature into the hidden layer, its biases, its weights out, then the plain sum's. */
  readonly weights: Float64Array;
}

export function weightCount(hidden: number): number {
  return FEATURE_COUNT * hidden + hidden + hidden + FEATURE_COUNT;
}

/** Weights of a net, whose size says how many hidden units it has. */
export function valuesOf(weights: Float64Array): Values {
  const hidden = (weights.length - FEATURE_COUNT) / (FEATURE_COUNT + 2);
  assert(Number.isInteger(hidden), "the weights are those of these features");
  return { hidden, weights };
}

/** A plain sum over some features. */
export function plainValues(weights: Partial<Readonly<Record<Feature, number>>>): Values {
  const all = new Float64Array(weightCount(0));
  for (const [feature, weight] of Object.entries(weights))
    all[featureIndex(feature as Feature)] = weight;
  return { hidden: 0, weights: all };
}

/** What a mind judges by: values, and what it likes beyond them at its own colours. */
export interface Taste {
  readonly values: Values;
  readonly tilt: Float64Array | undefined;
}

const table = newFeatureTable();
const chances = new Float64Array(5);

/** The player's chance to win, before a roll or at the end. */
export function chanceOf(
  ground: Ground,
  position: Position,
  player: number,
  { values, tilt }: Taste,
): number {
  if (position[STAGE] === OVER) return sharesOf(ground, position)[player] as number;
  readFeatures(ground, position, table);
  const { seats } = ground;
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat += 1) {
    const isOwn = seat % ground.players === player;
    const score =
      scoreOf(values, table, seat * FEATURE_COUNT) +
      (isOwn && tilt !== undefined ? tiltOf(tilt, table, seat * FEATURE_COUNT) : 0);
    chances[seat] = score;
    most = Math.max(most, score);
  }
  let own = 0;
  let all = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const part = Math.exp((chances[seat] as number) - most);
    all += part;
    if (seat % ground.players === player) own += part;
  }
  return own / all;
}

function tiltOf(tilt: Float64Array, features: Float64Array, row: number): number {
  let sum = 0;
  for (let index = 0; index < FEATURE_COUNT; index += 1)
    sum += (tilt[index] as number) * (features[row + index] as number);
  return sum;
}

const layer = new Float64Array(64);

export function scoreOf({ hidden, weights }: Values, features: Float64Array, row: number): number {
  const biases = FEATURE_COUNT * hidden;
  const out = biases + hidden;
  const plain = out + hidden;
  for (let unit = 0; unit < hidden; unit += 1) layer[unit] = weights[biases + unit] as number;
  let score = 0;
  for (let index = 0; index < FEATURE_COUNT; index += 1) {
    const value = features[row + index] as number;
    if (value === 0) continue;
    score += (weights[plain + index] as number) * value;
    const into = index * hidden;
    for (let unit = 0; unit < hidden; unit += 1)
      layer[unit] = (layer[unit] as number) + (weights[into + unit] as number) * value;
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    const lit = layer[unit] as number;
    if (lit > 0) score += lit * (weights[out + unit] as number);
  }
  return score;
}
