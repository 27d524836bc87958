import * as coach from "@courtly/coach/to-court-the-king";
import type { State } from "@courtly/to-court-the-king";
import { chanceSpeech } from "../../play/coach.ts";
import type { Speech } from "../../speech.ts";
import { stepWords } from "./stepWords.ts";

/** Puts a reason for the advice into words. */
export function reasonWords(state: State, reason: coach.KingReason, speech: Speech): string {
  return coach.reasonWords(state, reason, {
    ...chanceSpeech(speech),
    king: speech.king,
    reasons: speech.reasons.king,
    step: (step) => stepWords(step, speech),
  });
}
