import { words } from "./words/index.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Minutes and seconds: "1:14". */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time that is left of a clock: "1:14" below an hour, then "19 h", then "2 days". */
export function timeLeft(ms: number): string {
  if (ms < HOUR_MS) return minutesAndSeconds(ms);
  const hours = Math.floor(ms / HOUR_MS);
  const { hoursLeft, daysLeft } = words();
  return hours < 48 ? hoursLeft(hours) : daysLeft(Math.floor(hours / 24));
}
