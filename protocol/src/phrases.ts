/** The phrases that players say to each other. Every device shows them in the language of its reader. */
export const PHRASES = [
  "wellRolled",
  "wellPlayed",
  "goodLuck",
  "badLuck",
  "thankYou",
  "youAreWelcome",
  "thinking",
  "oneMoment",
  "backSoon",
  "sorryForTheWait",
  "goodGame",
  "oneMore",
] as const;
export type PhraseId = (typeof PHRASES)[number];

/** The shortest time between two phrases of one player. */
export const PHRASE_MS = 4000;
