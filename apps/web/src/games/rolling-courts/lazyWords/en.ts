import type { Keys } from "../../../table/lazyWords/en.ts";

/** The texts of Rolling Courts that a first move does not need. */
export const EN = {
  keys: [
    ["Space", "Roll the dice"],
    ["1 2 3", "Choose a die"],
    ["Enter", "Press the gold button"],
    ["E", "End the turn; in the mines: all stay"],
    ["H", "In the mines: home with the gold"],
  ] as Keys,
  ruleMenu: {
    sets: {
      standard: { title: "Standard", words: "as they are written" },
    },
    fields: {
      courtDie: "The die to court",
      wrap: "Courts 6 and 1",
    },
    boards: {
      reconstructed: {
        title: "Reconstructed",
        words:
          "our reconstruction: the pictures of the printed board are lost, the examples of its rules hold, the other numbers are ours",
      },
      "two rivers": {
        title: "Two rivers",
        words: "our own board: villages that reward patience, rich mines in the middle",
      },
    },
  },
  details: {
    points: "Points",
    gold: "Gold",
    actionPoints: "Action points each turn",
    home: "Members at home",
    villages: "Members in villages",
    courts: "Members at court",
    caves: "Members in caves",
  },
  ruleBook: {
    board: "The board",
    boardTable: {
      prices: "Prices of the council seats, from the entry",
      retirement: "Retirement pay",
      seats: "Points at court, from the entry",
      leaps: "Leap ahead of 0, 1, 2, 3, 4",
      caves: "Caves: values beyond the red line",
      mines: "Treasures of a deep mine",
      villages: (numbers: string) => `Villages ${numbers}`,
    },
  },
  placesTitle: "Places and their rules",
  places: {
    village: {
      name: "Village council",
      what: "Four seats, each with a price for the way to court. A member that is pushed out retires and is paid.",
    },
    court: {
      name: "Court",
      what: "Five seats with points. Going behind everybody is free, going ahead costs the leap.",
    },
    cave: {
      name: "Cave",
      what: "Miners dig deeper after every round. Beyond the red line spaces are worth gold.",
    },
    mine: {
      name: "Deep mine",
      what: "A path from the caves beside it. The next treasure is yours, the member comes home.",
    },
    hand: {
      name: "Your family",
      what: "Members at home, and how to recall one from the board.",
    },
    points: {
      name: "Action points",
      what: "Your members at court give them to you. Change a die, retire a member early, or promote one.",
    },
  },
  lesson: {
    welcome: {
      text: "You lead a large family. The best seats at the six courts win. This is a real table; only the dice and your rivals follow a script.",
      ask: "Go on when you are ready.",
    },
    roll: {
      text: "A turn begins with three dice.",
      ask: "Press the gold button to roll.",
    },
    cave: {
      text: "Each die moves one member to the place with its number. Members in caves are miners: they bring gold.",
      ask: "Choose the 3, then the entry of cave 3. Do the same with the 4.",
    },
    deep: {
      text: "From cave 5 a path with a 6 leads to deep mine 5. Its treasure is yours, and the member comes home.",
      ask: "Choose the 6, then deep mine 5, and confirm.",
    },
    village: {
      text: "The way to court begins in a village council. A newcomer pushes the others on; a member that is pushed out retires with pay.",
      ask: "Choose the 2, then the entry of village 2.",
    },
    end: {
      text: "All dice are spent.",
      ask: "End your turn.",
    },
    rivals: {
      text: "Now the others play.",
      ask: "Go on and watch.",
    },
    dig: {
      text: "When everybody has played, all miners dig one space deeper. Beyond the red line they are worth gold.",
      ask: "Go on and watch the caves.",
    },
    dug: {
      text: "Your miners in caves 3 and 4 are one space deeper. Two more rounds, and they are beyond the red line.",
      ask: "Go on when you have seen it.",
    },
    later: {
      text: "Some rounds later. Your members at court give you an action point each turn: it changes a die or helps a member along.",
      ask: "You have 15 gold. Go on.",
    },
    rollAgain: {
      text: "With three players the game ends when three courts are full. Court 3 lacks one member.",
      ask: "Roll the dice.",
    },
    change: {
      text: "For court 3 you need a 3. One action point turns a die by one.",
      ask: "Choose to change a die, and turn the 4 to a 3.",
    },
    court: {
      text: "Your seat in village 3 costs 8 gold. Going ahead of three members is a leap for 12 more, and worth more points.",
      ask: "Choose the 3, then the fourth seat of court 3, and confirm.",
    },
    endAgain: {
      text: "Court 3 is full, the third one: this round is the last. Your last die helps nobody now.",
      ask: "End your turn.",
    },
    rivalsAgain: {
      text: "The round is played to its end, and the miners dig once more.",
      ask: "Go on and watch.",
    },
    home: {
      text: "Then the mines are examined: a miner beyond the red line may come home with gold, or stay and dig on.",
      ask: "Take your miner home with 3 gold.",
    },
  },
  secondLesson: {
    neighbours: {
      text: "From a village a member may go to the court of its own number or to a neighbouring one: from village 3 to courts 2, 3 and 4. The die shows the court.",
      ask: "Go on when you are ready.",
    },
    rollNeighbours: {
      text: "You have 15 gold, and two members in village 3.",
      ask: "Roll the dice.",
    },
    leap: {
      text: "Behind everybody a seat at court costs nothing extra. Going ahead of one member is a leap for 5 gold, and those further ahead move up.",
      ask: "Choose the 4, then the second seat of court 4, then your member on the third seat of village 3, and confirm.",
    },
    push: {
      text: "Whoever enters a council pushes the row one seat on, up to the first gap. Your own member moves up too: its way to court costs 2 gold less.",
      ask: "Choose the 3, then the entry of village 3.",
    },
    endNeighbours: {
      text: "The 6 sends one more member into the caves.",
      ask: "Choose the 6, then the entry of cave 6, and end your turn.",
    },
    actionPoints: {
      text: "Some rounds later. Every three members at court give you one action point each turn, three points at most. You have nine members there.",
      ask: "Go on when you are ready.",
    },
    rollActions: {
      text: "Action points are not kept: use them, or lose them with the turn.",
      ask: "Roll the dice.",
    },
    promote: {
      text: "Promoting costs two action points: a member changes places with the one ahead. A die must show its village, and stays unspent.",
      ask: "Choose to promote, then your member in village 3.",
    },
    promoted: {
      text: "From the last seat the way to court costs 6 gold, just what you have.",
      ask: "Choose the 3, then the first seat of court 3, and confirm.",
    },
    retire: {
      text: "Retiring early costs one action point: a member comes home with half the pay. The die stays unspent.",
      ask: "Choose to retire, then your member in village 6.",
    },
    recall: {
      text: "Recalling is free: instead of a member from home, one from the board goes to the place of a die, without pay.",
      ask: "Choose the 5, then to recall, then your member in village 1 and the entry of village 5.",
    },
    endActions: {
      text: "Court 3 is full, the third one: this round is the last.",
      ask: "End your turn.",
    },
    rivalsActions: {
      text: "The others play their last turn.",
      ask: "Go on and watch.",
    },
  },
};

export type CourtsLazyWords = typeof EN;
