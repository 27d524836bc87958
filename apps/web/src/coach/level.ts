import { change, settings, type CoachLevel } from "../settings.ts";

let before: Exclude<CoachLevel, "off"> = "odds";

/** The key that shows and hides what the coach has to say: as much as it said last. */
export function toggleCoach(): void {
  const { coach } = settings.value;
  if (coach !== "off") before = coach;
  change({ coach: coach === "off" ? before : "off" });
}
