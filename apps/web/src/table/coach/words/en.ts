import { signed } from "../../../games/rolling-courts/players/signed.ts";
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
  asGood: (chance: string, other: string, next: string) =>
    `It matters little: ${chance} to win with this, ${other} with ${next}.`,
  tooClose: (chance: string, other: string, next: string) =>
    `Too close to tell: ${chance} to win with this, ${other} with ${next}.`,
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
      moreDice: (dice: number, before: number) =>
        `, so ${dice} dice in a turn instead of ${before}`,
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
  },
  courts: {
    after: "After this turn",
    afterThese: "After these steps",
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
    purposes: {
      miner: ({ soon, rounds, most, inAll }: Dug) =>
        `A miner earns gold: ${soon} after ${rounds === 1 ? "one round" : `${rounds} rounds`}, ${most} after ${inAll}.`,
      villager: ({ village, courts, now, least }: Way) =>
        `From village ${village} a member can go to court ${oneOf(courts)}: for ${now} gold, for ${least} once it has moved up.`,
      pushes: (village: number, less: number) =>
        `It moves your own in village ${village} up: ${less} gold less on the way to court.`,
      stuck: (village: number) => `From village ${village} no court takes anybody any more.`,
      retires: (gold: number) =>
        `It pushes your own last one there out, who retires with ${gold} gold.`,
      court: (points: number, isOpen: boolean) =>
        `Only members at court score: ${points} ${isOne(points) ? "point" : "points"} now${isOpen ? ", more when others come in behind" : ""}.`,
      atOnce: (gold: number, members: number) =>
        `${gold} gold at once, and ${members === 1 ? "the member is" : `${members} members are`} back in your hand.`,
      onward: "This opens the way for a later step of this turn.",
      promoteCave: "One space deeper: more gold, or the same sooner.",
      promoteVillage: (price: number, before: number) =>
        `The way to court then costs ${price} gold instead of ${before}.`,
      roll: "Every turn begins with the dice.",
      spent: "All dice are spent.",
      nothingLeft: "Nothing that the dice still allow would help.",
    },
    lacks: {
      goldFirst: ({ gold, coming, least, most }: Purse & Range) =>
        `Gold comes first: you have ${purse(gold, coming)}, and a way to court costs ${least} to ${most}.`,
      moreGold: ({ gold, coming, members, inAll }: Purse & Ways) =>
        `Gold is what you lack: you have ${purse(gold, coming)}, and ${members === 1 ? "the way to court of your member in a village costs" : `the ways to court of your ${members} members cost`} ${inAll}.`,
      betterSeats: (least: number, most: number) =>
        `More gold buys better seats: going ahead of others at court costs ${least === most ? most : `${least} to ${most}`} more.`,
      goldNow: (price: number) => `With it you can pay for a way to court, which costs ${price}.`,
      soon: (courts: number) =>
        `Gold now counts more than gold later: ${courts === 1 ? "one more full court ends" : `${courts} more full courts end`} the game.`,
      hand: (members: number) =>
        `Members are what you lack: ${members === 0 ? "none is" : members === 1 ? "one is" : `${members} are`} left in your hand for three dice.`,
      nearCourt: ({ gold, coming, members }: Purse & Pick<Ways, "members">) =>
        `Members near court are what you lack: ${members === 0 ? "none is" : members === 1 ? "only one is" : `${members} are`} in the villages, and your gold, ${purse(gold, coming)}, would pay for more.`,
    },
    ends: (own: number, other: number) =>
      `It fills the last court that is wanted: the game ends after this round. Points so far: ${own} for you, ${other} for the best of the others.`,
    won: "Whatever you do here, you win.",
    wait: ({ points, gold, win }: Seated) =>
      `Going to court now would score ${points} ${isOne(points) ? "point" : "points"} for ${gold} gold: ${win} to win.`,
    later: "Your chance to win is told when dice lie before you.",
    gains: {
      points: (more: number) => `${signed(more)} ${isOne(more) ? "point" : "points"} at court`,
      gold: (more: number) => `${signed(more)} gold`,
      onTheWay: (more: number) => `${signed(more)} gold on the way in the caves`,
      villagers: (more: number) =>
        `${signed(more)} ${isOne(more) ? "member" : "members"} in the villages`,
      prices: (more: number) =>
        `ways to court that cost ${Math.abs(more)} gold ${more > 0 ? "more" : "less"}`,
    },
    deeper: (cave: number, next: number, now: number) =>
      `One space deeper, cave ${cave} brings ${next} gold instead of ${now}.`,
    end: "End the turn",
    space: (number: number) => ` (space ${number})`,
    councilSeat: (number: number) => ` (seat ${number})`,
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
    courtsLeft: (courts: number) =>
      courts <= 0
        ? "The game ends after this round."
        : courts === 1
          ? "One more full court ends the game."
          : `${courts} more full courts end the game.`,
  },
};

const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);
const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a miner digs up: the first gold and the most, after so many rounds each. */
export interface Dug {
  readonly soon: number;
  readonly rounds: number;
  readonly most: number;
  readonly inAll: number;
}

/** Where a village leads to, and what that costs from its first seat and from its cheapest. */
export interface Way {
  readonly village: number;
  readonly courts: readonly string[];
  readonly now: number;
  readonly least: number;
}

const purse = (gold: number, coming: number) =>
  coming === 0 ? `${gold}` : `${gold} and ${coming} on the way`;

/** What one has, and what one's miners may bring. */
export interface Purse {
  readonly gold: number;
  readonly coming: number;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How many members are in the villages, and what all their ways to court cost. */
export interface Ways {
  readonly members: number;
  readonly inAll: number;
}

/** What going to court scores and costs, and the chance to win with it. */
export interface Seated {
  readonly points: number;
  readonly gold: number;
  readonly win: string;
}

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
  readonly asks: string;
  /** To get it, and with the next best line. */
  readonly chance: string;
  readonly instead: string | undefined;
}

/** A card, the chance to get it, and to win the game once one has it. */
export interface Likely {
  readonly name: string;
  readonly chance: string;
  readonly win: string;
}

/** A card, and what one has of it. */
export interface Gift {
  readonly name: string;
  readonly does: string;
  /** Goes on where that ends. */
  readonly helps: string;
  /** To win the game once one has it. */
  readonly win: string;
}

export type CoachWords = typeof EN;
