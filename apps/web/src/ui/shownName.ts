import { isYou } from "@courtly/engine";
import { words } from "../i18n/words/index.ts";

/** A player's name as it is read: records call the one person of a device "You", whatever is spoken. */
export function shownName(name: string): string {
  return isYou(name) ? words().you : name;
}

/** A name as somebody types it, as records keep it. */
export function typedName(text: string): string {
  return text.trim() === words().you ? "You" : text;
}
