import type { NotifyWords } from "./en.ts";

export const DE: NotifyWords = {
  title: "Mitteilungen",
  offer: "Du musst nicht immer nachsehen: Dieses Gerät kann dir sagen, wenn du am Zug bist.",
  tellMe: "Sag mir, wenn ich am Zug bin",
  tellMeDetail:
    "Auf diesem Gerät, für diesen Tisch und seine Revanchen: auch wenn er voll besetzt und wenn die Partie vorbei ist. Der Browser fragt einmal nach.",
  obstacles: {
    blocked: {
      title: "Der Browser blockiert Mitteilungen",
      detail: "Erlaube sie für diese Seite in den Einstellungen des Browsers und komm dann zurück.",
    },
    insecure: {
      title: "Mitteilungen brauchen https",
      detail:
        "Diese Seite kam über einfaches http, deshalb erlaubt der Browser keine. Ein Webhook geht trotzdem.",
    },
    unsupported: {
      title: "Dieser Browser hat keine Mitteilungen",
      detail:
        "Auf iPhone und iPad: Füge Courtly zum Home-Bildschirm hinzu und öffne es dort. Ein Webhook geht überall.",
    },
  },
  noService:
    "der Mitteilungsdienst des Browsers gab keine Adresse: Versuch es später oder nimm einen Webhook",
  on: "Mitteilungen für diesen Tisch sind an.",
  off: "Mitteilungen für diesen Tisch sind aus.",
  webhook: {
    label: "Webhook für diesen Platz",
    detail: "Für Discord, ntfy und Ähnliches: Die Mitteilung geht auch an diese Adresse.",
    goesTo: (host) => `Geht an ${host}`,
    use: "Nutzen",
    remove: "Entfernen",
    noAddress: "gesucht ist eine Adresse mit https",
  },
};
