/** The texts of the coach that compare two chances to win, in any game. */
export const ENGLISH = {
  nextBest: "the next best move",
  quoted: (step: string) => `“${step}”`,
  /** @param other the chance to win with the next line; that of the best one is shown beside it */
  better: (other: string, next: string) => `Only ${other} to win with ${next}.`,
  asGood: (next: string) => `About the same chance to win with ${next}.`,
  tooClose: (other: string, next: string) => `Too close to tell: ${other} to win with ${next}.`,
};

export type ChanceWords = typeof ENGLISH;
