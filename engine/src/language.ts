/** The languages of the texts for players. Records, notation and addresses do not depend on the language. */
export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the first of the wanted languages ("de-AT", "fr") that is supported, or English. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split(/[-_.]/);
    const language = LANGUAGES.find((each) => each === base);
    if (language !== undefined) return language;
  }
  return "en";
}
