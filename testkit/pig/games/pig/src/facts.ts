import type { GameFacts } from "@courtly/engine";

/** The facts about Pig, in a file of their own so that apps can show them without loading the rules. */
export const FACTS: GameFacts = {
  id: "pig",
  rulesVersion: 1,
  players: { min: 2, max: 5 },
  seats: (players) => players,
  cites: { players: "P1", turns: "P2", dice: "P3", end: "P5" },
  lasting: () => undefined,
};
