/** The share of games that a clearly stronger player wins; an equal one wins half. */
const CLEARLY_STRONGER = 0.75;
/** How much likelier one must be than the other before the games end. */
const ODDS_DECIDED = 100;

/**
 * Plays games one after the other until they tell whether the player is clearly stronger than its rival, by Wald's
 * sequential test. Counts as not stronger if all games leave it open.
 */
export function isStronger(hasWon: (game: number) => boolean, gamesMax: number): boolean {
  let evidence = 0;
  for (let game = 0; game < gamesMax; game += 1) {
    evidence += Math.log((hasWon(game) ? CLEARLY_STRONGER : 1 - CLEARLY_STRONGER) / 0.5);
    if (Math.abs(evidence) >= Math.log(ODDS_DECIDED)) break;
  }
  return evidence >= Math.log(ODDS_DECIDED);
}
