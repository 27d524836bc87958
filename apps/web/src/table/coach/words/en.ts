import { estimatesIn, percentsIn } from "../percents.ts";

export const EN = {
  coach: "Coach",
  level: "What the coach shows",
  levels: { off: "Off", odds: "Odds", best: "Best move" },
  nowOff: "The coach is off. The key O or the settings turn it on again.",
  oddsOnly: "The coach shows odds only. Choose “Best move” in its panel first.",
  open: "Open the coach",
  percent: percentsIn("en"),
  /** An estimated chance, which is never certain. */
  estimate: estimatesIn("en"),
  thinking: "The coach is thinking.",
  failed: "The coach does not work on this device right now. You can play on without it.",
  rivalPlays: (name: string) => `${name} plays. The coach waits for your turn.`,
  over: "The game is over.",
  bestMove: "Best move",
  toWin: "to win, the Chancellor estimates",
  /** The button plays the first of these steps. */
  play: (steps: number): string => (steps === 1 ? "Play it" : "Play step 1"),
  others: "Otherwise",
  why: "Why?",
  margin: (points: string) => `± ${points}`,
  marginWords: (points: string) =>
    `Sampled: 19 times out of 20 the Chancellor would find a number within ${points} of these.`,
  sampled: "sampled, 19 times in 20",
};

export type CoachWords = typeof EN;
