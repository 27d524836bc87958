import type { PrivacyWords } from "./en.ts";

export const IT: PrivacyWords = {
  title: "Riservatezza",
  short:
    "Courtly non ti segue. Niente account, niente cookie, niente statistiche, niente pubblicità: la pagina parla solo con il server da cui è arrivata.",
  device: "Su questo dispositivo",
  deviceText:
    "Questo browser conserva quanto segue finché non lo elimini. Solo a un tavolo online nome, scudo e segreto del posto vanno al suo server:",
  kept: {
    settings:
      "le tue impostazioni, con nome e scudo, a che punto sei nelle lezioni, e il livello dei bot che si adattano a te (local storage)",
    games:
      "le tue partite a questo schermo: nomi, regole, ogni tiro e ogni mossa, quando si è giocato, da dove nascono i dadi sigillati, e le analisi delle riproduzioni (IndexedDB)",
    seats:
      "i tuoi posti ai tavoli online: per ognuno un segreto che dice chi sei, e la tua parte dei suoi dadi (local storage; dove gli avvisi sono accesi, il segreto anche in una cache per il service worker)",
    page: "i file di Courtly stesso, perché si apra anche senza rete (un service worker e la sua cache); non contengono partite",
  },
  server: "Sul server",
  serverText:
    "Lì si conservano solo i tavoli online: i nomi e gli scudi al tavolo, ogni tiro e ogni mossa con la sua ora, e di ogni posto l’impronta del segreto, non il segreto. Chi ha il link di un tavolo può vederlo.",
  notified:
    "Se accendi gli avvisi per un tavolo, anche l’indirizzo che il browser dà per riceverli, o quello del tuo webhook, finché la partita non è finita; una rivincita lo riprende, finché non lo spegni. I messaggi per il browser passano dal servizio di avvisi di chi lo produce, e solo il tuo browser li può leggere.",
  howLong:
    "Un tavolo a cui nessuno si siede si chiude dopo un giorno, una partita che nessuno continua dopo 30 giorni. Ciò che è chiuso o finito resta finché non lo elimina chi gestisce il server: chiedi lì.",
  log: "Come ogni server, vede il tuo indirizzo di rete. Per un po’ conta le richieste che ne arrivano; l’indirizzo può comparire nel suo registro, se chi lo gestisce ha deciso così.",
  delete: {
    title: "Elimina tutto da questo dispositivo",
    text: "Spariscono impostazioni, partite, posti e i file di Courtly. I tavoli online restano sul loro server, ma questo dispositivo non ha più i suoi posti: una partita in corso va avanti senza di te.",
    export: "Prima salva tutte le partite",
    noGames: "su questo dispositivo non ci sono partite",
    notRead: (reason) => `non si riesce a leggere le partite: ${reason}`,
    button: "Elimina tutto",
    ask: "Eliminare tutto?",
    askText: (games, seats) =>
      `Spariscono ${games} ${games === 1 ? "partita" : "partite"} e ${seats} ${seats === 1 ? "posto" : "posti"} online. Non si può annullare.`,
    yes: "Elimina tutto",
    no: "Conserva",
    atWork: "Eliminazione in corso",
    done: "È tutto eliminato",
    doneText:
      "Impostazioni, partite, posti, il service worker e i suoi file non sono più su questo dispositivo. Se c’è un’altra finestra di Courtly, chiudi anche quella: potrebbe ricordare la sua partita.",
    again: "Ricomincia",
    failed: "Non è stato possibile eliminare tutto",
    failedText: (what) =>
      `Ancora qui: ${what}. Chiudi le altre finestre di Courtly e riprova, oppure elimina i dati di questo sito nel tuo browser.`,
    parts: {
      settings: "impostazioni e posti",
      games: "partite",
      files: "file di Courtly",
      worker: "il service worker",
    },
  },
};
