import { assertNever, writeFaces } from "@courtly/engine";
import type { StepAt } from "@courtly/coach/to-court-the-king";
import { beforeFirstRoll, CHARACTERS, type Action } from "@courtly/to-court-the-king";
import type { Speech } from "../../speech.ts";
import { simpleLabel } from "./menu.ts";

/** A step of the advice, in the words of the menu. */
export function stepWords({ action, before }: StepAt, speech: Speech): string {
  const { menu, coach } = speech.kingTable;
  switch (action.kind) {
    case "aside": {
      const [die, ...others] = action.dice;
      return die !== undefined && others.length === 0
        ? menu.setAsideOne(die)
        : coach.setAside(writeFaces(action.dice));
    }
    case "use":
      return useWords(action, beforeFirstRoll(before.dice), speech);
    case "roll":
    case "decline":
    case "stand":
    case "take":
      return simpleLabel(before, action, speech);
    default:
      return assertNever(action);
  }
}

/** @param isEarly whether the card is used before the first roll, so that its die joins that roll */
function useWords(
  { character, from, to }: Extract<Action, { kind: "use" }>,
  isEarly: boolean,
  { kingTable: { coach } }: Speech,
): string {
  const { ability } = CHARACTERS[character];
  switch (ability.kind) {
    case "bring":
      if (isEarly) return coach.bringEarly(character);
      return coach.bring(character, ability.face === "any" ? to[0] : ability.face);
    case "reroll":
      return coach.reroll(character, writeFaces(from));
    case "raise":
    case "redistribute":
    case "set":
    case "firstRoll":
    case "endsTheGame":
      return coach.change(character, { from: writeFaces(from), to: writeFaces(to) });
    default:
      return assertNever(ability);
  }
}
