import type { ByPlayer, Player } from "./seats.ts";

/** English sentences about players. The name "You" stands for the player at this device. */

export function isYou(name: string): boolean {
  return name === "You";
}

/** "You take", "Squire takes"; with `more` after the name, "Squire (S2) takes". */
export function does(name: string, verb: string, more = ""): string {
  return `${name}${more} ${isYou(name) ? verb : thirdPerson(verb)}`;
}

export function thirdPerson(verb: string): string {
  if (verb === "are") return "is";
  if (verb === "have") return "has";
  return /(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "your", "Squire's". */
export function whose(name: string): string {
  return isYou(name) ? "your" : `${name}'s`;
}

/** Inside a sentence: "you", "Squire". */
export function whom(name: string): string {
  return isYou(name) ? "you" : name;
}

export function nameOf(names: ByPlayer<string>, player: Player): string {
  return names[player] ?? `seat ${player}`;
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
