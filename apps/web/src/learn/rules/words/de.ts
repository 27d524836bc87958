import type { RulesWords } from "./en.ts";

export const DE: RulesWords = {
  search: "In den Regeln suchen",
  found: (count) =>
    count === 0 ? "Nichts gefunden" : count === 1 ? "1 Regel gefunden" : `${count} Regeln gefunden`,
  nothing:
    "Davon ist hier nirgends die Rede. Versuch es mit einem Charakter, einem Ort oder einer Nummer wie K7.",
  clear: "Alle Regeln zeigen",
  decisions: "Wo die Regeltexte schweigen",
  board: "Der Spielplan",
  unofficial:
    "Das sind die Regeln, wie Courtly sie spielt, in unseren eigenen Worten. Courtly ist nicht offiziell: Den Text eines erschienenen Spiels liest du in seiner Anleitung.",
  missing:
    "Die Regeln wurden nicht geladen. Nichts ist verloren: Bist du verbunden? Dann versuch es noch einmal.",
  again: "Noch einmal versuchen",
  loading: "Das Buch wird aufgeschlagen",
  copies: {
    tier: "Rang",
    players: (count) => `${count} Spieler`,
    endless: "ohne Ende",
  },
  characters: { cost: "Kosten", ability: "Was die Karte tut" },
  boardTable: {
    prices: "Preise der Ratsplätze, vom Eingang an",
    retirement: "Lohn im Ruhestand",
    seats: "Punkte am Hof, vom Eingang an",
    leaps: "Sprung vor 0, 1, 2, 3, 4",
    caves: "Höhlen: Werte hinter der roten Linie",
    mines: "Schätze einer tiefen Mine",
    villages: (numbers) => `Dörfer ${numbers}`,
  },
  places: {
    village: {
      name: "Dorfrat",
      what: "Vier Plätze, jeder mit einem Preis für den Weg an den Hof. Wer hinausgeschoben wird, geht bezahlt in den Ruhestand.",
    },
    court: {
      name: "Hof",
      what: "Fünf Plätze mit Punkten. Hinten anstellen kostet nichts, weiter vorn kostet es den Sprung.",
    },
    cave: {
      name: "Höhle",
      what: "Nach jeder Runde graben die Bergleute tiefer. Hinter der roten Linie sind Felder Gold wert.",
    },
    mine: {
      name: "Tiefe Mine",
      what: "Ein Pfad aus den Höhlen daneben. Der nächste Schatz gehört dir, das Mitglied kommt heim.",
    },
    hand: {
      name: "Deine Familie",
      what: "Mitglieder auf der Hand, und wie du eines vom Plan zurückholst.",
    },
    points: {
      name: "Aktionspunkte",
      what: "Sie kommen von deinen Mitgliedern am Hof: Würfel ändern, zur Ruhe setzen, befördern.",
    },
  },
};
