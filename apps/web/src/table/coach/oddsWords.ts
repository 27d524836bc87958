import type { SpokenCoach } from "./useCoach.ts";
import { words } from "./words/index.ts";

/** The odds as the coach knows them, or how to get a coach. */
export function oddsWords(coach: SpokenCoach | undefined): string {
  return coach === undefined ? words().nowOff : coach.spoken() || words().thinking;
}
