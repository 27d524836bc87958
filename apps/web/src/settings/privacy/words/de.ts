import type { PrivacyWords } from "./en.ts";

export const DE: PrivacyWords = {
  title: "Datenschutz",
  short:
    "Courtly verfolgt dich nicht. Es gibt keine Konten, keine Cookies, keine Statistik und keine Werbung, und die Seite spricht nur mit dem Server, von dem sie kam.",
  device: "Auf diesem Gerät",
  deviceText:
    "Das Folgende behält dieser Browser, bis du es löschst. Nur an einem Online-Tisch gehen dein Name, dein Schild und das Geheimnis deines Platzes an dessen Server:",
  kept: {
    settings:
      "deine Einstellungen, mit Name und Schild, wie weit du in den Lektionen bist, und die Stufe der Bots, die sich dir anpassen (Local Storage)",
    games:
      "deine Partien an diesem Bildschirm: Namen, Regeln, jeden Wurf und Zug, wann gespielt wurde, woraus versiegelte Würfel entstehen, und die Untersuchungen von Wiederholungen (IndexedDB)",
    seats:
      "deine Plätze an Online-Tischen: zu jedem ein Geheimnis, das dort sagt, wer du bist, und deinen Anteil an seinen Würfeln (Local Storage; wo Mitteilungen eingeschaltet sind, das Geheimnis auch in einem Cache für den Service Worker)",
    page: "die Dateien von Courtly selbst, damit es sich auch ohne Netz öffnet (ein Service Worker und sein Cache); Partien stehen keine darin",
  },
  server: "Auf dem Server",
  serverText:
    "Dort liegen nur die Online-Tische: Namen und Schilde am Tisch, jeder Wurf und Zug mit seiner Zeit, und von jedem Platz ein Fingerabdruck des Geheimnisses, nicht das Geheimnis selbst. Wer den Link eines Tisches hat, kann ihn sehen.",
  notified:
    "Wenn du für einen Tisch Mitteilungen einschaltest, auch die Adresse, die dein Browser dafür gibt, oder die deines Webhooks, bis die Partie vorbei ist; eine Revanche übernimmt sie, bis du sie ausschaltest. Mitteilungen an den Browser gehen über den Dienst seines Herstellers, und nur dein Browser kann sie lesen.",
  howLong:
    "Ein Tisch, an den sich niemand setzt, wird nach einem Tag geschlossen, eine Partie, die niemand weiterspielt, nach 30 Tagen. Was geschlossen oder beendet ist, bleibt, bis die Person es löscht, die den Server betreibt: Frag dort nach.",
  log: "Wie jeder Server sieht er deine Netzadresse. Er zählt eine Weile die Anfragen, die von ihr kommen; in seinem Protokoll kann sie stehen, wenn die Person, die ihn betreibt, das so eingestellt hat.",
  delete: {
    title: "Alles auf diesem Gerät löschen",
    text: "Einstellungen, Partien, Plätze und die Dateien von Courtly verschwinden. Online-Tische bleiben auf ihrem Server, aber dieses Gerät hat dort keine Plätze mehr: Eine laufende Partie geht ohne dich weiter.",
    export: "Vorher alle Partien sichern",
    noGames: "auf diesem Gerät sind keine Partien",
    notRead: (reason) => `die Partien ließen sich nicht lesen: ${reason}`,
    button: "Alles löschen",
    ask: "Alles löschen?",
    askText: (games, seats) =>
      `Dann ${games + seats === 1 ? "ist" : "sind"} ${games} ${games === 1 ? "Partie" : "Partien"} und ${seats} ${seats === 1 ? "Platz" : "Plätze"} online weg. Das lässt sich nicht zurücknehmen.`,
    yes: "Alles löschen",
    no: "Behalten",
    atWork: "Es wird gelöscht",
    done: "Alles ist gelöscht",
    doneText:
      "Einstellungen, Partien, Plätze, der Service Worker und seine Dateien sind von diesem Gerät verschwunden. Ist noch ein anderes Fenster von Courtly offen, schließ es auch: Es könnte seine Partie noch kennen.",
    again: "Neu anfangen",
    failed: "Es ließ sich nicht alles löschen",
    failedText: (what) =>
      `Noch hier: ${what}. Schließ andere Fenster von Courtly und versuch es noch einmal, oder lösche die Daten dieser Seite in deinem Browser.`,
    parts: {
      settings: "Einstellungen und Plätze",
      games: "Partien",
      files: "Dateien von Courtly",
      worker: "der Service Worker",
    },
  },
};
