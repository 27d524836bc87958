import type { TableLazyWords } from "./en.ts";

export const IT: TableLazyWords = {
  replay: "Riproduzione",
  puzzles: "I tuoi momenti più cari",
  menu: {
    label: "Menù di questo tavolo",
    menu: "Menù",
    chronicle: "Cronaca",
    record: "Verbale",
    recordOfGame: "Verbale di questa partita",
    keys: "Tasti",
    settings: "Impostazioni",
    gameIsKept: "La partita è salvata e si può riprendere.",
    aboutRecord: (game) =>
      `${game}, come testo che ogni Courtly sa leggere. Un verbale si riapre dalla pagina iniziale.`,
  },
  keys: [
    ["U", "Annulla, fino all’ultimo tiro"],
    ["C", "Gioca il prossimo passo del consigliere"],
    ["O", "Mostra o nascondi il consigliere"],
    ["N", "Cronaca"],
    ["R", "Riascolta l’ultimo evento, e a chi tocca"],
    ["V", "Ascolta i dadi"],
    ["T", "Ascolta che cosa hanno tutti"],
    ["X", "Ascolta le probabilità"],
    ["?", "Questi tasti"],
    ["Esc", "Annulla la scelta"],
    ["Tab", "Da una zona alla successiva"],
    ["← → ↑ ↓", "Dentro una zona"],
  ],
  readings: {
    nothingYet: "Non è ancora successo niente.",
    noDice: "Sul tavolo non ci sono dadi.",
  },
  fault: {
    browserSays: (reason) => `Il browser dice: ${reason}`,
    elsewhere: "Questa partita è andata avanti in un’altra finestra",
    elsewhereText:
      "Niente è andato perso: vale quello che si è giocato là. Questa finestra mostra ancora la partita com’era prima.",
    showIt: "Mostrala com’è adesso",
    thinking: "Il bot non riesce a continuare",
    thinkingText:
      "Niente è andato perso: il tavolo è rimasto com’era. Riprova; se non basta, ricarica la pagina.",
    reason: (reason) => `Il motivo: ${reason}`,
    deleted: "Questa partita è stata eliminata in un’altra finestra",
    deletedText:
      "Quello che vedi qui è tutto ciò che ne resta. Se la rivuoi, salva ora il suo verbale.",
    notKept: "Non si è potuto salvare",
    notKeptText:
      "Il browser non è riuscito a scrivere la partita nella sua memoria, quindi non si è giocato niente. Il tavolo è rimasto com’era, e tutto fino a qui è nel verbale qui sotto.",
    backToTable: "Torna al tavolo",
  },
  notOpen: {
    missing: "Questa partita non è su questo dispositivo",
    missingText:
      "Forse è stata eliminata, o è stata giocata in un altro browser. Se hai il suo verbale, aprilo dalla pagina iniziale.",
    unloaded: "Il tavolo non si è caricato",
    unloadedText:
      "La tua partita è al sicuro. Ricarica la pagina; se non basta, controlla che Courtly sia ancora in funzione.",
    storage: "Non si riesce a leggere le partite",
    storageText:
      "Niente è cambiato. Ricarica la pagina; se non basta, controlla che questo sito possa salvare dati nel tuo browser.",
    unreadable: "Questa partita non può continuare qui",
    unreadableText:
      "Il suo verbale è al sicuro e intatto. Salvalo: la versione di Courtly che lo ha scritto sa leggerlo.",
  },
};
