/** The languages that people are spoken to in. Records, notation and addresses are the same in all of them. */
export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of these wishes ("de-AT", "fr") that can be met, English if none can. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [base] = wish.toLowerCase().split(/[-_.]/);
    const language = LANGUAGES.find((each) => each === base);
    if (language !== undefined) return language;
  }
  return "en";
}
