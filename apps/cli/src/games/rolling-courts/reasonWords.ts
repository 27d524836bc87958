import * as coach from "@courtly/coach/rolling-courts";
import { chanceSpeech } from "../../play/coach.ts";
import type { Page } from "../entry.ts";
import { stepWords } from "./stepWords.ts";

/** Puts a reason for the advice into words. */
export function reasonWords(
  reason: coach.CourtsReason,
  page: Pick<Page, "names" | "speech">,
): string {
  return coach.reasonWords(reason, {
    ...chanceSpeech(page.speech),
    reasons: page.speech.reasons.courts,
    step: (step) => stepWords(step, page),
  });
}
