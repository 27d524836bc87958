import { isYou } from "@courtly/engine";
import type { TableWords } from "./en.ts";

export const IT: TableWords = {
  takenBack: "Annullato.",
  wonByResigning: (winner, loser) =>
    `${isYou(winner) ? "Hai" : `${winner} ha`} vinto: ${isYou(loser) ? "hai" : `${loser} ha`} abbandonato`,
  isOver: (headline) => `La partita è finita. ${headline}.`,
  theEnd: "Fine",
  plays: (name) => `Gioca ${name}`,
  yourTurn: "Tocca a te",
  turnOf: (name) => `${name}, tocca a te`,
  passTo: (name) => `Passa a ${name}`,
  round: (round) => `Giro ${round}.`,
  iAm: (name) => `Sono ${name}`,
  takeThatBack: "Annulla l’ultima mossa",
  lookAtTable: "Guarda il tavolo",
  playAgain: "Gioca ancora",
  standIn: "Sostituto",
  notYourTurn: "non è il tuo turno",
  gameIsOver: "la partita è finita",
  playedSince: (name) => `intanto ${name} ha giocato`,
  notKept: "non si è potuto salvare, quindi non si è giocato niente",
};
