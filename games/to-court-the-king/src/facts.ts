import type { GameFacts } from "@courtly/engine";

export const STAYS_TAKEN = "a card that is taken stays taken: everybody has seen it";

/** The facts about the game, in a file of their own so that apps can show them without loading the rules. */
export const FACTS: GameFacts = {
  id: "to-court-the-king",
  rulesVersion: 1,
  players: { min: 2, max: 5 }, // K1
  seats: (players) => players,
  cites: { players: "K1", turns: "K4", dice: "K6", end: "K23" },
  lasting: (action) =>
    /^take (?!nothing)/.test(action) ? { code: "staysTaken", message: STAYS_TAKEN } : undefined,
};
