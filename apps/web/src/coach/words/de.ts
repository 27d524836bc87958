import { signed } from "../../rolling-courts/signed.ts";
import { percentsIn } from "../percents.ts";
import { isOne, type CoachWords } from "./en.ts";

export const DE: CoachWords = {
  coach: "Ratgeber",
  level: "Was der Ratgeber zeigt",
  levels: { off: "Aus", odds: "Chancen", best: "Bester Zug" },
  nowOff: "Der Ratgeber schweigt. Die Taste O oder die Einstellungen holen ihn zurück.",
  oddsOnly: "Der Ratgeber zeigt nur Chancen. Wähle bei ihm zuerst „Bester Zug“.",
  open: "Ratgeber öffnen",
  percent: percentsIn("de"),
  thinking: "Der Ratgeber denkt nach.",
  failed: "Der Ratgeber kann auf diesem Gerät gerade nicht nachdenken.",
  rivalPlays: (name) => `${name} ist am Zug. Der Ratgeber wartet auf dich.`,
  over: "Das Spiel ist aus.",
  bestMove: "Bester Zug",
  toWin: "Siegchance, schätzt der Kanzler",
  play: "Ausführen",
  others: "Sonst",
  margin: (points) => `± ${points}`,
  marginWords: (points) =>
    `Stichproben: In 19 von 20 Fällen käme der Kanzler auf Zahlen, die höchstens ${points} daneben liegen.`,
  sampled: "Stichprobe, in 19 von 20 Fällen",
  nextBest: "der zweitbesten Wahl",
  quoted: (step) => `„${step}“`,
  betterBy: (chance, other, next) =>
    `So liegt die Siegchance bei ${chance}, mit ${next} bei ${other}.`,
  asGood: (chance, next) => `Mit ${next} steht es etwa gleich gut: ${chance} Siegchance.`,
  king: {
    odds: "Chancen in diesem Zug",
    exact: "exakt",
    atLeast: "mindestens",
    sure: "Sicher",
    bound: (percent) => `≥ ${percent}`,
    boundNote:
      "So viele Karten auf einmal sind für dieses Gerät zu viel: Die Chancen sind mindestens so hoch.",
    leftOut: "Einige deiner Karten blieben dabei außer Acht.",
    beat: (mark) => `${mark} zu übertreffen`,
    match: (mark) => `${mark} zu erreichen`,
    mark: (count, face) => `${count} × ${face}`,
    onLadder: (percent) => `${percent}, exakt`,
    spoken: (cards) => `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
    sureSpoken: "sicher",
    aim: (cards) =>
      `Der Wurf gilt: ${cards
        .map(({ name, chance, instead, win }) => {
          const next = instead === undefined ? "" : ` (${instead} mit der zweitbesten Wahl)`;
          return `${name}, Chance darauf ${chance}${next}, damit ${win} Siegchance`;
        })
        .join("; oder ")}.`,
    sureNow: (name, win) => `Wer jetzt aufhört: ${name}, damit ${win} Siegchance.`,
    staysSure: (name, win) =>
      `Sicher, wie die Würfel auch fallen: ${name}, damit ${win} Siegchance.`,
    moreDice: (dice, before) => `Von da an ${dice} statt ${before} Würfel im Zug.`,
    asksSeven: "Der König verlangt sieben gleiche.",
    higherMark: "Der Wurf gilt einem höheren Ergebnis, das schwerer zu übertreffen ist.",
    liftsMark: ({ from, to }) =>
      `Die Vorgabe gelingt mit ${to}, mit der zweitbesten Wahl nur mit ${from}.`,
    brings: (name, ability) => `${name}: ${ability}.`,
    keep: "Behalte",
    call: (name) => `Rufe: ${name}`,
    reroll: "wirf neu",
    bring: "hole",
    roll: (dice) => (dice === 1 ? "Wirf 1 Würfel" : `Wirf ${dice} Würfel`),
    take: (name) => `Nimm: ${name}`,
    takeNothing: "Nimm nichts",
    turnFool: "Dreh den Narren um",
    stand: "Belass es dabei",
    decline: "Würfle nicht",
    pick: "Die Wahl des Ratgebers",
  },
  courts: {
    after: "Nach diesem Zug",
    roll: "Würfle",
    village: (place) => `Schick jemanden ins Dorf ${place}`,
    villageFrom: (place, from) => `Aus ${from} zurück ins Dorf ${place}`,
    cave: (place) => `Schick jemanden in die Höhle ${place}`,
    caveFrom: (place, from) => `Aus ${from} zurück in die Höhle ${place}`,
    court: (from, court) => `Aus Dorf ${from} an den Hof ${court}`,
    seat: (seat, gold) => `Platz ${seat}, für ${gold} Gold`,
    deep: (from, mine, gold) => `Aus Höhle ${from} in die tiefe Mine ${mine}, für ${gold} Gold`,
    change: (die, to) => `Mach aus der ${die} eine ${to}`,
    retire: (village, gold) => `Vorzeitige Ruhe in Dorf ${village}, für ${gold} Gold`,
    promoteVillage: (village) => `Befördere in Dorf ${village}`,
    promoteCave: (cave) => `Befördere in Höhle ${cave}`,
    home: (cave, gold) => `Aus Höhle ${cave} heim mit ${gold} Gold`,
    stay: "Alle bleiben in den Minen",
    against: (gains, next) =>
      `Im Vergleich ${next === undefined ? "dazu" : `mit ${next}`}: ${gains.join(", ")}.`,
    purse: (gold, price) =>
      `Erst das Gold: Du hast ${gold}, und dein günstigster Weg an den Hof kostet ${price}.`,
    later: "Die Siegchance steht da, sobald Würfel vor dir liegen.",
    gains: {
      points: (more) => `${signed(more)} ${isOne(more) ? "Punkt" : "Punkte"} am Hof`,
      gold: (more) => `${signed(more)} Gold`,
      miners: (more) => `${signed(more)} ${isOne(more) ? "Bergmann" : "Bergleute"} in den Höhlen`,
      villagers: (more) =>
        `${signed(more)} ${isOne(more) ? "Mitglied" : "Mitglieder"} in den Dörfern`,
    },
    deeper: (cave, next, now) =>
      `In Höhle ${cave} sind es ein Feld tiefer ${next} Gold statt ${now}.`,
    end: "Beende den Zug",
    villageName: (place) => `Dorf ${place}`,
    caveName: (place) => `Höhle ${place}`,
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
      `Dein Familienmitglied in Höhle ${cave} kommt ans Ende und kehrt mit ${gold} Gold heim.`,
    mayHome: (cave, gold) => `Aus Höhle ${cave} kannst du ${gold} Gold heimbringen.`,
    noMiners: "Von dir ist niemand in einer Höhle.",
    courtsLeft: (courts) =>
      courts <= 0
        ? "Das Spiel endet mit dieser Runde."
        : courts === 1
          ? "Noch ein voller Hof, und das Spiel endet."
          : `Noch ${courts} volle Höfe, und das Spiel endet.`,
  },
};
