import { does, isYou, listed, whose } from "@courtly/engine";
import { counted, ENGLISH as COURTS, type Family, type Spot } from "@courtly/rolling-courts";

const spaceName = (kind: Spot["kind"]) => (kind === "village" ? "seat" : "space");
const spotWords = ({ kind, number, space }: Spot) =>
  `${kind} ${number}, ${spaceName(kind)} ${space}`;
const called = ({ name, mark }: Family) => mark ?? (isYou(name) ? "you" : name);

const MENU = {
  roll: "Roll three dice",
  /** The cost of an action. */
  points: (count: number) => `(${counted(count, "action point")})`,
  changeSome: "Change a die",
  changeOne: (die: number, to: number) => `Change ${die} to ${to}`,
  changeDetail: "an unspent one, up or down by one",
  changeHow: "an unspent die, by one",
  changeAsks: "Which die becomes what?",
  becomes: (die: number, to: number) => `${die} becomes ${to}`,
  retireSome: "Retire a member early",
  retireOne: (gold: number) => `Retire early, +${gold} gold`,
  retireDetail: "home with half the pay; the die stays unspent",
  retireHow: (spot: Spot) => `from ${spotWords(spot)}, home; the die stays unspent`,
  retireAsks: "Who retires?",
  /** A place and its pay. */
  paid: (spot: string, gold: number) => `${spot}: ${gold} gold`,
  promoteSome: "Promote a member",
  promoteOne: ({ kind, number }: Spot) => `Promote in ${kind} ${number}`,
  promoteDetail: "one seat or space ahead; the die stays unspent",
  promoteHow: (step: string) => `${step}; the die stays unspent`,
  promoteAsks: "Who is promoted?",
  step: ({ kind, space }: Spot) => `${spaceName(kind)} ${space} to ${space + 1}`,
  past: (family: Family) => `past ${COURTS.shortly(family)}`,
  overRedLine: "over the red line",
  end: "End the turn",
  endLosing: (dice: string, points: number) =>
    `End, losing ${[...(dice === "" ? [] : [dice]), ...(points === 0 ? [] : [counted(points, "action point")])].join(" and ")}`,
  homeFrom: (spot: Spot, gold: number) => `Home from ${spotWords(spot)}: ${gold} gold`,
  takeHome: "Take a member home",
  homeAsks: "Who comes home?",
  stay: (homes: number): string => (homes === 1 ? "Let it stay" : "Let them all stay"),
};

const MOVES = {
  send: (kind: Spot["kind"], numbers: string) =>
    `Send a member ${kind === "village" ? "to village" : "into cave"} ${numbers}`,
  recall: (kind: Spot["kind"], numbers: string) =>
    `Recall a member ${kind === "village" ? "to village" : "into cave"} ${numbers}`,
  entryDetail: {
    village: "it waits there for its way to court",
    cave: "it digs for gold, one space a round",
  },
  entryAsks: { village: "To which village?", cave: "Into which cave?" },
  recallAsks: "Whom do you recall? There is no pay.",
  recalling: (place: string) => `${place}, recalling a member`,
  fromHome: "from home",
  from: (spot: string) => `from ${spot}`,
  pushesOut: (family: Family, pay: number) => `${called(family)} out, paid ${pay}`,
  /** One price, or the lowest of several. */
  gold: (price: number) => `${price} gold`,
  goldFrom: (price: number) => `from ${price} gold`,
  court: (court: number) => `Court ${court}`,
  courtFrom: (court: number, spot: Spot) => `Court ${court} from ${spotWords(spot)}`,
  goToCourts: (price: string) => `Go to court, ${price}`,
  goToCourt: (court: number, price: string) => `Go to court ${court}, ${price}`,
  courtDetail: "from a village to a seat that counts at the end",
  asksSeat: "Where does it sit down?",
  asksCourtAndSpot: "To which court, and from where?",
  asksCourt: "To which court?",
  asksSpot: "From where?",
  aheadOf: (families: readonly Family[]) => `ahead of ${COURTS.passed(families)}`,
  first: "the first there",
  behind: "behind everyone",
  seatFor: (price: number, points: number) => `${price} gold, ${counted(points, "point")}`,
  tooDear: (price: number, gold: number) =>
    `Too dear: the way to court costs ${price} gold, you have ${gold}.`,
  deepSome: (gold: number) => `Go into a deep mine, +${gold} gold`,
  deepOne: (mine: number, gold: number) => `Go into deep mine ${mine}, +${gold} gold`,
  deepDetail: "a member leaves its cave, finds the next treasure and comes home",
  deepAsks: "Into which deep mine?",
  deepFrom: (mine: number, cave: number, gold: number) =>
    `Deep mine ${mine} from cave ${cave}: ${gold} gold`,
  deepWho: "Who goes?",
  /** The value that a member gives up by leaving without pay. */
  worth: (spot: string, value: number) => `${spot} (worth ${value})`,
};

/** A title and the line below it. */
type Head = readonly [title: string, subtitle: string];

const SCREEN = {
  courtsFull: (full: number, toEnd: number) => `${full} of ${toEnd} courts full`,
  minesOf: (name: string) => `${whose(name)} mines`,
  board: (name: string) => `board '${name}'`,
  gold: "gold",
  atHome: "at home",
  atHomeBrief: "home",
  points: "points",
  pointsBrief: "pts",
  dice: "dice",
  changedNote: "(* changed)",
  changed: "changed",
  actionPoints: (count: number) => counted(count, "action point"),
  examined: "the mines are examined",
  toRoll: "three dice to roll",
  noDie: "no die left",
  heads: {
    village: ["village", "price ›pay"] as Head,
    court: ["court", "points"] as Head,
    cave: ["cave", "pay"] as Head,
    mine: ["deep mine", "caves  gold"] as Head,
    mineBrief: "mine",
    empty: "empty",
  },
};

const SHEET = {
  board: (name: string) => `The board '${name}'`,
  reconstructed:
    "This board is a reconstruction: the numbers of the printed board are lost. Those that the rules mention are kept, all others are ours and balanced by simulation.",
  inTheHouse: (names: string) => `Boards that come with Courtly: ${names}.`,
  heads: [
    "village: prices",
    "pushed out",
    "cave: pay",
    "deep mine: treasures",
  ] as readonly string[],
  everyCourt: (points: string, overs: string, leaps: string) =>
    `Every court: points ${points} from the entry on; to go ahead of ${overs} members costs ${leaps} more.`,
  treasures: (treasures: string, cave: number) => `${treasures}, caves ${cave} and ${cave + 1}`,
  tableHeads: ["players", "members", "ends with", "an action point for each"] as readonly string[],
  ofTwoColours: (tokens: number) => `${tokens} of each of two colours`,
  fullCourts: (courts: number) => `${courts} full courts`,
  membersInCourts: (members: number) => `${counted(members, "member")} at court, 3 at most`,
  courtDie: "a way to court needs a die with the court's number, or the village's",
  wrap: "whether courts 6 and 1 are neighbours of villages 1 and 6",
  firstIsDefault: (here: string) => `The first value is the default. Here: ${here}.`,
};

const GUIDE = {
  turn: [
    "a turn",
    "Three dice. Each moves one member into a place of its number; two at most into the same place. What is not spent is lost.",
  ] as Lesson,
  village: [
    "village",
    "A member enters at the first seat and pushes the others on, up to the first gap. One that is pushed out of the last seat comes home with the pay behind ›.",
  ] as Lesson,
  court: (wraps: boolean, courtDie: "court" | "village"): Lesson => [
    "court",
    `From a village to its own court or the next one on either side${wraps ? "; 6 and 1 are neighbours" : ""}, with a die of the ${courtDie}'s number. It costs the price of the council seat. A newcomer sits down behind everyone and moves them one seat up, or pays more to go ahead of some.`,
  ],
  cave: [
    "cave",
    "A member enters as in a village, but nobody is pushed over the red line. After each round everybody digs one space deeper; from a space with pay a member may then go home with it, from the last one it does.",
  ] as Lesson,
  deep: [
    "deep mine",
    "It lies between two caves: from cave 3 a 2 leads to mine 2, a 4 to mine 3. The member comes home with the next treasure.",
  ] as Lesson,
  recall: [
    "recall",
    "Instead of a member from home, one of yours in a village or cave may enter; it leaves without pay.",
  ] as Lesson,
  points: (members: number): Lesson => [
    "points",
    `An action point a turn for each ${counted(members, "member")} at court, 3 at most: change a die by one (1), retire a member from a village for half the pay (1), promote a member past the next (2).`,
  ],
  end: (courts: number, points: string, isDuel: boolean): Lesson => [
    "the end",
    `After the round in which ${counted(courts, "court")} are full, or after 20 rounds without a new member in a court, or after 100 in all. The seats in the courts count ${points}; ties: more members there, then more gold.${isDuel ? " With two players each colour counts by itself: the best one wins, then the second." : ""}`,
  ],
  theRules: "the rules",
  typing:
    "Answer with numbers ('2 1' is choice 2, then 1 of what it asks), or type an action as records write it: roll, village 3, cave 3 from village 6:1, court 4 from village 3:2 over 1, deep 2 from cave 3:1, change 2 to 3, retire village 2:3, promote cave 4:1, end, home cave 3:4, stay. The key c asks the coach.",
};

type Lesson = readonly [topic: string, words: string];

const FINALE = {
  rules: (name: string) => `${does(name, "rule")} the courts`,
  share: (names: readonly string[]) => `${listed(names)} share the courts`,
  points: "points",
  best: "best colour",
  second: "second colour",
  members: "members",
  gold: "gold",
  allEqual: "Everything is equal: the first place is shared.",
  /** The tie-breaker that decided: the second colour, members or gold. */
  decided: (by: "second" | "members" | "gold", isDouble: boolean) => {
    const reasons = {
      second: "second colours decide",
      members: "members at court decide",
      gold: "gold decides",
    };
    return `${isDouble ? "The best colours are" : "The points are"} equal: the ${reasons[by]}.`;
  },
};

/** The texts of the terminal for Rolling Courts, in English. */
export const EN = {
  /** "village 3, seat 2", "cave 4, space 5". */
  spot: spotWords,
  menu: MENU,
  moves: MOVES,
  screen: SCREEN,
  sheet: SHEET,
  guide: GUIDE,
  finale: FINALE,
};

export type CourtsTableWords = typeof EN;
