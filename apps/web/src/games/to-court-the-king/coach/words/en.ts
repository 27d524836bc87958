import { countWord } from "@courtly/engine";

/** The coach's texts about To Court the King. */
export const EN = {
  odds: "Odds this turn",
  oddsOfDraft: "Odds if you keep the marked dice",
  planLabel: "The plan for this card",
  worth: (win: string) => `${win} to win with it.`,
  aimFor: "Aim for this",
  stopAiming: "Stop aiming",
  aimed: "Your aim",
  yourAim: (name: string) => `Your aim: ${name}`,
  alsoBest: "It is also the best move.",
  aimCosts: (cost: string) => `It lowers the chance to win by ${cost}.`,
  costUnknown: "The coach left this card out: what the step costs is not known.",
  exact: "exact",
  atLeast: "at least",
  sure: "Sure",
  bound: (percent: string) => `≥ ${percent}`,
  boundNote:
    "With so many cards this device cannot count everything: the chances are at least these.",
  leftOut: "Some of your cards were not counted.",
  beat: (mark: string) => `to beat ${mark}`,
  match: (mark: string) => `to match ${mark}`,
  mark: (count: number, face: number) => `${count} × ${face}`,
  onLadder: (percent: string) => `${percent}, exact`,
  spoken: (cards: readonly { readonly name: string; readonly percent: string }[]) =>
    `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
  sureSpoken: "sure",
  aim: ({ name, asks, gap, chance, instead, gain }: Aim) => {
    const lacks = gap === undefined ? "" : `: ${gap}`;
    const next = instead === undefined ? "" : `, ${instead} with the next best`;
    return `The aim is the ${name}, for ${asks}${lacks} (${chance} this way${next}).${gain === undefined ? "" : ` ${gain}`}`;
  },
  gaps: {
    alike: (more: number, face: number) =>
      `${countWord(more)} more ${more === 1 ? face : `${face}s`}`,
    pips: (more: number) => `${more} more ${more === 1 ? "pip" : "pips"}`,
    dice: (more: number) =>
      more === 1 ? "one more die must fit" : `${countWord(more)} more dice must fit`,
    odd: "all other dice must be odd",
    even: "all other dice must be even",
  },
  gains: {
    dice: (more: number) =>
      `It gives ${countWord(more)} more ${more === 1 ? "die" : "dice"} in every turn.`,
    anotherTry: "It gives another try in every turn.",
    matching: "With it dice match more easily.",
    mark: "With it you call the final round.",
  },
  lifts: ({ name, chance, less, win }: Likely & { readonly less: string }) =>
    `It also makes the ${name} likelier: ${chance} instead of ${less}, ${win} to win with it.`,
  upTo: (win: string) => `Up to ${win}`,
  staysSure: (name: string) => `The ${name} stays in reach whatever the dice show.`,
  risks: (name: string, chance: string) =>
    `It risks the ${name}, which is sure if you stop now: ${chance} to get it all the same.`,
  atWorst: (name: string) => `At worst you take the ${name}.`,
  saved: (name: string, face: number) => `Your ${name} can still bring one more ${face}.`,
  likely: ({ name, chance, win }: Likely) =>
    `Failing that, often the ${name}: ${chance} to get it, ${win} to win with it.`,
  rollsOn: (better: Likely | undefined, atRisk: Likely | undefined) =>
    better === undefined
      ? atRisk === undefined
        ? "Rolling on could bring hardly anything that wins more."
        : `Rolling on could bring hardly anything that wins more, and would risk the ${atRisk.name}: ${atRisk.chance} to keep it.`
      : `Rolling on could bring the ${better.name} (${better.chance}, ${better.win} to win with it)${atRisk === undefined ? "" : `, but would risk the ${atRisk.name}: ${atRisk.chance} to keep it`}.`,
  card: ({ name, does, helps, win }: Gift) => `${name}: ${does}${helps}. ${win} to win with it.`,
  otherwise: ({ name, does, win }: Omit<Gift, "helps">) =>
    `The ${name} instead: ${does}; ${win} to win.`,
  edges: {
    asGood: "Both are as good.",
    keepsFool: "This way you keep the Fool.",
    lastCopy: (name: string, left: number) =>
      `This card is the last of its kind; of the ${name} there are ${left}.`,
    harder: (name: string) =>
      `This card is harder to get, and the ${name} can still be won in a later turn.`,
    pips: "Its die brings more pips.",
  },
  asksSeven: "The King asks for seven alike.",
  helps: {
    moreDice: (dice: number, before: number) => `, so ${dice} dice in a turn instead of ${before}`,
    atWill: " whenever you like",
    mark: "; your result is the mark that everybody else gets one more turn to beat",
    anotherTry: ", another try in every turn",
    matching: ", so dice match more easily",
  },
  higherMark: "The roll is for a higher mark: more alike are harder to beat in the final round.",
  toMark: ({ need, mark, kept, chance, instead }: ToMark) => {
    const next = instead === undefined ? "" : `, ${instead} with the next best`;
    return `You must ${need} ${mark}${kept === undefined ? "" : ` and keep ${kept}`}: ${chance} this way${next}.`;
  },
  reached: (result: string, mark: string) => `Your ${result} are enough against ${mark}.`,
  missed: (result: string, mark: string) => `Your ${result} are not enough against ${mark}.`,
  hopeless: (mark: string) => `No dice of yours can still beat ${mark}.`,
  keep: "Keep",
  call: (name: string) => `Call the ${name}`,
  reroll: "re-roll",
  bring: "bring",
  roll: (dice: number) => (dice === 1 ? "Roll 1 die" : `Roll ${dice} dice`),
  take: (name: string) => `Take the ${name}`,
  takeNothing: "Take nothing",
  turnFool: "Turn the Fool over",
  stand: "Stand",
  decline: "Do not roll",
  pick: "The coach’s pick",
};

/** The mark of the final round, the most equal dice that are kept, and the chance to reach the mark. */
export interface ToMark {
  readonly need: "match" | "beat";
  readonly mark: string;
  readonly kept: string | undefined;
  readonly chance: string;
  /** The same chance with the next best line. */
  readonly instead: string | undefined;
}

/** A card that a roll is for. */
export interface Aim {
  readonly name: string;
  readonly asks: string;
  /** The dice that are missing beside the kept ones. */
  readonly gap: string | undefined;
  /** The benefit of the card, as a sentence. */
  readonly gain: string | undefined;
  /** The chance to get the card. */
  readonly chance: string;
  /** The same chance with the next best line. */
  readonly instead: string | undefined;
}

/** A card, the chance to get it, and the chance to win the game with it. */
export interface Likely {
  readonly name: string;
  readonly chance: string;
  readonly win: string;
}

/** A card and its benefit. */
export interface Gift {
  readonly name: string;
  readonly does: string;
  /** Continues the sentence after `does`. */
  readonly helps: string;
  /** The chance to win the game with the card. */
  readonly win: string;
}

export type KingCoachWords = typeof EN;
