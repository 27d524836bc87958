import { countingIn, isYou, listingIn, writeFaces, type Faces } from "@courtly/engine";
import type { Place, Spot } from "../state.ts";
import { capital } from "./capital.ts";
import type { CourtsWords, Family } from "./en.ts";
import { grouped } from "./grouped.ts";

const counted = countingIn("de");
const list = listingIn("de");
const shown = (dice: Faces) => (dice.length === 0 ? "keiner" : writeFaces(dice));

const PLACES: Readonly<Record<Place["kind"], string>> = {
  court: "Hof",
  village: "Dorf",
  cave: "Höhle",
  deep: "tiefe Mine",
};

const placeName = ({ kind, number }: Place) => `${PLACES[kind]} ${number}`;
const spotName = ({ kind, number, space }: Spot) => `${PLACES[kind]} ${number}:${space}`;

/** "Du würfelst", "Ada würfelt"; of two colours "Du (D2) würfelst". */
function tut(who: Family, yours: string, theirs: string): string {
  return isYou(who.name) ? `Du${marked(who)} ${yours}` : `${who.name}${marked(who)} ${theirs}`;
}

const marked = ({ mark }: Family) => (mark === undefined ? "" : ` (${mark})`);

/** "dein Mitglied", "ein Mitglied von Ada". */
function memberOf(who: Family): string {
  return `${isYou(who.name) ? "dein Mitglied" : `ein Mitglied von ${who.name}`}${marked(who)}`;
}

function membersOf(who: Family, count: number): string {
  return `${isYou(who.name) ? `${count} deiner Mitglieder` : `${count} Mitglieder von ${who.name}`}${marked(who)}`;
}

/** After "vorbei an": "dir", "Ada"; of two colours "A2". */
const shortly = ({ name, mark }: Family) => mark ?? (isYou(name) ? "dir" : name);

/** After "vor": "dir und 2 von Ada". */
const passed = (members: readonly Family[]) =>
  list(
    grouped(members).map(([family, count]) =>
      count === 1 ? shortly(family) : `${count} von ${shortly(family)}`,
    ),
  );

const notOwn = ({ spot }: { spot: Spot }) =>
  `bei ${spotName(spot)} steht kein Mitglied dieser Farbe`;
const noDie = ({ die, unspent }: { die: number; unspent: Faces }) =>
  `kein freier Würfel zeigt ${die}: ${shown(unspent)} übrig`;

const REFUSALS: CourtsWords["refusals"] = {
  rollFirst: () => "würfle zuerst",
  rolledAlready: () =>
    "in diesem Zug hast du schon gewürfelt: Setz die Würfel ein oder beende den Zug",
  examining: () =>
    "die Minen werden geprüft: Hol ein Mitglied heim ('home') oder lass alle bleiben ('stay')",
  notExamining: () =>
    "aus den Minen geht es erst heim, wenn sie geprüft werden: nachdem alle dran waren",
  noDie,
  noDieToRetire: noDie,
  noDieToPromote: noDie,
  enteredTwice: ({ place }) =>
    `${placeName(place)}: Dort sind in diesem Zug schon zwei deiner Mitglieder angekommen`,
  nobodyInHand: () =>
    "du hast kein Mitglied daheim: Ruf eines aus einem Dorf oder einer Höhle zurück",
  notOwnRecalled: notOwn,
  notOwnToCourt: notOwn,
  notOwnMiner: notOwn,
  notOwnHome: notOwn,
  notOwnRetired: notOwn,
  notOwnPromoted: notOwn,
  caveFull: ({ place, redLine }) =>
    redLine === 1
      ? `${placeName(place)}: Das einzige Feld vor der roten Linie ist besetzt`
      : `${placeName(place)}: Alle ${redLine} Felder vor der roten Linie sind besetzt`,
  notNeighbour: ({ village, court }) => `von Dorf ${village} führt kein Weg an Hof ${court}`,
  courtFull: ({ court }) => `Hof ${court} ist voll`,
  leapTooFar: ({ court, over, members }) =>
    `Hof ${court} hat ${counted(members, "Mitglied", "Mitglieder")}: Niemand kommt an ${over} vorbei`,
  tooDear: ({ price, gold }) => `du brauchst ${price} Gold und hast ${gold}`,
  noPath: ({ cave, mine }) => `von Höhle ${cave} führt kein Gang in die tiefe Mine ${mine}`,
  exhausted: ({ mine }) => `die tiefe Mine ${mine} ist erschöpft`,
  noPoints: ({ needed, left }) =>
    `du brauchst ${counted(needed, "Aktionspunkt", "Aktionspunkte")} und hast ${left}`,
  notByOne: ({ die, to }) => `ein Würfel wird um eins geändert, nicht von ${die} auf ${to}`,
  noUnchangedDie: ({ die, unchanged }) =>
    `kein freier Würfel mit ${die} lässt sich noch ändern${unchanged.length === 0 ? "" : `, nur ${writeFaces(unchanged)}`}`,
  lastSpace: ({ spot }) => `${spotName(spot)} ist ganz vorn: Von dort wird niemand befördert`,
  pastOwn: ({ spot }) => `vor ${spotName(spot)} steht ein Mitglied derselben Farbe`,
  noValue: ({ spot }) => `${spotName(spot)} bringt nichts: Wer dort ist, bleibt`,
};

const TALES: CourtsWords["tales"] = {
  rolled: (who, faces) => `${tut(who, "würfelst", "würfelt")} ${writeFaces(faces)}.`,
  rolledTriple: (who, faces) =>
    `${tut(who, "würfelst", "würfelt")} ${writeFaces(faces)}: Drei gleiche Würfel werden neu gewürfelt.`,
  roundBegins: (who, round) =>
    `Runde ${round}: ${isYou(who.name) ? `Du${marked(who)} beginnst` : `${who.name}${marked(who)} beginnt`}.`,
  sent: (who, into) => `${tut(who, "schickst", "schickt")} ein Mitglied in ${placeName(into)}.`,
  recalled: (who, spot, into) =>
    `${tut(who, "rufst", "ruft")} ein Mitglied aus ${PLACES[spot.kind]} ${spot.number} zurück und ${isYou(who.name) ? "schickst" : "schickt"} es in ${placeName(into)}.`,
  pushedOut: (who, village, pay) =>
    `${capital(memberOf(who))} wird aus Dorf ${village} hinausgedrängt und bekommt ${pay} Gold.`,
  wentToCourt: (who, { court, ahead, price }) =>
    `${tut(who, "gehst", "geht")} für ${price} Gold an Hof ${court}${ahead.length === 0 ? "" : `, vor ${passed(ahead)}`}.`,
  courtFilled: (court, full, toEnd) =>
    `Hof ${court} ist voll: ${full >= toEnd ? "Nach dieser Runde endet die Partie" : `${full} von ${toEnd}`}.`,
  foundTreasure: (who, found, mine) =>
    `${tut(who, "findest", "findet")} ${found} Gold in der tiefen Mine ${mine}.`,
  foundLastTreasure: (who, found, mine) =>
    `${tut(who, "findest", "findet")} ${found} Gold in der tiefen Mine ${mine}, den letzten Schatz dort.`,
  changedDie: (who, die, to) => `${tut(who, "änderst", "ändert")} eine ${die} auf ${to}.`,
  retired: (who, village, pay) =>
    `${tut(who, "setzt", "setzt")} ein Mitglied aus Dorf ${village} vorzeitig zur Ruhe: ${pay} Gold.`,
  promoted: (who, { kind, number }, past) =>
    `${tut(who, "beförderst", "befördert")} ein Mitglied in ${PLACES[kind]} ${number}${past === undefined ? "" : `, vorbei an ${shortly(past)}`}.`,
  ended: (who, unspent) =>
    `${tut(who, "beendest", "beendet")} den Zug${unspent.length === 0 ? "" : `, ${writeFaces(unspent)} ${unspent.length === 1 ? "verfällt" : "verfallen"}`}.`,
  tookHome: (who, cave, pay) =>
    `${tut(who, "holst", "holt")} ein Mitglied aus Höhle ${cave} heim: ${pay} Gold.`,
  stayed: (who) => `${tut(who, "bleibst", "bleibt")} in den Höhlen.`,
  resigned: (name) => (isYou(name) ? "Du gibst auf." : `${name} gibt auf.`),
  dug: () => "Die Runde endet: In den Höhlen graben alle ein Feld tiefer.",
  emptyCaves: () => "Die Runde endet; die Höhlen sind leer.",
  cameHome: (who, { members, caves, gold }) => {
    const [subject, come] =
      members === 1 ? [capital(memberOf(who)), "kommt"] : [membersOf(who, members), "kommen"];
    const end = caves.length === 1 ? "vom Ende der Höhle" : "vom Ende der Höhlen";
    return `${subject} ${come} ${end} ${list(caves.map(String))} heim: ${gold} Gold.`;
  },
};

export const GERMAN: CourtsWords = {
  place: placeName,
  member: memberOf,
  shortly,
  passed,
  rules: {
    courtDie: {
      court: "der Weg an einen Hof braucht einen Würfel mit der Zahl des Hofs",
      village: "der Weg an einen Hof braucht einen Würfel mit der Zahl des Dorfs",
    },
    wrap: {
      yes: "die Höfe 6 und 1 sind Nachbarn der Dörfer 1 und 6",
      no: "die Höfe 6 und 1 sind keine Nachbarn der Dörfer 1 und 6",
    },
  },
  refusals: REFUSALS,
  tales: TALES,
  ending: {
    courtsFull: (full, rounds) =>
      `${counted(full, "Hof ist", "Höfe sind")} nach ${counted(rounds, "Runde", "Runden")} voll.`,
    resigned: (round) => `Die Partie endet in Runde ${round}.`,
    idle: (idle, rounds) =>
      `Die Partie endet nach ${counted(rounds, "Runde", "Runden")}: In ${idle === 1 ? "der letzten" : `den letzten ${idle}`} kam niemand an einen Hof.`,
  },
};
