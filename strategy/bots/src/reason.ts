import { assertNever } from "@courtly/engine";
import type { CharacterId } from "@courtly/to-court-the-king";
import type { BotWords } from "./words/en.ts";

/** An action for the words of a bot: the name of its text, and the values in it. */
export interface DescribedAction {
  readonly name: keyof BotWords["actions"];
  readonly numbers: readonly number[];
  /** A character of To Court the King. */
  readonly card?: CharacterId;
}

/** The reason for a bot's action: facts from its own evaluation, independent of language. */
export type Reason =
  /** The chance to win with the action, and without it. */
  | {
      readonly kind: "compared";
      readonly action: DescribedAction;
      readonly chance: number;
      readonly instead: number;
    }
  /** The chance to win with the action. */
  | { readonly kind: "reckoned"; readonly action: DescribedAction; readonly chance: number }
  /** The worth of the turn with the action and with the next best one, in the bot's own prices. */
  | {
      readonly kind: "priced";
      readonly action: DescribedAction;
      readonly worth: number;
      readonly instead: number;
    };

/** Smaller differences are not mentioned. */
const CHANCE_MIN = 0.005;
const WORTH_MIN = 0.05;

/** Whether the reason says more than the action itself. */
export function isTelling(reason: Reason): boolean {
  switch (reason.kind) {
    case "compared":
      return Math.abs(reason.chance - reason.instead) >= CHANCE_MIN;
    case "priced":
      return Math.abs(reason.worth - reason.instead) >= WORTH_MIN;
    case "reckoned":
      return false;
    default:
      return assertNever(reason);
  }
}

/** 'Sends a member into cave 4: 41% to win instead of 38%' */
export function sayReason(reason: Reason, words: BotWords): string {
  const action = actionWords(reason.action, words);
  const said = `${action.charAt(0).toUpperCase()}${action.slice(1)}`;
  switch (reason.kind) {
    case "compared":
      return words.compared(said, reason.chance, reason.instead);
    case "reckoned":
      return words.reckoned(said, reason.chance);
    case "priced":
      return words.priced(said, reason.worth, reason.instead);
    default:
      return assertNever(reason);
  }
}

function actionWords({ name, numbers, card }: DescribedAction, words: BotWords): string {
  const text = numbers.reduce<string>(
    (before, number, index) => before.replace(`#${index + 1}`, String(number)),
    words.actions[name],
  );
  return card === undefined ? text : text.replace("@", words.card(card));
}
