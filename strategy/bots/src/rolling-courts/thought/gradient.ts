import type { Ground } from "../model/position.ts";
import { FEATURE_COUNT } from "./features.ts";
import { scoreOf, type Values } from "./values.ts";

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

interface Slope {
  readonly table: Float64Array;
  readonly row: number;
  readonly slope: number;
  readonly gradient: Float64Array;
}

/** Back through the net of one colour. */
function addSlope({ hidden, weights }: Values, { table, row, slope, gradient }: Slope): void {
  const biases = FEATURE_COUNT * hidden;
  const out = biases + hidden;
  const plain = out + hidden;
  const raise = (index: number, amount: number) => {
    gradient[index] = (gradient[index] as number) + amount;
  };
  for (let index = 0; index < FEATURE_COUNT; index += 1)
    raise(plain + index, slope * (table[row + index] as number));
  for (let unit = 0; unit < hidden; unit += 1) {
    let lit = weights[biases + unit] as number;
    for (let index = 0; index < FEATURE_COUNT; index += 1)
      lit += (weights[index * hidden + unit] as number) * (table[row + index] as number);
    if (lit <= 0) continue;
    raise(out + unit, slope * lit);
    const back = slope * (weights[out + unit] as number);
    raise(biases + unit, back);
    for (let index = 0; index < FEATURE_COUNT; index += 1)
      raise(index * hidden + unit, back * (table[row + index] as number));
  }
}
