/** The share of games that a clearly stronger player wins; an equal one wins half. */
const CLEARLY_STRONGER = 0.75;
/** The likelihood ratio at which the test stops. An equal player passes once in so many times, at most. */
const ODDS_DECIDED = process.env["MODE"] === "long" ? 100 : 30;

/**
 * Plays games until Wald's sequential test decides whether the player is clearly stronger than its rival. Counts as
 * not stronger if the test is undecided after all games.
 */
export function isStronger(hasWon: (game: number) => boolean, gamesMax: number): boolean {
  let evidence = 0;
  for (let game = 0; game < gamesMax; game += 1) {
    evidence += Math.log((hasWon(game) ? CLEARLY_STRONGER : 1 - CLEARLY_STRONGER) / 0.5);
    if (Math.abs(evidence) >= Math.log(ODDS_DECIDED)) break;
  }
  return evidence >= Math.log(ODDS_DECIDED);
}
