/** The coach's texts about To Court the King. */
export const EN = {
  odds: "Odds this turn",
  oddsOfDraft: "Odds if you keep the marked dice",
  planLabel: "The plan for this card",
  worth: (win: string) => `${win} to win with it.`,
  aimFor: "Aim for this",
  stopAiming: "Stop aiming",
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
  aim: ({ name, asks, chance, instead }: Aim) => {
    const next = instead === undefined ? "" : `, ${instead} with the next best`;
    return `The roll is for the ${name}: ${asks}. ${chance} to get it this way${next}.`;
  },
  lifts: ({ name, chance, less, win }: Likely & { readonly less: string }) =>
    `It also makes the ${name} likelier: ${chance} instead of ${less}, ${win} to win with it.`,
  upTo: (win: string) => `Up to ${win}`,
  staysSure: (name: string, win: string) =>
    `Nothing is lost by trying: the ${name} stays safe, ${win} to win with it.`,
  atStake: (name: string, win: string) =>
    `At stake: the ${name}, yours if you stop now, ${win} to win with it.`,
  atWorst: (name: string, win: string) => `At worst: the ${name}, ${win} to win with it.`,
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
  otherwise: (card: string) => `Otherwise ${card}`,
  asksSeven: "The King asks for seven alike.",
  helps: {
    moreDice: (dice: number, before: number) => `, so ${dice} dice in a turn instead of ${before}`,
    atWill: " whenever you like",
    mark: "; your result is the mark that everybody else gets one more turn to beat",
    anotherTry: ", another try in every turn",
    matching: ", so dice match more easily",
  },
  higherMark: "The roll is for a higher mark: more alike are harder to beat in the final round.",
  liftsMark: ({ from, to }: Lifted) =>
    `The chance to reach the mark is ${to}, and ${from} with the next best.`,
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

/** The chance to reach the mark with the next best line, and with the best line. */
export interface Lifted {
  readonly from: string;
  readonly to: string;
}

/** A card that a roll is for. */
export interface Aim {
  readonly name: string;
  readonly asks: string;
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
