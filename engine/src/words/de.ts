import { listingIn } from "../counting.ts";
import type { EngineWords } from "./en.ts";

export const GERMAN: EngineWords = {
  you: "Du",
  list: listingIn("de"),
  problems: {
    gameOver: () => "das Spiel ist vorbei",
    diceInTheAir: ({ dice }) =>
      dice === 1
        ? "ein Würfel ist in der Luft: Zuerst kommt, was er zeigt, als '* AUGEN'"
        : `${dice} Würfel sind in der Luft: Zuerst kommt, was sie zeigen, als '* AUGEN'`,
    notTheirTurn: ({ seat, toAct }) => `Platz ${toAct} ist am Zug, nicht Platz ${seat}`,
    noDiceInTheAir: ({ toAct }) => `kein Würfel ist in der Luft: Platz ${toAct} entscheidet`,
    wrongDice: ({ wanted, found }) => `${wanted} Würfel in der Luft, ${found} gefunden`,
    noSuchFace: ({ faces }) => `Würfel zeigen 1 bis 6, nicht ${faces}`,
    noSuchSeat: ({ seat, seats }) => `Platz ${seat} gibt es nicht, nur 0 bis ${seats - 1}`,
    nothingToTakeBack: () => "noch ist nichts geschehen, was man zurücknehmen könnte",
    rollStands: () => "ein Wurf lässt sich nicht zurücknehmen",
    anotherActed: () =>
      "inzwischen hat jemand anderes gespielt: Du kannst nur deine eigene letzte Aktion zurücknehmen",
  },
};
