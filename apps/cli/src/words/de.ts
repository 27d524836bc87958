import { isYou } from "@courtly/engine";
import type { TableWords } from "./en.ts";

export const DE: TableWords = {
  chances: {
    percent: (number) => `${number.replace(".", ",")} %`,
    over: (chance) => `über ${chance}`,
    under: (chance) => `unter ${chance}`,
  },
  coach: {
    title: "Der Rat des Ratgebers; die Siegchancen schätzt der Kanzler",
    best: "am besten",
    next: "zweitbeste Wahl",
    why: "warum",
    toWin: (chance, margin) =>
      `${chance} Siegchance${margin === undefined ? "" : `, auf etwa ${margin} genau`}`,
    over: "Die Partie ist zu Ende: Der Ratgeber hat nichts mehr zu raten.",
  },
  menu: {
    enter: "Enter",
    range: (count) => `1 bis ${count}`,
    chooseNumber: (range) => `wähle eine Zahl, ${range}`,
    noChoice: (text, range) => `'${text}' steht nicht zur Wahl, nur ${range}`,
    noSuchNumber: (number, range) => `${number} gibt es nicht, nur ${range}`,
    asksNothing: (label, answer) => `'${label}' fragt nicht weiter: Lass '${answer}' weg`,
  },
  context: {
    stays: "Du bleibst.",
    leaving:
      "Die Partie verlassen? Mit Enter oder noch einmal q gehst du, mit allem anderen bleibst du.",
    tooLong: (most) => `Das ist zu lang: höchstens ${most} Zeichen.`,
    noOdds: "Für dieses Spiel gibt es keine Chancen.",
    noWhy: "Noch hat kein Bot einen Grund genannt: Das tun Truchsess und Kanzler.",
    noCoach: "Für dieses Spiel gibt es keinen Ratgeber.",
    goesBack: "Enter geht zurück",
    keys: {
      help: "Hilfe",
      odds: "Chancen",
      coach: "Ratgeber",
      why: "warum",
      undo: "zurücknehmen",
      record: "Mitschrift",
      quit: "Ende",
    },
    workingOut: "Die Chancen werden berechnet …",
    coachThinks: "Der Ratgeber denkt nach …",
    goesOn: "Enter geht weiter, q geht zurück",
  },
  yourTurn: (name) => `${name}, du bist am Zug.`,
  turnOf: (name) => (isYou(name) ? "dein Zug" : `am Zug: ${name}`),
  roundBegunBy: (round, name) => `Runde ${round}, begonnen von ${isYou(name) ? "dir" : name}`,
  theEnd: "Enter beendet, r zeigt die Mitschrift",
  goodbye:
    "Die Partie endet hier vorzeitig. Dies ist ihre Mitschrift: Speichere sie in einer Datei, 'courtly referee DATEI' liest sie wieder.",
  rules: {
    named: (set) => `Regeln '${set}'`,
    house: "Hausregeln",
    isDefault: (name) => `${name}, die Voreinstellung.`,
    differ: (name) => `Regelsätze, und worin sie von ${name} abweichen:`,
    default: "die Voreinstellung",
    fields: (fields) => `Felder: ${fields}`,
    players: (game, min, max) => `${game}, ${min} bis ${max} Spieler`,
  },
};
