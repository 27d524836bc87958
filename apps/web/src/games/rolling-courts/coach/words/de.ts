import { isOne } from "@courtly/coach/rolling-courts/words/amounts";
import type { CourtsCoachWords } from "./en.ts";

const ONE_OF = new Intl.ListFormat("de", { type: "disjunction" });
const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);

export const DE: CourtsCoachWords = {
  expected: "Erwartete Punkte am Ende",
  after: "Nach diesem Zug",
  afterThese: "Nach diesen Schritten",
  roll: "Würfle",
  village: (place) => `Schick ein Mitglied in Dorf ${place}`,
  villageFrom: (place, from) =>
    `Ruf ein Mitglied aus ${from} zurück und schick es in Dorf ${place}`,
  cave: (place) => `Schick ein Mitglied in Höhle ${place}`,
  caveFrom: (place, from) => `Ruf ein Mitglied aus ${from} zurück und schick es in Höhle ${place}`,
  court: (from, court) => `Aus Dorf ${from} an Hof ${court}`,
  seat: (seat, gold) => `Platz ${seat}, für ${gold} Gold`,
  deep: (from, mine, gold) => `Aus Höhle ${from} in die tiefe Mine ${mine}, +${gold} Gold`,
  change: (die, to) => `Mach aus der ${die} eine ${to}`,
  retire: (village, gold) => `Setz in Dorf ${village} vorzeitig zur Ruhe, +${gold} Gold`,
  promoteVillage: (village) => `Befördere ein Mitglied in Dorf ${village}`,
  promoteCave: (cave) => `Befördere ein Mitglied in Höhle ${cave}`,
  home: (cave, gold) => `Aus Höhle ${cave} heim mit ${gold} Gold`,
  stay: "Alle bleiben in den Höhlen",
  brief: {
    miner: ({ soon, rounds, most, inAll }) =>
      `Gold: ${soon} nach ${rounds === 1 ? "1 Runde" : `${rounds} Runden`}, ${most} nach ${inAll}`,
    villager: ({ courts, now, least }) => `An Hof ${oneOf(courts)} für ${least} bis ${now} Gold`,
    recall: (into) => `In ${into} nützlicher`,
    pushes: (less) => `Wege an den Hof: ${less} Gold weniger`,
    retires: (gold) => `${gold} Gold für dein letztes Mitglied dort`,
    court: (points, isLater) =>
      `${points} ${isOne(points) ? "Punkt" : "Punkte"} ${isLater ? "später in diesem Zug" : "am Hof"}`,
    atOnce: (gold, isLater) => `${gold} Gold ${isLater ? "später in diesem Zug" : "sofort"}`,
    onward: "Für einen späteren Schritt im Zug",
    promoteCave: "Ein Feld tiefer",
    promoteVillage: (price, before) => `Weg an den Hof: ${price} statt ${before} Gold`,
    roll: "Jeder Zug beginnt mit den Würfeln",
    spent: "Alle Würfel sind verbraucht",
    nothingLeft: "Sonst würde nichts nützen",
    deeper: (next, now) => `Ein Feld tiefer: ${next} statt ${now} Gold`,
    ends: "Die Partie endet nach dieser Runde",
    won: "Du gewinnst fast sicher",
  },
  later: "Die Siegchance erscheint, sobald du gewürfelt hast.",
  end: "Beende den Zug",
  space: (number) => `, der Bergmann auf Feld ${number}`,
  councilSeat: (number) => `, das Mitglied auf Platz ${number}`,
  courtName: (place) => `Hof ${place}`,
  mineName: (place) => `Mine ${place}`,
  digsNow: (miners) =>
    miners === 1
      ? "Die Bergleute graben: Deiner rückt ein Feld tiefer."
      : `Die Bergleute graben: Deine ${miners} rücken ein Feld tiefer.`,
  digsLater: (turns) =>
    turns === 1
      ? "Noch ein Zug einer anderen Farbe, dann wird gegraben."
      : `Noch ${turns} Züge anderer Farben, dann wird gegraben.`,
  mustHome: (cave, gold) =>
    `Dein Bergmann in Höhle ${cave} kommt ans Ende und kehrt mit ${gold} Gold heim.`,
  mayHome: (cave, gold) => `Aus Höhle ${cave} kannst du ${gold} Gold heimbringen.`,
  courtsLeft: (courts) =>
    courts <= 0
      ? "Die Partie endet nach dieser Runde."
      : courts === 1
        ? "Noch ein voller Hof, und die Partie endet."
        : `Noch ${courts} volle Höfe, und die Partie endet.`,
};
