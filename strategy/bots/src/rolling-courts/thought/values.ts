import { assert } from "@courtly/engine";
import { scoreOf, weightCount, type Net } from "../../net.ts";
import { sharesOf } from "../model/outcome.ts";
import { OVER, STAGE, type GameConstants, type PackedPosition } from "../model/position.ts";
import {
  FEATURE_COUNT,
  featureIndex,
  newFeatureTable,
  readFeatures,
  type Feature,
} from "./features.ts";

/**
 * Evaluates a colour: a weighted sum of its features, plus a small net of one hidden layer. A player's chance to win
 * is the sum of its colours in the softmax over all colours: with two colours the better one decides (R24).
 */
export type PositionNet = Net;

/** Makes values from weights; derives the number of hidden units from their count. */
export function valuesOf(weights: Float64Array): PositionNet {
  const hidden = (weights.length - FEATURE_COUNT) / (FEATURE_COUNT + 2);
  assert(Number.isInteger(hidden), "the weights are those of these features");
  return { inputs: FEATURE_COUNT, hidden, weights };
}

/** Values without hidden units: a weighted sum of some features. */
export function plainValues(weights: Partial<Readonly<Record<Feature, number>>>): PositionNet {
  const shape = { inputs: FEATURE_COUNT, hidden: 0 };
  const all = new Float64Array(weightCount(shape));
  for (const [feature, weight] of Object.entries(weights))
    all[featureIndex(feature as Feature)] = weight;
  return { ...shape, weights: all };
}

/** The evaluation of a bot: values, and the weights of its own colours' features in its liking of a position. */
export interface Evaluation {
  readonly values: PositionNet;
  readonly tilt: Float64Array | undefined;
}

/** The most that liking a position adds to the chance to win. */
const LIKING_MAX = 0.05;

const table = newFeatureTable();
const chances = new Float64Array(5);

/** The latest features of each seat and their scores. */
const latest: { values: PositionNet | undefined; table: Float64Array; scores: Float64Array } = {
  values: undefined,
  table: newFeatureTable(),
  scores: new Float64Array(5),
};

/** The score of a seat. Most moves of a search leave the features of other seats as they are: their scores are kept. */
function scoreOfSeat(values: PositionNet, seat: number): number {
  if (latest.values !== values) {
    latest.values = values;
    latest.table.fill(NaN);
  }
  const start = seat * FEATURE_COUNT;
  const end = start + FEATURE_COUNT;
  let index = start;
  while (index < end && latest.table[index] === table[index]) index += 1;
  if (index < end) {
    for (; index < end; index += 1) latest.table[index] = table[index] as number;
    latest.scores[seat] = scoreOf(values, table, start);
  }
  return latest.scores[seat] as number;
}

/** The player's chance to win, before a roll or at the end of the game; with a tilt, plus what it likes. */
export function chanceOf(
  constants: GameConstants,
  position: PackedPosition,
  player: number,
  { values, tilt }: Evaluation,
): number {
  if (position[STAGE] === OVER) return sharesOf(constants, position)[player] as number;
  readFeatures(constants, position, table);
  const { seats } = constants;
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat += 1) {
    const score = scoreOfSeat(values, seat);
    chances[seat] = score;
    most = Math.max(most, score);
  }
  let own = 0;
  let all = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const part = Math.exp((chances[seat] as number) - most);
    all += part;
    if (seat % constants.players === player) own += part;
  }
  const chance = own / all;
  return tilt === undefined ? chance : chance + LIKING_MAX * likingOf(constants, player, tilt);
}

/** From 0 to 1: how much the player likes the position in the table. */
function likingOf({ players, seats }: GameConstants, player: number, tilt: Float64Array): number {
  let sum = 0;
  for (let seat = player; seat < seats; seat += players)
    for (let index = 0; index < FEATURE_COUNT; index += 1)
      sum += (tilt[index] as number) * (table[seat * FEATURE_COUNT + index] as number);
  return 1 / (1 + Math.exp(-sum));
}
