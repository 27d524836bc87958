import { botTitle, readBotName } from "@courtly/bots/names";
import { titles } from "../../i18n/titles.ts";
import { TINCTURES, type Tincture } from "../../ui/drawings/tinctures.ts";

/** What the bots are called, by their shield. */
const NAMES: Readonly<Record<Tincture, string>> = {
  azure: "Mira",
  gules: "Jonas",
  vert: "Ines",
  purpure: "Tobias",
  or: "Lena",
};

/** A name for a shield that nobody at the table has. */
export function nameFor(shield: Tincture, taken: readonly string[]): string {
  const own = NAMES[shield];
  const others = TINCTURES.map((tincture) => NAMES[tincture]);
  return [own, ...others].find((name) => !taken.includes(name)) ?? own;
}

/** "page" as people read it. */
export function levelName(level: string): string {
  const name = readBotName(level);
  return name === undefined ? level : botTitle(name, titles());
}
