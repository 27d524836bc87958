/** What makes two bots of one level feel different. */
export const TEMPERAMENTS = ["bold", "cautious"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** A bot's name in two parts: `steward`, or `steward:bold`. */
export function readBotName(
  name: string,
): { readonly level: string; readonly temperament: Temperament | undefined } | undefined {
  const [level = "", word, ...rest] = name.split(":");
  if (word === undefined) return { level, temperament: undefined };
  const temperament = TEMPERAMENTS.find((known) => known === word);
  return temperament === undefined || rest.length > 0 ? undefined : { level, temperament };
}

export function writeBotName(level: string, temperament: Temperament | undefined): string {
  return temperament === undefined ? level : `${level}:${temperament}`;
}
