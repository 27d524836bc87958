import type { Keys } from "../../../table/lazyWords/en.ts";

/** The texts of Rolling Courts that a first move does not need. */
export const EN = {
  keys: [
    ["Space", "Roll the dice"],
    ["1 2 3", "Choose a die"],
    ["Enter", "What the gold button says"],
    ["E", "End the turn; in the mines: all stay"],
    ["H", "In the mines: home with what was found"],
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
          "our reconstruction: the printed map’s pictures are lost, its examples hold, the other numbers are ours",
      },
      "two rivers": {
        title: "Two rivers",
        words: "our own map: patient villages at the rivers, rich mines in the middle",
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
      caves: "Caves: values behind the red line",
      mines: "Treasures of a deep mine",
      villages: (numbers: string) => `Villages ${numbers}`,
    },
  },
  placesTitle: "Places and their rules",
  places: {
    village: {
      name: "Village council",
      what: "Four seats with a price for the way to court. Whoever is pushed out retires and is paid.",
    },
    court: {
      name: "Court",
      what: "Five seats with points. Behind everybody is free, ahead costs the leap.",
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
      what: "They come from your members at court and change a die, retire or promote.",
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
      text: "Each die moves one member to the place with its number. Mines bring gold.",
      ask: "Choose the 3, then the entry of cave 3.",
    },
    deep: {
      text: "From cave 3 a path with a 2 leads to a deep mine. Its treasure is yours, and the member comes home.",
      ask: "Choose the 2, then deep mine 2, and confirm.",
    },
    village: {
      text: "The way to court begins in a village council. Who comes in pushes the others on; who is pushed out retires with pay.",
      ask: "Choose the 4, then the entry of village 4.",
    },
    end: {
      text: "All dice are spent.",
      ask: "End your turn.",
    },
    rivals: {
      text: "When everybody has played, all miners dig one space deeper. Behind the red line they are worth gold.",
      ask: "Go on and watch.",
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
      ask: "Choose to change a die, and turn the 2 up to 3.",
    },
    court: {
      text: "Your seat in village 3 costs 8 gold. Going ahead of one member is a leap for 5 more, and worth more points.",
      ask: "Choose the 3, then the second seat of court 3, and confirm.",
    },
    endAgain: {
      text: "Court 3 is full, the third one: this round is the last. Your other dice help nobody now.",
      ask: "End your turn.",
    },
    rivalsAgain: {
      text: "The round is played to its end, and the miners dig once more.",
      ask: "Go on and watch.",
    },
    home: {
      text: "Then the mines are examined: a miner behind the red line may come home with gold, or stay and dig on.",
      ask: "Take your miner home with 3 gold.",
    },
  },
};

export type CourtsLazyWords = typeof EN;
