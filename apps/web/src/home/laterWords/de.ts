import type { HomeLaterWords } from "./en.ts";

export const DE: HomeLaterWords = {
  back: "Zurück",
  oneMore: "Noch ein Platz",
  botOption: (title) => `Bot: ${title}`,
  yourName: "Dein Name",
  yourShield: "Dein Schild",
  beasts: { azure: "Schwan", gules: "Fuchs", vert: "Hirsch", purpure: "Eber", or: "Löwe" },
  profile: "Du und dieses Gerät",
  setup: {
    title: (game) => `Ein Tisch für ${game}`,
    players: (min, max) => `${min} bis ${max} Spieler, Leute an diesem Bildschirm und Bots.`,
    start: "Partie beginnen",
    around: "Am Tisch",
    twoColours: "Zu zweit spielen beide je zwei Farben; die freien Schilde werden ausgeteilt.",
    whoBegins: "Wer beginnt",
    drawn: "Das Los entscheidet",
    shieldOf: (player) => `Schild von Platz ${player}`,
    nameOf: (player) => `Name an Platz ${player}`,
    whoPlays: (name) => `Wer spielt für ${name}`,
    personHere: "Jemand hier",
    remove: (name) => `${name} entfernen`,
    noName: (player) => `an Platz ${player} fehlt ein Name`,
    sameName: (name) => `zwei am Tisch heißen ${name}`,
  },
  rules: {
    title: "Regeln",
    yours: "Regeln: deine eigenen",
    set: "Regelwerk",
    board: "Spielplan",
    house: "Hausregeln",
    sets: {
      english: { title: "Englisch", words: "wie in der englischen Anleitung" },
      italian: {
        title: "Italienisch",
        words: "wenige Narren, und Würfel dürfen schon vor dem ersten Wurf dazukommen",
      },
      manual: {
        title: "Handbuch",
        words: "ein günstigerer Zauberer, und die Schlussrunde beginnt auf der anderen Seite",
      },
      standard: { title: "Standard", words: "so, wie sie geschrieben sind" },
    },
    fields: {
      fools: "Narren",
      abilitiesBeforeRoll: "Vor dem ersten Wurf",
      magicianCost: "Zauberer",
      finalRoundStart: "Schlussrunde",
      diceSupply: "Würfel",
      courtDie: "Der Würfel zum Hof",
      wrap: "Höfe 6 und 1",
    },
    boards: {
      reconstructed: {
        title: "Rekonstruiert",
        words:
          "unsere Rekonstruktion: Die Bilder des gedruckten Plans sind verloren, seine Beispiele gelten, die übrigen Zahlen sind von uns",
      },
      "two rivers": {
        title: "Zwei Flüsse",
        words: "unser eigener Plan: geduldige Dörfer an den Flüssen, reiche Minen in der Mitte",
      },
    },
    inWords: (set, words) => `Regelwerk ${set}, ${words}`,
    boardInWords: (name) => `Spielplan: ${name}`,
    hostsOwn: "ein eigener des Gastgebers",
  },
  record: {
    title: "Mitschrift öffnen",
    file: "Eine Datei",
    text: "Oder ihr Text",
    read: "Lesen",
    rulesMissing:
      "die Regeln ließen sich nicht laden: Lade die Seite neu und versuch es noch einmal",
    unreadable: "diese Datei ist nicht als Mitschrift zu lesen",
    cutOff: (line, text) => [
      `Die Mitschrift bricht mitten in Zeile ${line} ab (`,
      text,
      "). Sie wird bis zur Zeile davor geöffnet.",
    ],
    over: "Diese Partie ist zu Ende. Sie öffnet sich am Schluss.",
    goesOn: "Diese Partie geht weiter. Wer spielt?",
    open: "An den Tisch",
  },
  fair: {
    title: "Würfel, die alle prüfen können",
    atThisScreen:
      "Bei einer Partie an diesem Bildschirm zieht und versiegelt dein eigener Browser die Zahl; wer in seinen Speicher sehen kann, könnte vorausschauen.",
  },
  nowhere: {
    title: "Unter dieser Adresse ist nichts",
    text: "Sieh nach, ob der ganze Link kopiert wurde. Deine Partien sind sicher, du findest sie auf der Startseite.",
  },
  credits: {
    title: "Mitwirkende",
    icons: "Symbole",
    iconsFrom: (site, licence) => [
      "Die Symbole der Charaktere, Orte und Tiere kommen von ",
      site,
      ", gezeichnet von Lorc, Delapouite, Skoll, Caro Asercion und anderen, unter ",
      licence,
      "; umgefärbt und in der Größe angepasst.",
    ],
    by: (artist, icons) => `${artist}: ${icons}.`,
    letters: "Schriften",
    lettersUnder: (licence) => [
      "Drei Schriften der Autoren ihrer Projekte, jede unter der ",
      licence,
      ":",
    ],
    own: "Für Courtly gezeichnet",
    ownText:
      "Ranken, Initialen, Schraffuren, Würfel, Zeichen für Kosten und Fähigkeiten, Münzen, Kronen und die Bilder beider Spiele.",
    software: "Programme",
    softwareText: (names, inFull) => [
      `Die Seite selbst ist von uns, unter der MIT-Lizenz. In ihr stecken ${names}, unter derselben. Alle Lizenzen dessen, was andere gemacht haben, `,
      inFull,
      ".",
    ],
    inFull: "in voller Länge",
  },
};
