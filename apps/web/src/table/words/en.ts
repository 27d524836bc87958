import { whom } from "@courtly/engine";

/** The texts of every table, in all games. */
export const EN = {
  takenBack: "Taken back.",
  wonByResigning: (winner: string, loser: string) => `${winner} won: ${whom(loser)} resigned`,
  isOver: (headline: string) => `The game is over. ${headline}.`,
  theEnd: "The end",
  plays: (name: string) => `${name} plays`,
  yourTurn: "Your turn",
  turnOf: (name: string) => `${name}, your turn`,
  passTo: (name: string) => `Pass to ${name}`,
  round: (round: number) => `Round ${round}.`,
  iAm: (name: string) => `I am ${name}`,
  takeThatBack: "Take that back",
  lookAtTable: "Look at the table",
  playAgain: "Play again",
  standIn: "Stand-in",
  notYourTurn: "it is not your turn",
  gameIsOver: "the game is over",
  playedSince: (name: string) => `${name} has played since`,
  notKept: "this could not be saved, so nothing was played",
};

export type TableWords = typeof EN;
