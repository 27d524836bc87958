import type { UiWords } from "./en.ts";

export const IT: UiWords = {
  settings: {
    language: "Lingua",
    asTheBrowser: "Come il browser",
    theme: "Tema",
    asTheSystem: "Come il sistema",
    light: "Chiaro",
    dark: "Scuro",
    botsPlay: "I bot giocano",
    calmly: "Con calma",
    steadily: "A buon passo",
    swiftly: "In fretta",
    dice: "Dadi",
    tumble: "Rotolano",
    fastDice: "Rapidi",
    coach: "Consigliere",
    coachOff: "Spento",
    coachOdds: "Probabilità",
    coachBest: "Probabilità e mossa migliore",
    sound: "Suono",
    soundDetail: "Dadi, sigilli e fanfare, e un rintocco quando tocca a te online",
    touch: "Vibrazione",
    touchDetail: "Una breve vibrazione quando i dadi si fermano, se il dispositivo può",
    shortcuts: "Gioca con tasti singoli",
    shortcutsDetail: "Spazio, Invio e le lettere dell’elenco dei tasti",
    plainLetters: "Nomi in caratteri semplici",
    plainLettersDetail: "Al posto di quelli antichi, che qualcuno fatica a leggere",
    highContrast: "Contrasto elevato",
    highContrastDetail:
      "Linee marcate e nessun motivo sul panno; sempre attivo se il tuo sistema lo chiede",
    curtain: "Sipario tra due persone",
    curtainDetail:
      "Su uno schermo solo: il tavolo resta coperto finché non lo prende chi è di turno",
    everyRoll: "Leggi ogni tiro degli avversari",
    everyRollDetail: "Per chi usa uno screen reader; altrimenti solo l’esito del turno",
  },
  fair: {
    how: "Prima del primo tiro il server sigilla un numero segreto, e il browser di ogni giocatore vi aggiunge dei byte casuali. Da tutto questo insieme discendono i dadi della partita. Alla fine ogni cosa viene aperta, e chiunque può ricalcolare ogni tiro.",
    nobodyChooses:
      "Nessuno, nemmeno chi gestisce il server, può scegliere o ripetere un tiro senza che il tuo dispositivo lo dica, se la tua parte è nei dadi. Il verbale dice di chi sono le parti.",
    nobodyForesees: "Nessun giocatore può prevedere un tiro.",
    ownerLooks:
      "Chi gestisce il server potrebbe conoscere i tiri in anticipo, e chiudere una partita i cui tiri non piacciono: lo vedono tutti.",
    toCheck:
      "Per verificare una partita: apri il suo menù, poi «Verbale», poi «Verifica i dadi». Il testo del verbale basta a chiunque altro per fare lo stesso.",
  },
  check: {
    label: "Verifica i dadi",
    atWork: "Ogni tiro viene ricalcolato…",
    missing: "La verifica non si è caricata: ricarica la pagina e riprova. La partita è al sicuro.",
    fault: (line, message) => `Riga ${line}: ${message}.`,
    honest: (rolls, isStartToo) =>
      `Dadi onesti: tutti i ${rolls} tiri${isStartToo ? " e chi ha iniziato" : ""} discendono dal seme, sigillato prima del primo.`,
    sealed: (rolls) =>
      `Sigillati prima del primo tiro. Il seme si rivela a fine partita; allora si potranno verificare i tiri, finora ${rolls}.`,
    soFar: (rolls) =>
      `Tutti i ${rolls} tiri fatti finora discendono dal seme; in questo verbale la partita non è finita.`,
    tampered: (line, says, should) =>
      `Dadi non onesti: la riga ${line} dice ${says}, mentre il seme dà ${should}.`,
    opening:
      "Dadi non onesti: giocatori, regole, tabellone o posizione non sono quelli per cui sono stati sorteggiati.",
    notProved: (rolls) =>
      `Non provato: tutti i ${rolls} tiri discendono dal seme, ma nessun giocatore ha una parte in questi dadi: il server poteva sceglierli.`,
    local:
      "Un solo dispositivo ha sorteggiato i dadi prima del primo tiro. Nessun altro vi aveva parte.",
    shares: (names) => `Parti nei dadi: ${names}.`,
    missingShares: (names) => `Manca: ${names}.`,
    unbound: "Questi dadi più vecchi non dipendono da regole e giocatori: il verbale non li prova.",
    notSealed:
      "I dadi di questa partita non erano sigillati: venivano dai numeri casuali di questo browser, e dopo non si possono verificare.",
  },
  head: {
    label: "Codice di controllo della partita",
    about:
      "Cambia a ogni evento. Due dispositivi con lo stesso codice hanno la stessa partita. Conservalo per verificare un verbale più tardi: courtly verify --head.",
  },
  record: {
    copy: "Copia il verbale",
    download: "Scaricalo",
    copied: "Il verbale è negli appunti.",
    notCopied: "il browser non lascia usare gli appunti a questa pagina: scaricalo",
    line: (line) => `Riga ${line}`,
    rule: (id) => `Regola ${id}`,
  },
};
