import { TINCTURES, type Tincture } from "../../ui/drawings/tinctures.ts";

/** The names of bots, by their shield. */
const NAMES: Readonly<Record<Tincture, string>> = {
  azure: "Mira",
  gules: "Jonas",
  vert: "Ines",
  purpure: "Tobias",
  or: "Lena",
};

/** The name for a bot with this shield, or another one if that name is taken. */
export function nameFor(shield: Tincture, taken: readonly string[]): string {
  const own = NAMES[shield];
  const others = TINCTURES.map((tincture) => NAMES[tincture]);
  return [own, ...others].find((name) => !taken.includes(name)) ?? own;
}
