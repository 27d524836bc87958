import type { CourtsRuleTexts } from "../chapters.ts";

export const DE: CourtsRuleTexts = {
  summary:
    "Deine Familie ist groß, und sie will hoch hinaus. Die Würfel schicken ihre Mitglieder in die Räte der Dörfer und in die Minen. Aus den Räten führen Wege an die sechs Höfe, und die Minen bezahlen dafür. Die besten Plätze an den Höfen gewinnen.",
  note: "Die Zahlen des gedruckten Spielplans sind verloren. Unserer ist eine Rekonstruktion: Was der erhaltene Text festlegt, gilt; der Rest ist so gewählt, dass es sich gut spielt. Beim Aufbau kannst du auch andere Pläne nehmen.",
  chapters: {
    setup: "Vor der ersten Runde",
    round: "Eine Runde",
    courts: "Dörfer und Höfe",
    caves: "Höhlen und tiefe Minen",
    points: "Aktionspunkte",
    ending: "Das Ende",
  },
  rules: {
    R1: {
      title: "Die Familien",
      text: "Drei bis fünf Spieler haben je eine Farbe mit 15, 11 oder 9 Mitgliedern. Zu zweit: siehe R24.",
    },
    R2: {
      title: "Das Land",
      text: "Sechs Dörfer, sechs Höfe und sechs Höhlen, nummeriert von 1 bis 6, und fünf tiefe Minen, jede zwischen zwei benachbarten Höhlen. Du beginnst ohne Gold und mit allen Mitgliedern daheim.",
    },
    R3: {
      title: "Wer beginnt",
      text: "Der Startspieler wird ausgelost oder beim Aufbau bestimmt. Nach jeder Runde ist es der linke Nachbar.",
    },
    R4: {
      title: "Dein Zug",
      text: "Du würfelst mit drei Würfeln; drei gleiche werden neu geworfen, bis sie sich unterscheiden. Dann setzt du Würfel und Aktionspunkte in beliebiger Reihenfolge ein und beendest den Zug. Was du nicht einsetzt, verfällt.",
    },
    R5: {
      title: "Wenn alle dran waren",
      text: "Die Bergleute graben tiefer, die Minen werden geprüft, dann wird geschaut, ob das Spiel endet.",
    },
    R6: {
      title: "Was ein Würfel tut",
      text: "Er bringt ein Mitglied an den Ort mit seiner Zahl: in ein Dorf, eine Höhle, an einen Hof oder auf einem Pfad in eine tiefe Mine. Jeder Würfel gilt einmal.",
    },
    R7: {
      title: "Höchstens zwei",
      text: "In einem Zug betreten höchstens zwei deiner Mitglieder denselben Ort.",
    },
    R8: {
      title: "Ins Dorf",
      text: "Ein Mitglied nimmt den ersten Platz im Rat und schiebt die Reihe einen Platz weiter, bis zur ersten Lücke. Wer vom letzten Platz gedrängt wird, setzt sich zur Ruhe: Das Mitglied geht heim, und du bekommst sofort die Rente.",
    },
    R9: {
      title: "Zurückrufen",
      text: "Statt eines Mitglieds von daheim kannst du eins schicken, das schon in einem Dorf oder einer Höhle ist. Es wird ohne Lohn zurückgerufen und lässt eine Lücke. Wer am Hof ist, bleibt dort.",
    },
    R10: {
      title: "Der Weg zum Hof",
      text: "Aus Dorf 3 führen Wege zu den Höfen 2, 3 und 4, und so weiter im Kreis: 6 und 1 sind Nachbarn. Der Würfel zeigt die Zahl des *Hofs*. Du zahlst den Preis des Platzes im Rat und den Sprung.",
    },
    R11: {
      title: "Plätze am Hof",
      text: "Ein Hof füllt sich ohne Lücken. Sich hinten anzustellen kostet nichts weiter; für den Preis des Sprungs stellst du dich vor andere, und wer vor dir steht, rückt einen Platz auf. Mit fünf Mitgliedern ist ein Hof voll.",
    },
    R12: {
      title: "In die Höhle",
      text: "Wie im Dorf, nur wird niemand über die rote Linie geschoben: Sind alle Felder davor besetzt, nimmt die Höhle niemanden auf.",
    },
    R13: {
      title: "Tiefer graben",
      text: "Wenn alle dran waren, rücken alle Bergleute ein Feld tiefer, auch über die rote Linie. Wer schon auf dem letzten Feld war, geht vorher mit dessen Wert heim.",
    },
    R14: {
      title: "Tiefe Minen",
      text: "Aus einer Höhle führen Pfade zu den tiefen Minen daneben; jeder braucht einen Würfel mit der Zahl, die er zeigt. Du nimmst den nächsten Schatz, und das Mitglied kommt heim. Nach dem letzten Schatz ist die Mine erschöpft.",
    },
    R15: {
      title: "Die Minen prüfen",
      text: "Wer auf dem letzten Feld einer Höhle ist, geht mit dessen Wert heim. Dann entscheidest du in Zugreihenfolge für jeden deiner Bergleute auf einem Feld mit Wert: mit dem Gold heim, oder bleiben.",
    },
    R16: {
      title: "Aktionspunkte",
      text: "In jedem Zug bekommst du einen für je drei deiner Mitglieder an den Höfen (zu zweit, zu viert und zu fünft: für je zwei), höchstens drei. Aufheben kannst du sie nicht.",
    },
    R17: {
      title: "Einen Würfel ändern",
      text: "Ein Aktionspunkt: Ein nicht eingesetzter Würfel geht um eins hinauf oder hinunter, zwischen 1 und 6, jeder Würfel einmal.",
    },
    R18: {
      title: "Vorzeitig zur Ruhe setzen",
      text: "Ein Aktionspunkt: Ein Mitglied in einem Dorf, das ein nicht eingesetzter Würfel zeigt, kommt mit halber Rente heim, aufgerundet. Der Würfel bleibt dir.",
    },
    R19: {
      title: "Befördern",
      text: "Zwei Aktionspunkte: Ein Mitglied in einem Dorf oder einer Höhle mit der Zahl eines nicht eingesetzten Würfels tauscht mit dem davor oder rückt in die Lücke. Auch über die rote Linie. Der Würfel bleibt dir.",
    },
    R20: {
      title: "Die letzte Runde",
      text: "Das Spiel endet nach der Runde, in der genug Höfe voll sind: drei zu dritt, vier zu zweit oder zu viert, alle sechs zu fünft.",
    },
    R21: {
      title: "Die Wertung",
      text: "Jedes deiner Mitglieder am Hof bringt die Punkte seines Platzes. Bei Gleichstand zählen mehr Mitglieder an den Höfen, dann mehr Gold, sonst teilt ihr euch den Sieg.",
    },
    R22: {
      title: "Ein sehr langes Spiel",
      text: "Hat 20 Runden lang kein Hof ein Mitglied gewonnen, oder nach Runde 100, endet das Spiel und wird gewertet wie immer. Diese Regel ist von uns, damit jedes Spiel endet.",
    },
    R23: {
      title: "Bezahlen",
      text: "Du kannst nur tun, was du bezahlen kannst. Niemand macht Schulden.",
    },
    R24: {
      title: "Zu zweit",
      text: "Ihr spielt je zwei Farben im Wechsel, jede mit eigenem Beutel, und mit den Zahlen für vier Spieler. Jede Farbe zählt für sich, und die bessere beste Farbe gewinnt; bei Gleichstand die bessere zweite, dann Mitglieder und Gold beider Farben zusammen.",
    },
  },
  decisions: [
    {
      question: "Meint der Würfel den Hof oder das Dorf?",
      answer: "Den Hof. Beim Aufbau könnt ihr stattdessen das Dorf wählen.",
    },
    {
      question: "Sind die Höfe 6 und 1 Nachbarn?",
      answer: "Ja, außer ihr wählt es beim Aufbau anders.",
    },
    {
      question: "Wann darf ein Mitglied zurückgerufen werden?",
      answer:
        "Nur, um mit einem Würfel in ein Dorf oder eine Höhle zu gehen. Nach dem Text darfst du Mitglieder „für diesen Zug“ aufnehmen; dass sie dabei gleich wieder eintreten, ist unsere Lesart.",
    },
    {
      question: "Wie endet ein Spiel, in dem niemand an den Hof geht?",
      answer: "Nach 20 solchen Runden oder nach Runde 100.",
    },
  ],
};
