import type { KeptGame, Screen } from "./screen.ts";

const RIVALS = ["Jonas", "Ines", "Tobias"];

/** A game with Mira at this screen; all others are bots. */
export function withMira(record: string, id = "table"): KeptGame {
  return { id, record, bots: RIVALS.filter((name) => record.includes(`, ${name}`)) };
}

/** Replaces the name Mira by "You", which every language translates. */
export const withoutName = (record: string) => record.replaceAll("Mira", "You");

/** A screen at the table of a game that is on the device. */
export function atTable(game: KeptGame): Pick<Screen, "address" | "games"> {
  return { address: `/table/${game.id}`, games: [game] };
}

/** The button of the menu at every table. */
export const MENU = ".table-bar .icon-button:last-child";
