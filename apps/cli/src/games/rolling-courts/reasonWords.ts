import type { CourtsReason, Lack, Purpose } from "@courtly/coach/rolling-courts";
import { assertNever } from "@courtly/engine";
import { comparisonWords, nextWords } from "../../play/coach.ts";
import { estimate } from "../../play/percent.ts";
import type { Speech } from "../../speech.ts";
import type { Page } from "../entry.ts";
import { stepWords } from "./stepWords.ts";

type Words = Speech["courtsTable"]["coach"];

/** The comparison with another step, and what that step is for if it is as good. */
function chancesWords(
  reason: Extract<CourtsReason, { kind: "chances" }>,
  page: Pick<Page, "names" | "speech">,
): string {
  const { table, courtsTable } = page.speech;
  const next = reason.next && stepWords(reason.next, page);
  return reason.nextFor === undefined
    ? comparisonWords(reason, next, table)
    : courtsTable.coach.asGoodFor[reason.nextFor](nextWords(next, table));
}

/** Puts a reason for the advice into words. */
export function reasonWords(reason: CourtsReason, page: Pick<Page, "names" | "speech">): string {
  const { table, courtsTable } = page.speech;
  const { coach: words } = courtsTable;
  switch (reason.kind) {
    case "chances":
      return chancesWords(reason, page);
    case "won":
      return words.won;
    case "ends":
      return words.ends(reason.own, reason.other);
    case "purpose":
      return purposeWords(reason.purpose, words.purposes);
    case "deeper":
      return words.deeper(reason);
    case "lack":
      return lackWords(reason.lack, words.lacks);
    case "against": {
      const { gains, next } = reason;
      const gained = gains.map(({ kind, more }) => words.gains[kind](more));
      return words.against(nextWords(next && stepWords(next, page), table), gained);
    }
    case "notNow": {
      const { court, deep, worse, asGood } = words.notNow;
      const what =
        reason.what === "court"
          ? court(reason.points, reason.gold, reason.later)
          : deep(reason.mine, reason.gold);
      return reason.isAsGood
        ? asGood(what)
        : worse(what, estimate(reason.win, 0, table), estimate(reason.best, 0, table));
    }
    default:
      return assertNever(reason);
  }
}

function lackWords(lack: Lack, words: Words["lacks"]): string {
  switch (lack.kind) {
    case "goldFirst":
      return words.goldFirst(lack);
    case "moreGold":
      return words.moreGold(lack);
    case "nearCourt":
      return words.nearCourt(lack);
    case "furtherWays":
      return words.furtherWays(lack.least, lack.most, lack.isFirst);
    case "betterSeats":
      return words.betterSeats(lack.least, lack.most);
    case "goldNow":
      return words.goldNow(lack.price);
    case "soon":
      return words.soon(lack.courts);
    case "hand":
      return words.hand(lack.members);
    default:
      return assertNever(lack);
  }
}

function purposeWords(purpose: Purpose, words: Words["purposes"]): string {
  switch (purpose.kind) {
    case "miner":
      return words.miner(purpose);
    case "villager":
      return words.villager({ ...purpose, courts: purpose.courts.map(String) });
    case "recall": {
      const { from, into, isHandEmpty } = purpose;
      return words.recall(words.place(from), words.place(into), isHandEmpty);
    }
    case "pushes":
      return words.pushes(purpose.village, purpose.less);
    case "retires":
      return words.retires(purpose.gold);
    case "court":
      return words.court(purpose);
    case "atOnce": {
      const { gold, members, isLater, stuck } = purpose;
      const said = words.atOnce(gold, members, isLater);
      return stuck === undefined ? said : `${said} ${words.stuck(stuck)}`;
    }
    case "promoteVillage":
      return words.promoteVillage(purpose.price, purpose.before);
    case "onward":
    case "promoteCave":
    case "roll":
    case "spent":
    case "nothingLeft":
      return words[purpose.kind];
    default:
      return assertNever(purpose);
  }
}
