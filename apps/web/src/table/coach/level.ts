import type { GameSession } from "../session.ts";
import { change, settings, type CoachLevel } from "../../settings/settings.ts";

/** Whether the person wants a coach, and this table allows one. */
export function isCoached({ voice }: Pick<GameSession<never, never>, "voice">): boolean {
  return voice === "coach" && settings.value.coach !== "off";
}

/** Whether the table reserves room beside it, for a coach or a lesson. */
export function leavesRoom(session: Pick<GameSession<never, never>, "voice">): boolean {
  return session.voice === "lesson" || isCoached(session);
}

let before: Exclude<CoachLevel, "off"> = "odds";

export function chooseCoach(level: CoachLevel): void {
  const { coach } = settings.value;
  if (coach !== "off") before = coach;
  change({ coach: level });
}

/** Turns the coach off, or on again at its last level. */
export function toggleCoach(): void {
  chooseCoach(settings.value.coach === "off" ? before : "off");
}
