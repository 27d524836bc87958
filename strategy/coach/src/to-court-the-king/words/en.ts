import { countWord } from "@courtly/engine";

/** The coach's texts about To Court the King. */
export const ENGLISH = {
  aim: ({ aim, other, sure, chance, isThisWay, gain, win }: Aim) => {
    const or = other === undefined ? "" : ` or the ${other.name} (${other.asks})`;
    const benefit = other === undefined ? gain : undefined;
    const wins = win === undefined ? undefined : `${win} to win with the ${aim.name}`;
    const uses = [benefit, wins].filter((use) => use !== undefined).join(", ");
    const roll = `The roll is for the ${aim.name} (${aim.asks})${or}${uses === "" ? "" : `: ${uses}`}.`;
    const get = `Chance to get ${other === undefined ? "it" : `the ${aim.name}`}${isThisWay ? " this way" : ""}: ${chance}.`;
    return [roll, get, ...(sure === undefined ? [] : [sureWords(sure)])].join(" ");
  },
  sureOnly: ({ name, isNearly }: Sure, asks: string, gain: string | undefined) =>
    `The roll is for the ${name} (${asks}), which you ${isNearly ? "can hardly" : "cannot"} miss${gain === undefined ? "" : `: ${gain}`}.`,
  won: {
    any: "Every choice here wins almost surely.",
    several: "This wins almost surely, and so do other choices.",
  },
  /** The dice that a card still needs beside the kept ones, and the number of dice that are rolled for it. */
  gaps: {
    alike: ({ have, face, more, adds }: AlikeGap) =>
      `${capital(countWord(have))} ${face}s are kept, ${countWord(more)} more ${more === 1 ? "is" : "are"} needed${adds === undefined ? "" : ` (your ${adds} can add one)`}`,
    pips: (have: number, asked: number) => `The kept dice show ${have} of ${asked} pips`,
    /**
     * @param fits the values that the one missing die may show; none if they are not told
     * @param alike three or more equal dice that are kept for pairs
     */
    dice: (more: number, fits: readonly number[], alike: Alike | undefined) =>
      `${more === 1 ? "One more die" : `${capital(countWord(more))} more dice`} must fit the kept ones${fits.length === 0 ? "" : ` (a ${fits.join(" or a ")})`}${alike === undefined ? "" : alike.have === 3 ? `, and a fourth ${alike.face} would make a second pair` : `, and four ${alike.face}s count as two pairs`}`,
    further: (have: number, face: number) =>
      `${capital(countWord(have))} ${face}s are kept, and each further ${face} counts`,
    odd: "All dice must be odd, as the kept ones are",
    even: "All dice must be even, as the kept ones are",
  },
  /**
   * @param needsCards whether the rolled dice alone are too few
   * @param helping the cards that bring or change dice
   */
  rolled: (dice: number, needsCards: boolean, helping: readonly string[]) =>
    `${dice === 1 ? "1 die is" : `${dice} dice are`} rolled${needsCards ? `, and your cards must help${helping.length === 0 ? "" : ` (${helping.join(", ")})`}` : ""}.`,
  helping: (name: string, face: number | "any" | "changes") =>
    `the ${name} ${face === "changes" ? "changes dice" : `adds ${face === "any" ? "any die" : `a ${face}`}`}`,
  keptFor: (name: string, said: string) => `For the ${name}, ${said}`,
  pays: (name: string, isNearly: boolean) =>
    `The kept dice make the ${name} ${isNearly ? "nearly sure" : "sure"}.`,
  adds: (name: string, face: number) =>
    `This ${face} is kept because your ${name} can add another.`,
  keepOne: (rolls: number) =>
    `One die must be kept before each roll; ${rolls === 1 ? "the other is" : `the other ${rolls} are`} rolled again.`,
  joins: (name: string) => `The die of the ${name} is rolled too, so there is one more.`,
  brings: (name: string, face: number) => `The ${name} adds a ${face} to the kept dice.`,
  rerolls: (name: string) => `For the roll of the ${name} no die has to be kept.`,
  gains: {
    dice: (more: number) => `${countWord(more)} more ${more === 1 ? "die" : "dice"} in every turn`,
    anotherTry: "another try in every turn",
    matching: "with that card dice match more easily",
    mark: "with him you call the final round",
  },
  lifts: ({ name, chance, less, win }: Likely & { readonly less: string }) =>
    `The ${name} becomes likelier too: ${chance}. After the next best choice it is only ${less}. It would win ${win}.`,
  upTo: (win: string) => `Up to ${win}`,
  /** @param win the chance to win with the card; `undefined` if it is about the same */
  stops: (name: string, win: string | undefined) =>
    `You could take the ${name} at once, ${win === undefined ? "with about the same chance to win" : `but would win less: ${win}`}.`,
  tempts: ({ name, isSure, win }: Tempting) =>
    win === undefined
      ? `The ${name} is ${isSure ? "sure" : "likely"} too, with about the same chance to win.`
      : `The ${name} is ${isSure ? "sure" : "likely"}, but would win less: ${win}.`,
  apart: {
    worse: (dice: string, win: string, isLow: boolean) =>
      `Keeping ${dice} instead would win less: ${win}.${isLow ? " A King of low dice is easier to beat." : ""}`,
    asGood: (dice: string) => `Keeping ${dice} instead has about the same chance to win.`,
  },
  mayStop: (name: string) => `Stopping now with the ${name} has about the same chance to win.`,
  mayTurnFool: "Stopping now and turning the Fool over has about the same chance to win.",
  elsewhere: (next: string, name: string) =>
    `About the same chance to win with ${next}, which is for the ${name}.`,
  waits: (names: string) => `After the roll you can still call: ${names}.`,
  atWorst: (name: string) => `At worst you take the ${name}.`,
  likely: ({ name, chance, win }: Likely) =>
    `Failing that, often the ${name}: ${chance} to get it. It would win ${win}.`,
  rollsOn: (better: Likely | undefined, atRisk: Likely | undefined) =>
    better === undefined
      ? atRisk === undefined
        ? "Rolling on could bring hardly anything better."
        : `Rolling on would risk the ${atRisk.name} for hardly anything better.`
      : `Rolling on could bring the ${better.name}: ${better.chance}.${atRisk === undefined ? "" : ` But you would keep the ${atRisk.name} with only ${atRisk.chance}.`}`,
  card: ({ name, asks, isMade, does, helps, win }: Gift) =>
    `${asks === undefined ? name : `${isMade ? "This makes your dice enough" : "Your dice are enough"} for the ${name} (${asks})`}: ${does}${helps}.${win === undefined ? "" : ` ${win} to win with this card.`}`,
  otherwise: ({ name, does, win }: Otherwise) => `The ${name} instead: ${does}; ${win} to win.`,
  edges: {
    asGood: "Both are as good.",
    keepsFool: "This way you keep the Fool.",
    lastCopy: (name: string, left: number) =>
      `This card is the last of its kind; of the ${name} there are ${left}.`,
    harder: (name: string) =>
      `This card is harder to get, and the ${name} can still be won in a later turn.`,
    pips: "The higher die brings more pips.",
  },
  asksSeven: "More dice are needed for the King’s seven alike.",
  helps: {
    moreDice: (dice: number, before: number) => `, so ${dice} dice in a turn instead of ${before}`,
    atWill: " whenever you like",
    mark: "; your result is the mark that everybody else gets one more turn to beat",
    anotherTry: ", another try in every turn",
    matching: ", so dice match more easily",
  },
  higherMark: "The King is sure; the roll is for more equal dice, which are harder to beat.",
  toMark: ({ need, mark, kept, more, rolls }: ToMark) => {
    const rest =
      kept === undefined
        ? ""
        : ` You keep ${kept}; ${more === 0 ? "more make it safer" : `${countWord(more)} more ${more === 1 ? "is" : "are"} needed`}, and ${rolls === 1 ? "1 die is" : `${rolls} dice are`} rolled.`;
    return `To win you must ${need} ${mark}.${rest}`;
  },
  reached: (result: string, mark: string) => `Your ${result} are enough against ${mark} so far.`,
  /** Follows the mark in the final round: these players may still beat it. */
  later: (players: number) =>
    players === 1
      ? "One player rolls after you."
      : `${capital(countWord(players))} players roll after you.`,
  missed: (result: string, mark: string) => `Your ${result} are not enough against ${mark}.`,
  hopeless: (mark: string) => `No dice of yours can still beat ${mark}.`,
};

/** The mark of the final round, and the most equal dice that are kept. */
export interface ToMark {
  readonly need: "match" | "beat";
  readonly mark: string;
  readonly kept: string | undefined;
  /** The equal dice that are still needed, and the dice that are rolled. */
  readonly more: number;
  readonly rolls: number;
}

/** Equal dice: those that are kept and those that are needed; `adds` is a card that can bring one. */
export interface AlikeGap {
  readonly have: number;
  readonly face: number;
  readonly more: number;
  readonly adds: string | undefined;
}

/** Equal dice that are kept for pairs. */
export interface Alike {
  readonly face: number;
  readonly have: number;
}

/** A card and its cost. */
export interface Asking {
  readonly name: string;
  readonly asks: string;
}

/** A card that the roll cannot miss, or hardly. */
export interface Sure {
  readonly name: string;
  readonly isNearly: boolean;
  /** The chance to win with it, if the aim is compared with it. */
  readonly win: string | undefined;
}

/** The card that a roll is for, perhaps another one, and a card that is sure. */
export interface Aim {
  readonly aim: Asking;
  readonly other: Asking | undefined;
  readonly sure: Sure | undefined;
  /** The benefit of the card. */
  readonly gain: string | undefined;
  /** The chance to get the card; `isThisWay` if the card shows another one. */
  readonly chance: string;
  readonly isThisWay: boolean;
  /** The chance to win with it, beside that of the sure card. */
  readonly win: string | undefined;
}

const sureWords = ({ name, isNearly, win }: Sure) =>
  `Otherwise you ${isNearly ? "almost surely" : "still"} have the ${name}${win === undefined ? "" : `: ${win} to win`}.`;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A card, the chance to get it, and the chance to win the game with it. */
export interface Likely {
  readonly name: string;
  readonly chance: string;
  readonly win: string;
}

/** A likely or sure card that is passed by. */
export interface Tempting {
  readonly name: string;
  readonly isSure: boolean;
  /** The chance to win with it; `undefined` if it is about the same as with the advice. */
  readonly win: string | undefined;
}

/** A card and its benefit. */
export interface Gift {
  readonly name: string;
  /** The cost, if the dice are enough for it; `isMade` by a called card. */
  readonly asks: string | undefined;
  readonly isMade: boolean;
  readonly does: string;
  /** Continues the sentence after `does`. */
  readonly helps: string;
  /** The chance to win the game with the card, unless it is told elsewhere. */
  readonly win: string | undefined;
}

/** The next best card, and the chance to win with it. */
export interface Otherwise {
  readonly name: string;
  readonly does: string;
  readonly win: string;
}

export type KingReasonWords = typeof ENGLISH;
