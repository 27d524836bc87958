import type { CourtsLazyWords } from "./en.ts";

export const IT: CourtsLazyWords = {
  keys: [
    ["Spazio", "Tira i dadi"],
    ["1 2 3", "Scegli un dado"],
    ["Invio", "Premi il pulsante d’oro"],
    ["E", "Chiudi il turno; nelle miniere: restano tutti"],
    ["H", "Nelle miniere: a casa con l’oro"],
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
          "la nostra ricostruzione: le immagini del tabellone stampato sono perdute, gli esempi delle regole valgono, gli altri numeri sono nostri",
      },
      "two rivers": {
        title: "Due fiumi",
        words: "un tabellone nostro: villaggi che premiano la pazienza, miniere ricche nel mezzo",
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
      what: "Te li danno i tuoi familiari a corte: per cambiare un dado, ritirare o promuovere.",
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
      text: "Ogni dado muove un familiare nel luogo con il suo numero. I familiari nelle grotte sono minatori: portano oro.",
      ask: "Scegli il 3, poi l’entrata della grotta 3. Fai lo stesso con il 4.",
    },
    deep: {
      text: "Dalla grotta 5 un sentiero con il 6 porta alla miniera profonda 5. Il tesoro è tuo e il familiare torna a casa.",
      ask: "Scegli il 6, poi la miniera profonda 5, e conferma.",
    },
    village: {
      text: "La via per la corte comincia nel consiglio di un villaggio. Chi entra spinge avanti gli altri; chi viene spinto fuori si ritira con la paga.",
      ask: "Scegli il 2, poi l’entrata del villaggio 2.",
    },
    end: {
      text: "Hai speso tutti i dadi.",
      ask: "Chiudi il turno.",
    },
    rivals: {
      text: "Ora giocano gli altri.",
      ask: "Premi Avanti e guarda.",
    },
    dig: {
      text: "Quando tutti hanno giocato, i minatori scavano più a fondo di uno spazio. Oltre la linea rossa valgono oro.",
      ask: "Premi Avanti e guarda le grotte.",
    },
    dug: {
      text: "I tuoi minatori nelle grotte 3 e 4 sono scesi di uno spazio. Ancora due giri, e saranno oltre la linea rossa.",
      ask: "Vai avanti quando l’hai visto.",
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
      text: "Per la corte 3 ti serve un 3. Un punto azione gira un dado di uno.",
      ask: "Scegli di cambiare un dado, e porta il 4 a 3.",
    },
    court: {
      text: "Il tuo seggio nel villaggio 3 costa 8 monete. Passare davanti a tre familiari è un salto da 12 in più, e vale più punti.",
      ask: "Scegli il 3, poi il quarto seggio della corte 3, e conferma.",
    },
    endAgain: {
      text: "La corte 3 è piena, la terza: questo giro è l’ultimo. L’ultimo dado non aiuta più nessuno.",
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
  secondLesson: {
    neighbours: {
      text: "Da un villaggio un familiare può andare alla corte con lo stesso numero o a una vicina: dal villaggio 3 alle corti 2, 3 e 4. Il dado mostra la corte.",
      ask: "Vai avanti quando vuoi.",
    },
    rollNeighbours: {
      text: "Hai 15 monete d’oro e due familiari nel villaggio 3.",
      ask: "Tira i dadi.",
    },
    leap: {
      text: "Dietro a tutti un seggio a corte non costa altro. Passare davanti a un familiare è un salto da 5 monete, e chi è più avanti sale.",
      ask: "Scegli il 4, poi il secondo seggio della corte 4, poi il tuo familiare sul terzo seggio del villaggio 3, e conferma.",
    },
    push: {
      text: "Chi entra in un consiglio spinge la fila di un posto, fino al primo vuoto. Sale anche il tuo familiare: la sua via per la corte costa 2 monete in meno.",
      ask: "Scegli il 3, poi l’entrata del villaggio 3.",
    },
    endNeighbours: {
      text: "Il 6 manda un altro familiare nelle grotte.",
      ask: "Scegli il 6, poi l’entrata della grotta 6, e chiudi il turno.",
    },
    actionPoints: {
      text: "Qualche giro dopo. Ogni tre familiari a corte ti danno un punto azione a turno, al massimo tre punti. Di familiari a corte ne hai nove.",
      ask: "Vai avanti quando vuoi.",
    },
    rollActions: {
      text: "I punti azione non si conservano: quelli che non usi si perdono con il turno.",
      ask: "Tira i dadi.",
    },
    promote: {
      text: "Promuovere costa due punti azione: un familiare scambia il posto con quello davanti. Un dado deve mostrare il suo villaggio, e resta da spendere.",
      ask: "Scegli di promuovere, poi il tuo familiare nel villaggio 3.",
    },
    promoted: {
      text: "Dall’ultimo seggio la via per la corte costa 6 monete, proprio quelle che hai.",
      ask: "Scegli il 3, poi il primo seggio della corte 3, e conferma.",
    },
    retire: {
      text: "Il ritiro anticipato costa un punto azione: un familiare torna a casa con metà della paga. Il dado resta da spendere.",
      ask: "Scegli il ritiro, poi il tuo familiare nel villaggio 6.",
    },
    recall: {
      text: "Il richiamo è gratis: invece di un familiare da casa, uno dal tabellone va nel luogo di un dado, senza paga.",
      ask: "Scegli il 5, poi il richiamo, il tuo familiare nel villaggio 1 e l’entrata del villaggio 5.",
    },
    endActions: {
      text: "La corte 3 è piena, la terza: questo giro è l’ultimo.",
      ask: "Chiudi il turno.",
    },
    rivalsActions: {
      text: "Gli altri giocano il loro ultimo turno.",
      ask: "Premi Avanti e guarda.",
    },
  },
};
