import { assertNever } from "@courtly/engine";
import type { CourtsReason, Gain, Lack, Purpose } from "@courtly/coach/rolling-courts";
import { chanceComparisonWords, nextWords } from "../../../table/coach/chanceWords.ts";
import { spotWords, stepWords } from "./courtsStep.tsx";
import { words } from "./words/index.ts";

/** Puts a reason into words, in the current language. */
export function reasonWords(reason: CourtsReason): string {
  const { courts, estimate } = words();
  switch (reason.kind) {
    case "chances":
      return chanceComparisonWords(reason, reason.next && stepWords(reason.next));
    case "won":
      return courts.won;
    case "ends":
      return courts.ends(reason.own, reason.other);
    case "purpose":
      return purposeWords(reason.purpose);
    case "deeper":
      return courts.deeper(reason.miners, reason.next, reason.now);
    case "lack":
      return lackWords(reason.lack);
    case "against":
      return courts.against(
        reason.gains.map(gainWords),
        nextWords(reason.next && stepWords(reason.next)),
      );
    case "notNow": {
      const { court, deep, worse, asGood } = courts.notNow;
      const what =
        reason.what === "court"
          ? court(reason.points, reason.gold, reason.later)
          : deep(reason.mine, reason.gold);
      return reason.isAsGood ? asGood(what) : worse(what, estimate(reason.win));
    }
    default:
      return assertNever(reason);
  }
}

function gainWords({ kind, more }: Gain): string {
  return words().courts.gains[kind](more);
}

function lackWords(lack: Lack): string {
  const { lacks } = words().courts;
  switch (lack.kind) {
    case "goldFirst":
      return lacks.goldFirst(lack);
    case "moreGold":
      return lacks.moreGold(lack);
    case "nearCourt":
      return lacks.nearCourt(lack);
    case "furtherWays":
    case "betterSeats":
      return lacks[lack.kind](lack.least, lack.most);
    case "goldNow":
      return lacks.goldNow(lack.price);
    case "soon":
      return lacks.soon(lack.courts);
    case "hand":
      return lacks.hand(lack.members);
    default:
      return assertNever(lack);
  }
}

function purposeWords(purpose: Purpose): string {
  const { purposes } = words().courts;
  switch (purpose.kind) {
    case "miner":
      return purposes.miner(purpose);
    case "villager":
      return purposes.villager({ ...purpose, courts: purpose.courts.map(String) });
    case "recall":
      return purposes.recall(spotWords(purpose.from), spotWords(purpose.into), purpose.isHandEmpty);
    case "pushes":
      return purposes.pushes(purpose.village, purpose.less);
    case "retires":
      return purposes.retires(purpose.gold);
    case "court":
      return purposes.court(purpose.points, purpose.isOpen);
    case "atOnce": {
      const { gold, members, stuck } = purpose;
      const said = purposes.atOnce(gold, members);
      return stuck === undefined ? said : `${said} ${purposes.stuck(stuck)}`;
    }
    case "promoteVillage":
      return purposes.promoteVillage(purpose.price, purpose.before);
    case "onward":
    case "promoteCave":
    case "roll":
    case "spent":
    case "nothingLeft":
      return purposes[purpose.kind];
    default:
      return assertNever(purpose);
  }
}
