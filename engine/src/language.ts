/** The languages of the texts for players. Records, notation and addresses do not depend on the language. */
export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the first wish ("de-AT", "fr") that is a supported language, or English. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [base] = wish.toLowerCase().split(/[-_.]/);
    const language = LANGUAGES.find((each) => each === base);
    if (language !== undefined) return language;
  }
  return "en";
}
