import type { RuleTexts } from "./texts.ts";

export const DE: RuleTexts = {
  king: {
    summary:
      "Du kommst mit drei Würfeln und ohne Freunde an den Hof. In jedem Zug würfelst du, behältst und würfelst weiter, und mit dem, was am Ende daliegt, gewinnst du einen Charakter für dich, der deine Würfel ein wenig weiter biegt. Wer sieben Gleiche zeigt, darf den König beanspruchen. Dann haben alle noch einen Zug, um das zu übertreffen.",
    chapters: {
      setup: "Vor dem ersten Wurf",
      turns: "Dein Zug",
      taking: "Eine Karte nehmen",
      ending: "König und Schlussrunde",
    },
    rules: {
      K1: {
        title: "Spieler und Material",
        text: "Zwei bis fünf Spieler, 12 Würfel, 60 Charakterkarten.",
      },
      K2: {
        title: "Karten am Hof",
        text: "Wie oft es einen Charakter gibt, hängt von seinem Rang ab und davon, wie viele mitspielen. Narren gehen nie aus.",
      },
      K3: {
        title: "Wer beginnt",
        text: "Wer will: ausgelost oder beim Aufbau bestimmt.",
      },
      K4: {
        title: "Runden",
        text: "Eine Runde geht im Uhrzeigersinn vom Startspieler aus. Die nächste beginnt bei dessen *rechtem* Nachbarn, der gerade als Letzter dran war: Wer eine Runde beendet, spielt gleich noch einmal.",
      },
      K5: {
        title: "Der erste Wurf",
        text: "Drei Würfel, dazu einer für den Bauern, einer für jeden Scharlatan und zwei für den General. Auf diese Würfel kannst du nicht verzichten.",
      },
      K6: {
        title: "Aktive Würfel",
        text: "Geworfene Würfel sind *aktiv*. Nach jedem Wurf legst du mindestens einen beiseite, bevor du weiterwürfelst; gern auch mehr, zusammen oder nacheinander.",
      },
      K7: {
        title: "Weiterwürfeln",
        text: "Du würfelst mit *allen* aktiven Würfeln, und nur, wenn du seit dem letzten Wurf einen beiseitegelegt hast.",
      },
      K8: {
        title: "Was liegt, das liegt",
        text: "Ein beiseitegelegter Würfel bleibt bis zum Ende deines Zugs, wie er ist.",
      },
      K9: {
        title: "Eine Karte rufen",
        text: "Nach dem ersten Wurf kannst du deine Karten jederzeit rufen, jede einmal im Zug und nur für aktive Würfel. Ein Ruf, der nichts ändern würde, gilt nicht. Eine Karte, die du jetzt nimmst, hilft ab deinem nächsten Zug.",
      },
      K10: {
        title: "Wann die Würfel fertig sind",
        text: "Dein Wurf ist fertig, wenn keiner mehr aktiv ist und du keinen weiteren ins Spiel bringst. Auch wenn alle beiseiteliegen, kann eine Karte noch einen bringen.",
      },
      K11: {
        title: "Ein gebrachter Würfel",
        text: "Er ist sofort aktiv. Ihn beiseitezulegen zählt wie bei jedem anderen.",
      },
      K12: {
        title: "Zwölf Würfel",
        text: "Sind 12 Würfel im Spiel, bringt keine Karte mehr einen dazu.",
      },
      K13: {
        title: "Eine Karte im Zug",
        text: "Deine beiseitegelegten Würfel sind dein *Ergebnis*. Damit nimmst du eine Karte oder keine: Sie muss noch am Hof sein, dein Ergebnis muss sie bezahlen, und du darfst sie noch nicht haben. Damit endet dein Zug.",
      },
      K14: {
        title: "Was eine Karte kostet",
        text: "Die Kosten sagen, was dein Ergebnis enthalten muss; weitere Würfel schaden nicht. Nur „alle ungerade“ und „alle gerade“ meinen jeden Würfel.",
      },
      K15: {
        title: "Keine mehr da",
        text: "Ist ein Charakter vergriffen, kann niemand ihn mehr nehmen.",
      },
      K16: {
        title: "Narr und Scharlatan",
        text: "Du hast höchstens einen offenen Narren und beliebig viele Scharlatane. Den Narren umzudrehen ist deine Karte dieses Zugs; erst danach kannst du wieder einen Narren nehmen.",
      },
      K17: {
        title: "Nachwürfeln mit Karten",
        text: "Würfel, die du mit dem Narren oder dem Kaufmann neu wirfst, bleiben aktiv. Das ist kein eigener Wurf: Du musst dafür nichts beiseitelegen, und es verbraucht nichts.",
      },
      K18: {
        title: "Der Astronom",
        text: "Er braucht einen beiseitegelegten Würfel als Vorbild.",
      },
      K19: {
        title: "Den König beanspruchen",
        text: "Sieben Gleiche oder mehr erlauben den König, zwingen aber nie dazu. Wer ihn beansprucht, bekommt auch die Königin, und das Ergebnis ist nun zu schlagen: wie viele Gleiche, und welche.",
      },
      K20: {
        title: "Die Runde geht weiter",
        text: "Die Runde wird zu Ende gespielt. Die anderen nehmen Karten wie bisher, nur König und Königin nicht mehr.",
      },
      K21: {
        title: "Die Schlussrunde",
        text: "Sie beginnt, wo die nächste Runde begonnen hätte, und geht im Uhrzeigersinn. Wer die Königin hat, wird übersprungen und spielt als Letzter.",
      },
      K22: {
        title: "Das Ergebnis schlagen",
        text: "Jetzt nimmt niemand mehr Karten. Es zählt die größte Gruppe gleicher Würfel, dann ihr Wert: Acht Einsen schlagen sieben Sechsen. Wer das beste Ergebnis *übertrifft*, bekommt den König, nicht die Königin; bei Gleichstand gilt das frühere.",
      },
      K23: {
        title: "Die Königin entscheidet",
        text: "Wer die Königin hat, muss das beste Ergebnis nur *erreichen*. Hat niemand den König weggenommen, ist das Spiel ohne Wurf gewonnen. Gelingt es nicht, gewinnt, wer den König hat.",
      },
      K24: {
        title: "Auf den Wurf verzichten",
        text: "In der Schlussrunde darf jeder auf seinen Wurf verzichten. Zuerst angeboten wird es denen, die selbst mit lauter Sechsen nicht herankämen.",
      },
      K25: {
        title: "Ein sehr langes Spiel",
        text: "Hat nach Runde 100 niemand den König beansprucht, endet das Spiel, und alle teilen sich den ersten Platz. Die Spielregel kennt keine Grenze; diese ist von uns.",
      },
    },
    decisions: [
      {
        question: "Welcher Text gilt, wo sie sich widersprechen?",
        answer:
          "Die englische Regel, sie ist die vollständigste. Die anderen Lesarten lassen sich beim Aufbau wählen.",
      },
      {
        question: "Darf der Alchemist mit zwei Würfeln arbeiten?",
        answer:
          "Ja, mit zwei oder drei: Die Regel sagt drei, und dass die Augen wandern wie beim Philosophen, der zwei nimmt.",
      },
      {
        question: "Macht der Edelmann aus einer 5 eine 6?",
        answer: "Nein. Er gibt genau zwei dazu, also nur bei 1 bis 4.",
      },
      {
        question: "Darf man eine Karte ohne Wirkung rufen?",
        answer: "Nein: Es geschähe nichts, und ein Spiel könnte ewig dauern.",
      },
      {
        question: "Darf ein gebrachter Würfel gleich geworfen werden?",
        answer:
          "Nur, wenn seit dem letzten Wurf ein Würfel beiseitegelegt wurde. Er ist aktiv wie jeder andere.",
      },
      {
        question: "Was heißt „vor dem ersten Wurf“ in der italienischen Regel?",
        answer:
          "Es werden nur Würfel gebracht. Sie zeigen noch nichts und kommen zum ersten Wurf dazu.",
      },
    ],
  },
  courts: {
    summary:
      "Deine Familie ist groß, und sie will hoch hinaus. Die Würfel schicken ihre Mitglieder in die Räte der Dörfer und in die Minen. Aus den Räten führen Wege an die sechs Höfe, und die Minen bezahlen dafür. Die besten Plätze bei Hofe gewinnen.",
    board:
      "Die Zahlen des gedruckten Spielplans sind verloren. Unserer ist eine Rekonstruktion: Was der erhaltene Text festlegt, gilt; der Rest ist so gewählt, dass es sich gut spielt. Beim Aufbau kannst du auch andere Pläne nehmen.",
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
        text: "Sechs Dörfer, sechs Höfe und sechs Höhlen, nummeriert von 1 bis 6, und fünf tiefe Minen, jede zwischen zwei benachbarten Höhlen. Du beginnst ohne Gold und mit allen Mitgliedern auf der Hand.",
      },
      R3: {
        title: "Wer beginnt",
        text: "Ausgelost oder beim Aufbau bestimmt. Nach jeder Runde ist der linke Nachbar Startspieler.",
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
        text: "Ein Mitglied nimmt den ersten Platz im Rat und schiebt die Reihe einen Platz weiter, bis zur ersten Lücke. Wer vom letzten Platz geschoben wird, setzt sich zur Ruhe: zurück auf die Hand, sofort bezahlt.",
      },
      R9: {
        title: "Zurückrufen",
        text: "Statt eines Mitglieds von der Hand kannst du eins schicken, das schon in einem Dorf oder einer Höhle ist. Es wird ohne Lohn zurückgerufen und lässt eine Lücke. Wer am Hof ist, bleibt dort.",
      },
      R10: {
        title: "Der Weg zum Hof",
        text: "Aus Dorf 3 führen Wege zu den Höfen 2, 3 und 4, und so im Kreis: 6 und 1 sind Nachbarn. Der Würfel zeigt die Zahl des *Hofs*. Du zahlst den Preis des Platzes im Rat und den Sprung.",
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
        text: "Wenn alle dran waren, rücken alle Bergleute ein Feld tiefer, auch über die rote Linie. Wer schon auf dem letzten Feld war, geht vorher mit dessen Wert nach Hause.",
      },
      R14: {
        title: "Tiefe Minen",
        text: "Aus einer Höhle führen Pfade zu den tiefen Minen daneben, jeder mit dem Würfel, den er zeigt. Du nimmst den nächsten Schatz, und das Mitglied kommt heim. Nach dem letzten Schatz ist die Mine erschöpft.",
      },
      R15: {
        title: "Die Minen prüfen",
        text: "Wer auf dem letzten Feld einer Höhle ist, geht mit dessen Wert nach Hause. Dann entscheidest du in Zugreihenfolge für jedes deiner Mitglieder auf einem Feld mit Wert: mit dem Gold heim, oder bleiben.",
      },
      R16: {
        title: "Aktionspunkte",
        text: "In jedem Zug bekommst du einen für je drei deiner Mitglieder an den Höfen (zu zweit, zu viert und zu fünft: für je zwei), höchstens drei. Aufheben kannst du sie nicht.",
      },
      R17: {
        title: "Einen Würfel drehen",
        text: "Ein Punkt: Ein nicht eingesetzter Würfel geht um eins hinauf oder hinunter, zwischen 1 und 6, jeder Würfel einmal.",
      },
      R18: {
        title: "Vorzeitig zur Ruhe setzen",
        text: "Ein Punkt: Ein Mitglied in einem Dorf, das ein nicht eingesetzter Würfel zeigt, kommt für den halben Lohn, aufgerundet, auf die Hand zurück. Der Würfel bleibt dir.",
      },
      R19: {
        title: "Befördern",
        text: "Zwei Punkte: Ein Mitglied in einem Dorf oder einer Höhle, die ein nicht eingesetzter Würfel zeigt, tauscht mit dem davor oder rückt in die Lücke. Auch über die rote Linie. Der Würfel bleibt dir.",
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
        text: "Hat 20 Runden lang kein Hof ein Mitglied gewonnen, oder nach Runde 100, endet das Spiel und wird gewertet wie immer. Das ist von uns, damit jedes Spiel endet.",
      },
      R23: {
        title: "Bezahlen",
        text: "Was du nicht bezahlen kannst, kannst du nicht tun, und niemand macht Schulden.",
      },
      R24: {
        title: "Zu zweit",
        text: "Ihr spielt je zwei Farben im Wechsel, jede mit eigenem Beutel, mit den Zahlen für vier. Jede Farbe zählt für sich, und die bessere beste Farbe gewinnt; bei Gleichstand die bessere zweite, dann Mitglieder und Gold beider Farben zusammen.",
      },
    },
    decisions: [
      {
        question: "Meint der Würfel den Hof oder das Dorf?",
        answer: "Den Hof. Dass das Dorf gemeint ist, lässt sich beim Aufbau wählen.",
      },
      {
        question: "Sind die Höfe 6 und 1 Nachbarn?",
        answer: "Ja, außer ihr wählt es beim Aufbau anders.",
      },
      {
        question: "Wann darf ein Mitglied zurückgerufen werden?",
        answer:
          "Nur, um mit einem Würfel in ein Dorf oder eine Höhle zu gehen. Der Text lässt Mitglieder „für diesen Zug“ aufnehmen; dass es an den Einzug gebunden ist, ist unsere Lesart.",
      },
      {
        question: "Wie endet ein Spiel, in dem niemand an den Hof geht?",
        answer: "Nach 20 solchen Runden oder nach Runde 100.",
      },
    ],
  },
};
