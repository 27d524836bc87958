import { seatsFor } from "@courtly/rolling-courts";
import { FEATURE_COUNT } from "./features.ts";
import { addSlope, scoreOf } from "../../net.ts";
import type { PositionNet } from "./values.ts";

interface Example {
  /** Features by seat. */
  readonly table: Float64Array;
  /** The chance to win that each player should get. */
  readonly target: readonly number[];
  /** The gradient of the cross entropy, to add to. */
  readonly gradient: Float64Array;
}

/** The softmax of the scores of all seats. */
function partsOf(values: PositionNet, table: Float64Array, players: number): readonly number[] {
  const scores = Array.from({ length: seatsFor(players) }, (_, seat) =>
    scoreOf(values, table, seat * FEATURE_COUNT),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** Sums the parts of each player's colours (R24). */
function together(parts: readonly number[], players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) =>
    parts.reduce((sum, part, seat) => (seat % players === player ? sum + part : sum), 0),
  );
}

/** The chance to win of each player. */
export function chancesAt(
  values: PositionNet,
  table: Float64Array,
  players: number,
): readonly number[] {
  return together(partsOf(values, table, players), players);
}

/** Adds the gradient of one position; returns the evaluated chances and their cross entropy with the target. */
export function gradientOf(
  values: PositionNet,
  { table, target, gradient }: Example,
): { readonly chances: readonly number[]; readonly surprise: number } {
  const players = target.length;
  const parts = partsOf(values, table, players);
  const chances = together(parts, players);
  for (const [seat, part] of parts.entries()) {
    const player = seat % players;
    const wanted = (part * (target[player] as number)) / Math.max(chances[player] as number, 1e-9);
    addSlope(values, { table, row: seat * FEATURE_COUNT, slope: part - wanted, gradient });
  }
  const surprise = chances.reduce(
    (sum, chance, player) => sum - (target[player] as number) * Math.log(Math.max(chance, 1e-9)),
    0,
  );
  return { chances, surprise };
}
