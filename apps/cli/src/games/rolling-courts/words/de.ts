import { countingIn, isYou, listingIn } from "@courtly/engine";
import type { Family, Spot } from "@courtly/rolling-courts";
import { GERMAN as COURTS } from "@courtly/rolling-courts/words/de";
import type { CourtsTableWords } from "./en.ts";

const counted = countingIn("de");
const list = listingIn("de");
const gold = (count: number) => `${count} Gold`;
const points = (count: number) => counted(count, "Punkt", "Punkte");
const members = (count: number) => counted(count, "Mitglied", "Mitglieder");
const spaceName = (kind: Spot["kind"]) => (kind === "village" ? "Platz" : "Feld");
const spotWords = (spot: Spot) => `${COURTS.place(spot)}, ${spaceName(spot.kind)} ${spot.space}`;
const called = ({ name, mark }: Family) => mark ?? (isYou(name) ? "du" : name);
const placeKind = (kind: Spot["kind"]) => (kind === "village" ? "Dorf" : "Höhle");

const MENU: CourtsTableWords["menu"] = {
  roll: "Drei Würfel werfen",
  points: (count) => `(${counted(count, "Aktionspunkt", "Aktionspunkte")})`,
  changeSome: "Einen Würfel ändern",
  changeOne: (die, to) => `${die} auf ${to} ändern`,
  changeDetail: "einen freien, um eins hinauf oder hinunter",
  changeHow: "einen freien Würfel, um eins",
  changeAsks: "Welcher Würfel wird was?",
  becomes: (die, to) => `${die} wird ${to}`,
  retireSome: "Ein Mitglied vorzeitig zur Ruhe setzen",
  retireOne: (pay) => `Vorzeitig zur Ruhe setzen, +${gold(pay)}`,
  retireDetail: "heim mit halber Rente; der Würfel bleibt frei",
  retireHow: (spot) => `von ${spotWords(spot)}, heim; der Würfel bleibt frei`,
  retireAsks: "Wer setzt sich zur Ruhe?",
  paid: (spot, pay) => `${spot}: ${gold(pay)}`,
  promoteSome: "Ein Mitglied befördern",
  promoteOne: (spot) => `Befördern in ${COURTS.place(spot)}`,
  promoteDetail: "einen Platz oder ein Feld nach vorn; der Würfel bleibt frei",
  promoteHow: (step) => `${step}; der Würfel bleibt frei`,
  promoteAsks: "Wer wird befördert?",
  step: ({ kind, space }) => `${spaceName(kind)} ${space} auf ${space + 1}`,
  past: (family) => `vorbei an ${COURTS.shortly(family)}`,
  overRedLine: "über die rote Linie",
  end: "Den Zug beenden",
  endLosing: (dice, left) =>
    `Beenden, es verfällt: ${[...(dice === "" ? [] : [dice]), ...(left === 0 ? [] : [counted(left, "Aktionspunkt", "Aktionspunkte")])].join(" und ")}`,
  homeFrom: (spot, pay) => `Heim von ${spotWords(spot)}: ${gold(pay)}`,
  takeHome: "Ein Mitglied heimholen",
  homeAsks: "Wer kommt heim?",
  stay: (homes) => (homes === 1 ? "Dort lassen" : "Alle dort lassen"),
};

const MOVES: CourtsTableWords["moves"] = {
  send: (kind, numbers) => `Ein Mitglied in ${placeKind(kind)} ${numbers} schicken`,
  recall: (kind, numbers) => `Zurückrufen und in ${placeKind(kind)} ${numbers} schicken`,
  entryDetail: {
    village: "dort wartet es auf seinen Weg an den Hof",
    cave: "es gräbt nach Gold, ein Feld pro Runde",
  },
  entryAsks: { village: "In welches Dorf?", cave: "In welche Höhle?" },
  recallAsks: "Wen rufst du zurück? Lohn gibt es nicht.",
  recalling: (place) => `${place}, mit Rückruf`,
  fromHome: "von daheim",
  from: (spot) => `von ${spot}`,
  pushesOut: (family, pay) => `${called(family)} hinaus, Lohn ${pay}`,
  gold,
  goldFrom: (price) => `ab ${gold(price)}`,
  court: (court) => `Hof ${court}`,
  courtFrom: (court, spot) => `Hof ${court} von ${spotWords(spot)}`,
  goToCourts: (price) => `An den Hof gehen, ${price}`,
  goToCourt: (court, price) => `An Hof ${court} gehen, ${price}`,
  courtDetail: "aus einem Dorf auf einen Platz, der am Ende zählt",
  asksSeat: "Wohin setzt es sich?",
  asksCourtAndSpot: "An welchen Hof, und woher?",
  asksCourt: "An welchen Hof?",
  asksSpot: "Woher?",
  aheadOf: (families) => `vor ${COURTS.passed(families)}`,
  first: "als Erstes dort",
  behind: "hinter allen",
  seatFor: (price, worth) => `${gold(price)}, ${points(worth)}`,
  tooDear: (price, own) => `Zu teuer: Der Weg an den Hof kostet ${gold(price)}, du hast ${own}.`,
  deepSome: (found) => `In eine tiefe Mine steigen, +${gold(found)}`,
  deepOne: (mine, found) => `In die tiefe Mine ${mine} steigen, +${gold(found)}`,
  deepDetail: "ein Mitglied verlässt seine Höhle, findet den nächsten Schatz und kommt heim",
  deepAsks: "In welche tiefe Mine?",
  deepFrom: (mine, cave, found) => `Tiefe Mine ${mine} aus Höhle ${cave}: ${gold(found)}`,
  deepWho: "Wer geht?",
  worth: (spot, value) => `${spot} (bringt ${value})`,
};

export const DE: CourtsTableWords = {
  spot: spotWords,
  menu: MENU,
  moves: MOVES,
  screen: {
    courtsFull: (full, toEnd) => `${full} von ${toEnd} Höfen voll`,
    minesOf: (name) => (isYou(name) ? "deine Minen" : `Minen von ${name}`),
    board: (name) => `Spielplan '${name}'`,
    gold: "Gold",
    atHome: "daheim",
    atHomeBrief: "daheim",
    points: "Punkte",
    pointsBrief: "P.",
    dice: "Würfel",
    changedNote: "(* geändert)",
    changed: "geändert",
    actionPoints: (count) => counted(count, "Aktionspunkt", "Aktionspunkte"),
    examined: "die Minen werden geprüft",
    toRoll: "drei Würfel zu werfen",
    noDie: "kein Würfel übrig",
    heads: {
      village: ["Dorf", "Preis ›Lohn"],
      court: ["Hof", "Punkte"],
      cave: ["Höhle", "Lohn"],
      mine: ["tiefe Mine", "Höhlen Gold"],
      mineBrief: "Mine",
      empty: "leer",
    },
  },
  sheet: {
    board: (name) => `Der Spielplan '${name}'`,
    reconstructed:
      "Dieser Spielplan ist eine Rekonstruktion: Die Zahlen des gedruckten sind verloren. Was die Regeln nennen, ist geblieben, alles andere ist von uns und durch Simulation ausgewogen.",
    inTheHouse: (names) => `Mitgelieferte Spielpläne: ${names}.`,
    heads: ["Dorf: Preise", "hinausgedrängt", "Höhle: Lohn", "tiefe Mine: Schätze"],
    everyCourt: (worth, overs, leaps) =>
      `Jeder Hof: ${worth} Punkte vom Eingang an; an ${overs} Mitgliedern vorbei kostet ${leaps} mehr.`,
    treasures: (treasures, cave) => `${treasures}, Höhlen ${cave} und ${cave + 1}`,
    tableHeads: ["Spieler", "Mitglieder", "endet mit", "ein Aktionspunkt für je"],
    ofTwoColours: (tokens) => `${tokens} in jeder der zwei Farben`,
    fullCourts: (courts) => counted(courts, "vollen Hof", "vollen Höfen"),
    membersInCourts: (count) => `${members(count)} an den Höfen, höchstens 3`,
    courtDie: "ein Weg an den Hof braucht einen Würfel mit der Zahl des Hofs, oder des Dorfs",
    wrap: "ob die Höfe 6 und 1 Nachbarn der Dörfer 1 und 6 sind",
    firstIsDefault: (here) => `Der erste Wert ist die Voreinstellung. Hier: ${here}.`,
  },
  guide: {
    turn: [
      "ein Zug",
      "Drei Würfel. Jeder bringt ein Mitglied an einen Ort mit seiner Zahl; höchstens zwei an denselben. Was nicht eingesetzt wird, verfällt.",
    ],
    village: [
      "Dorf",
      "Ein Mitglied kommt auf den ersten Platz im Rat und schiebt die anderen weiter, bis zur ersten Lücke. Wer vom letzten Platz gedrängt wird, kommt mit der Rente hinter › heim.",
    ],
    court: (wraps, courtDie) => [
      "Hof",
      `Aus einem Dorf an seinen Hof oder einen der beiden daneben${wraps ? "; 6 und 1 sind Nachbarn" : ""}, mit einem Würfel, der die Zahl des ${courtDie === "court" ? "Hofs" : "Dorfs"} zeigt. Es kostet den Preis des Platzes im Rat. Wer neu kommt, setzt sich hinter alle und lässt sie einen Platz aufrücken, oder zahlt mehr, um an manchen vorbeizugehen.`,
    ],
    cave: [
      "Höhle",
      "Hinein geht es wie ins Dorf, doch niemand wird über die rote Linie geschoben. Nach jeder Runde graben alle ein Feld tiefer; von einem Feld mit Lohn kann ein Mitglied dann damit heimgehen, vom letzten geht es heim.",
    ],
    deep: [
      "tiefe Mine",
      "Sie liegt zwischen zwei Höhlen: Aus Höhle 3 führt eine 2 in Mine 2, eine 4 in Mine 3. Das Mitglied kommt mit dem nächsten Schatz heim.",
    ],
    recall: [
      "zurückrufen",
      "Statt eines Mitglieds von daheim kann eines von dir aus einem Dorf oder einer Höhle kommen; es geht ohne Lohn.",
    ],
    points: (count) => [
      "Aktionspunkte",
      `Pro Zug ein Aktionspunkt für je ${members(count)} an den Höfen, höchstens 3: einen Würfel um eins ändern (1), ein Mitglied im Dorf mit halber Rente zur Ruhe setzen (1), ein Mitglied am nächsten vorbei befördern (2).`,
    ],
    end: (courts, worth, isDuel) => [
      "das Ende",
      `Nach der Runde, in der ${counted(courts, "Hof voll ist", "Höfe voll sind")}, oder nach 20 Runden ohne neues Mitglied an einem Hof, oder nach 100 insgesamt. Die Plätze an den Höfen zählen ${worth}; bei Gleichstand: mehr Mitglieder dort, dann mehr Gold.${isDuel ? " Zu zweit zählt jede Farbe für sich: Die beste gewinnt, dann die zweite." : ""}`,
    ],
    theRules: "die Regeln",
    typing:
      "Antworte mit Zahlen ('2 1' ist Wahl 2, dann 1 von dem, was sie fragt), oder tippe eine Aktion, wie Mitschriften sie schreiben: roll, village 3, cave 3 from village 6:1, court 4 from village 3:2 over 1, deep 2 from cave 3:1, change 2 to 3, retire village 2:3, promote cave 4:1, end, home cave 3:4, stay. Die Taste c fragt den Ratgeber.",
  },
  finale: {
    rules: (name) => `${isYou(name) ? "Du herrschst" : `${name} herrscht`} über die Höfe`,
    share: (names) => `${list(names)} teilen sich die Höfe`,
    points: "Punkte",
    best: "beste Farbe",
    second: "zweite Farbe",
    members: "Mitglieder",
    gold: "Gold",
    allEqual: "Alles ist gleich: Der erste Platz wird geteilt.",
    decided: (by, isDouble) => {
      const reasons = {
        second: "Die zweiten Farben entscheiden",
        members: "Die Mitglieder an den Höfen entscheiden",
        gold: "Das Gold entscheidet",
      };
      return `${isDouble ? "Die besten Farben" : "Die Punkte"} sind gleich: ${reasons[by]}.`;
    },
  },
};
