import { assertNever } from "@courtly/engine";
import type { CourtsReason, Gain, Lack, Purpose } from "@courtly/coach/rolling-courts";
import { chanceComparisonWords, nextWords } from "../../../table/coach/chanceWords.ts";
import { stepWords } from "./courtsStep.tsx";
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
      return courts.deeper(reason.cave, reason.next, reason.now);
    case "lack":
      return lackWords(reason.lack);
    case "against": {
      const next = reason.next && stepWords(reason.next);
      return courts.against(
        reason.gains.map(gainWords),
        reason.isNamed ? undefined : nextWords(next),
      );
    }
    case "wait":
      return courts.wait({ ...reason, win: estimate(reason.win) });
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
    case "betterSeats":
      return lacks.betterSeats(lack.least, lack.most);
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
