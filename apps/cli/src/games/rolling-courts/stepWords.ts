import type { StepAt } from "@courtly/coach/rolling-courts";
import type { Page } from "../entry.ts";
import { choiceOf } from "./menu.ts";

/** A step of the advice, in the words of the menu. Leaves out details that say nothing new. */
export function stepWords(
  { action, before }: StepAt,
  page: Pick<Page, "names" | "speech">,
): string {
  const { label, detail } = choiceOf(before, action, page);
  const { fromHome } = page.speech.courtsTable.moves;
  const isPlain = detail === undefined || detail === fromHome || action.kind === "change";
  return isPlain ? label : `${label}: ${detail}`;
}
