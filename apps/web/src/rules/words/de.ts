import type { RulesWords } from "./en.ts";

export const DE: RulesWords = {
  search: "In den Regeln suchen",
  found: (count) =>
    count === 0 ? "Nichts gefunden" : count === 1 ? "1 Regel gefunden" : `${count} Regeln gefunden`,
  nothing:
    "Davon ist hier nirgends die Rede. Versuch es mit einer Figur, einem Ort oder einer Nummer wie K7.",
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
};
