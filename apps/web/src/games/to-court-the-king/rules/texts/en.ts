import type { KingRuleTexts } from "../chapters.ts";

export const EN: KingRuleTexts = {
  summary:
    "You come to court with three dice and no friends. Each turn you roll, keep dice and roll again. Your final dice win you one character, whose ability helps you from then on. Whoever shows seven alike may claim the King. Then everybody else has one last turn to beat that.",
  chapters: {
    setup: "Before the first roll",
    turns: "Your turn",
    taking: "Taking a card",
    ending: "King and final round",
  },
  rules: {
    K1: {
      title: "Players and pieces",
      text: "Two to five players, 12 dice, 60 character cards.",
    },
    K2: {
      title: "Copies in the court",
      text: "How many copies of a character there are depends on its tier and on how many play. Fools never run out.",
    },
    K3: {
      title: "Who begins",
      text: "The start player is drawn at random, or chosen when the game is set up.",
    },
    K4: {
      title: "Rounds",
      text: "A round goes clockwise from its start player. The next one begins with that player’s *right* neighbour, who has just played last: whoever ends a round plays again at once.",
    },
    K5: {
      title: "The first roll",
      text: "Three dice, and one more for the Farmer, one for each Charlatan and two for the General. Those dice cannot be left out.",
    },
    K6: {
      title: "Active dice",
      text: "Rolled dice are *active*. After each roll you keep at least one of them before you roll again; more if you like, together or one by one.",
    },
    K7: {
      title: "Rolling again",
      text: "You roll *all* active dice, and only if you have kept a die since the last roll.",
    },
    K8: {
      title: "Kept is final",
      text: "A kept die stays as it is until your turn ends.",
    },
    K9: {
      title: "Calling a card",
      text: "After the first roll you may call your cards at any moment, each once a turn, on active dice only. A call that would change nothing is refused. A card you take now works from your next turn on.",
    },
    K10: {
      title: "When the dice are done",
      text: "Your dice are done when none is active and you bring no other in. Even with every die kept, a card may still bring one in.",
    },
    K11: {
      title: "A die brought in",
      text: "It is active at once. Keeping it counts like keeping any other die.",
    },
    K12: { title: "Twelve dice", text: "With 12 dice in use no card brings another one in." },
    K13: {
      title: "One card a turn",
      text: "Your kept dice are your *result*. With it you take one card, or none: it must still be in the court, your result must pay for it, and you must not own it yet. That ends your turn.",
    },
    K14: {
      title: "What a cost asks",
      text: "A cost names what your result must include; other dice do not matter. Only ‘all odd’ and ‘all even’ apply to every die.",
    },
    K15: {
      title: "None left",
      text: "Once the copies of a character are gone, nobody can take it.",
    },
    K16: {
      title: "Fool and Charlatan",
      text: "You have one Fool face up at most, and any number of Charlatans. Turning your Fool over is your card of that turn; only then can you take another Fool.",
    },
    K17: {
      title: "Re-rolls by cards",
      text: "Dice that the Fool or the Merchant rolls again stay active. It is not a roll of your own: you need not keep a die for it, and dice you kept before still count.",
    },
    K18: { title: "The Astronomer", text: "He needs a kept die to copy." },
    K19: {
      title: "Claiming the King",
      text: "With seven alike or more you may claim the King, but never have to. Whoever claims him takes the Queen too, and the result becomes the mark to beat: how many alike, and which.",
    },
    K20: {
      title: "The round goes on",
      text: "The round is played to its end. The others take cards as before, but no longer the King or the Queen.",
    },
    K21: {
      title: "The final round",
      text: "It begins where the next round would have begun and goes clockwise. The Queen’s holder is skipped and plays last.",
    },
    K22: {
      title: "Beating the mark",
      text: "Nobody takes cards now. The largest set of equal dice counts, then what it shows: eight 1s beat seven 6s. Whoever *beats* the best so far takes the King, not the Queen; of equal results the earlier one stands.",
    },
    K23: {
      title: "The Queen decides",
      text: "The Queen’s holder need only *match* the best. If nobody took the King away, they have won without rolling. If they fail, whoever has the King wins.",
    },
    K24: {
      title: "Declining to roll",
      text: "In the final round anybody may decline to roll. It is offered first to those who could not reach the mark even with sixes on every die they can get.",
    },
    K25: {
      title: "A very long game",
      text: "If nobody has claimed the King by the end of round 100, the game is over and all share the first place. The rulebook has no limit; this one is ours.",
    },
  },
  decisions: [
    {
      question: "Which text counts where the texts differ?",
      answer:
        "The English rulebook, the most complete. The other readings are rule sets you can choose when you set up a game.",
    },
    {
      question: "May the Alchemist work on two dice?",
      answer:
        "Yes, on two or three: the rulebook says three, and that pips move as with the Philosopher, who takes two.",
    },
    {
      question: "Does the Nobleman lift a 5 to 6?",
      answer: "No. He adds exactly two, so only to 1 to 4.",
    },
    {
      question: "May a card be called without effect?",
      answer: "No: nothing would happen, and a game could be held up for ever.",
    },
    {
      question: "May a die that was brought in be rolled at once?",
      answer: "Only if a die was kept since the last roll. It is active like any other.",
    },
    {
      question: "What does ‘before the first roll’ mean in the Italian rules?",
      answer: "Only dice are brought in. They have no face yet and join the first roll.",
    },
  ],
};
