import { botTitle, readBotName } from "@courtly/bots/names";
import type { ByPlayer, BySeat, Player } from "@courtly/engine";
import { titles } from "../i18n/titles.ts";
import type { Tincture } from "../ui/drawings/tinctures.ts";
import { words } from "./words/index.ts";

/** The way a player takes part: a person at this screen, a person at another one, or a bot of a level. */
export type Chair =
  | { readonly kind: "person" }
  | { readonly kind: "away" }
  /** For example `steward` or `steward:bold`. */
  | {
      readonly kind: "bot";
      readonly level: string;
      /** Whether the level of the next game follows the player's results. */
      readonly adapts?: boolean;
    };

export const PERSON: Chair = { kind: "person" };

/** The people and bots around a table, and the shields they play with. */
export interface Roster {
  readonly names: ByPlayer<string>;
  readonly chairs: ByPlayer<Chair>;
  /** A shield for each colour: in Rolling Courts two players have two each (R24). */
  readonly shields: BySeat<Tincture>;
}

export function isPerson({ chairs }: Roster, player: Player): boolean {
  return chairs[player]?.kind === "person";
}

/** Whether several people share the screen, which is then handed over between turns. */
export function isShared({ chairs }: Roster): boolean {
  return chairs.filter(({ kind }) => kind === "person").length > 1;
}

/** The level of the bot that plays for a player. A level that is no longer known becomes the gentlest. */
export function botAt({ chairs }: Roster, player: Player): string {
  const chair = chairs[player];
  return chair?.kind === "bot" && readBotName(chair.level) !== undefined ? chair.level : "page";
}

/** The name of a bot: "Bot · Bold Steward". A bot without a known level stands in for a person who left. */
export function botWords(level: string): string {
  const name = readBotName(level);
  return `Bot · ${name === undefined ? words().standIn : botTitle(name, titles())}`;
}
