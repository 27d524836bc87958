import { isYou, listed, type Face } from "@courtly/engine";
import { capital, counted, type Place, type Spot } from "@courtly/rolling-courts";
import { signed } from "@courtly/coach/rolling-courts/words/amounts";
import type { DieSaid, PushedOut, Row, RowSaid, SeatAfter, Tie, Who } from "./values.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const PLACES = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
const FACES: Readonly<Record<Face, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
};

const ordinal = (place: number) => ORDINALS[place - 1] ?? `${place}.`;
const placing = (place: number) => PLACES[place - 1] ?? `${place}.`;
const diceCount = (count: number) => (count === 1 ? "1 die" : `${count} dice`);

/** "village 3", "deep mine 2". */
function place({ kind, number }: Place): string {
  return kind === "deep" ? `deep mine ${number}` : `${kind} ${number}`;
}

/** "Village 3, second seat", "Cave 4, space 5". */
function spot({ kind, number, space }: Spot): string {
  const where = kind === "village" ? `${ordinal(space)} seat` : `space ${space}`;
  return `${capital(kind)} ${number}, ${where}`;
}

/** "you", "Ines (swan)". */
function who({ name, beast }: Who): string {
  return `${isYou(name) ? "you" : name}${beast === undefined ? "" : ` (${beast})`}`;
}

const way = (into: Row) => `${into.kind === "village" ? "to" : "into"} ${place(into)}`;
const enters = (isRecall: boolean, into: Row) =>
  `${isRecall ? "Recall" : "Send"} a member ${way(into)}`;

function row(seats: readonly (Who | undefined)[]): string {
  if (seats.every((seat) => seat === undefined)) return "empty";
  return seats.map((seat) => (seat === undefined ? "empty" : who(seat))).join(", ");
}

function die({ number, face, isChanged, use, isChosen }: DieSaid): string {
  const state = use !== undefined ? `used for ${place(use)}` : isChosen ? "chosen" : "ready";
  return `Die ${number}, ${FACES[face]}, ${isChanged ? "changed, " : ""}${state}`;
}

const DECIDES: Readonly<Record<Tie["by"], string>> = {
  second: "the second colours decide",
  members: "members at court decide",
  gold: "gold decides",
};

const NOWHERE = { village: "a village", cave: "a cave", either: "a village or cave" };

/** The texts of the table of Rolling Courts. The texts of its rules are in the package of the game. */
export const EN = {
  beasts: { azure: "swan", gules: "fox", vert: "stag", purpure: "boar", or: "lion" },
  who,
  spot,
  round: (round: number) => `Round ${round}`,
  space: "Space",
  enter: "Enter",

  phases: { moves: "Moves", dig: "Dig deeper", examine: "Examine mines" },
  bar: {
    thisRound: "This round",
    courtsFull: "Courts full",
    full: (full: number, needed: number) => `${full} of ${needed}`,
    subtitle: (full: number, needed: number) => `Courts full: ${full} of ${needed}`,
    digging: "The miners dig deeper",
    others: "The others",
    family: (family: Who, points: number) =>
      `${capital(who(family))}, ${counted(points, "point")}. Details`,
  },

  players: {
    twoFamilies: "two families",
    alsoYours: "you",
    startsWithTwo: (beasts: readonly string[]) =>
      `You play two families, ${beasts.join(" and ")}. Each has its own gold and its own turns; at the end your better one is compared with your rival’s better one.`,
    players: "Players",
    first: "begins",
    begins: "begins this round",
    ifPlayed: " points if played",
    points: "Points",
    gold: "Gold",
    home: "Home",
    examines: "Examines the mines",
    yourTurn: "Your turn",
    playsNow: "Plays now",
    turnDone: "Turn done",
    online: "Online",
    you: "You",
    here: "At this screen",
  },

  coachOn: "Turn on the coach",

  purse: {
    gold: "Gold",
    atHome: "Home",
    nobody: "nobody",
    actionPoints: "Action points",
    spokenPoints: "points",
    spokenGold: "gold",
    home: "home",
    spokenActionPoints: "action points",
  },

  board: {
    board: "Board",
    grid: "Villages, courts and caves",
    councils: "Village councils",
    retire: "retire",
    courts: "Courts",
    leap: "+ leap,",
    points: "points",
    caves: "Caves",
    deepMines: "Deep mines",
    row: (number: number) => `${number}: council, court, cave`,
    villageRow: (number: number) => `${number}: council, court`,
    caveRow: (number: number) => `${number}: cave`,
    cavesAndMines: "Caves and deep mines",
    sides: "Sides of the board",
    villagesAndCourts: "Villages and courts",
    tab: (side: string, moves: number) => `${side}, ${counted(moves, "move")}`,
    full: "Full",
    exhausted: "Empty",
    summary: ({ number, council, court, isFull }: RowSaid) =>
      `Row ${number}. Council: ${row(council)}. Court: ${row(court)}${isFull ? ", full" : ""}.`,
    chooseItsDie: "Choose its die.",
    open: "Open.",
    proposeSeat: (seat: number, court: number) => `Propose seat ${seat} of court ${court}.`,
    chooseMember: (seat: number) => `Choose your member on seat ${seat}.`,
  },

  cells: {
    entrance: (into: Row) => `Entrance of ${place(into)}`,
    pushedOutPay: (pay: number) => `a member pushed out is paid ${pay}`,
    enters,
    pushedOut: (out: PushedOut) => `${who(out.who)} pushed out and paid ${out.pay}`,
    price: (price: number) => `price ${price}`,
    worth: (value: number) => `worth ${value}`,
    homeFromHere: "home from here",
    homeWith: (value: number) => `home from here with ${value}`,
    empty: "empty",
    chosen: "chosen",
    mayMove: "may move",
    tooDear: "may move, too dear now",
    retire: (pay: number) => `retire early for ${pay} gold`,
    promote: "promote to the empty place ahead",
    promotePast: (passed: Who) => `promote past ${who(passed)}`,
    court: (court: number) => `Court ${court}`,
    seat: (seat: number) => `${ordinal(seat)} seat`,
    points: (points: number) => counted(points, "point"),
    chooseWhoGoes: "can be reached, choose who goes",
    needed: (price: number, gold: number) => `${price} gold needed, you have ${gold}`,
    after: ({ who: family, price, points, isPicked }: SeatAfter) =>
      `${who(family)} for ${price} gold${points === undefined ? "" : `, plus ${counted(points, "point")} in all`}${isPicked ? ", proposed" : ""}`,
    mine: (mine: number) => `Deep mine ${mine}`,
    exhausted: "exhausted",
    nextTreasure: (gold: number) => `next treasure ${gold}`,
    left: (left: number) => `${left} left`,
    fromCave: (cave: number, face: number | undefined) => `from cave ${cave} with a ${face ?? ""}`,
    proposed: "proposed",
    inReach: "in reach",
  },

  dice: {
    dice: "Dice",
    again: "Again",
    die,
    turnable: (number: number, face: Face) => `Die ${number}, ${FACES[face]}`,
    change: (number: number, from: Face, to: Face) =>
      `Change die ${number} from ${FACES[from]} to ${FACES[to]}`,
    playing: "Chosen",
    ready: "Ready",
    used: "Used",
    usedFor: (use: Place) => (use.kind === "deep" ? `Mine ${use.number}` : capital(place(use))),
    changed: "Changed",
  },

  actions: {
    actions: "Actions",
    recall: { label: "Recall", short: "Recall" },
    change: { label: "Change die", short: "±1 die" },
    retire: { label: "Retire early", short: "Retire" },
    promote: { label: "Promote", short: "Promote" },
    free: "free",
    withoutPay: "a member comes back without pay",
    costs: (points: number) => counted(points, "action point"),
    tile: (label: string, price: string) => `${label}, ${price}`,
    notNow: (label: string, reason: string) => `${label}. Not now: ${reason}`,
    stillRolling: "the dice are still rolling",
    over: "the game is over",
    examining: "the mines are being examined",
    notYourTurn: "it is not your turn",
    turnOf: (name: string) => `it is ${name}’s turn`,
    undo: "Undo",
    undoShort: "Undo",
    nothingToUndo: "nothing to take back since the last roll",
    notYours: "it is not your decision now",
    rollFirst: "roll the dice first",
  },

  mainButton: {
    cloth: "Cloth",
    roll: "Roll 3 dice",
    turnDie: "Turn a die",
    turnDieHow: "Up or down by one",
    whoRetires: "Choose who retires",
    whoRetiresHow: "The badge shows the gold",
    whoIsPromoted: "Choose who is promoted",
    whoIsPromotedHow: "The badge shows past whom",
    chooseDie: "Choose a die",
    chooseDieHow: "Then choose where it leads",
    whomToRecall: "Choose whom to recall",
    whomToRecallHow: "It comes back without pay",
    whereItGoes: "Choose where it goes",
    whereItGoesHow: (face: number) => `Village ${face} or cave ${face}`,
    whoGoes: "Choose who goes",
    whoGoesHow: "Members with a dashed frame can go",
    nothingWith: (face: number) => `Nothing to do with the ${face}`,
    whereLeads: (face: number) => `Choose where the ${face} leads`,
    whereLeadsShort: (face: number) => `Where does the ${face} lead?`,
    ways: (villages: number, caves: number) => {
      if (villages === 0) return `${counted(caves, "way")} in the caves`;
      const above = `${counted(villages, "way")} in villages and courts`;
      return caves === 0 ? above : `${above}, ${caves} in the caves`;
    },
    canBeChanged: "It can be changed",
    anotherOrEnd: "Choose another die, or end the turn",
    endIt: "End the turn",
    endTurn: "End turn",
    endLosing: (lost: string) => `End turn, lose ${lost}`,
    endAsks: (lost: string) => `This loses ${lost}. Press E again to end the turn.`,
    lose: (lost: string) => `Lose ${lost}`,
    loseQuietly: (lost: string) => `lose ${lost}`,
    loss: (dice: number, points: number) =>
      [
        ...(dice === 0 ? [] : [diceCount(dice)]),
        ...(points === 0 ? [] : [counted(points, "action point")]),
      ].join(" and "),
    allSpent: "All dice are spent",
    retire: (pay: number) => `Retire for ${pay} gold`,
    retireFrom: (village: number) => `From village ${village}, home`,
    promote: "Promote",
    promoteIn: (at: Row) => `${capital(place(at))}, one ahead`,
    takeSeat: (seat: number, price: number) =>
      price === 0
        ? `Take the ${placing(seat)} seat, free`
        : `Pay ${price} for the ${placing(seat)} seat`,
    takeSeatShort: (price: number) => (price === 0 ? "Take the seat" : `Pay ${price}, take seat`),
    toCourt: (village: number, court: number, points: number) =>
      `Village ${village} to court ${court}, ${signed(points)} point${Math.abs(points) === 1 ? "" : "s"}`,
    takeTreasure: (gold: number) => `Take ${gold}, go home`,
    toMine: (cave: number, mine: number) => `Cave ${cave} to deep mine ${mine}`,
    enters,
    fromHome: "From home",
    fromPlace: (from: Row) => `From ${place(from)}, without pay`,
    pushedOut: (out: PushedOut) => `${capital(who(out.who))} pushed out, paid ${out.pay}`,
    over: "The game is over",
    plays: (name: string) => `${name} plays`,
    skipAhead: "Skip ahead",
    rolling: "Rolling",
    skipHow: "Press to skip",
    passTo: (name: string) => `Pass to ${name}`,
    stayOne: "Stay in the mine",
    stayAll: "All stay in the caves",
    stayOneShort: "Stay",
    stayAllShort: "All stay",
    members: (count: number) => counted(count, "member"),
  },

  home: {
    keepDigging: "Keep all digging",
    allDig: "Your miners keep digging",
    cancel: "Ask again",
    asks: (family: Who, count: number) =>
      `${capital(who(family))}: ${count === 1 ? "home, or stay?" : "who comes home?"}`,
    homeWith: (value: number) => `Home with ${value}`,
    homeFrom: (value: number, at: Spot) => `Home with ${value}, ${spot(at)}`,
  },

  refusals: {
    chooseDie: "choose a die first",
    nowhere: (face: number) => `this member cannot go anywhere with a ${face}`,
    noWayToCourt: (from: Row["kind"]) => `from a ${from} no way leads to a court`,
    noWayToMine: (from: Row["kind"]) => `from a ${from} no way leads into a deep mine`,
    nobodyIn: (where: keyof typeof NOWHERE) => `none of your members is in ${NOWHERE[where]}`,
    noUnchanged: "no die is left that can be changed",
  },

  end: {
    won: (names: readonly string[], points: number) =>
      names.length === 1
        ? `${names[0] ?? ""} won with ${counted(points, "point")}`
        : `${listed(names)} share the victory with ${counted(points, "point")}`,
    allEqual: "Everything is equal: the victory is shared.",
    tie: ({ areTwoColours, by, ours, theirs }: Tie) =>
      `${areTwoColours ? "The best colours" : "The points"} are equal: ${DECIDES[by]}, ${ours} to ${theirs}.`,
    caption: "Points in each court, members and gold",
    colour: "Colour",
    family: "Family",
    court: "Court ",
    points: "Points",
    members: "Members",
    gold: "Gold",
    best: (beast: string) => `${beast}, best colour`,
    second: (beast: string) => `${beast}, second colour`,
  },
};

export type CourtsTableWords = typeof EN;
