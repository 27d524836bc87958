import type { UiWords } from "./en.ts";

export const DE: UiWords = {
  settings: {
    language: "Sprache",
    asTheBrowser: "Wie der Browser",
    theme: "Farben",
    asTheSystem: "Wie das System",
    light: "Hell",
    dark: "Dunkel",
    botsPlay: "Bots spielen",
    calmly: "In Ruhe",
    steadily: "Zügig",
    swiftly: "Schnell",
    dice: "Würfel",
    tumble: "Rollen aus",
    fastDice: "Sofort",
    coach: "Ratgeber",
    coachOff: "Aus",
    coachOdds: "Chancen",
    coachBest: "Chancen und bester Zug",
    sound: "Ton",
    soundDetail: "Würfel, Siegel und Fanfaren, und ein Klang, wenn du online am Zug bist",
    touch: "Vibration",
    touchDetail: "Ein kurzes Vibrieren, wenn die Würfel liegen bleiben, sofern das Gerät es kann",
    shortcuts: "Spielen mit einzelnen Tasten",
    shortcutsDetail: "Leertaste, Eingabe und die Buchstaben aus der Tastenliste",
    plainLetters: "Namen in schlichter Schrift",
    plainLettersDetail: "Statt der alten Schrift, die nicht alle leicht lesen",
    highContrast: "Hoher Kontrast",
    highContrastDetail:
      "Kräftige Linien und kein Muster auf dem Tuch; immer an, wenn dein System es verlangt",
    curtain: "Vorhang zwischen zwei Personen",
    curtainDetail:
      "An einem Bildschirm: Der Tisch ist verdeckt, bis die nächste Person ihn übernimmt",
    everyRoll: "Jeden Wurf der anderen vorlesen",
    everyRollDetail: "Für Screenreader; sonst nur, was ein Zug gebracht hat",
  },
  fair: {
    how: "Vor dem ersten Wurf versiegelt der Server eine geheime Zahl, und der Browser jedes Spielers legt eigene zufällige Bytes dazu. Aus allem zusammen folgen sämtliche Würfe der Partie. Am Ende wird alles geöffnet, und alle können jeden Wurf nachrechnen.",
    nobodyChooses:
      "Niemand, auch nicht die Person, die den Server betreibt, kann einen Wurf aussuchen oder wiederholen, ohne dass dein Gerät es meldet, solange dein Anteil in den Würfeln ist. Die Mitschrift nennt, wessen Anteile darin sind.",
    nobodyForesees: "Kein Spieler kann einen Wurf vorhersehen.",
    ownerLooks:
      "Wer den Server betreibt, könnte die Würfe im Voraus kennen und eine Partie beenden, deren Würfe nicht gefallen: Das sehen alle.",
    toCheck:
      "So prüfst du eine Partie: Öffne ihr Menü, dann „Mitschrift“, dann „Würfel prüfen“. Der Text der Mitschrift genügt, damit auch andere das können.",
  },
  check: {
    label: "Würfel prüfen",
    atWork: "Jeder Wurf wird nachgerechnet…",
    missing:
      "Die Prüfung ließ sich nicht laden: Lade die Seite neu und versuch es noch einmal. Die Partie ist sicher.",
    fault: (line, message) => `Zeile ${line}: ${message}.`,
    honest: (rolls, isStartToo) =>
      `Ehrliche Würfel: Alle ${rolls} Würfe${isStartToo ? " und wer begann" : ""} folgen aus dem Startwert, der vor dem ersten versiegelt wurde.`,
    sealed: (rolls) =>
      `Vor dem ersten Wurf versiegelt. Der Startwert wird am Ende der Partie gezeigt; dann lassen sich die Würfe prüfen, bisher ${rolls}.`,
    soFar: (rolls) =>
      `Alle ${rolls} Würfe bisher folgen aus dem Startwert; in dieser Mitschrift ist die Partie nicht zu Ende.`,
    tampered: (line, says, should) =>
      `Nicht ehrlich: Zeile ${line} sagt ${says}, der Startwert ergibt ${should}.`,
    opening:
      "Nicht ehrlich: Spieler, Regeln, Spielplan oder Stellung sind nicht die, für die die Würfel gezogen wurden.",
    notProved: (rolls) =>
      `Nicht bewiesen: Alle ${rolls} Würfe folgen aus dem Startwert, aber kein Spieler hat einen Anteil an diesen Würfeln; der Server konnte sie aussuchen.`,
    local:
      "Ein Gerät hat die Würfel vor dem ersten Wurf gezogen. Sonst hatte niemand einen Anteil daran.",
    shares: (names) => `Anteile an den Würfeln: ${names}.`,
    missingShares: (names) => `Fehlt: ${names}.`,
    unbound:
      "Diese älteren Würfel hängen nicht von Regeln und Spielern ab: Die Mitschrift beweist sie nicht.",
    notSealed:
      "Die Würfel dieser Partie waren nicht versiegelt: Sie kamen aus den Zufallszahlen dieses Browsers und lassen sich nachträglich nicht prüfen.",
  },
  head: {
    label: "Prüfwert dieser Partie",
    about:
      "Er ändert sich mit jedem Ereignis. Zwei Geräte mit demselben Prüfwert haben dieselbe Partie. Heb ihn auf, um eine Mitschrift später zu prüfen: courtly verify --head.",
  },
  record: {
    copy: "Mitschrift kopieren",
    download: "Herunterladen",
    copied: "Die Mitschrift ist in der Zwischenablage.",
    notCopied:
      "der Browser lässt diese Seite nicht an die Zwischenablage: Lade die Mitschrift stattdessen herunter",
    line: (line) => `Zeile ${line}`,
    rule: (id) => `Regel ${id}`,
  },
};
