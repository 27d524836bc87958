import type { RulesWords } from "./en.ts";

export const IT: RulesWords = {
  search: "Cerca nelle regole",
  found: (count) =>
    count === 0
      ? "Nessuna regola trovata"
      : count === 1
        ? "1 regola trovata"
        : `${count} regole trovate`,
  nothing: "Nessuna regola ne parla. Prova con un personaggio, un luogo o un codice come K7.",
  clear: "Mostra tutte le regole",
  decisions: "Dove i testi tacciono",
  unofficial:
    "Queste sono le regole come le gioca Courtly, con parole nostre. Courtly non è ufficiale: per il testo di un gioco pubblicato, leggi il suo regolamento.",
  missing:
    "Le regole non si sono caricate. Niente è andato perso: controlla la connessione e riprova.",
  again: "Riprova",
  loading: "Si apre il libro",
};
