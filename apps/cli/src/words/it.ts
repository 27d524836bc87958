import { isYou } from "@courtly/engine";
import type { TableWords } from "./en.ts";

export const IT: TableWords = {
  menu: {
    enter: "Invio",
    range: (count) => `da 1 a ${count}`,
    chooseNumber: (range) => `scegli un numero, ${range}`,
    noChoice: (text, range) => `'${text}' non è tra le scelte: ${range}`,
    noSuchNumber: (number, range) => `il ${number} non c’è: ${range}`,
    asksNothing: (label, answer) => `'${label}' non chiede altro: togli '${answer}'`,
  },
  context: {
    stays: "Resti al tavolo.",
    leaving: "Lasci la partita? Con Invio o di nuovo q esci, con qualsiasi altra cosa resti.",
    tooLong: (most) => `Non è una risposta: ${most} caratteri al massimo.`,
    noOdds: "Per questo gioco le probabilità non si calcolano.",
    noWhy: "Nessun bot ha ancora detto il perché: lo sanno dire il Siniscalco e il Cancelliere.",
    goesBack: "Invio torna indietro",
    keys: {
      help: "aiuto",
      odds: "probabilità",
      why: "perché",
      undo: "annulla",
      record: "registro",
      quit: "esci",
    },
    workingOut: "Calcolo le probabilità …",
    goesOn: "Invio va avanti, q torna indietro",
  },
  yourTurn: (name) => `${name}, tocca a te.`,
  turnOf: (name) => (isYou(name) ? "il tuo turno" : `turno di ${name}`),
  roundBegunBy: (round, name) =>
    `Giro ${round}, ${isYou(name) ? "cominciato da te" : `cominciato da ${name}`}`,
  theEnd: "Invio esce, r mostra il registro",
  goodbye:
    "La partita si ferma qui. Questo è il suo registro: conservalo in un file, e 'courtly referee FILE' lo rilegge.",
  rules: {
    named: (set) => `regole '${set}'`,
    house: "regole della casa",
    isDefault: (name) => `${name}, quelle di base.`,
    differ: (name) => `Insiemi di regole, e dove si scostano da ${name}:`,
    default: "quello di base",
    fields: (fields) => `Campi: ${fields}`,
    players: (game, min, max) => `${game}, da ${min} a ${max} giocatori`,
  },
};
