import { seatsFor } from "@courtly/rolling-courts";
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

/** Every seat's part in the softmax of all. */
function partsOf(values: Values, table: Float64Array, players: number): readonly number[] {
  const scores = Array.from({ length: seatsFor(players) }, (_, seat) =>
    scoreOf(values, table, seat * FEATURE_COUNT),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** What a player's colours have together (R24). */
function together(parts: readonly number[], players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) =>
    parts.reduce((sum, part, seat) => (seat % players === player ? sum + part : sum), 0),
  );
}

/** Everybody's chance to win. */
export function chancesAt(values: Values, table: Float64Array, players: number): readonly number[] {
  return together(partsOf(values, table, players), players);
}

/** Adds the gradient of one position; says what was thought of it and how far that was from the target. */
export function gradientOf(
  values: Values,
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
