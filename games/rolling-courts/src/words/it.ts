import { countingIn, isYou, listingIn, writeFaces, type Faces } from "@courtly/engine";
import type { Place, Spot } from "../state.ts";
import { capital } from "./capital.ts";
import type { CourtsWords, Family } from "./en.ts";
import { grouped } from "./grouped.ts";

const counted = countingIn("it");
const list = listingIn("it");
const gold = (count: number) => counted(count, "moneta d’oro", "monete d’oro");

const PLACES: Readonly<Record<Place["kind"], string>> = {
  court: "corte",
  village: "villaggio",
  cave: "grotta",
  deep: "miniera profonda",
};

const placeName = ({ kind, number }: Place) => `${PLACES[kind]} ${number}`;
const spotName = ({ kind, number, space }: Spot) => `${PLACES[kind]} ${number}:${space}`;
const into = (place: Place) => `${place.kind === "village" ? "nel" : "nella"} ${placeName(place)}`;
const from = (place: Place) => `${place.kind === "village" ? "dal" : "dalla"} ${placeName(place)}`;

/** "Tiri", "Ada tira"; of two colours "Tu (T2) tiri", "Ada (A2) tira". */
function fa({ name, mark }: Family, yours: string, theirs: string): string {
  if (mark === undefined) return isYou(name) ? capital(yours) : `${name} ${theirs}`;
  return isYou(name) ? `Tu (${mark}) ${yours}` : `${name} (${mark}) ${theirs}`;
}

const marked = ({ mark }: Family) => (mark === undefined ? "" : ` (${mark})`);

/** "un tuo familiare", "un familiare di Ada". */
function memberOf(who: Family): string {
  return `${isYou(who.name) ? "un tuo familiare" : `un familiare di ${who.name}`}${marked(who)}`;
}

function membersOf(who: Family, count: number): string {
  return `${isYou(who.name) ? `${count} tuoi familiari` : `${count} familiari di ${who.name}`}${marked(who)}`;
}

/** After "oltre": "te", "Ada"; of two colours "A2". */
const shortly = ({ name, mark }: Family) => mark ?? (isYou(name) ? "te" : name);

/** After "davanti a": "te e 2 di Ada". */
function passed(members: readonly Family[]): string {
  const several = ({ name, mark }: Family) =>
    mark === undefined && isYou(name) ? "dei tuoi" : `di ${mark ?? name}`;
  return list(
    grouped(members).map(([family, count]) =>
      count === 1 ? shortly(family) : `${count} ${several(family)}`,
    ),
  );
}

const notOwn = ({ spot }: { spot: Spot }) =>
  `nessun familiare di questo colore è in ${spotName(spot)}`;
const noDie = ({ die, unspent }: { die: number; unspent: Faces }) =>
  unspent.length === 0
    ? `nessun dado da spendere mostra ${die}: li hai spesi tutti`
    : `nessun dado da spendere mostra ${die}: ${unspent.length === 1 ? "ti resta" : "ti restano"} ${writeFaces(unspent)}`;

const REFUSALS: CourtsWords["refusals"] = {
  rollFirst: () => "prima tira i dadi",
  rolledAlready: () => "in questo turno hai già tirato: spendi i dadi o chiudi il turno",
  examining: () =>
    "si ispezionano le miniere: riporta a casa un familiare ('home') o lascia che restino ('stay')",
  notExamining: () =>
    "dalle miniere si torna a casa solo quando si ispezionano, dopo i turni di tutti",
  noDie,
  noDieToRetire: noDie,
  noDieToPromote: noDie,
  enteredTwice: ({ place }) => `in questo turno due tuoi familiari sono già entrati ${into(place)}`,
  nobodyInHand: () => "non hai familiari a casa: richiamane uno da un villaggio o da una grotta",
  notOwnRecalled: notOwn,
  notOwnToCourt: notOwn,
  notOwnMiner: notOwn,
  notOwnHome: notOwn,
  notOwnRetired: notOwn,
  notOwnPromoted: notOwn,
  caveFull: ({ place, redLine }) =>
    redLine === 1
      ? `${placeName(place)}: l’unico spazio prima della linea rossa è occupato`
      : `${placeName(place)}: tutti e ${redLine} gli spazi prima della linea rossa sono occupati`,
  notNeighbour: ({ village, court }) =>
    `dal villaggio ${village} nessuna strada porta alla corte ${court}`,
  courtFull: ({ court }) => `la corte ${court} è piena`,
  leapTooFar: ({ court, over, members }) =>
    `la corte ${court} ha ${counted(members, "familiare", "familiari")}: nessuno può passare davanti a ${over}`,
  tooDear: ({ price, gold: own }) =>
    `${price === 1 ? "serve" : "servono"} ${gold(price)}, tu ne hai ${own}`,
  noPath: ({ cave, mine }) =>
    `dalla grotta ${cave} nessun passaggio porta alla miniera profonda ${mine}`,
  exhausted: ({ mine }) => `la miniera profonda ${mine} è esaurita`,
  noPoints: ({ needed, left }) =>
    `${needed === 1 ? "serve" : "servono"} ${counted(needed, "punto azione", "punti azione")}, ne hai ${left}`,
  notByOne: ({ die, to: wanted }) => `un dado cambia di uno, non da ${die} a ${wanted}`,
  noUnchangedDie: ({ die, unchanged }) =>
    `nessun dado da spendere che mostra ${die} si può ancora cambiare${unchanged.length === 0 ? "" : `, solo ${writeFaces(unchanged)}`}`,
  lastSpace: ({ spot }) => `${spotName(spot)} è l’ultimo: da lì nessuno viene promosso`,
  pastOwn: ({ spot }) => `davanti a ${spotName(spot)} c’è un familiare dello stesso colore`,
  noValue: ({ spot }) => `${spotName(spot)} non vale nulla: chi è lì resta`,
};

const TALES: CourtsWords["tales"] = {
  rolled: (who, faces) => `${fa(who, "tiri", "tira")} ${writeFaces(faces)}.`,
  rolledTriple: (who, faces) =>
    `${fa(who, "tiri", "tira")} ${writeFaces(faces)}: tre dadi uguali si tirano di nuovo.`,
  roundBegins: (who, round) =>
    `Giro ${round}: ${isYou(who.name) ? `cominci tu${marked(who)}` : `comincia ${who.name}${marked(who)}`}.`,
  sent: (who, place) => `${fa(who, "mandi", "manda")} un familiare ${into(place)}.`,
  recalled: (who, spot, place) =>
    `${fa(who, "richiami", "richiama")} un familiare ${from(spot)} e lo ${isYou(who.name) ? "mandi" : "manda"} ${into(place)}.`,
  pushedOut: (who, village, pay) =>
    `${capital(memberOf(who))} viene spinto fuori dal villaggio ${village} e riceve ${gold(pay)}.`,
  wentToCourt: (who, { court, ahead, price }) =>
    `${fa(who, "vai", "va")} alla corte ${court}${ahead.length === 0 ? "" : `, davanti a ${passed(ahead)}`}, per ${gold(price)}.`,
  courtFilled: (court, full, toEnd) =>
    `La corte ${court} è piena: ${full >= toEnd ? "la partita finisce dopo questo giro" : `${full} su ${toEnd}`}.`,
  foundTreasure: (who, found, mine) =>
    `${fa(who, "trovi", "trova")} ${gold(found)} nella miniera profonda ${mine}.`,
  foundLastTreasure: (who, found, mine) =>
    `${fa(who, "trovi", "trova")} ${gold(found)} nella miniera profonda ${mine}, l’ultimo tesoro che c’era.`,
  changedDie: (who, die, wanted) => `${fa(who, "cambi", "cambia")} un ${die} in ${wanted}.`,
  retired: (who, village, pay) =>
    `${fa(who, "ritiri", "ritira")} in anticipo un familiare dal villaggio ${village}: ${gold(pay)}.`,
  promoted: (who, spot, past) =>
    `${fa(who, "promuovi", "promuove")} un familiare ${into(spot)}${past === undefined ? "" : `, oltre ${shortly(past)}`}.`,
  ended: (who, unspent) =>
    `${fa(who, "chiudi", "chiude")} il turno${unspent.length === 0 ? "" : ` senza spendere ${writeFaces(unspent)}`}.`,
  tookHome: (who, cave, pay) =>
    `${fa(who, "riporti", "riporta")} a casa un familiare dalla grotta ${cave}: ${gold(pay)}.`,
  stayed: (who) => `${fa(who, "resti", "resta")} nelle grotte.`,
  resigned: (name) => (isYou(name) ? "Abbandoni." : `${name} abbandona.`),
  dug: () => "Il giro finisce: nelle grotte tutti scavano uno spazio più a fondo.",
  emptyCaves: () => "Il giro finisce; le grotte sono vuote.",
  cameHome: (who, { members, caves, gold: pay }) => {
    const [subject, comes] =
      members === 1 ? [capital(memberOf(who)), "torna"] : [membersOf(who, members), "tornano"];
    const end = caves.length === 1 ? "dal fondo della grotta" : "dal fondo delle grotte";
    return `${subject} ${comes} a casa ${end} ${list(caves.map(String))}: ${gold(pay)}.`;
  },
};

export const ITALIAN: CourtsWords = {
  place: placeName,
  member: memberOf,
  shortly,
  passed,
  rules: {
    courtDie: {
      court: "per andare a corte serve un dado con il numero della corte",
      village: "per andare a corte serve un dado con il numero del villaggio",
    },
    wrap: {
      yes: "le corti 6 e 1 sono vicine dei villaggi 1 e 6",
      no: "le corti 6 e 1 non sono vicine dei villaggi 1 e 6",
    },
  },
  refusals: REFUSALS,
  tales: TALES,
  ending: {
    courtsFull: (full, rounds) =>
      `${counted(full, "corte è piena", "corti sono piene")} dopo ${counted(rounds, "giro", "giri")}.`,
    resigned: (round) => `La partita finisce al giro ${round}.`,
    idle: (idle, rounds) =>
      `La partita finisce dopo ${counted(rounds, "giro", "giri")}: ${idle === 1 ? "nell’ultimo" : `negli ultimi ${idle}`} nessuno è arrivato a corte.`,
  },
};
