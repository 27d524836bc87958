/** What a first game says. A step gives the reason, and then what to do. */
export const EN = {
  title: (game: string) => `First game of ${game}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  setDice: "Lesson with set dice",
  goOn: "Go on",
  skip: "Skip this step",
  leave: "Leave the lesson",
  restart: "Start the lesson again",
  notNow: (ask: string) => `In this lesson: ${ask}`,
  playAPage: "Play against a Page",
  king: {
    welcome: {
      text: "You come to court with three dice and no friends. This is a real table; only the dice and your rival follow a script.",
      ask: "Go on when you are ready.",
    },
    roll: {
      text: "A turn begins with a roll.",
      ask: "Press the gold button to roll three dice.",
    },
    keep: {
      text: "Two 4s are a good start. After each roll you keep at least one die and may roll the others again.",
      ask: "Choose both 4s, then keep them and roll the last die.",
    },
    last: {
      text: "What you keep stays as it is until your turn ends.",
      ask: "Choose the 5 as well, and keep it: your dice are done.",
    },
    farmer: {
      text: "Each card shows its cost. Equal squares are equal dice: your pair pays for the Farmer.",
      ask: "Take the Farmer.",
    },
    fourDice: {
      text: "You played last in this round, so you begin the next. The Farmer brings you one more die each turn.",
      ask: "Roll four dice.",
    },
    twos: {
      text: "Better cards cost more. Let us collect 2s.",
      ask: "Keep every 2 and roll the rest, twice.",
    },
    guard: {
      text: "Three alike pay for the Guard. A die more does no harm.",
      ask: "Keep the 3, then take the Guard.",
    },
    rival: {
      text: "Your rival has two turns now: who ends a round begins the next.",
      ask: "Go on and watch.",
    },
    call: {
      text: "Cards with an ability can be called once a turn. The Guard brings in a die that shows 2.",
      ask: "Roll, then call the Guard among your characters.",
    },
    hunter: {
      text: "Three 2s already. A fourth pays for the Hunter.",
      ask: "Keep the 2s and roll; then keep both dice and take the Hunter.",
    },
    later: {
      text: "Some rounds later. More cards mean more dice, and the race is for seven alike: they claim the King.",
      ask: "You have six 5s. Go on.",
    },
    seven: {
      text: "The Knight brings in a 5.",
      ask: "Call the Knight, then keep both 5s.",
    },
    king: {
      text: "Seven alike. Whoever claims the King takes the Queen too, and sets the mark to beat.",
      ask: "Take the King.",
    },
    finalRound: {
      text: "In the final round everybody else has one last turn to beat your mark. If nobody does, you have won.",
      ask: "Go on and watch.",
    },
  },
  courts: {
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

export type LessonWords = typeof EN;
export type KingStep = keyof LessonWords["king"];
export type CourtsStep = keyof LessonWords["courts"];
