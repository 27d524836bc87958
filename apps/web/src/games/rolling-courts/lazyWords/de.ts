import type { CourtsLazyWords } from "./en.ts";

export const DE: CourtsLazyWords = {
  keys: [
    ["Leertaste", "Würfeln"],
    ["1 2 3", "Einen Würfel wählen"],
    ["Eingabe", "Den goldenen Knopf drücken"],
    ["E", "Zug beenden; in den Minen: Alle bleiben"],
    ["H", "In den Minen: heim mit dem Gold"],
  ],
  ruleMenu: {
    sets: {
      standard: { title: "Standard", words: "so, wie sie geschrieben sind" },
    },
    fields: {
      courtDie: "Der Würfel zum Hof",
      wrap: "Höfe 6 und 1",
    },
    boards: {
      reconstructed: {
        title: "Rekonstruiert",
        words:
          "unsere Rekonstruktion: Die Bilder des gedruckten Plans sind verloren, die Beispiele der Regeln gelten, die übrigen Zahlen sind von uns",
      },
      "two rivers": {
        title: "Zwei Flüsse",
        words: "unser eigener Plan: Dörfer, die Geduld belohnen, und reiche Minen in der Mitte",
      },
    },
  },
  details: {
    points: "Punkte",
    gold: "Gold",
    actionPoints: "Aktionspunkte je Zug",
    home: "Mitglieder daheim",
    villages: "Mitglieder in Dörfern",
    courts: "Mitglieder an Höfen",
    caves: "Mitglieder in Höhlen",
  },
  ruleBook: {
    board: "Der Spielplan",
    boardTable: {
      prices: "Preise der Ratsplätze, vom Eingang an",
      retirement: "Rente",
      seats: "Punkte am Hof, vom Eingang an",
      leaps: "Sprung vor 0, 1, 2, 3, 4",
      caves: "Höhlen: Werte hinter der roten Linie",
      mines: "Schätze einer tiefen Mine",
      villages: (numbers) => `Dörfer ${numbers}`,
    },
  },
  placesTitle: "Orte und ihre Regeln",
  places: {
    village: {
      name: "Dorfrat",
      what: "Vier Plätze, jeder mit einem Preis für den Weg an den Hof. Wer hinausgedrängt wird, geht heim und bekommt Rente.",
    },
    court: {
      name: "Hof",
      what: "Fünf Plätze mit Punkten. Hinten anstellen kostet nichts, weiter vorn kostet es den Sprung.",
    },
    cave: {
      name: "Höhle",
      what: "Nach jeder Runde graben die Bergleute tiefer. Hinter der roten Linie sind Felder Gold wert.",
    },
    mine: {
      name: "Tiefe Mine",
      what: "Ein Pfad aus den Höhlen daneben. Der nächste Schatz gehört dir, das Mitglied kommt heim.",
    },
    hand: {
      name: "Deine Familie",
      what: "Mitglieder daheim, und wie du eines vom Plan zurückrufst.",
    },
    points: {
      name: "Aktionspunkte",
      what: "Deine Mitglieder am Hof geben sie dir: für Würfel ändern, zur Ruhe setzen, befördern.",
    },
  },
  lesson: {
    welcome: {
      text: "Du führst eine große Familie. Die besten Plätze an den sechs Höfen gewinnen. Der Tisch ist echt; nur die Würfel und die anderen folgen einem Drehbuch.",
      ask: "Weiter, sobald du magst.",
    },
    roll: {
      text: "Ein Zug beginnt mit drei Würfeln.",
      ask: "Drücke den goldenen Knopf und würfle.",
    },
    cave: {
      text: "Jeder Würfel schickt ein Mitglied an den Ort mit seiner Zahl. Mitglieder in Höhlen sind Bergleute: Sie bringen Gold.",
      ask: "Wähle die Drei, dann den Eingang von Höhle 3. Mach es ebenso mit der Vier.",
    },
    deep: {
      text: "Aus Höhle 5 führt ein Pfad mit einer Sechs in die tiefe Mine 5. Der Schatz gehört dir, das Mitglied kommt heim.",
      ask: "Wähle die Sechs, dann die tiefe Mine 5, und bestätige.",
    },
    village: {
      text: "Der Weg an den Hof beginnt im Rat eines Dorfs. Wer eintritt, schiebt die anderen weiter; wer hinausgedrängt wird, geht heim und bekommt Rente.",
      ask: "Wähle die Zwei, dann den Eingang von Dorf 2.",
    },
    end: {
      text: "Alle Würfel sind eingesetzt.",
      ask: "Beende deinen Zug.",
    },
    rivals: {
      text: "Jetzt sind die anderen dran.",
      ask: "Drück auf Weiter und schau zu.",
    },
    dig: {
      text: "Wenn alle dran waren, graben die Bergleute ein Feld tiefer. Hinter der roten Linie sind sie Gold wert.",
      ask: "Drück auf Weiter und schau auf die Höhlen.",
    },
    dug: {
      text: "Deine Bergleute in den Höhlen 3 und 4 sind ein Feld tiefer. Noch zwei Runden, und sie sind hinter der roten Linie.",
      ask: "Weiter, sobald du es gesehen hast.",
    },
    later: {
      text: "Einige Runden später. Deine Mitglieder am Hof geben dir in jedem Zug einen Aktionspunkt: Er ändert einen Würfel oder hilft einem Mitglied.",
      ask: "Du hast 15 Gold. Weiter.",
    },
    rollAgain: {
      text: "Zu dritt endet das Spiel, wenn drei Höfe voll sind. An Hof 3 fehlt noch ein Mitglied.",
      ask: "Würfle.",
    },
    change: {
      text: "Für Hof 3 brauchst du eine Drei. Ein Aktionspunkt dreht einen Würfel um eins.",
      ask: "Wähle, einen Würfel zu ändern, und mach aus der Vier eine Drei.",
    },
    court: {
      text: "Dein Platz in Dorf 3 kostet 8 Gold. Vor drei Mitglieder zu springen kostet 12 mehr und bringt mehr Punkte.",
      ask: "Wähle die Drei, dann den vierten Platz an Hof 3, und bestätige.",
    },
    endAgain: {
      text: "Hof 3 ist voll, der dritte: Diese Runde ist die letzte. Dein letzter Würfel hilft niemandem mehr.",
      ask: "Beende deinen Zug.",
    },
    rivalsAgain: {
      text: "Die Runde wird zu Ende gespielt, und die Bergleute graben noch einmal.",
      ask: "Drück auf Weiter und schau zu.",
    },
    home: {
      text: "Dann werden die Minen geprüft: Hinter der roten Linie darf ein Bergmann mit Gold heimkommen oder weitergraben.",
      ask: "Hol deinen Bergmann mit 3 Gold heim.",
    },
  },
  secondLesson: {
    neighbours: {
      text: "Aus einem Dorf darf ein Mitglied an den Hof mit derselben Zahl oder an einen benachbarten: aus Dorf 3 an die Höfe 2, 3 und 4. Der Würfel zeigt den Hof.",
      ask: "Weiter, sobald du magst.",
    },
    rollNeighbours: {
      text: "Du hast 15 Gold und zwei Mitglieder in Dorf 3.",
      ask: "Würfle.",
    },
    leap: {
      text: "Hinter allen kostet ein Platz am Hof nichts extra. Vor ein Mitglied zu springen kostet 5 Gold, und wer weiter vorn ist, rückt auf.",
      ask: "Wähle die Vier, dann den zweiten Platz an Hof 4, dann dein Mitglied auf dem dritten Platz von Dorf 3, und bestätige.",
    },
    push: {
      text: "Wer in einen Rat eintritt, schiebt die Reihe einen Platz weiter, bis zur ersten Lücke. Auch dein eigenes Mitglied rückt auf: Sein Weg an den Hof kostet 2 Gold weniger.",
      ask: "Wähle die Drei, dann den Eingang von Dorf 3.",
    },
    endNeighbours: {
      text: "Die Sechs schickt noch ein Mitglied in die Höhlen.",
      ask: "Wähle die Sechs, dann den Eingang von Höhle 6, und beende deinen Zug.",
    },
    actionPoints: {
      text: "Einige Runden später. Je drei Mitglieder am Hof geben dir in jedem Zug einen Aktionspunkt, höchstens drei. Du hast dort neun Mitglieder.",
      ask: "Weiter, sobald du magst.",
    },
    rollActions: {
      text: "Aktionspunkte werden nicht aufgehoben: Was du nicht nutzt, verfällt mit dem Zug.",
      ask: "Würfle.",
    },
    promote: {
      text: "Befördern kostet zwei Aktionspunkte: Ein Mitglied tauscht den Platz mit dem vor ihm. Ein Würfel muss sein Dorf zeigen und bleibt dir.",
      ask: "Wähle „Befördern“, dann dein Mitglied in Dorf 3.",
    },
    promoted: {
      text: "Vom letzten Platz kostet der Weg an den Hof 6 Gold, genau so viel hast du.",
      ask: "Wähle die Drei, dann den ersten Platz an Hof 3, und bestätige.",
    },
    retire: {
      text: "Vorzeitig zur Ruhe setzen kostet einen Aktionspunkt: Ein Mitglied kommt mit halber Rente heim. Der Würfel bleibt dir.",
      ask: "Wähle „Zur Ruhe“, dann dein Mitglied in Dorf 6.",
    },
    recall: {
      text: "Zurückrufen ist gratis: Statt eines Mitglieds von daheim geht eines vom Plan an den Ort eines Würfels, ohne Lohn.",
      ask: "Wähle die Fünf, dann den Rückruf, dein Mitglied in Dorf 1 und den Eingang von Dorf 5.",
    },
    endActions: {
      text: "Hof 3 ist voll, der dritte: Diese Runde ist die letzte.",
      ask: "Beende deinen Zug.",
    },
    rivalsActions: {
      text: "Die anderen spielen ihren letzten Zug.",
      ask: "Drück auf Weiter und schau zu.",
    },
  },
};
