import { listingIn } from "../counting.ts";
import type { EngineWords } from "./en.ts";

export const GERMAN: EngineWords = {
  you: "Du",
  list: listingIn("de"),
  problems: {
    gameOver: () => "die Partie ist zu Ende",
    diceInTheAir: ({ dice }) =>
      dice === 1
        ? "ein Würfel ist in der Luft: Sag zuerst, was er zeigt, als '* AUGEN'"
        : `${dice} Würfel sind in der Luft: Sag zuerst, was sie zeigen, als '* AUGEN'`,
    notTheirTurn: ({ seat, toAct }) => `Platz ${toAct} ist am Zug, nicht Platz ${seat}`,
    noDiceInTheAir: ({ toAct }) => `kein Würfel ist in der Luft: Platz ${toAct} entscheidet`,
    wrongDice: ({ wanted, found }) => `in der Luft: ${wanted} Würfel, gefunden: ${found}`,
    noSuchFace: ({ faces }) => `Würfel zeigen 1 bis 6, nicht ${faces}`,
    noSuchSeat: ({ seat, seats }) => `Platz ${seat} gibt es nicht, nur 0 bis ${seats - 1}`,
    onlyTwoResign: () => "Aufgeben beendet nur eine Partie zu zweit",
    nothingToTakeBack: () => "noch gibt es nichts zurückzunehmen",
    rollStands: () => "ein Wurf lässt sich nicht zurücknehmen",
    resignationStands: () => "wer aufgegeben hat, kann das nicht zurücknehmen",
    anotherActed: () =>
      "inzwischen hat jemand anders gespielt: Du kannst nur deine eigene letzte Aktion zurücknehmen",
  },
};
