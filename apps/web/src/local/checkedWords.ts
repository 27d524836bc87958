import { verifyRecord, type Verdict } from "@courtly/dice";
import type { GameBox } from "@courtly/engine";
import { words } from "../ui/words/index.ts";

/** Verifies the dice of a record. Returns a function that tells the result in the current language. */
export function checkedWords(record: string, box: GameBox): () => string {
  const verdict = verifyRecord(record, [box]);
  return () =>
    verdict.ok
      ? wordsOf(verdict.value)
      : words().check.fault(verdict.error.line, verdict.error.message);
}

function wordsOf(verdict: Verdict): string {
  const { check } = words();
  switch (verdict.kind) {
    case "honest":
      return check.honest(verdict.rolls, verdict.start !== undefined);
    case "unfinished":
      return verdict.why === "sealed" ? check.sealed(verdict.rolls) : check.soFar(verdict.rolls);
    case "tampered":
      return check.tampered(verdict.line, verdict.says, verdict.should);
    case "notSealed":
      return check.notSealed;
  }
}
