import { signal, type Signal } from "@preact/signals";
import type { GameEntry } from "../../games/index.ts";

interface SoloChoice {
  readonly bots: number;
  readonly level: string;
}

const choices = new Map<string, Signal<SoloChoice>>();

/** How many bots of which level somebody last chose for a game, in this visit. */
export function soloChoice({ id, facts, levels }: GameEntry): Signal<SoloChoice> {
  const known = choices.get(id);
  if (known !== undefined) return known;
  const fresh = signal({ bots: Math.min(2, facts.players.max - 1), level: levels[1] ?? "" });
  choices.set(id, fresh);
  return fresh;
}
