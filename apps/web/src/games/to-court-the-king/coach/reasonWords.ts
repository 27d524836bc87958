import * as coach from "@courtly/coach/to-court-the-king";
import { CHARACTERS, type State } from "@courtly/to-court-the-king";
import { chanceSpeech } from "../../../table/coach/chanceSpeech.ts";
import { abilityBrief } from "../court/cardWords.ts";
import { king as kingWords } from "../languages/gameWords.ts";
import { stepWords } from "./kingStep.tsx";
import { reasonTexts, words } from "./words/index.ts";

/** Puts a reason into words, in the current language. */
export function reasonWords(state: State, reason: coach.KingReason): string {
  return coach.reasonWords(state, reason, {
    ...chanceSpeech(),
    king: kingWords(),
    reasons: reasonTexts(),
    step: stepWords,
  });
}

/** The core of a reason in a few words; `undefined` for one that only supports another. */
export function briefWords(state: State, reason: coach.KingReason): string | undefined {
  const { king, percent } = words();
  const texts = kingWords();
  const { names, mark } = texts;
  switch (reason.kind) {
    case "aim": {
      const chance = reason.isThisWay ? undefined : percent(reason.chance);
      return king.brief.aim(names[reason.card], coach.costWords(state, reason.card, texts), chance);
    }
    case "gives":
      return `${names[reason.card]}: ${abilityBrief(CHARACTERS[reason.card].ability)}`;
    case "sure": {
      const asks = coach.costWords(state, reason.card, texts);
      return king.brief.aim(names[reason.card], asks, undefined);
    }
    case "higherMark":
      return king.brief.higherMark;
    case "toMark":
      return king.brief.toMark[reason.need](mark(reason.mark));
    case "reached":
    case "missed":
    case "hopeless":
      return king.brief[reason.kind](mark(reason.mark));
    default:
      return undefined;
  }
}
