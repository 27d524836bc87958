/** What surrounds the rules; their own texts are a book for themselves. */
export const EN = {
  search: "Search the rules",
  found: (count: number) =>
    count === 0 ? "Nothing found" : count === 1 ? "1 rule found" : `${count} rules found`,
  nothing: "Nothing here speaks of that. Try a character, a place, or an id such as K7.",
  clear: "Show all rules",
  decisions: "Where the rule texts are silent",
  board: "The board",
  unofficial:
    "These are the rules as Courtly plays them, in our own words. Courtly is unofficial: for a published game’s own text, read its rulebook.",
  missing: "The rules did not load. Nothing is lost: are you connected? Then try again.",
  again: "Try again",
  loading: "Opening the book",
  copies: {
    tier: "Tier",
    players: (count: number) => `${count} players`,
    endless: "no end",
  },
  characters: { cost: "Cost", ability: "What the card does" },
  boardTable: {
    prices: "Prices of the council seats, from the entry",
    retirement: "Retirement pay",
    seats: "Points at court, from the entry",
    leaps: "Leap ahead of 0, 1, 2, 3, 4",
    caves: "Caves: values behind the red line",
    mines: "Treasures of a deep mine",
    villages: (numbers: string) => `Villages ${numbers}`,
  },
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
      what: "Members in hand, and how to recall one from the board.",
    },
    points: {
      name: "Action points",
      what: "They come from your members at court and change a die, retire or promote.",
    },
  },
};

export type RulesWords = typeof EN;
