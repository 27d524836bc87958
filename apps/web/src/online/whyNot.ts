import type { NoAnswer } from "@courtly/client";
import type { Problem } from "@courtly/engine";
import { wordsOfDetail, type Refused } from "@courtly/protocol";
import { words } from "./words/index.ts";

/** The message for a refusal, in the current language: by its detail if that is known, else by its code. */
export function whyNot(refused: Refused | NoAnswer): Problem {
  const { refusals, refusalDetails } = words();
  const general = refusals[refused.code];
  if (!("message" in refused)) return { message: general };
  return { message: wordsOfDetail(refused, refusalDetails) ?? general, rule: refused.rule };
}
