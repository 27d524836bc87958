import { verifyRecord, type Verdict } from "@courtly/dice";
import type { GameBox } from "@courtly/engine";

/** What a record alone says about its dice, in a sentence or two. */
export function checkedWords(record: string, box: GameBox): string {
  const verdict = verifyRecord(record, [box]);
  return verdict.ok
    ? wordsOf(verdict.value)
    : `Line ${verdict.error.line}: ${verdict.error.message}.`;
}

function wordsOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case "honest":
      return `Honest: all ${verdict.rolls} rolls${verdict.start === undefined ? "" : " and who began"} follow from the seed, which was sealed before the first.`;
    case "unfinished":
      return verdict.why === "sealed"
        ? `Sealed before the first roll. The seed is told when the game is over; then its rolls can be checked, ${verdict.rolls} so far.`
        : `All ${verdict.rolls} rolls so far follow from the seed; the game is not over in this record.`;
    case "tampered":
      return `Not honest: line ${verdict.line} says ${verdict.says}, and the seed gives ${verdict.should}.`;
    case "notSealed":
      return "The dice of this game were not sealed: they came from this browser's own chance, and cannot be checked afterwards.";
  }
}
