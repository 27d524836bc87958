import { signed } from "../../rolling-courts/signed.ts";
import { percentsIn } from "../percents.ts";

export const EN = {
  coach: "Coach",
  level: "What the coach shows",
  levels: { off: "Off", odds: "Odds", best: "Best move" },
  nowOff: "The coach is silent. The key O or the settings bring it back.",
  oddsOnly: "The coach shows odds only. Choose “Best move” in its panel first.",
  open: "Open the coach",
  percent: percentsIn("en"),
  thinking: "The coach is thinking.",
  failed: "The coach cannot think on this device just now.",
  rivalPlays: (name: string) => `${name} plays. The coach waits for your turn.`,
  over: "The game is over.",
  bestMove: "Best move",
  toWin: "to win, the Chancellor reckons",
  play: "Play it",
  others: "Otherwise",
  margin: (points: string) => `± ${points}`,
  marginWords: (points: string) =>
    `Sampled: 19 times out of 20 the Chancellor would find a number within ${points} of these.`,
  sampled: "sampled, 19 times in 20",
  nextBest: "the next best",
  quoted: (step: string) => `“${step}”`,
  betterBy: (chance: string, other: string, next: string) =>
    `${chance} to win with this, ${other} with ${next}.`,
  asGood: (chance: string, next: string) => `With ${next} it is about as good: ${chance} to win.`,
  king: {
    odds: "Odds this turn",
    exact: "exact",
    atLeast: "at least",
    sure: "Sure",
    bound: (percent: string) => `≥ ${percent}`,
    boundNote:
      "So many cards are more than this device can weigh at once: the chances are at least these.",
    leftOut: "Some of your cards were left out of the reckoning.",
    beat: (mark: string) => `to beat ${mark}`,
    match: (mark: string) => `to match ${mark}`,
    mark: (count: number, face: number) => `${count} × ${face}`,
    onLadder: (percent: string) => `${percent}, exact`,
    spoken: (cards: readonly { readonly name: string; readonly percent: string }[]) =>
      `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
    sureSpoken: "sure",
    aim: (cards: readonly Aim[]) =>
      `The roll is for: ${cards
        .map(({ name, chance, instead, win }) => {
          const next = instead === undefined ? "" : ` (${instead} with the next best)`;
          return `${name}, ${chance} to get it${next} and ${win} to win with it`;
        })
        .join("; or ")}.`,
    sureNow: (name: string, win: string) => `Stopping now: ${name}, ${win} to win with it.`,
    staysSure: (name: string, win: string) =>
      `Safe, however the dice fall: ${name}, ${win} to win with it.`,
    moreDice: (dice: number, before: number) =>
      `From then on ${dice} dice in a turn instead of ${before}.`,
    asksSeven: "The King asks for seven alike.",
    higherMark: "The roll is for a higher mark, which is harder to beat.",
    liftsMark: ({ from, to }: Lifted) =>
      `The chance to reach the mark is ${to}, and ${from} with the next best.`,
    brings: (name: string, ability: string) => `${name}: ${ability}.`,
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
  },
  courts: {
    after: "After this turn",
    roll: "Roll the dice",
    village: (place: number) => `Send a member to village ${place}`,
    villageFrom: (place: number, from: string) => `Recall from ${from} to village ${place}`,
    cave: (place: number) => `Send a miner to cave ${place}`,
    caveFrom: (place: number, from: string) => `Recall from ${from} to cave ${place}`,
    court: (from: number, court: number) => `Village ${from} to court ${court}`,
    seat: (seat: number, gold: number) => `seat ${seat}, for ${gold} gold`,
    deep: (from: number, mine: number, gold: number) =>
      `Cave ${from} to deep mine ${mine}, for ${gold} gold`,
    change: (die: number, to: number) => `Change the ${die} to a ${to}`,
    retire: (village: number, gold: number) => `Retire from village ${village}, for ${gold} gold`,
    promoteVillage: (village: number) => `Promote in village ${village}`,
    promoteCave: (cave: number) => `Promote in cave ${cave}`,
    home: (cave: number, gold: number) => `Home from cave ${cave} with ${gold} gold`,
    stay: "All stay in the mines",
    /** @param next unless it was named just before */
    against: (gains: readonly string[], next?: string) =>
      `Compared with ${next ?? "it"}: ${gains.join(", ")}.`,
    purse: (gold: number, price: number) =>
      `Gold first: you have ${gold}, and your cheapest way to court costs ${price}.`,
    later: "Your chance to win is told when dice lie before you.",
    gains: {
      points: (more: number) => `${signed(more)} ${isOne(more) ? "point" : "points"} at court`,
      gold: (more: number) => `${signed(more)} gold`,
      miners: (more: number) => `${signed(more)} ${isOne(more) ? "miner" : "miners"} in the caves`,
      villagers: (more: number) =>
        `${signed(more)} ${isOne(more) ? "member" : "members"} in the villages`,
    },
    deeper: (cave: number, next: number, now: number) =>
      `One space deeper, cave ${cave} brings ${next} gold instead of ${now}.`,
    end: "End the turn",
    villageName: (place: number) => `village ${place}`,
    caveName: (place: number) => `cave ${place}`,
    courtName: (place: number) => `court ${place}`,
    mineName: (place: number) => `mine ${place}`,
    digsNow: (miners: number) =>
      miners === 1
        ? "The miners dig: yours goes one space deeper."
        : `The miners dig: yours go one space deeper, ${miners} of them.`,
    digsLater: (turns: number) =>
      turns === 1
        ? "One more turn of another colour, then the miners dig."
        : `${turns} more turns of other colours, then the miners dig.`,
    mustHome: (cave: number, gold: number) =>
      `Your miner in cave ${cave} reaches the end and comes home with ${gold} gold.`,
    mayHome: (cave: number, gold: number) => `From cave ${cave} you may bring ${gold} gold home.`,
    noMiners: "None of your members is in a cave.",
    courtsLeft: (courts: number) =>
      courts <= 0
        ? "The game ends after this round."
        : courts === 1
          ? "One more full court ends the game."
          : `${courts} more full courts end the game.`,
  },
};

/** One more or one less. */
export function isOne(more: number): boolean {
  return Math.abs(more) === 1;
}

export interface Lifted {
  readonly from: string;
  readonly to: string;
}

/** A card that a roll is for. */
export interface Aim {
  readonly name: string;
  /** To get it, and with the next best line. */
  readonly chance: string;
  readonly instead: string | undefined;
  /** To win the game once one has it. */
  readonly win: string;
}

export type CoachWords = typeof EN;
