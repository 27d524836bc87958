import { whom, whose } from "@courtly/engine";

/** The texts of the terminal that all games share, in English. */
export const EN = {
  /** Chances in per cent. */
  chances: {
    percent: (number: string) => `${number} %`,
    over: (chance: string) => `over ${chance}`,
    under: (chance: string) => `under ${chance}`,
  },
  coach: {
    title: "The coach's advice; the Chancellor estimates the chances to win",
    best: "best",
    next: "next best",
    why: "why",
    /** `margin` is how far the chance may be off, if it was sampled. */
    toWin: (chance: string, margin: string | undefined) =>
      `${chance} to win${margin === undefined ? "" : `, give or take ${margin}`}`,
    over: "The game is over: the coach has nothing left to advise.",
  },
  menu: {
    enter: "Enter",
    range: (count: number) => `1 to ${count}`,
    chooseNumber: (range: string) => `choose a number, ${range}`,
    noChoice: (text: string, range: string) => `'${text}' is not a choice: enter ${range}`,
    noSuchNumber: (number: string, range: string) => `there is no ${number}: choose ${range}`,
    asksNothing: (label: string, answer: string) =>
      `'${label}' asks nothing more: leave '${answer}' out`,
  },
  context: {
    stays: "You stay.",
    leaving: "Leave the game? Enter or q again leaves, anything else stays.",
    tooLong: (most: number) => `That is too long: ${most} characters at most.`,
    noOdds: "There are no odds for this game.",
    noWhy: "No bot has given a reason yet: the Steward and the Chancellor do.",
    noCoach: "There is no coach for this game.",
    goesBack: "Enter goes back",
    keys: {
      help: "help",
      odds: "odds",
      coach: "coach",
      why: "why",
      undo: "undo",
      record: "record",
      quit: "quit",
    },
    workingOut: "Working out the odds …",
    coachThinks: "The coach is thinking …",
    goesOn: "Enter goes on, q goes back",
  },
  yourTurn: (name: string) => `${name}, it is your turn.`,
  /** In a title: "your turn", "Ada's turn". */
  turnOf: (name: string) => `${whose(name)} turn`,
  roundBegunBy: (round: number, name: string) => `Round ${round}, begun by ${whom(name)}`,
  theEnd: "Enter leaves, r shows the record",
  goodbye:
    "The game stopped here. This is its record: save it in a file, and 'courtly referee FILE' reads it.",
  rules: {
    named: (set: string) => `${set} rules`,
    house: "house rules",
    isDefault: (name: string) => `${name}, the default.`,
    differ: (name: string) => `Rule sets, and where they differ from ${name}:`,
    default: "the default",
    fields: (fields: string) => `Fields: ${fields}`,
    players: (game: string, min: number, max: number) => `${game}, ${min} to ${max} players`,
  },
};

export type TableWords = typeof EN;
