import type { RulesWords } from "./en.ts";

export const IT: RulesWords = {
  search: "Cerca nelle regole",
  found: (count) =>
    count === 0 ? "Non c’è nulla" : count === 1 ? "1 regola trovata" : `${count} regole trovate`,
  nothing: "Qui non se ne parla. Prova con un personaggio, un luogo o un codice come K7.",
  clear: "Mostra tutte le regole",
  decisions: "Dove i testi tacciono",
  board: "Il tabellone",
  unofficial:
    "Queste sono le regole come le gioca Courtly, con parole nostre. Courtly non è ufficiale: per il testo di un gioco pubblicato, leggi il suo regolamento.",
  missing: "Le regole non si sono caricate. Niente è perduto: c’è la rete? Allora riprova.",
  again: "Riprova",
  loading: "Apro il libro",
  copies: {
    tier: "Rango",
    players: (count) => `${count} giocatori`,
    endless: "senza fine",
  },
  characters: { cost: "Costo", ability: "Che cosa fa la carta" },
  boardTable: {
    prices: "Prezzi dei seggi del consiglio, dall’entrata",
    retirement: "Paga di chi si ritira",
    seats: "Punti a corte, dall’entrata",
    leaps: "Salto davanti a 0, 1, 2, 3, 4",
    caves: "Grotte: valori oltre la linea rossa",
    mines: "Tesori di una miniera profonda",
    villages: (numbers) => `Villaggi ${numbers}`,
  },
  places: {
    village: {
      name: "Consiglio del villaggio",
      what: "Quattro seggi, ognuno con un prezzo per andare a corte. Chi viene spinto fuori si ritira e incassa.",
    },
    court: {
      name: "Corte",
      what: "Cinque seggi con i loro punti. Mettersi in coda è gratis, davanti si paga il salto.",
    },
    cave: {
      name: "Grotta",
      what: "Dopo ogni giro i minatori scavano più a fondo. Oltre la linea rossa gli spazi valgono oro.",
    },
    mine: {
      name: "Miniera profonda",
      what: "Un sentiero dalle grotte accanto. Il prossimo tesoro è tuo e il familiare torna a casa.",
    },
    hand: {
      name: "La tua famiglia",
      what: "I familiari che hai in mano, e come richiamarne uno dal tabellone.",
    },
    points: {
      name: "Punti azione",
      what: "Vengono dai tuoi familiari a corte: cambiano un dado, ritirano o promuovono.",
    },
  },
};
