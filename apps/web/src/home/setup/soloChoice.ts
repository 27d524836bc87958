import { signal, type Signal } from "@preact/signals";
import type { GameEntry } from "../../games/gameEntry.ts";

interface SoloChoice {
  readonly bots: number;
  readonly level: string;
}

const choices = new Map<string, Signal<SoloChoice>>();

/** The number and the level of bots that were last chosen for a game during this visit. */
export function soloChoice({ id, facts, levels }: GameEntry): Signal<SoloChoice> {
  const known = choices.get(id);
  if (known !== undefined) return known;
  const fresh = signal({ bots: Math.min(2, facts.players.max - 1), level: levels[1] ?? "" });
  choices.set(id, fresh);
  return fresh;
}
