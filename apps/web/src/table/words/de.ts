import { isYou } from "@courtly/engine";
import type { TableWords } from "./en.ts";

export const DE: TableWords = {
  takenBack: "Zurückgenommen.",
  wonByResigning: (winner, loser) =>
    `${isYou(winner) ? "Du hast" : `${winner} hat`} gewonnen: ${isYou(loser) ? "Du hast" : `${loser} hat`} aufgegeben`,
  isOver: (headline) => `Die Partie ist zu Ende. ${headline}.`,
  theEnd: "Ende",
  plays: (name) => `${name} spielt`,
  yourTurn: "Du bist am Zug",
  turnOf: (name) => `${name}, du bist am Zug`,
  passTo: (name) => `Weiter an ${name}`,
  round: (round) => `Runde ${round}.`,
  iAm: (name) => `Ich bin ${name}`,
  takeThatBack: "Das zurücknehmen",
  lookAtTable: "Den Tisch ansehen",
  playAgain: "Noch eine Partie",
  standIn: "Vertretung",
  notYourTurn: "du bist nicht am Zug",
  gameIsOver: "die Partie ist zu Ende",
  playedSince: (name) => `${name} hat inzwischen gespielt`,
  notKept: "das ließ sich nicht speichern, also wurde nichts gespielt",
};
