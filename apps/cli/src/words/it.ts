import { isYou } from "@courtly/engine";
import type { TableWords } from "./en.ts";

export const IT: TableWords = {
  chances: {
    percent: (number) => `${number.replace(".", ",")} %`,
    over: (chance) => `oltre ${chance}`,
    under: (chance) => `sotto ${chance}`,
  },
  coach: {
    title: "Il consiglio del consigliere; il Cancelliere stima le probabilità di vittoria",
    best: "la migliore",
    next: "la seconda",
    why: "perché",
    toWin: (chance, margin) =>
      `${chance} di vittoria${margin === undefined ? "" : `, più o meno ${margin}`}`,
    over: "La partita è finita: il consigliere non ha più nulla da dire.",
  },
  menu: {
    enter: "Invio",
    range: (count) => `da 1 a ${count}`,
    chooseNumber: (range) => `scegli un numero, ${range}`,
    noChoice: (text, range) => `'${text}' non è una scelta: scrivi ${range}`,
    noSuchNumber: (number, range) => `il ${number} non c’è: scegli ${range}`,
    asksNothing: (label, answer) => `'${label}' non chiede altro: togli '${answer}'`,
  },
  context: {
    stays: "Resti al tavolo.",
    leaving: "Lasci la partita? Con Invio o di nuovo q esci, con qualsiasi altra cosa resti.",
    tooLong: (most) => `È troppo lungo: ${most} caratteri al massimo.`,
    noOdds: "Per questo gioco non ci sono probabilità.",
    noWhy: "Nessun bot ha ancora dato un motivo: lo fanno il Siniscalco e il Cancelliere.",
    noCoach: "Per questo gioco non c’è un consigliere.",
    goesBack: "Invio torna indietro",
    keys: {
      help: "aiuto",
      odds: "probabilità",
      coach: "consigliere",
      why: "perché",
      undo: "annulla",
      record: "verbale",
      quit: "esci",
    },
    workingOut: "Calcolo delle probabilità …",
    coachThinks: "Il consigliere riflette …",
    goesOn: "Invio va avanti, q torna indietro",
  },
  yourTurn: (name) => `${name}, tocca a te.`,
  turnOf: (name) => (isYou(name) ? "il tuo turno" : `turno di ${name}`),
  roundBegunBy: (round, name) =>
    `Giro ${round}, ${isYou(name) ? "cominciato da te" : `cominciato da ${name}`}`,
  theEnd: "Invio esce, r mostra il verbale",
  goodbye:
    "La partita si ferma qui. Questo è il suo verbale: salvalo in un file, e 'courtly referee FILE' lo rilegge.",
  rules: {
    named: (set) => `regole '${set}'`,
    house: "regole della casa",
    isDefault: (name) => `${name}, le predefinite.`,
    differ: (name) => `Insiemi di regole, e dove si scostano da ${name}:`,
    default: "predefinite",
    fields: (fields) => `Campi: ${fields}`,
    players: (game, min, max) => `${game}, da ${min} a ${max} giocatori`,
  },
};
