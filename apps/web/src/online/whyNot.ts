import type { NoAnswer } from "@courtly/client";
import type { Problem } from "@courtly/engine";
import type { Refused } from "@courtly/protocol";
import { words } from "./words/index.ts";

/** The message for a refusal: in the current language if its code is known, else as the server wrote it. */
export function whyNot(refused: Refused | NoAnswer): Problem {
  const { code } = refused;
  const message = "message" in refused ? refused.message : "";
  const rule = "rule" in refused ? refused.rule : undefined;
  const { refusals } = words();
  const said = code in refusals ? refusals[code as keyof typeof refusals] : message;
  return { message: typeof said === "string" ? said : said(message), rule };
}
