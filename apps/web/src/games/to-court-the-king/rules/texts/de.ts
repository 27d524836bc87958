import type { KingRuleTexts } from "../chapters.ts";

export const DE: KingRuleTexts = {
  summary:
    "Du kommst mit drei Würfeln und ohne Freunde an den Hof. In jedem Zug würfelst du, behältst Würfel und würfelst weiter. Mit dem Ergebnis gewinnst du einen Charakter, dessen Fähigkeit dir von da an hilft. Wer sieben Gleiche zeigt, darf den König beanspruchen. Dann haben alle anderen noch einen Zug, um das zu übertreffen.",
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
      text: "Der Startspieler wird ausgelost oder beim Aufbau bestimmt.",
    },
    K4: {
      title: "Runden",
      text: "Eine Runde geht im Uhrzeigersinn vom Startspieler aus. Die nächste beginnt bei dessen *rechtem* Nachbarn, der gerade zuletzt dran war: Wer eine Runde beendet, spielt gleich noch einmal.",
    },
    K5: {
      title: "Der erste Wurf",
      text: "Drei Würfel, dazu einer für den Bauern, einer für jeden Scharlatan und zwei für den General. Auf diese Würfel kannst du nicht verzichten.",
    },
    K6: {
      title: "Aktive Würfel",
      text: "Geworfene Würfel sind *aktiv*. Nach jedem Wurf behältst du mindestens einen, bevor du weiterwürfelst; gern auch mehr, zusammen oder nacheinander.",
    },
    K7: {
      title: "Weiterwürfeln",
      text: "Du würfelst mit *allen* aktiven Würfeln, und nur, wenn du seit dem letzten Wurf einen behalten hast.",
    },
    K8: {
      title: "Was liegt, das liegt",
      text: "Ein behaltener Würfel bleibt bis zum Ende deines Zugs, wie er ist.",
    },
    K9: {
      title: "Eine Karte rufen",
      text: "Nach dem ersten Wurf kannst du deine Karten jederzeit rufen, jede einmal im Zug und nur für aktive Würfel. Ein Ruf, der nichts ändern würde, gilt nicht. Eine Karte, die du jetzt nimmst, hilft ab deinem nächsten Zug.",
    },
    K10: {
      title: "Wann du mit den Würfeln fertig bist",
      text: "Du bist mit den Würfeln fertig, wenn keiner mehr aktiv ist und du keinen weiteren dazubringst. Auch wenn du alle behalten hast, kann eine Karte noch einen bringen.",
    },
    K11: {
      title: "Ein gebrachter Würfel",
      text: "Er ist sofort aktiv. Behältst du ihn, zählt das wie bei jedem anderen.",
    },
    K12: {
      title: "Zwölf Würfel",
      text: "Sind 12 Würfel im Spiel, bringt keine Karte mehr einen dazu.",
    },
    K13: {
      title: "Eine Karte im Zug",
      text: "Deine behaltenen Würfel sind dein *Ergebnis*. Damit nimmst du eine Karte oder keine: Sie muss noch am Hof sein, dein Ergebnis muss für sie reichen, und du darfst sie noch nicht haben. Damit endet dein Zug.",
    },
    K14: {
      title: "Was eine Karte kostet",
      text: "Die Kosten sagen, was dein Ergebnis enthalten muss; weitere Würfel spielen keine Rolle. Nur „alle ungerade“ und „alle gerade“ gelten für jeden Würfel.",
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
      text: "Würfel, die du mit dem Narren oder dem Kaufmann neu wirfst, bleiben aktiv. Das ist kein eigener Wurf: Du musst dafür keinen Würfel behalten, und was du schon behalten hast, zählt weiter.",
    },
    K18: {
      title: "Der Astronom",
      text: "Er braucht einen behaltenen Würfel, den er kopiert.",
    },
    K19: {
      title: "Den König beanspruchen",
      text: "Mit sieben Gleichen oder mehr darfst du den König beanspruchen, musst es aber nie. Wer ihn beansprucht, bekommt auch die Königin, und das Ergebnis wird zur Vorgabe: wie viele Gleiche, und welche.",
    },
    K20: {
      title: "Die Runde geht weiter",
      text: "Die Runde wird zu Ende gespielt. Die anderen nehmen Karten wie bisher, nur König und Königin nicht mehr.",
    },
    K21: {
      title: "Die Schlussrunde",
      text: "Sie beginnt, wo die nächste Runde begonnen hätte, und geht im Uhrzeigersinn. Wer die Königin hat, wird übersprungen und spielt zuletzt.",
    },
    K22: {
      title: "Die Vorgabe übertreffen",
      text: "Jetzt nimmt niemand mehr Karten. Es zählt die größte Gruppe gleicher Würfel, dann ihr Wert: Acht Einsen schlagen sieben Sechsen. Wer das beste Ergebnis *übertrifft*, bekommt den König, nicht die Königin; bei Gleichstand gilt das frühere.",
    },
    K23: {
      title: "Die Königin entscheidet",
      text: "Wer die Königin hat, muss das beste Ergebnis nur *erreichen*. Hat niemand den König weggenommen, ist das Spiel ohne Wurf gewonnen. Gelingt es nicht, gewinnt, wer den König hat.",
    },
    K24: {
      title: "Auf den Wurf verzichten",
      text: "In der Schlussrunde darf jeder auf seinen Wurf verzichten. Allen, die die Vorgabe selbst mit lauter Sechsen nicht erreichen könnten, wird das zuerst angeboten.",
    },
    K25: {
      title: "Ein sehr langes Spiel",
      text: "Hat nach Runde 100 niemand den König beansprucht, endet das Spiel, und alle teilen sich den ersten Platz. Die Anleitung kennt keine Grenze; diese ist von uns.",
    },
  },
  decisions: [
    {
      question: "Welcher Text gilt, wo sich die Texte unterscheiden?",
      answer:
        "Die englische Anleitung, sie ist die vollständigste. Die anderen Lesarten lassen sich beim Aufbau wählen.",
    },
    {
      question: "Darf der Alchemist mit zwei Würfeln arbeiten?",
      answer:
        "Ja, mit zwei oder drei: Die Anleitung sagt drei, und dass die Augen wandern wie beim Philosophen, der zwei nimmt.",
    },
    {
      question: "Macht der Edelmann aus einer 5 eine 6?",
      answer: "Nein. Er gibt genau zwei dazu, also nur bei 1 bis 4.",
    },
    {
      question: "Darf man eine Karte ohne Wirkung rufen?",
      answer: "Nein: Es würde nichts geschehen, und ein Spiel könnte ewig dauern.",
    },
    {
      question: "Darf ein gebrachter Würfel gleich geworfen werden?",
      answer:
        "Nur, wenn seit dem letzten Wurf ein Würfel behalten wurde. Er ist aktiv wie jeder andere.",
    },
    {
      question: "Was heißt „vor dem ersten Wurf“ in der italienischen Regel?",
      answer:
        "Es werden nur Würfel gebracht. Sie zeigen noch nichts und kommen zum ersten Wurf dazu.",
    },
  ],
};
