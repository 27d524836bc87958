import type { GameFacts } from "@courtly/engine";
import { seatsFor } from "./seats.ts";

/** The facts about the game, in a file of their own so that apps can show them without loading the rules. */
export const FACTS: GameFacts = {
  id: "rolling-courts",
  rulesVersion: 1,
  players: { min: 2, max: 5 }, // R1, R24
  seats: seatsFor,
  cites: { players: "R1", turns: "R4", dice: "R4", end: "R20" },
  lasting: () => undefined,
};
