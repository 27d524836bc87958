import type { TableLazyWords } from "./en.ts";

export const DE: TableLazyWords = {
  replay: "Wiederholung",
  puzzles: "Deine teuersten Momente",
  menu: {
    label: "Menü dieses Tisches",
    menu: "Menü",
    chronicle: "Chronik",
    record: "Mitschrift",
    recordOfGame: "Mitschrift dieser Partie",
    keys: "Tasten",
    settings: "Einstellungen",
    gameIsKept: "Die Partie bleibt gespeichert und lässt sich fortsetzen.",
    aboutRecord: (game) =>
      `${game}, als Text, den jedes Courtly liest. Auf der Startseite lässt sich eine Mitschrift wieder öffnen.`,
  },
  keys: [
    ["U", "Zurücknehmen, bis zum letzten Wurf"],
    ["C", "Den nächsten Schritt des Ratgebers spielen"],
    ["O", "Zeigen oder verbergen, was der Ratgeber sagt"],
    ["N", "Chronik"],
    ["R", "Das letzte Ereignis noch einmal hören, und wer am Zug ist"],
    ["V", "Die Würfel hören"],
    ["T", "Hören, was alle haben"],
    ["X", "Die Chancen hören"],
    ["?", "Diese Tasten"],
    ["Esc", "Auswahl abbrechen"],
    ["Tab", "Von einem Bereich zum nächsten"],
    ["← → ↑ ↓", "Innerhalb eines Bereichs"],
  ],
  readings: {
    nothingYet: "Es ist noch nichts geschehen.",
    noDice: "Auf dem Tisch liegen keine Würfel.",
  },
  fault: {
    browserSays: (reason) => `Der Browser sagt: ${reason}`,
    elsewhere: "Diese Partie ging in einem anderen Fenster weiter",
    elsewhereText:
      "Nichts ist verloren: Was dort gespielt wurde, zählt. Dieses Fenster zeigt die Partie noch so, wie sie vorher war.",
    showIt: "Zeigen, wie sie steht",
    thinking: "Der Bot kommt nicht weiter",
    thinkingText:
      "Nichts ist verloren: Der Tisch ist, wie er war. Versuch es noch einmal; hilft das nicht, lade die Seite neu.",
    reason: (reason) => `Der Grund: ${reason}`,
    deleted: "Diese Partie wurde in einem anderen Fenster gelöscht",
    deletedText:
      "Was du hier siehst, ist alles, was von ihr blieb. Willst du sie zurückhaben, sichere jetzt ihre Mitschrift.",
    notKept: "Das ließ sich nicht speichern",
    notKeptText:
      "Der Browser konnte die Partie nicht in seinen Speicher schreiben, also wurde nichts gespielt. Der Tisch ist, wie er war, und alles bis hierher steht unten in der Mitschrift.",
    backToTable: "Zurück an den Tisch",
  },
  notOpen: {
    missing: "Diese Partie ist nicht auf diesem Gerät",
    missingText:
      "Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt. Wenn du ihre Mitschrift hast, öffne sie auf der Startseite.",
    unloaded: "Der Tisch ließ sich nicht laden",
    unloadedText:
      "Deine Partie ist sicher. Lade die Seite neu; hilft das nicht, sieh nach, ob Courtly noch läuft.",
    storage: "Die Partien ließen sich nicht lesen",
    storageText:
      "Nichts wurde verändert. Lade die Seite neu; hilft das nicht, sieh nach, ob diese Seite in deinem Browser Daten speichern darf.",
    unreadable: "Diese Partie kann hier nicht weitergehen",
    unreadableText:
      "Ihre Mitschrift ist sicher und unverändert. Sichere sie: Die Version von Courtly, die sie geschrieben hat, kann sie lesen.",
  },
};
