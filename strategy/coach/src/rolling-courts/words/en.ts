import { isOne, signed } from "./amounts.ts";

/** The coach's texts about Rolling Courts. */
export const ENGLISH = {
  /** @param next the step to compare with; `undefined` if it is to do nothing instead */
  against: (gains: readonly string[], next: string | undefined) =>
    `${next === undefined ? "This brings" : `Compared with ${next}`}: ${gains.join(", ")}.`,
  purposes: {
    miner: ({ soon, rounds, most, inAll }: Dug) =>
      `A miner earns gold: ${soon} after ${rounds === 1 ? "one round" : `${rounds} rounds`}, ${most} after ${inAll}.`,
    villager: ({ village, courts, now, least }: Way) =>
      `From village ${village} a member can go to court ${oneOf(courts)}: for ${now} gold, for ${least} once others have pushed it up.`,
    /** @param isHandEmpty whether nobody is at home who could go instead */
    recall: (from: string, into: string, isHandEmpty: boolean) =>
      isHandEmpty
        ? `Nobody is at home, so a member comes from ${from}.`
        : `That member is of more use in ${into} than in ${from}.`,
    pushes: (village: number, less: number) =>
      `This moves your own members in village ${village} up: their ways to court cost ${less} gold less.`,
    stuck: (village: number) => `No court that village ${village} leads to has a free seat.`,
    retires: (gold: number) =>
      `This pushes out your own last member there, which retires with ${gold} gold.`,
    court: ({ points, isLater, movesUp, isOpen }: AtCourt) =>
      `Only members at court score: ${points} ${isOne(points) ? "point" : "points"} ${isLater ? "later in this turn" : "with this step"}${movesUp ? ", since members of yours there move up too" : ""}${isOpen ? ", more when others come in behind" : ""}.`,
    atOnce: ({ gold, members, isLater, inCave }: AtOnce) =>
      `${gold} gold ${isLater ? "later in this turn" : "at once"}${inCave === undefined ? "" : ` (in the cave it would be ${inCave} in the end)`}, and ${members === 1 ? "the member is" : `${members} members are`} home again.`,
    onward: "This opens the way for a later step of this turn.",
    towards: (next: string) => `This makes a later step possible: ${next}.`,
    promoteCave: "One space deeper: more gold, or the same sooner.",
    promoteVillage: (price: number, before: number) =>
      `The way to court then costs ${price} gold instead of ${before}.`,
    roll: "Every turn begins with the dice.",
    spent: "All dice are spent.",
    nothingLeft: "Nothing that the dice still allow would help.",
  },
  /** The chance to win without the step, if nothing else is done instead. */
  without: {
    worse: (win: string) => `Only ${win} to win without this step.`,
    asGood: "About the same chance to win without this step.",
  },
  /** Another step that is as good, and what it is for. */
  asGoodFor: {
    gold: (next: string) => `About the same chance to win with ${next}, which brings gold.`,
    court: (next: string) =>
      `About the same chance to win with ${next}, which brings a member nearer to court.`,
  },
  lacks: {
    goldFirst: ({ gold, coming, least, most }: Purse & Range) =>
      `Gold comes first: you have ${purse(gold, coming)}, and a way to court costs ${least} to ${most}.`,
    moreGold: ({ gold, coming, members, inAll }: Purse & Ways) =>
      `You lack gold: you have ${purse(gold, coming)}, and ${members === 1 ? "the way to court of your member in a village costs" : `the ways to court of your ${members} members cost`} ${inAll}.`,
    furtherWays: ({ gold, coming, members, inAll, least, most }: Purse & Ways & Range) => {
      const rest =
        members === 0
          ? `and each member pays ${least} to ${most} for its way to court`
          : `your ${members === 1 ? "member in a village needs" : `${members} members in villages need`} ${inAll} of it for ${members === 1 ? "its way" : "their ways"} to court, and each further one ${least} to ${most}`;
      return `${members === 0 ? "You" : "Further members"} will need more gold: you have ${purse(gold, coming)}, ${rest}.`;
    },
    betterSeats: (least: number, most: number) =>
      `More gold buys better seats: going ahead of others at court costs ${least === most ? most : `${least} to ${most}`} more.`,
    goldNow: (price: number) => `That gold pays for a way to court, which costs ${price}.`,
    soon: (courts: number) =>
      `Gold now counts more than gold later: ${courts === 1 ? "one more full court ends" : `${courts} more full courts end`} the game.`,
    hand: (members: number) =>
      `You lack members: for three dice ${members === 0 ? "none is" : members === 1 ? "only one is" : `only ${members} are`} at home.`,
    nearCourt: ({ gold, coming, members }: Purse & Pick<Ways, "members">) =>
      `The way to court begins in a village, and ${members === 0 ? "none of your members is" : members === 1 ? "only one of your members is" : `only ${members} of your members are`} in one. ${gold === 0 ? `Gold for more is on its way: ${coming}` : `You have gold for more: ${purse(gold, coming)}`}.`,
  },
  ends: (own: number, other: number, tie: string | undefined) =>
    `This turn fills the last court that is needed: the game ends after this round. Points then: ${own} for you, ${other} for the best of the others${tie === undefined ? "" : `; ${tie}`}.`,
  /** What decides between equal points, and for whom. */
  ties: {
    second: "the second colours decide",
    members: "the members at court decide",
    gold: "gold decides",
    own: (decides: string) => `${decides}, now for you`,
    other: (decides: string) => `${decides}, now for them`,
  },
  won: "Whatever you do here, you win almost surely.",
  notNow: {
    court: ({ points, gold, later, win }: CourtNow) =>
      `Going to court now ${verdict(win)} It brings ${points} ${isOne(points) ? "point" : "points"} for ${gold} gold${later === undefined ? "" : `; once the member has moved up, it costs only ${later}`}.`,
    deep: ({ mine, gold, inCave, dice, isLater, win }: DeepNow) => {
      const more = gold - inCave > 0 ? `only ${gold - inCave} more` : "no more";
      return `Deep mine ${mine} ${isLater ? "later in this turn" : "now"} ${verdict(win)} It brings ${gold} gold, but the ${dice === 1 ? "miner" : "miners"} would bring up to ${inCave} from the ${dice === 1 ? "cave" : "caves"} anyway: the ${dice === 1 ? "die gains" : "dice gain"} ${more}.`;
    },
  },
  gains: {
    points: (more: number) => `${signed(more)} ${isOne(more) ? "point" : "points"} at court`,
    gold: (more: number) => `${signed(more)} gold at once`,
    onTheWay: (more: number) => `${signed(more)} gold later from the caves`,
    villagers: (more: number) =>
      `${signed(more)} ${isOne(more) ? "member" : "members"} in the villages`,
    prices: (more: number) =>
      `ways to court that cost ${Math.abs(more)} gold ${more > 0 ? "more" : "less"}`,
  },
  deeper: (miners: number, next: number, now: number) =>
    `One space deeper, your ${miners === 1 ? "miner brings" : `${miners} miners bring`} ${next} gold instead of ${now}.`,
  villageName: (place: number) => `village ${place}`,
  caveName: (place: number) => `cave ${place}`,
};

const verdict = (win: string | undefined) =>
  win === undefined ? "has about the same chance to win." : `would win less: ${win}.`;
const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);
const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Going to court at once: `later` is the lower price once the member has moved up; `win` is missing if it is as good. */
export interface CourtNow {
  readonly points: number;
  readonly gold: number;
  readonly later: number | undefined;
  readonly win: string | undefined;
}

/** Going into a deep mine; `win` is missing if it is as good. */
export interface DeepNow {
  readonly mine: number;
  readonly gold: number;
  /** The most that the miners could bring from their caves instead. */
  readonly inCave: number;
  readonly dice: number;
  readonly isLater: boolean;
  readonly win: string | undefined;
}

/** Gold at once, and the members who come home; `inCave`: the gold that a miner would bring from its cave instead. */
export interface AtOnce {
  readonly gold: number;
  readonly members: number;
  readonly isLater: boolean;
  readonly inCave: number | undefined;
}

/** The points of a step at court. */
export interface AtCourt {
  readonly points: number;
  readonly isLater: boolean;
  /** Whether own members move to better seats. */
  readonly movesUp: boolean;
  readonly isOpen: boolean;
}

/** The gold of a miner: the first and the most, each with the number of rounds until then. */
export interface Dug {
  readonly soon: number;
  readonly rounds: number;
  readonly most: number;
  readonly inAll: number;
}

/** The courts that a village leads to, and the price from its first seat and from its cheapest. */
export interface Way {
  readonly village: number;
  readonly courts: readonly string[];
  readonly now: number;
  readonly least: number;
}

const purse = (gold: number, coming: number) =>
  coming === 0 ? `${gold}` : `${gold} and ${coming} on the way`;

/** The gold of a player, and the gold that the player's miners may bring. */
export interface Purse {
  readonly gold: number;
  readonly coming: number;
}

/** The lowest and the highest price of a way to court. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The number of members in the villages, and the price of all their ways to court. */
export interface Ways {
  readonly members: number;
  readonly inAll: number;
}

export type CourtsReasonWords = typeof ENGLISH;
