import type { RulesWords } from "./en.ts";

export const DE: RulesWords = {
  search: "In den Regeln suchen",
  found: (count) =>
    count === 0 ? "Nichts gefunden" : count === 1 ? "1 Regel gefunden" : `${count} Regeln gefunden`,
  nothing:
    "Keine Regel erwähnt das. Versuch es mit einem Charakter, einem Ort oder einer Nummer wie K7.",
  clear: "Alle Regeln zeigen",
  decisions: "Wo die Regeltexte schweigen",
  unofficial:
    "Das sind die Regeln, wie Courtly sie spielt, in unseren eigenen Worten. Courtly ist nicht offiziell: Den Text eines erschienenen Spiels liest du in seiner Anleitung.",
  missing:
    "Die Regeln ließen sich nicht laden. Nichts ist verloren: Prüf deine Verbindung und versuch es noch einmal.",
  again: "Noch einmal versuchen",
  loading: "Das Buch wird aufgeschlagen",
};
