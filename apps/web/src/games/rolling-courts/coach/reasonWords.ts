import * as coach from "@courtly/coach/rolling-courts";
import { assertNever } from "@courtly/engine";
import { chanceSpeech } from "../../../table/coach/chanceSpeech.ts";
import { spotWords, stepWords } from "./courtsStep.tsx";
import { reasonTexts, words } from "./words/index.ts";

/** Puts a reason into words, in the current language. */
export function reasonWords(reason: coach.CourtsReason): string {
  return coach.reasonWords(reason, {
    ...chanceSpeech(),
    reasons: reasonTexts(),
    step: stepWords,
  });
}

/** The core of a reason in a few words; `undefined` for one that only supports another. */
export function briefWords(reason: coach.CourtsReason): string | undefined {
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

function briefPurpose(purpose: coach.Purpose): string {
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
