import type { CourtsRuleTexts } from "../chapters.ts";

export const EN: CourtsRuleTexts = {
  summary:
    "Your family is large and its members are ambitious. Dice send them to village councils and into the mines. Councils lead to the six courts, mines pay for the way there. The best seats at court win.",
  note: "The printed board’s numbers are lost. Ours is a reconstruction: what the surviving text says is kept, the rest was chosen so that the game plays well. You can choose other boards when you set up a game.",
  chapters: {
    setup: "Before the first round",
    round: "A round",
    courts: "Villages and courts",
    caves: "Caves and deep mines",
    points: "Action points",
    ending: "The end",
  },
  rules: {
    R1: {
      title: "Families",
      text: "Three to five players have one colour each, with 15, 11 or 9 members. Two players: see R24.",
    },
    R2: {
      title: "The land",
      text: "Six villages, six courts and six caves, numbered 1 to 6, and five deep mines, each between two neighbouring caves. You begin with no gold and all your members at home.",
    },
    R3: {
      title: "Who begins",
      text: "The start player is drawn at random, or chosen when the game is set up. After each round the start passes to the left neighbour.",
    },
    R4: {
      title: "Your turn",
      text: "You roll three dice; three equal ones are rolled again until they differ. Then you spend dice and action points in any order and end your turn. What you did not spend is lost.",
    },
    R5: {
      title: "After everybody’s turn",
      text: "The miners dig deeper, the mines are examined, then it is checked whether the game ends.",
    },
    R6: {
      title: "What a die does",
      text: "It moves one member into the place with its number: a village, a cave, a court, or along a path into a deep mine. Each die works once.",
    },
    R7: {
      title: "Two at most",
      text: "In one turn at most two of your members enter the same place.",
    },
    R8: {
      title: "Entering a village",
      text: "A member enters the council at its first seat and pushes the row one seat on, up to the first gap. A member that is pushed out of the last seat retires: it goes home and is paid at once.",
    },
    R9: {
      title: "Recalling",
      text: "Instead of a member from home you may send one that is already in a village or cave. It is recalled without pay and leaves a gap. Members at court never leave.",
    },
    R10: {
      title: "The way to court",
      text: "From village 3 the way leads to courts 2, 3 and 4, and so on in a circle: 6 and 1 are neighbours. The die shows the *court’s* number. You pay the price of the council seat, and the leap.",
    },
    R11: {
      title: "Seats at court",
      text: "A court fills without gaps. Going behind everybody costs nothing more; for the price of the leap you go ahead of some, and everybody ahead of you moves one seat up. With five members a court is full.",
    },
    R12: {
      title: "Entering a cave",
      text: "As in a village, but nobody is pushed over the red line: when every space before it is taken, the cave takes nobody.",
    },
    R13: {
      title: "Digging deeper",
      text: "After everybody’s turn each miner moves one space deeper, over the red line too. A miner that is already on the last space goes home first, with its value.",
    },
    R14: {
      title: "Deep mines",
      text: "From a cave, paths lead to the deep mines beside it; each needs a die with the number it shows. You take the next treasure and the member comes home. After the last treasure the mine is exhausted.",
    },
    R15: {
      title: "Examining the mines",
      text: "Miners on a last space go home with its value. Then, in turn order, you choose for each of your miners on a space with a value: home with that much gold, or stay.",
    },
    R16: {
      title: "Action points",
      text: "Each turn you get one for every three of your members at court (with two, four or five players: for every two), three at most. They are not saved.",
    },
    R17: {
      title: "Changing a die",
      text: "One action point: an unspent die goes up or down by one, within 1 to 6, each die once.",
    },
    R18: {
      title: "Retiring early",
      text: "One action point: a member in a village that an unspent die shows goes home for half the retirement pay, rounded up. The die stays unspent.",
    },
    R19: {
      title: "Promoting",
      text: "Two action points: a member in a village or cave that an unspent die shows changes places with the one ahead, or steps into the gap there. It may cross the red line. The die stays unspent.",
    },
    R20: {
      title: "The last round",
      text: "The game ends after the round in which enough courts are full: three of them with three players, four with two or four, all six with five.",
    },
    R21: {
      title: "Scoring",
      text: "Each of your members at court brings the points of its seat. Ties go to more members at court, then to more gold; otherwise the win is shared.",
    },
    R22: {
      title: "A very long game",
      text: "If no court has gained a member for 20 rounds, or after round 100, the game ends and is scored as usual. This rule is ours, so that every game ends.",
    },
    R23: {
      title: "Paying",
      text: "You can only do what you can pay for. Nobody goes into debt.",
    },
    R24: {
      title: "Two players",
      text: "You play two colours each, in turns, with a purse for each colour and the numbers for four players. Each colour scores by itself, and the better best colour wins; in a tie the better second one, then members and gold of both colours together.",
    },
  },
  decisions: [
    {
      question: "Does the die name the court or the village?",
      answer: "The court. When you set up a game, you can choose the village instead.",
    },
    {
      question: "Are courts 6 and 1 neighbours?",
      answer: "Yes, unless you choose otherwise when you set up a game.",
    },
    {
      question: "When may a member be recalled?",
      answer:
        "Only to enter a village or cave with a die. The text lets you lift members ‘to be used this turn’; tying that to the entry is our reading.",
    },
    {
      question: "How does a game end in which nobody goes to court?",
      answer: "After 20 such rounds, or after round 100.",
    },
  ],
};
