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
  onLadder: (percent: string) => `${percent}, exact`,
  spoken: (cards: readonly { readonly name: string; readonly percent: string }[]) =>
    `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
  sureSpoken: "sure",
  /** The core of a reason, in the folded line of a phone. */
  brief: {
    aim: (name: string, asks: string, chance: string | undefined) =>
      `Aim: ${name} (${asks}${chance === undefined ? "" : `, ${chance}`})`,
    higherMark: "Aim: more equal dice",
    toMark: { beat: (mark: string) => `Beat ${mark}`, match: (mark: string) => `Match ${mark}` },
    reached: (mark: string) => `Enough against ${mark} so far`,
    missed: (mark: string) => `Not enough against ${mark}`,
    hopeless: (mark: string) => `No dice can still beat ${mark}`,
  },
  keep: "Keep",
  keepDice: (dice: number) => `Keep ${dice} dice`,
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

export type KingCoachWords = typeof EN;
