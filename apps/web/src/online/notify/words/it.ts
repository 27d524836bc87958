import type { NotifyWords } from "./en.ts";

export const IT: NotifyWords = {
  title: "Avvisi del turno",
  offer: "Non serve tornare a guardare: questo dispositivo può avvisarti quando tocca a te.",
  tellMe: "Avvisami quando tocca a me",
  tellMeDetail:
    "Su questo dispositivo, per questo tavolo e le sue rivincite: anche quando è al completo e quando la partita è finita. Il browser lo chiederà una volta.",
  obstacles: {
    blocked: {
      title: "Il browser blocca gli avvisi",
      detail: "Permettili per questa pagina nelle impostazioni del browser, poi torna qui.",
    },
    insecure: {
      title: "Gli avvisi richiedono https",
      detail:
        "Questa pagina è arrivata con http semplice, e il browser non li permette. Un webhook funziona lo stesso.",
    },
    unsupported: {
      title: "Questo browser non ha avvisi",
      detail:
        "Su iPhone o iPad aggiungi Courtly alla schermata Home e aprilo da lì. Un webhook funziona ovunque.",
    },
  },
  noService:
    "il servizio di avvisi del browser non ha dato un indirizzo: riprova più tardi, o usa un webhook",
  on: "Gli avvisi di questo tavolo sono accesi.",
  off: "Gli avvisi di questo tavolo sono spenti.",
  webhook: {
    label: "Webhook per questo posto",
    detail: "Per Discord, ntfy e simili: l’avviso va anche a questo indirizzo.",
    goesTo: (host) => `Va a ${host}`,
    use: "Usalo",
    remove: "Togli",
    noAddress: "serve un indirizzo con https",
  },
};
