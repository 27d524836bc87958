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
      return reason.next === undefined || reason.nextFor === undefined
        ? chanceComparisonWords(reason, reason.next && stepWords(reason.next))
        : courts.asGoodFor[reason.nextFor](nextWords(stepWords(reason.next)));
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
      return reason.isAsGood
        ? asGood(what)
        : worse(what, estimate(reason.win), estimate(reason.best));
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
      return lacks.furtherWays(lack.least, lack.most, lack.isFirst);
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
    case "recall":
      return purposes.recall(spotWords(purpose.from), spotWords(purpose.into), purpose.isHandEmpty);
    case "pushes":
      return purposes.pushes(purpose.village, purpose.less);
    case "retires":
      return purposes.retires(purpose.gold);
    case "court":
      return purposes.court(purpose);
    case "atOnce": {
      const { gold, members, isLater, stuck } = purpose;
      const said = purposes.atOnce(gold, members, isLater);
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

/** The core of a reason in a few words; `undefined` for one that only supports another. */
export function briefWords(reason: CourtsReason): string | undefined {
  const { brief } = words().courts;
  switch (reason.kind) {
    case "purpose":
      return briefPurpose(reason.purpose);
    case "deeper":
      return brief.deeper(reason.next, reason.now);
    case "ends":
    case "won":
      return brief[reason.kind];
    case "chances":
    case "lack":
    case "against":
    case "notNow":
      return undefined;
    default:
      return assertNever(reason);
  }
}

function briefPurpose(purpose: Purpose): string {
  const { brief } = words().courts;
  switch (purpose.kind) {
    case "miner":
      return brief.miner(purpose);
    case "villager":
      return brief.villager({ ...purpose, courts: purpose.courts.map(String) });
    case "recall":
      return brief.recall(spotWords(purpose.into));
    case "pushes":
      return brief.pushes(purpose.less);
    case "retires":
      return brief.retires(purpose.gold);
    case "atOnce":
      return brief.atOnce(purpose.gold, purpose.isLater);
    case "court":
      return brief.court(purpose.points, purpose.isLater);
    case "promoteVillage":
      return brief.promoteVillage(purpose.price, purpose.before);
    case "onward":
    case "promoteCave":
    case "roll":
    case "spent":
    case "nothingLeft":
      return brief[purpose.kind];
    default:
      return assertNever(purpose);
  }
}
