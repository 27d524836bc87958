/**
 * Half the width of the 95% interval of an estimated chance, by game: how far the chance before a turn lies from the
 * chance that a solution of that turn gives (docs/analysis.md tells how it is measured).
 */
const CHANCE_MARGINS: Readonly<Record<string, number>> = {
  "to-court-the-king": 0.067,
  "rolling-courts": 0.014,
};

export function chanceMarginOf(gameId: string): number {
  return CHANCE_MARGINS[gameId] ?? 1;
}
