import { verifyRecord, type SharesIn, type Verdict } from "@courtly/dice";
import type { ByPlayer, GameBox } from "@courtly/engine";
import { listed } from "../i18n/listed.ts";
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
      return [
        check.honest(verdict.rolls, verdict.start !== undefined),
        sharesWords(verdict.shares, verdict.names),
        ...(verdict.isOpeningBound ? [] : [check.unbound]),
      ].join(" ");
    case "notProved":
      return [check.notProved(verdict.rolls), sharesWords(verdict.shares, verdict.names)]
        .join(" ")
        .trim();
    case "unfinished":
      return verdict.why === "sealed" ? check.sealed(verdict.rolls) : check.soFar(verdict.rolls);
    case "tampered":
      return verdict.what === "opening"
        ? check.opening
        : check.tampered(verdict.line, verdict.says, verdict.should);
    case "notSealed":
      return check.notSealed;
  }
}

/** The sentences about the players whose shares are in the dice, and whose are missing. */
function sharesWords(shares: SharesIn, names: ByPlayer<string>): string {
  const { check } = words();
  if (shares === "local") return check.local;
  const those = (part: string) => names.filter((_, player) => shares[player] === part);
  const [present, missing] = [those("share"), those("missing")];
  return [
    ...(present.length === 0 ? [] : [check.shares(listed(present))]),
    ...(missing.length === 0 ? [] : [check.missingShares(listed(missing))]),
  ].join(" ");
}
