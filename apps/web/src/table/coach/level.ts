import type { GameSession } from "../session.ts";
import { change, settings, type CoachLevel } from "../../settings/settings.ts";

/** Whether somebody wants a coach at this table, and may have one. */
export function isCoached({ voice }: Pick<GameSession<never, never>, "voice">): boolean {
  return voice === "coach" && settings.value.coach !== "off";
}

/** Whether the table leaves room for a voice beside it. */
export function leavesRoom(session: Pick<GameSession<never, never>, "voice">): boolean {
  return session.voice === "lesson" || isCoached(session);
}

let before: Exclude<CoachLevel, "off"> = "odds";

/** The key that shows and hides what the coach has to say: as much as it said last. */
export function toggleCoach(): void {
  const { coach } = settings.value;
  if (coach !== "off") before = coach;
  change({ coach: coach === "off" ? before : "off" });
}
