import type { RefusalCode } from "@courtly/protocol";
import type { OnlineWords } from "./en.ts";

export const IT: OnlineWords = {
  sits: (name, table) => `${name} è al tavolo ${table}.`,
  closed: "Il tavolo è stato chiuso prima della fine della partita.",
  won: "La partita è finita: vinta.",
  lost: "La partita è finita: persa.",
  noServer: (address) => `nessun server di Courtly risponde a ${address}`,
  faults: {
    missing: "questa versione non conosce il gioco di questo tavolo: aggiorna Courtly",
    outdated: "il server ha un’altra versione: aggiorna Courtly",
    unfair:
      "il server ha scelto o cambiato i dadi, o ha provato a farlo: questo programma non gioca oltre",
    brokenRules: "il server infrange le regole del gioco, o ha una versione più nuova",
    restored:
      "il server è stato ripristinato da una copia più vecchia e ha perso mosse di questa partita",
  },
  refusal: ({ code }) => REFUSALS[code],
};

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  malformed: "il server non ha capito la richiesta: aggiorna Courtly",
  "too-large": "è troppo lungo per il server",
  "too-fast": "troppe richieste in una volta: riprova tra un momento",
  "too-many": "troppo in una volta dalla tua rete: riprova tra un minuto",
  "wrong-origin": "il server non accetta richieste da qui",
  "wrong-host":
    "il server non è conosciuto con questo indirizzo: usa quello che ti ha dato chi lo gestisce",
  "unknown-address": "il server non conosce questo indirizzo: controlla --server",
  "unknown-table": "questo tavolo non c’è",
  "unknown-link": "questo link non dà più un posto: è già stato usato o è scaduto",
  "unknown-code": "nessun tavolo aperto ha questo codice: forse la partita è già cominciata",
  "wrong-token": "questo programma non ha un posto al tavolo",
  "hello-first": "la connessione non si è aperta in tempo: riprova",
  spectator: "questo programma non ha più il suo posto",
  "not-your-turn": "non è il suo turno",
  "not-now": "ora non è possibile",
  illegal: "le regole non lo permettono",
  final: "non si può annullare",
  stale: "nel frattempo al tavolo è successo qualcosa",
  "other-log": "il server ha un’altra storia di questo tavolo",
  "key-taken": "la richiesta è arrivata due volte con contenuti diversi",
  full: "a questo tavolo non c’è posto",
  "name-taken": "al tavolo c’è già questo nome, o uno molto simile: scegline un altro con --name",
  "same-network": "la tua rete ha già la sua parte dei posti di questo tavolo",
  "impossible-table": "il server non può aprire un tavolo simile",
  damaged: "i dati di questo tavolo sono danneggiati, perciò resta chiuso",
  deleted: "chi gestisce il server ha cancellato questo tavolo",
  password: "il server è privato: metti la sua password in COURTLY_PASSWORD",
  blocked: "chi gestisce il server ha bloccato la tua rete",
  busy: "il tavolo è molto occupato: riprova tra un momento",
  trouble: "qualcosa è andato storto sul server: riprova tra un momento",
};
