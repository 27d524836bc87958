/** The texts of the coach that compare two chances to win, in any game. */
export const ENGLISH = {
  nextBest: "the next best move",
  quoted: (step: string) => `“${step}”`,
  better: (chance: string, other: string, next: string) =>
    `${chance} to win with this, ${other} with ${next}.`,
  asGood: (next: string) => `Just as good: ${next}.`,
  tooClose: (chance: string, other: string, next: string) =>
    `Too close to tell: ${chance} to win with this, ${other} with ${next}.`,
};

export type ChanceWords = typeof ENGLISH;
