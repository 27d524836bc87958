import { listingIn } from "../counting.ts";
import type { EngineWords } from "./en.ts";

export const ITALIAN: EngineWords = {
  you: "Tu",
  list: listingIn("it"),
  problems: {
    gameOver: () => "la partita è finita",
    diceInTheAir: ({ dice }) =>
      dice === 1
        ? "un dado è in aria: prima di’ che cosa mostra, con '* FACCIA'"
        : `${dice} dadi sono in aria: prima di’ che cosa mostrano, con '* FACCE'`,
    notTheirTurn: ({ seat, toAct }) => `tocca al posto ${toAct}, non al posto ${seat}`,
    noDiceInTheAir: ({ toAct }) => `non ci sono dadi in aria: decide il posto ${toAct}`,
    wrongDice: ({ wanted, found }) =>
      wanted === 1
        ? `1 dado in aria, trovati ${found}`
        : `${wanted} dadi in aria, trovati ${found}`,
    noSuchFace: ({ faces }) => `i dadi mostrano da 1 a 6, non ${faces}`,
    noSuchSeat: ({ seat, seats }) => `il posto ${seat} non c’è: ci sono da 0 a ${seats - 1}`,
    onlyTwoResign: () => "l’abbandono chiude solo una partita a due",
    nothingToTakeBack: () => "non c’è ancora nulla da annullare",
    rollStands: () => "un tiro non si può annullare",
    resignationStands: () => "un abbandono non si può annullare",
    anotherActed: () =>
      "intanto ha giocato qualcun altro: puoi annullare solo la tua ultima azione",
  },
};
