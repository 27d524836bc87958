import type { OfflineWords } from "./en.ts";

export const IT: OfflineWords = {
  update: {
    label: "Aggiornamento",
    ready: "C’è un Courtly più nuovo. Le tue partite restano come sono.",
    take: "Aggiorna",
    later: "Più tardi",
  },
  device: {
    title: "Senza rete",
    kept: "Courtly è salvato su questo dispositivo: si apre e si gioca anche senza rete. Aspettano solo i tavoli online.",
    coming: "Courtly si sta salvando su questo dispositivo. Poi si potrà giocare anche senza rete.",
    missing:
      "Questo browser non salva pagine, quindi Courtly si apre solo con la rete. Le finestre private fanno spesso così: prova con una normale.",
    insecure: (address) =>
      `Questo indirizzo (${address}) è http semplice, quindi il browser non può salvare la pagina né installare un’app. Apri Courtly con https, oppure da http://localhost sul computer su cui gira. Le tue partite si salvano comunque.`,
    install: "Installa Courtly",
    installed: "È installato come app.",
    apple: "Per installarlo: scegli «Condividi», poi «Aggiungi alla schermata Home».",
    byMenu: "Se il tuo browser sa installare app, lo trovi nel suo menù.",
  },
};
