import { countingIn, isYou, listingIn, type Face } from "@courtly/engine";
import { capital, type Place, type Spot } from "@courtly/rolling-courts";
import { signed } from "@courtly/coach/rolling-courts/words/amounts";
import type { CourtsTableWords } from "./en.ts";
import type { DieSaid, Row, Tie, Who } from "./values.ts";

const counted = countingIn("de");
const list = listingIn("de");

const FACES: Readonly<Record<Face, string>> = {
  1: "Eins",
  2: "Zwei",
  3: "Drei",
  4: "Vier",
  5: "Fünf",
  6: "Sechs",
};
const PLACES: Readonly<Record<Place["kind"], string>> = {
  court: "Hof",
  village: "Dorf",
  cave: "Höhle",
  deep: "tiefe Mine",
};

const place = ({ kind, number }: Place) => `${PLACES[kind]} ${number}`;
const pointsCount = (points: number) => counted(points, "Punkt", "Punkte");

function spot({ kind, number, space }: Spot): string {
  return `${PLACES[kind]} ${number}, ${kind === "village" ? "Platz" : "Feld"} ${space}`;
}

const marked = ({ beast }: Who) => (beast === undefined ? "" : ` (${beast})`);
const who = (family: Who) => `${isYou(family.name) ? "du" : family.name}${marked(family)}`;
/** After "vorbei an": "dir". */
const whom = (family: Who) => `${isYou(family.name) ? "dir" : family.name}${marked(family)}`;
/** "du wirst", "Ines wird". */
const becomes = (family: Who) => `${who(family)} ${isYou(family.name) ? "wirst" : "wird"}`;

const enters = (isRecall: boolean, row: Row) =>
  `${isRecall ? "Zurückrufen und" : "Ein Mitglied"} in ${place(row)} schicken`;

function row(seats: readonly (Who | undefined)[]): string {
  if (seats.every((seat) => seat === undefined)) return "leer";
  return seats.map((seat) => (seat === undefined ? "leer" : who(seat))).join(", ");
}

function die({ number, face, isChanged, use, isChosen }: DieSaid): string {
  const state = use !== undefined ? `eingesetzt: ${place(use)}` : isChosen ? "gewählt" : "bereit";
  return `Würfel ${number}, ${FACES[face]}, ${isChanged ? "geändert, " : ""}${state}`;
}

const DECIDES: Readonly<Record<Tie["by"], string>> = {
  second: "Die zweiten Farben entscheiden",
  members: "Die Mitglieder an den Höfen entscheiden",
  gold: "Das Gold entscheidet",
};

const FROM = { village: "aus einem Dorf", cave: "aus einer Höhle" };
const NOWHERE = {
  village: "in einem Dorf",
  cave: "in einer Höhle",
  either: "in einem Dorf oder einer Höhle",
};

export const DE: CourtsTableWords = {
  beasts: { azure: "Schwan", gules: "Fuchs", vert: "Hirsch", purpure: "Eber", or: "Löwe" },
  who,
  spot,
  round: (round) => `Runde ${round}`,
  space: "Leertaste",
  enter: "Eingabe",

  phases: { moves: "Züge", dig: "Tiefer graben", examine: "Minen prüfen" },
  bar: {
    thisRound: "Diese Runde",
    courtsFull: "Volle Höfe",
    full: (full, needed) => `${full} von ${needed}`,
    subtitle: (full, needed) => `Volle Höfe: ${full} von ${needed}`,
    digging: "Die Bergleute graben tiefer",
    others: "Die anderen",
    family: (family, points) => `${capital(who(family))}, ${pointsCount(points)}. Einzelheiten`,
  },

  players: {
    twoFamilies: "zwei Familien",
    alsoYours: "du",
    startsWithTwo: (beasts) =>
      `Du führst zwei Familien, ${beasts.join(" und ")}. Jede hat eigenes Gold und eigene Züge; am Ende wird deine bessere mit der besseren deines Gegners verglichen.`,
    players: "Am Tisch",
    first: "beginnt",
    begins: "beginnt diese Runde",
    ifPlayed: " Punkte mit diesem Zug",
    points: "Punkte",
    gold: "Gold",
    home: "Daheim",
    examines: "Prüft die Minen",
    yourTurn: "Du bist dran",
    playsNow: "Ist dran",
    turnDone: "War dran",
    online: "Online",
    you: "Du",
    here: "Hier am Gerät",
  },

  coachOn: "Ratgeber einschalten",

  purse: {
    gold: "Gold",
    atHome: "Daheim",
    nobody: "niemand",
    actionPoints: "Aktions\u00ADpunkte",
    spokenPoints: "Punkte",
    spokenGold: "Gold",
    home: "daheim",
    spokenActionPoints: "Aktionspunkte",
  },

  board: {
    board: "Spielplan",
    grid: "Dörfer, Höfe und Höhlen",
    councils: "Dorfräte",
    retire: "Rente",
    courts: "Höfe",
    leap: "+ Sprung,",
    points: "Punkte",
    caves: "Höhlen",
    deepMines: "Tiefe Minen",
    row: (number) => `${number}: Rat, Hof, Höhle`,
    villageRow: (number) => `${number}: Rat, Hof`,
    caveRow: (number) => `${number}: Höhle`,
    cavesAndMines: "Höhlen und tiefe Minen",
    sides: "Seiten des Spielplans",
    villagesAndCourts: "Dörfer und Höfe",
    tab: (side, moves) => `${side}, ${counted(moves, "Möglichkeit", "Möglichkeiten")}`,
    full: "Voll",
    exhausted: "Leer",
    summary: ({ number, council, court, isFull }) =>
      `Reihe ${number}. Rat: ${row(council)}. Hof: ${row(court)}${isFull ? ", voll" : ""}.`,
    chooseItsDie: "Den passenden Würfel wählen.",
    open: "Aufklappen.",
    proposeSeat: (seat, court) => `Platz ${seat} an Hof ${court} vorschlagen.`,
    chooseMember: (seat) => `Dein Mitglied auf Platz ${seat} wählen.`,
  },

  cells: {
    entrance: (into) => `Eingang: ${place(into)}`,
    pushedOutPay: (pay) => `wer hinausgedrängt wird, bekommt ${pay}`,
    enters,
    pushedOut: (out) => `${becomes(out.who)} hinausgedrängt, für ${out.pay} Gold`,
    price: (price) => `Preis ${price}`,
    worth: (value) => `bringt ${value}`,
    homeFromHere: "geht von hier heim",
    homeWith: (value) => `geht von hier heim mit ${value}`,
    empty: "leer",
    chosen: "gewählt",
    mayMove: "kann ziehen",
    tooDear: "kann ziehen, jetzt zu teuer",
    retire: (pay) => `vorzeitig zur Ruhe setzen für ${pay} Gold`,
    promote: "auf den leeren Platz davor befördern",
    promotePast: (passed) => `befördern, vorbei an ${whom(passed)}`,
    court: (court) => `Hof ${court}`,
    seat: (seat) => `Platz ${seat}`,
    points: pointsCount,
    chooseWhoGoes: "in Reichweite, wähle, wer geht",
    needed: (price, gold) => `braucht ${price} Gold, du hast ${gold}`,
    after: ({ who: family, price, points, isPicked }) =>
      `${who(family)} für ${price} Gold${points === undefined ? "" : `, insgesamt ${signed(points)} ${points === 1 ? "Punkt" : "Punkte"}`}${isPicked ? ", vorgeschlagen" : ""}`,
    mine: (mine) => `Tiefe Mine ${mine}`,
    exhausted: "erschöpft",
    nextTreasure: (gold) => `nächster Schatz ${gold}`,
    left: (left) => `noch ${left}`,
    fromCave: (cave, face) => `aus Höhle ${cave} mit einer ${face ?? ""}`,
    proposed: "vorgeschlagen",
    inReach: "in Reichweite",
  },

  dice: {
    dice: "Würfel",
    again: "Noch mal",
    die,
    turnable: (number, face) => `Würfel ${number}, ${FACES[face]}`,
    change: (number, from, to) => `Würfel ${number} von ${FACES[from]} auf ${FACES[to]} ändern`,
    playing: "Gewählt",
    ready: "Bereit",
    used: "Fertig",
    usedFor: (use) => (use.kind === "deep" ? `Mine ${use.number}` : place(use)),
    changed: "Geändert",
  },

  actions: {
    actions: "Aktionen",
    recall: { label: "Zurückrufen", short: "Rückruf" },
    change: { label: "Würfel ändern", short: "±1" },
    retire: { label: "Zur Ruhe setzen", short: "Zur Ruhe" },
    promote: { label: "Befördern", short: "Befördern" },
    free: "gratis",
    withoutPay: "ein Mitglied kommt ohne Lohn zurück",
    costs: (points) => counted(points, "Aktionspunkt", "Aktionspunkte"),
    tile: (label, price) => `${label}, ${price}`,
    notNow: (label, reason) => `${label}. Jetzt nicht: ${reason}`,
    stillRolling: "die Würfel rollen noch",
    over: "die Partie ist zu Ende",
    examining: "die Minen werden geprüft",
    notYourTurn: "du bist nicht am Zug",
    turnOf: (name) => `${name} ist am Zug`,
    undo: "Zurücknehmen",
    undoShort: "Zurück",
    nothingToUndo: "seit dem letzten Wurf gibt es nichts zurückzunehmen",
    notYours: "jetzt entscheidest nicht du",
    rollFirst: "würfle zuerst",
  },

  mainButton: {
    cloth: "Tuch",
    roll: "3 Würfel werfen",
    turnDie: "Dreh einen Würfel",
    turnDieHow: "Um eins hinauf oder hinunter",
    whoRetires: "Wähle, wer zur Ruhe geht",
    whoRetiresHow: "Die Marke zeigt das Gold",
    whoIsPromoted: "Wähle, wer befördert wird",
    whoIsPromotedHow: "Die Marke zeigt, an wem vorbei",
    chooseDie: "Wähle einen Würfel",
    chooseDieHow: "Wähle dann sein Ziel",
    whomToRecall: "Wähle, wen du zurückrufst",
    whomToRecallHow: "Es kommt ohne Lohn zurück",
    whereItGoes: "Wähle das Ziel",
    whereItGoesHow: (face) => `Dorf ${face} oder Höhle ${face}`,
    whoGoes: "Wähle, wer geht",
    whoGoesHow: "Wer gestrichelt umrandet ist, kann gehen",
    nothingWith: (face) => `Mit der ${face} geht nichts`,
    whereLeads: (face) => `Wohin führt die ${face}?`,
    whereLeadsShort: (face) => `Wohin mit der ${face}?`,
    ways: (villages, caves) => {
      if (villages === 0) return `${counted(caves, "Weg", "Wege")} in den Höhlen`;
      const above = `${counted(villages, "Weg", "Wege")} bei Dörfern und Höfen`;
      return caves === 0 ? above : `${above}, ${caves} in den Höhlen`;
    },
    canBeChanged: "Du kannst sie ändern",
    anotherOrEnd: "Wähle einen anderen oder beende den Zug",
    endIt: "Beende den Zug",
    endTurn: "Zug beenden",
    endLosing: (lost) => `Zug beenden, ${lost} verfallen lassen`,
    endAsks: (lost) => `Verfallen würde: ${lost}. Drück noch einmal E, um den Zug zu beenden.`,
    lose: (lost) => `Verfällt: ${lost}`,
    loseQuietly: (lost) => `verfällt: ${lost}`,
    loss: (dice, points) =>
      list([
        ...(dice === 0 ? [] : [`${dice} Würfel`]),
        ...(points === 0 ? [] : [counted(points, "Aktionspunkt", "Aktionspunkte")]),
      ]),
    allSpent: "Alle Würfel sind eingesetzt",
    retire: (pay) => `Für ${pay} Gold zur Ruhe`,
    retireFrom: (village) => `Aus Dorf ${village}, heim`,
    promote: "Befördern",
    promoteIn: (at) => `${place(at)}, eins nach vorn`,
    takeSeat: (seat, price) =>
      price === 0 ? `Platz ${seat} nehmen, gratis` : `${price} zahlen für Platz ${seat}`,
    takeSeatShort: (price) => (price === 0 ? "Platz nehmen" : `Platz für ${price} nehmen`),
    toCourt: (village, court, points) =>
      `Aus Dorf ${village} an Hof ${court}, ${signed(points)} ${Math.abs(points) === 1 ? "Punkt" : "Punkte"}`,
    takeTreasure: (gold) => `${gold} nehmen, heim`,
    toMine: (cave, mine) => `Aus Höhle ${cave} in tiefe Mine ${mine}`,
    enters,
    fromHome: "Von daheim",
    fromPlace: (from) => `Aus ${place(from)}, ohne Lohn`,
    pushedOut: (out) => `${capital(becomes(out.who))} hinausgedrängt, für ${out.pay} Gold`,
    over: "Die Partie ist zu Ende",
    plays: (name) => (isYou(name) ? "Du spielst" : `${name} spielt`),
    skipAhead: "Vorspulen",
    rolling: "Es wird gewürfelt",
    skipHow: "Zum Überspringen drücken",
    passTo: (name) => `Weiter an ${isYou(name) ? "dich" : name}`,
    stayOne: "In der Mine bleiben",
    stayAll: "Alle bleiben in den Höhlen",
    stayOneShort: "Bleiben",
    stayAllShort: "Alle bleiben",
    members: (count) => counted(count, "Mitglied", "Mitglieder"),
  },

  home: {
    keepDigging: "Alle weitergraben lassen",
    allDig: "Deine Bergleute graben weiter",
    cancel: "Wieder fragen",
    asks: (family, count) =>
      `${capital(who(family))}: ${count === 1 ? "Heim oder bleiben?" : "Wer kommt heim?"}`,
    homeWith: (value) => `Heim mit ${value}`,
    homeFrom: (value, at) => `Heim mit ${value}, ${spot(at)}`,
  },

  refusals: {
    chooseDie: "wähle zuerst einen Würfel",
    nowhere: (face) => `mit einer ${face} kommt dieses Mitglied nirgendwohin`,
    noWayToCourt: (kind) => `${FROM[kind]} führt kein Weg an einen Hof`,
    noWayToMine: (kind) => `${FROM[kind]} führt kein Weg in eine tiefe Mine`,
    nobodyIn: (where) => `keines deiner Mitglieder ist ${NOWHERE[where]}`,
    noUnchanged: "kein Würfel lässt sich mehr ändern",
  },

  end: {
    won: (names, points) => {
      const [only = "", ...more] = names;
      if (more.length > 0)
        return `Geteilter Sieg mit ${points === 1 ? "1 Punkt" : `${points} Punkten`}: ${list(names.map((name) => (isYou(name) ? "du" : name)))}`;
      return `${isYou(only) ? "Du hast" : `${only} hat`} mit ${points === 1 ? "1 Punkt" : `${points} Punkten`} gewonnen`;
    },
    allEqual: "Alles ist gleich: Der Sieg wird geteilt.",
    tie: ({ areTwoColours, by, ours, theirs }) =>
      `${areTwoColours ? "Die besten Farben" : "Die Punkte"} sind gleich: ${DECIDES[by]}, ${ours} zu ${theirs}.`,
    caption: "Punkte an jedem Hof, Mitglieder und Gold",
    colour: "Farbe",
    family: "Familie",
    court: "Hof ",
    points: "Punkte",
    members: "Mitglieder",
    gold: "Gold",
    best: (beast) => `${beast}, beste Farbe`,
    second: (beast) => `${beast}, zweite Farbe`,
  },
};
