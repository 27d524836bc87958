import { signal, type Signal } from "@preact/signals";
import { adaptedLevel } from "../../adapting/rank.ts";
import type { GameEntry } from "../../games/gameEntry.ts";
import type { Chair } from "../../table/roster.ts";

interface SoloChoice {
  readonly bots: number;
  /** A level, or `ADAPTS`. */
  readonly level: string;
}

/** The choice of bots that adapt to the player. */
export const ADAPTS = "adapts";

const choices = new Map<string, Signal<SoloChoice>>();

/** The number and the level of bots that were last chosen for a game during this visit. */
export function soloChoice({ id, facts }: GameEntry): Signal<SoloChoice> {
  const known = choices.get(id);
  if (known !== undefined) return known;
  const fresh = signal({ bots: Math.min(2, facts.players.max - 1), level: ADAPTS });
  choices.set(id, fresh);
  return fresh;
}

/** The chair of each bot by the choice on the start page. */
export function botChair(gameId: string, level: string): Chair {
  return level === ADAPTS
    ? { kind: "bot", level: adaptedLevel(gameId), adapts: true }
    : { kind: "bot", level };
}
