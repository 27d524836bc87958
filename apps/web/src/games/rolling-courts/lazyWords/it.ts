import type { CourtsLazyWords } from "./en.ts";

export const IT: CourtsLazyWords = {
  keys: [
    ["Spazio", "Tira i dadi"],
    ["1 2 3", "Scegli un dado"],
    ["Invio", "Quello che dice il pulsante d’oro"],
    ["E", "Fine del turno; nelle miniere: restano tutti"],
    ["H", "Nelle miniere: a casa con ciò che si è trovato"],
  ],
  ruleMenu: {
    sets: {
      standard: { title: "Standard", words: "così come sono scritte" },
    },
    fields: {
      courtDie: "Il dado per la corte",
      wrap: "Corti 6 e 1",
    },
    boards: {
      reconstructed: {
        title: "Ricostruito",
        words:
          "la nostra ricostruzione: le immagini della mappa stampata sono perdute, i suoi esempi valgono, gli altri numeri sono nostri",
      },
      "two rivers": {
        title: "Due fiumi",
        words: "una mappa nostra: villaggi pazienti lungo i fiumi, miniere ricche nel mezzo",
      },
    },
  },
  details: {
    points: "Punti",
    gold: "Oro",
    actionPoints: "Punti azione per turno",
    home: "Familiari a casa",
    villages: "Familiari nei villaggi",
    courts: "Familiari a corte",
    caves: "Familiari nelle grotte",
  },
  ruleBook: {
    board: "Il tabellone",
    boardTable: {
      prices: "Prezzi dei seggi del consiglio, dall’entrata",
      retirement: "Paga di chi si ritira",
      seats: "Punti a corte, dall’entrata",
      leaps: "Salto davanti a 0, 1, 2, 3, 4",
      caves: "Grotte: valori oltre la linea rossa",
      mines: "Tesori di una miniera profonda",
      villages: (numbers) => `Villaggi ${numbers}`,
    },
  },
  placesTitle: "I luoghi e le loro regole",
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
      what: "I familiari a casa, e come richiamarne uno dal tabellone.",
    },
    points: {
      name: "Punti azione",
      what: "Vengono dai tuoi familiari a corte: cambiano un dado, ritirano o promuovono.",
    },
  },
  lesson: {
    welcome: {
      text: "Guidi una grande famiglia. Vincono i seggi migliori nelle sei corti. Il tavolo è vero; solo i dadi e i tuoi avversari seguono un copione.",
      ask: "Quando vuoi, vai avanti.",
    },
    roll: {
      text: "Ogni turno comincia con tre dadi.",
      ask: "Premi il pulsante d’oro per tirare.",
    },
    cave: {
      text: "Ogni dado porta un familiare nel luogo con il suo numero. Le miniere danno oro.",
      ask: "Scegli il 3, poi l’ingresso della grotta 3.",
    },
    deep: {
      text: "Dalla grotta 3 un sentiero con il 2 porta a una miniera profonda. Il tesoro è tuo e il familiare torna a casa.",
      ask: "Scegli il 2, poi la miniera profonda 2, e conferma.",
    },
    village: {
      text: "La strada per la corte parte dal consiglio di un villaggio. Chi entra spinge avanti gli altri; chi esce si ritira con la paga.",
      ask: "Scegli il 4, poi l’ingresso del villaggio 4.",
    },
    end: {
      text: "Hai speso tutti i dadi.",
      ask: "Chiudi il turno.",
    },
    rivals: {
      text: "Quando tutti hanno giocato, i minatori scavano più a fondo di uno spazio. Oltre la linea rossa valgono oro.",
      ask: "Premi Avanti e guarda.",
    },
    later: {
      text: "Qualche giro dopo. I tuoi familiari a corte ti danno un punto azione a turno: cambia un dado o aiuta un familiare.",
      ask: "Hai 15 monete d’oro. Vai avanti.",
    },
    rollAgain: {
      text: "In tre si finisce quando tre corti sono piene. Alla corte 3 manca un familiare.",
      ask: "Tira i dadi.",
    },
    change: {
      text: "Per la corte 3 ti serve un 3. Con un punto azione giri un dado di uno.",
      ask: "Scegli di cambiare un dado e porta il 2 a 3.",
    },
    court: {
      text: "Il tuo seggio nel villaggio 3 costa 8 monete d’oro. Il salto davanti a un familiare ne costa altre 5 e vale più punti.",
      ask: "Scegli il 3, poi il secondo seggio della corte 3, e conferma.",
    },
    endAgain: {
      text: "La corte 3 è piena, ed è la terza: questo giro è l’ultimo. Gli altri dadi ormai non servono.",
      ask: "Chiudi il turno.",
    },
    rivalsAgain: {
      text: "Il giro si gioca fino in fondo, e i minatori scavano ancora una volta.",
      ask: "Premi Avanti e guarda.",
    },
    home: {
      text: "Poi si ispezionano le miniere: oltre la linea rossa un minatore può tornare a casa con l’oro, o restare a scavare.",
      ask: "Fai tornare il tuo minatore con 3 monete d’oro.",
    },
  },
};
