import type { RefusalCode } from "@courtly/protocol";
import type { OnlineWords } from "./en.ts";

export const DE: OnlineWords = {
  sits: (name, table) => `${name} sitzt am Tisch ${table}.`,
  closed: "Der Tisch wurde vor dem Ende der Partie geschlossen.",
  won: "Die Partie ist vorbei: gewonnen.",
  lost: "Die Partie ist vorbei: verloren.",
  noServer: (address) => `unter ${address} antwortet kein Server von Courtly`,
  faults: {
    missing: "diese Version kennt das Spiel dieses Tisches nicht: Aktualisiere Courtly",
    outdated: "der Server hat eine andere Version: Aktualisiere Courtly",
    unfair:
      "der Server hat die Würfel ausgesucht oder geändert oder es versucht: Dieses Programm spielt nicht weiter",
    brokenRules: "der Server bricht die Spielregeln oder hat eine neuere Version",
    restored:
      "der Server wurde aus einer älteren Kopie wiederhergestellt und hat Züge dieser Partie verloren",
  },
  refusal: ({ code }) => REFUSALS[code],
};

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  malformed: "der Server hat die Anfrage nicht verstanden: Aktualisiere Courtly",
  "too-large": "das ist dem Server zu lang",
  "too-fast": "zu viel auf einmal: Versuch es gleich noch einmal",
  "too-many": "zu viel auf einmal aus deinem Netz: Versuch es in einer Minute wieder",
  "wrong-origin": "der Server nimmt von hier keine Anfragen an",
  "wrong-host":
    "der Server ist unter dieser Adresse nicht bekannt: Nimm die, die du von seinem Betreiber hast",
  "unknown-address": "der Server kennt diese Adresse nicht: Prüfe --server",
  "unknown-table": "diesen Tisch gibt es nicht",
  "unknown-link": "dieser Link gibt keinen Platz: Er wurde schon benutzt oder ist abgelaufen",
  "unknown-code": "kein offener Tisch hat diesen Code: Vielleicht hat die Partie schon begonnen",
  "wrong-token": "dieses Programm hat keinen Platz am Tisch",
  "hello-first": "die Verbindung kam nicht rechtzeitig zustande: Versuch es noch einmal",
  spectator: "dieses Programm hat seinen Platz nicht mehr",
  "not-your-turn": "es ist nicht am Zug",
  "not-now": "das geht jetzt nicht",
  illegal: "die Regeln erlauben das nicht",
  final: "das lässt sich nicht zurücknehmen",
  stale: "am Tisch ist inzwischen etwas geschehen",
  "other-log": "der Server hat einen anderen Verlauf dieses Tisches",
  "key-taken": "die Anfrage kam zweimal mit verschiedenem Inhalt",
  full: "an diesem Tisch ist kein Platz",
  "name-taken":
    "am Tisch gibt es diesen Namen schon oder einen sehr ähnlichen: Wähl einen anderen mit --name",
  "same-network": "dein Netz hat schon seinen Teil der Plätze dieses Tisches",
  "impossible-table": "einen solchen Tisch kann der Server nicht eröffnen",
  damaged: "die Daten dieses Tisches sind beschädigt, deshalb bleibt er geschlossen",
  deleted: "wer den Server betreibt, hat diesen Tisch gelöscht",
  password: "der Server ist privat: Setz COURTLY_PASSWORD auf sein Passwort",
  blocked: "wer den Server betreibt, hat dein Netz gesperrt",
  busy: "am Tisch ist gerade viel los: Versuch es gleich noch einmal",
  trouble: "auf dem Server ging etwas schief: Versuch es gleich noch einmal",
};
