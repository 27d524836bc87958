import { isOne } from "@courtly/coach/rolling-courts/words/amounts";
import type { Dug, Way } from "@courtly/coach/rolling-courts/words/en";

/** The coach's texts about Rolling Courts. */
export const EN = {
  expected: "Expected final points",
  after: "After this turn",
  afterThese: "After these steps",
  roll: "Roll the dice",
  village: (place: number) => `Send a member to village ${place}`,
  villageFrom: (place: number, from: string) => `Recall from ${from} to village ${place}`,
  cave: (place: number) => `Send a member into cave ${place}`,
  caveFrom: (place: number, from: string) => `Recall from ${from} to cave ${place}`,
  court: (from: number, court: number) => `Village ${from} to court ${court}`,
  seat: (seat: number, gold: number) => `seat ${seat}, for ${gold} gold`,
  deep: (from: number, mine: number, gold: number) =>
    `Cave ${from} to deep mine ${mine}, +${gold} gold`,
  change: (die: number, to: number) => `Change the ${die} to a ${to}`,
  retire: (village: number, gold: number) => `Retire early from village ${village}, +${gold} gold`,
  promoteVillage: (village: number) => `Promote in village ${village}`,
  promoteCave: (cave: number) => `Promote in cave ${cave}`,
  home: (cave: number, gold: number) => `Home from cave ${cave} with ${gold} gold`,
  stay: "All stay in the caves",
  /** The core of a reason, in the folded line of a phone. */
  brief: {
    miner: ({ soon, rounds, most, inAll }: Dug) =>
      `Gold: ${soon} after ${rounds === 1 ? "1 round" : `${rounds} rounds`}, ${most} after ${inAll}`,
    villager: ({ courts, now, least }: Way) =>
      `To court ${oneOf(courts)} for ${least} to ${now} gold`,
    recall: (into: string) => `More use in ${into}`,
    pushes: (less: number) => `Ways to court cost ${less} gold less`,
    retires: (gold: number) => `${gold} gold for your last member there`,
    court: (points: number, isLater: boolean) =>
      `${points} ${isOne(points) ? "point" : "points"} ${isLater ? "later in this turn" : "at court"}`,
    atOnce: (gold: number, isLater: boolean) =>
      `${gold} gold ${isLater ? "later in this turn" : "at once"}`,
    onward: "For a later step of this turn",
    promoteCave: "One space deeper",
    promoteVillage: (price: number, before: number) => `Way to court: ${price} gold, not ${before}`,
    roll: "Every turn begins with the dice",
    spent: "All dice are spent",
    nothingLeft: "Nothing else would help",
    deeper: (next: number, now: number) => `One space deeper: ${next} gold, not ${now}`,
    ends: "The game ends after this round",
    won: "You win almost surely",
  },
  later: "Your chance to win is shown once you have rolled.",
  end: "End the turn",
  space: (number: number) => `, the miner on space ${number}`,
  councilSeat: (number: number) => `, the member on seat ${number}`,
  courtName: (place: number) => `court ${place}`,
  mineName: (place: number) => `mine ${place}`,
  digsNow: (miners: number) =>
    miners === 1
      ? "The miners dig: yours goes one space deeper."
      : `The miners dig: your ${miners} go one space deeper.`,
  digsLater: (turns: number) =>
    turns === 1
      ? "One more turn of another colour, then the miners dig."
      : `${turns} more turns of other colours, then the miners dig.`,
  mustHome: (cave: number, gold: number) =>
    `Your miner in cave ${cave} reaches the end and comes home with ${gold} gold.`,
  mayHome: (cave: number, gold: number) => `From cave ${cave} you may bring ${gold} gold home.`,
  courtsLeft: (courts: number) =>
    courts <= 0
      ? "The game ends after this round."
      : courts === 1
        ? "One more full court ends the game."
        : `${courts} more full courts end the game.`,
};

const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);
const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

export type CourtsCoachWords = typeof EN;
