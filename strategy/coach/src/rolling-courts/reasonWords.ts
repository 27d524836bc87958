import { assertNever } from "@courtly/engine";
import type { Place } from "@courtly/rolling-courts";
import { apart, comparisonWords, nextWords, type ChanceSpeech } from "../chanceWords.ts";
import type { Purpose } from "./purposes.ts";
import type { CourtsReason, Lack, Tie } from "./reasons.ts";
import type { StepAt } from "./steps.ts";
import type { CourtsReasonWords } from "./words/en.ts";

/** All that a reason needs to be put into words. */
export interface CourtsSpeech extends ChanceSpeech {
  readonly reasons: CourtsReasonWords;
  /** The words for a step; each app has its own, those of its buttons or menus. */
  readonly step: (step: StepAt) => string;
}

type Of<Kind extends CourtsReason["kind"]> = Extract<CourtsReason, { kind: Kind }>;

/** Puts a reason into words. */
export function reasonWords(reason: CourtsReason, speech: CourtsSpeech): string {
  const { reasons } = speech;
  switch (reason.kind) {
    case "chances":
      return chancesWords(reason, speech);
    case "won":
      return reasons.won;
    case "ends":
      return reasons.ends(reason.own, reason.other, reason.tie && tieWords(reason.tie, reasons));
    case "purpose":
      return purposeWords(reason.purpose, speech);
    case "deeper":
      return reasons.deeper(reason.miners, reason.next, reason.now);
    case "lack":
      return lackWords(reason.lack, reasons);
    case "against":
      return reasons.against(
        reason.gains.map(({ kind, more }) => reasons.gains[kind](more)),
        reason.next && speech.chances.quoted(speech.step(reason.next)),
      );
    case "notNow":
      return notNowWords(reason, speech);
    default:
      return assertNever(reason);
  }
}

/** A village or a cave by its number. */
export function placeWords(
  { kind, number }: Pick<Place, "kind" | "number">,
  { caveName, villageName }: Pick<CourtsReasonWords, "caveName" | "villageName">,
): string {
  return kind === "cave" ? caveName(number) : villageName(number);
}

/** The comparison with another step, and what that step is for if it is as good. */
function chancesWords(reason: Of<"chances">, speech: CourtsSpeech): string {
  if (reason.next === undefined) return withoutWords(reason, speech);
  const next = speech.step(reason.next);
  return reason.nextFor === undefined
    ? comparisonWords(reason, next, speech)
    : speech.reasons.asGoodFor[reason.nextFor](nextWords(next, speech.chances));
}

/** The comparison with a line that only lacks this step. */
function withoutWords({ verdict, chance, other }: Of<"chances">, speech: CourtsSpeech): string {
  const { without } = speech.reasons;
  const [, lower] = apart(chance, other, speech);
  return verdict === "asGood" ? without.asGood : without.worse(lower);
}

function notNowWords(reason: Of<"notNow">, speech: CourtsSpeech): string {
  const { court, deep } = speech.reasons.notNow;
  const [lower] = apart(reason.win, reason.best, speech);
  const win = reason.isAsGood ? undefined : lower;
  return reason.what === "court" ? court({ ...reason, win }) : deep({ ...reason, win });
}

function lackWords(lack: Lack, { lacks }: CourtsReasonWords): string {
  switch (lack.kind) {
    case "goldFirst":
      return lacks.goldFirst(lack);
    case "moreGold":
      return lacks.moreGold(lack);
    case "nearCourt":
      return lacks.nearCourt(lack);
    case "furtherWays":
      return lacks.furtherWays(lack);
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

function tieWords({ by, isOwn }: Tie, { ties }: CourtsReasonWords): string {
  return isOwn ? ties.own(ties[by]) : ties.other(ties[by]);
}

function purposeWords(purpose: Purpose, speech: CourtsSpeech): string {
  const { reasons, chances, step } = speech;
  const { purposes } = reasons;
  switch (purpose.kind) {
    case "miner":
      return purposes.miner(purpose);
    case "villager":
      return purposes.villager({ ...purpose, courts: purpose.courts.map(String) });
    case "recall": {
      const [from, into] = [placeWords(purpose.from, reasons), placeWords(purpose.into, reasons)];
      const said = purposes.recall(from, into, purpose.isHandEmpty);
      const { there } = purpose;
      return there === undefined ? said : `${said} ${purposeWords(there, speech)}`;
    }
    case "pushes":
      return purposes.pushes(purpose.village, purpose.less);
    case "retires":
      return purposes.retires(purpose.gold);
    case "court":
      return purposes.court(purpose);
    case "atOnce": {
      const { stuck } = purpose;
      const said = purposes.atOnce(purpose);
      return stuck === undefined ? said : `${said} ${purposes.stuck(stuck)}`;
    }
    case "promoteVillage":
      return purposes.promoteVillage(purpose.price, purpose.before);
    case "onward":
      return purpose.next === undefined
        ? purposes.onward
        : purposes.towards(chances.quoted(step(purpose.next)));
    case "promoteCave":
    case "roll":
    case "spent":
    case "nothingLeft":
      return purposes[purpose.kind];
    default:
      return assertNever(purpose);
  }
}
