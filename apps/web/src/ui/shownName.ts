import { isYou } from "@courtly/engine";
import { words } from "../i18n/words/index.ts";

/** A player's name as it is shown. Records call the person at this device "You" in every language. */
export function shownName(name: string): string {
  return isYou(name) ? words().you : name;
}

/** The name that a record stores for a name that a person has typed. */
export function typedName(text: string): string {
  return text.trim() === words().you ? "You" : text;
}
