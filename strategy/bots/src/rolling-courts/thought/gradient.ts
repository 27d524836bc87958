import type { Ground } from "../model/position.ts";
import { FEATURE_COUNT } from "./features.ts";
import { addSlope, scoreOf } from "../../net.ts";
import type { Values } from "./values.ts";

interface Example {
  /** Features by seat. */
  readonly table: Float64Array;
  /** What each player's chance should have been. */
  readonly target: readonly number[];
  /** What is added to: the gradient of the cross entropy. */
  readonly gradient: Float64Array;
}

/** Adds the gradient of one position; says what was thought of it and how far that was from the target. */
export function gradientOf(
  ground: Ground,
  values: Values,
  { table, target, gradient }: Example,
): { readonly chances: readonly number[]; readonly surprise: number } {
  const { seats, players } = ground;
  const scores = Array.from({ length: seats }, (_, seat) =>
    scoreOf(values, table, seat * FEATURE_COUNT),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const chances = Array.from({ length: players }, (_, player) =>
    parts.reduce((sum, part, seat) => (seat % players === player ? sum + part / all : sum), 0),
  );
  for (let seat = 0; seat < seats; seat += 1) {
    const part = (parts[seat] as number) / all;
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
