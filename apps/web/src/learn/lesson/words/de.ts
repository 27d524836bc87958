import type { LessonWords } from "./en.ts";

export const DE: LessonWords = {
  title: (game) => `Erstes Spiel ${game}`,
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  setDice: "Lektion mit festen Würfeln",
  goOn: "Weiter",
  skip: "Schritt überspringen",
  leave: "Lektion verlassen",
  restart: "Lektion neu beginnen",
  notNow: (ask) => `In dieser Lektion: ${ask}`,
  playAPage: "Gegen einen Pagen spielen",
  king: {
    welcome: {
      text: "Du kommst mit drei Würfeln und ohne Freunde an den Hof. Der Tisch ist echt; nur die Würfel und dein Gegenüber folgen einem Drehbuch.",
      ask: "Weiter, sobald du magst.",
    },
    roll: {
      text: "Ein Zug beginnt mit einem Wurf.",
      ask: "Drücke den goldenen Knopf und würfle mit drei Würfeln.",
    },
    keep: {
      text: "Zwei Vieren sind ein guter Anfang. Nach jedem Wurf behältst du mindestens einen Würfel und darfst die anderen neu werfen.",
      ask: "Wähle beide Vieren, dann behalte sie und wirf den letzten Würfel.",
    },
    last: {
      text: "Was du beiseitelegst, bleibt so bis zum Ende deines Zugs.",
      ask: "Wähle auch die Fünf und behalte sie: Damit liegen alle Würfel fest.",
    },
    farmer: {
      text: "Jede Karte zeigt ihren Preis. Gleiche Quadrate sind gleiche Würfel: Dein Paar reicht für den Bauern.",
      ask: "Nimm den Bauern.",
    },
    fourDice: {
      text: "Du warst in dieser Runde zuletzt dran, also beginnst du die nächste. Der Bauer bringt dir in jedem Zug einen Würfel mehr.",
      ask: "Würfle mit vier Würfeln.",
    },
    twos: {
      text: "Bessere Karten kosten mehr. Sammeln wir Zweien.",
      ask: "Behalte jede Zwei und wirf den Rest, zweimal.",
    },
    guard: {
      text: "Drei Gleiche reichen für den Wächter. Ein Würfel mehr schadet nicht.",
      ask: "Behalte die Drei, dann nimm den Wächter.",
    },
    rival: {
      text: "Jetzt ist dein Gegenüber zweimal dran: Wer eine Runde beendet, beginnt die nächste.",
      ask: "Drück auf Weiter und schau zu.",
    },
    call: {
      text: "Karten mit einer Fähigkeit rufst du einmal im Zug. Der Wächter bringt einen Würfel, der eine Zwei zeigt.",
      ask: "Würfle, dann ruf den Wächter unter deinen Karten.",
    },
    hunter: {
      text: "Schon drei Zweien. Die vierte reicht für den Jäger.",
      ask: "Behalte die Zweien und würfle; dann behalte beide Würfel und nimm den Jäger.",
    },
    later: {
      text: "Einige Runden später. Mehr Karten, mehr Würfel, und alle jagen sieben Gleiche: Damit beanspruchst du den König.",
      ask: "Du hast sechs Fünfen. Weiter.",
    },
    seven: {
      text: "Der Ritter bringt eine Fünf.",
      ask: "Ruf den Ritter, dann behalte beide Fünfen.",
    },
    king: {
      text: "Sieben Gleiche. Wer den König beansprucht, bekommt die Königin dazu und gibt vor, was zu schlagen ist.",
      ask: "Nimm den König.",
    },
    finalRound: {
      text: "In der Schlussrunde haben alle anderen einen letzten Zug, um dich zu schlagen. Gelingt es niemandem, hast du gewonnen.",
      ask: "Drück auf Weiter und schau zu.",
    },
  },
  courts: {
    welcome: {
      text: "Du führst eine große Familie. Die besten Plätze an den sechs Höfen gewinnen. Der Tisch ist echt; nur die Würfel und die anderen folgen einem Drehbuch.",
      ask: "Weiter, sobald du magst.",
    },
    roll: {
      text: "Ein Zug beginnt mit drei Würfeln.",
      ask: "Drücke den goldenen Knopf und würfle.",
    },
    cave: {
      text: "Jeder Würfel schickt ein Mitglied an den Ort mit seiner Zahl. Minen bringen Gold.",
      ask: "Wähle die Drei, dann den Eingang von Höhle 3.",
    },
    deep: {
      text: "Aus Höhle 3 führt ein Pfad mit einer Zwei in eine tiefe Mine. Der Schatz gehört dir, das Mitglied kommt heim.",
      ask: "Wähle die Zwei, dann die tiefe Mine 2, und bestätige.",
    },
    village: {
      text: "Der Weg an den Hof beginnt im Rat eines Dorfs. Wer eintritt, schiebt die anderen weiter; wer hinausrutscht, geht bezahlt in den Ruhestand.",
      ask: "Wähle die Vier, dann den Eingang von Dorf 4.",
    },
    end: {
      text: "Alle Würfel sind verbraucht.",
      ask: "Beende deinen Zug.",
    },
    rivals: {
      text: "Wenn alle dran waren, graben die Bergleute ein Feld tiefer. Hinter der roten Linie sind sie Gold wert.",
      ask: "Drück auf Weiter und schau zu.",
    },
    later: {
      text: "Einige Runden später. Deine Mitglieder am Hof geben dir in jedem Zug einen Aktionspunkt: Er ändert einen Würfel oder hilft einem Mitglied.",
      ask: "Du hast 15 Gold. Weiter.",
    },
    rollAgain: {
      text: "Zu dritt endet das Spiel, wenn drei Höfe voll sind. Hof 3 fehlt noch ein Mitglied.",
      ask: "Würfle.",
    },
    change: {
      text: "Für Hof 3 brauchst du eine Drei. Ein Aktionspunkt dreht einen Würfel um eins.",
      ask: "Wähle „Würfel ändern“ und dreh die Zwei auf Drei.",
    },
    court: {
      text: "Dein Platz in Dorf 3 kostet 8 Gold. Vor ein Mitglied zu springen kostet 5 mehr und bringt mehr Punkte.",
      ask: "Wähle die Drei, dann den zweiten Platz an Hof 3, und bestätige.",
    },
    endAgain: {
      text: "Hof 3 ist voll, der dritte: Diese Runde ist die letzte. Deine übrigen Würfel helfen niemandem mehr.",
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
};
