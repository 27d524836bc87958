import { assertNever } from "@courtly/engine";
import type { CharacterId } from "@courtly/to-court-the-king";
import type { BotWords } from "./words/en.ts";

export interface Deed {
  readonly name: keyof BotWords["deeds"];
  readonly numbers: readonly number[];
  /** A character of To Court the King. */
  readonly card?: CharacterId;
}

/** Why a bot does something: plain facts of its own evaluation, for any language to say. */
export type Reason =
  /** The chance to win with the deed, and without it. */
  | {
      readonly kind: "compared";
      readonly deed: Deed;
      readonly chance: number;
      readonly instead: number;
    }
  /** The chance to win with the deed. */
  | { readonly kind: "reckoned"; readonly deed: Deed; readonly chance: number }
  /** What the turn is worth with the deed, and with the next best one, in the bot's own prices. */
  | {
      readonly kind: "priced";
      readonly deed: Deed;
      readonly worth: number;
      readonly instead: number;
    };

/** Smaller differences are not worth a word. */
const CHANCE_MIN = 0.005;
const WORTH_MIN = 0.05;

/** Whether it tells more than what was done. */
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

/** 'Sends a miner to cave 4: wins 41% instead of 38%' */
export function sayReason(reason: Reason, words: BotWords): string {
  const deed = deedWords(reason.deed, words);
  const said = `${deed.charAt(0).toUpperCase()}${deed.slice(1)}`;
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

function deedWords({ name, numbers, card }: Deed, words: BotWords): string {
  const deed = numbers.reduce<string>(
    (text, number, index) => text.replace(`#${index + 1}`, String(number)),
    words.deeds[name],
  );
  return card === undefined ? deed : deed.replace("@", words.card(card));
}
