import type { CharacterId } from "@courtly/to-court-the-king";
import type { Shown } from "./comparisons.ts";

/** All lines that are told win almost surely; `isAny` if every other step does so too. */
export interface WonReason {
  readonly kind: "won";
  readonly isAny: boolean;
}

/** From here on a game counts as won. */
const WON = 0.99;

/**
 * Tells that there is a choice and all of it wins almost surely: then the chances to win do not explain the best line.
 * @param goal the card that the best line is for: the King explains himself
 */
export function wonReasons(
  { lines, chanceAfter = {} }: Shown,
  goal: CharacterId | undefined,
): readonly WonReason[] {
  if (goal === "king" || lines.length < 2 || lines.some(({ chance }) => chance <= WON)) return [];
  const chances = Object.values(chanceAfter);
  const isAny = chances.length > 0 && chances.every((chance) => chance > WON);
  return [{ kind: "won", isAny }];
}
