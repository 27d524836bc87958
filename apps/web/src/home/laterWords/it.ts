import type { HomeLaterWords } from "./en.ts";

export const IT: HomeLaterWords = {
  back: "Indietro",
  oneMore: "Uno in più",
  botOption: (title) => `Bot: ${title}`,
  yourName: "Il tuo nome",
  yourShield: "Il tuo scudo",
  beasts: { azure: "cigno", gules: "volpe", vert: "cervo", purpure: "cinghiale", or: "leone" },
  profile: "Tu e questo dispositivo",
  setup: {
    title: (game) => `Un tavolo di ${game}`,
    players: (min, max) => `Da ${min} a ${max} giocatori, persone a questo schermo e bot.`,
    start: "Inizia la partita",
    around: "Attorno al tavolo",
    twoColours: "In due, ognuno gioca due colori; gli scudi liberi vengono distribuiti.",
    whoBegins: "Chi inizia",
    drawn: "Si tira a sorte",
    shieldOf: (player) => `Scudo del giocatore ${player}`,
    nameOf: (player) => `Nome del giocatore ${player}`,
    whoPlays: (name) => `Chi gioca per ${name}`,
    personHere: "Una persona qui",
    remove: (name) => `Togli ${name}`,
    noName: (player) => `il giocatore ${player} ha bisogno di un nome`,
    sameName: (name) => `due giocatori si chiamano ${name}`,
  },
  rules: {
    title: "Regole",
    yours: "Regole: le tue",
    set: "Regolamento",
    board: "Tabellone",
    house: "Regole della casa",
    sets: {
      english: { title: "Inglese", words: "come nel regolamento inglese" },
      italian: {
        title: "Italiano",
        words: "pochi Giullari, e i dadi possono entrare prima del primo tiro",
      },
      manual: {
        title: "Manuale",
        words: "uno Stregone più economico, e il giro finale parte dall’altro lato",
      },
      standard: { title: "Standard", words: "così come sono scritte" },
    },
    fields: {
      fools: "Giullari",
      abilitiesBeforeRoll: "Prima del primo tiro",
      magicianCost: "Stregone",
      finalRoundStart: "Giro finale",
      diceSupply: "Dadi",
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
    inWords: (set, words) => `Regolamento ${set}, ${words}`,
    boardInWords: (name) => `Tabellone: ${name}`,
    hostsOwn: "uno di chi ospita",
  },
  record: {
    title: "Apri un verbale",
    file: "Un file",
    text: "O il suo testo",
    read: "Leggi",
    rulesMissing: "le regole non si sono caricate: ricarica la pagina e riprova",
    unreadable: "questo file non si legge come verbale",
    cutOff: (line, text) => [
      `Il verbale si interrompe a metà della riga ${line} (`,
      text,
      "). Si apre fino alla riga precedente.",
    ],
    over: "Questa partita è finita. Si apre alla fine.",
    goesOn: "Questa partita continua. Chi gioca?",
    open: "Apri il tavolo",
  },
  fair: {
    title: "Dadi che chiunque può verificare",
    atThisScreen:
      "In una partita a questo schermo è il tuo browser a estrarre e sigillare il numero; chi può frugare nella sua memoria potrebbe guardare avanti.",
  },
  nowhere: {
    title: "A questo indirizzo non c’è niente",
    text: "Guarda se il link è stato copiato per intero. Le tue partite sono al sicuro, le trovi nella pagina iniziale.",
  },
  credits: {
    title: "Ringraziamenti",
    icons: "Icone",
    iconsFrom: (site, licence) => [
      "Le icone di personaggi, luoghi e animali vengono da ",
      site,
      ", di Lorc, Delapouite, Skoll, Caro Asercion e altri, con licenza ",
      licence,
      "; ricolorate e ridimensionate.",
    ],
    by: (artist, icons) => `${artist}: ${icons}.`,
    letters: "Caratteri",
    lettersUnder: (licence) => [
      "Tre caratteri degli autori dei rispettivi progetti, ognuno con licenza ",
      licence,
      ":",
    ],
    own: "Disegnati per Courtly",
    ownText:
      "Tralci, capilettera, tratteggi, dadi, simboli di costi e abilità, monete, corone e le illustrazioni dei due giochi.",
    software: "Programmi",
    softwareText: (names, inFull) => [
      `La pagina è nostra, con licenza MIT. Dentro ci sono ${names}, con la stessa. Tutte le licenze di ciò che hanno fatto altri, `,
      inFull,
      ".",
    ],
    inFull: "per intero",
  },
};
