import { countingIn, isYou, listingIn, type Face } from "@courtly/engine";
import { capital, type Place, type Spot } from "@courtly/rolling-courts";
import { signed } from "@courtly/coach/rolling-courts/words/amounts";
import type { CourtsTableWords } from "./en.ts";
import type { DieSaid, Row, Tie, Who } from "./values.ts";

const counted = countingIn("it");
const list = listingIn("it");

const ORDINALS = ["primo", "secondo", "terzo", "quarto", "quinto", "sesto"];
const FACES: Readonly<Record<Face, string>> = {
  1: "uno",
  2: "due",
  3: "tre",
  4: "quattro",
  5: "cinque",
  6: "sei",
};
const PLACES: Readonly<Record<Place["kind"], string>> = {
  court: "corte",
  village: "villaggio",
  cave: "grotta",
  deep: "miniera profonda",
};

const ordinal = (place: number) => ORDINALS[place - 1] ?? `${place}º`;
const place = ({ kind, number }: Place) => `${PLACES[kind]} ${number}`;
const coins = (gold: number) => counted(gold, "moneta", "monete");
const pointsCount = (points: number) => counted(points, "punto", "punti");
const diceCount = (dice: number) => counted(dice, "dado", "dadi");

function spot({ kind, number, space }: Spot): string {
  const where = kind === "village" ? `${ordinal(space)} seggio` : `spazio ${space}`;
  return `${capital(PLACES[kind])} ${number}, ${where}`;
}

const marked = ({ beast }: Who) => (beast === undefined ? "" : ` (${beast})`);
const who = (family: Who) => `${isYou(family.name) ? "tu" : family.name}${marked(family)}`;
/** After a preposition: "te". */
const whom = (family: Who) => `${isYou(family.name) ? "te" : family.name}${marked(family)}`;

const into = (row: Row) => `${row.kind === "village" ? "nel" : "nella"} ${place(row)}`;
const from = (row: Row) => `${row.kind === "village" ? "dal" : "dalla"} ${place(row)}`;
const of = (row: Row) => `${row.kind === "village" ? "del" : "della"} ${place(row)}`;
const enters = (isRecall: boolean, row: Row) =>
  `${isRecall ? "Richiama" : "Manda"} un familiare ${into(row)}`;
/** "esci tu", "esce Ines". */
const leaves = (family: Who) => `${isYou(family.name) ? "esci" : "esce"} ${who(family)}`;

function row(seats: readonly (Who | undefined)[]): string {
  if (seats.every((seat) => seat === undefined)) return "vuoto";
  return seats.map((seat) => (seat === undefined ? "vuoto" : who(seat))).join(", ");
}

function die({ number, face, isChanged, use, isChosen }: DieSaid): string {
  const state = use !== undefined ? `speso: ${place(use)}` : isChosen ? "scelto" : "pronto";
  return `Dado ${number}, ${FACES[face]}, ${isChanged ? "cambiato, " : ""}${state}`;
}

const DECIDES: Readonly<Record<Tie["by"], string>> = {
  second: "decidono i secondi colori",
  members: "decidono i familiari nelle corti",
  gold: "decide l’oro",
};

const FROM = { village: "da un villaggio", cave: "da una grotta" };
const NOWHERE = {
  village: "in un villaggio",
  cave: "in una grotta",
  either: "in un villaggio o in una grotta",
};

export const IT: CourtsTableWords = {
  beasts: { azure: "cigno", gules: "volpe", vert: "cervo", purpure: "cinghiale", or: "leone" },
  who,
  spot,
  round: (round) => `Giro ${round}`,
  space: "Spazio",
  enter: "Invio",

  phases: { moves: "Mosse", dig: "Si scava", examine: "Ispezione" },
  bar: {
    thisRound: "Questo giro",
    courtsFull: "Corti piene",
    full: (full, needed) => `${full} su ${needed}`,
    subtitle: (full, needed) => `Corti piene: ${full} su ${needed}`,
    digging: "I minatori scavano più a fondo",
    others: "Gli altri",
    family: (family, points) => `${capital(who(family))}, ${pointsCount(points)}. Dettagli`,
  },

  players: {
    twoFamilies: "due famiglie",
    alsoYours: "tu",
    startsWithTwo: (beasts) =>
      `Guidi due famiglie, ${beasts.join(" e ")}. Ognuna ha il suo oro e i suoi turni; alla fine la tua migliore si confronta con la migliore del rivale.`,
    players: "Giocatori",
    first: "comincia",
    begins: "comincia questo giro",
    ifPlayed: " punti con questa mossa",
    points: "Punti",
    gold: "Oro",
    home: "A casa",
    examines: "Ispeziona le miniere",
    yourTurn: "Tocca a te",
    playsNow: "Gioca ora",
    turnDone: "Ha giocato",
    online: "Online",
    you: "Tu",
    here: "A questo schermo",
  },

  coachOn: "Attiva il consigliere",

  purse: {
    gold: "Oro",
    atHome: "A casa",
    nobody: "nessuno",
    actionPoints: "Punti azione",
    spokenPoints: "punti",
    spokenGold: "oro",
    home: "a casa",
    spokenActionPoints: "punti azione",
  },

  board: {
    board: "Tabellone",
    grid: "Villaggi, corti e grotte",
    councils: "Consigli dei villaggi",
    retire: "ritiro",
    courts: "Corti",
    leap: "+ salto,",
    points: "punti",
    caves: "Grotte",
    deepMines: "Miniere",
    row: (number) => `${number}: consiglio, corte, grotta`,
    villageRow: (number) => `${number}: consiglio, corte`,
    caveRow: (number) => `${number}: grotta`,
    cavesAndMines: "Grotte e miniere profonde",
    sides: "Lati del tabellone",
    villagesAndCourts: "Villaggi e corti",
    tab: (side, moves) => `${side}, ${counted(moves, "mossa", "mosse")}`,
    full: "Piena",
    exhausted: "Vuota",
    summary: ({ number, council, court, isFull }) =>
      `Riga ${number}. Consiglio: ${row(council)}. Corte: ${row(court)}${isFull ? ", piena" : ""}.`,
    chooseItsDie: "Scegli il suo dado.",
    open: "Apri.",
    proposeSeat: (seat, court) => `Proponi il seggio ${seat} della corte ${court}.`,
    chooseMember: (seat) => `Scegli il tuo familiare al seggio ${seat}.`,
  },

  cells: {
    entrance: (row) => `Entrata ${of(row)}`,
    pushedOutPay: (pay) => `chi viene spinto fuori riceve ${pay}`,
    enters,
    pushedOut: (out) => `${leaves(out.who)} con ${coins(out.pay)}`,
    price: (price) => `prezzo ${price}`,
    worth: (value) => `vale ${value}`,
    homeFromHere: "da qui si torna a casa",
    homeWith: (value) => `da qui si torna a casa con ${value}`,
    empty: "vuoto",
    chosen: "scelto",
    mayMove: "può muoversi",
    tooDear: "può muoversi, ora è troppo caro",
    retire: (pay) => `ritira in anticipo per ${coins(pay)}`,
    promote: "promuovi nel posto vuoto davanti",
    promotePast: (passed) => `promuovi oltre ${whom(passed)}`,
    court: (court) => `Corte ${court}`,
    seat: (seat) => `${ordinal(seat)} seggio`,
    points: pointsCount,
    chooseWhoGoes: "a portata, scegli chi va",
    needed: (price, gold) => `${price === 1 ? "serve" : "servono"} ${coins(price)}, ne hai ${gold}`,
    after: ({ who: family, price, points, isPicked }) =>
      `${who(family)} per ${coins(price)}${points === undefined ? "" : `, in tutto ${signed(points)} ${points === 1 ? "punto" : "punti"}`}${isPicked ? ", proposto" : ""}`,
    mine: (mine) => `Miniera profonda ${mine}`,
    exhausted: "esaurita",
    nextTreasure: (gold) => `prossimo tesoro ${gold}`,
    left: (left) => `${left === 1 ? "ne resta" : "ne restano"} ${left}`,
    fromCave: (cave, face) => `dalla grotta ${cave} con un ${face ?? ""}`,
    proposed: "proposta",
    inReach: "a portata",
  },

  dice: {
    dice: "Dadi",
    again: "Di nuovo",
    die,
    turnable: (number, face) => `Dado ${number}, ${FACES[face]}`,
    change: (number, face, to) => `Cambia il dado ${number} da ${FACES[face]} a ${FACES[to]}`,
    playing: "Scelto",
    ready: "Pronto",
    used: "Speso",
    usedFor: (use) => (use.kind === "deep" ? `Miniera ${use.number}` : capital(place(use))),
    changed: "Cambiato",
  },

  actions: {
    actions: "Azioni",
    recall: { label: "Richiama", short: "Richiama" },
    change: { label: "Cambia dado", short: "±1 dado" },
    retire: { label: "Ritiro anticipato", short: "Ritira" },
    promote: { label: "Promuovi", short: "Promuovi" },
    free: "gratis",
    withoutPay: "un familiare torna senza paga",
    costs: (points) => counted(points, "punto azione", "punti azione"),
    tile: (label, price) => `${label}, ${price}`,
    notNow: (label, reason) => `${label}. Non ora: ${reason}`,
    stillRolling: "i dadi stanno ancora rotolando",
    over: "la partita è finita",
    examining: "si ispezionano le miniere",
    notYourTurn: "non è il tuo turno",
    turnOf: (name) => `tocca a ${name}`,
    undo: "Annulla",
    undoShort: "Annulla",
    nothingToUndo: "dall’ultimo tiro non c’è nulla da annullare",
    notYours: "ora non decidi tu",
    rollFirst: "prima tira i dadi",
  },

  mainButton: {
    cloth: "Panno",
    roll: "Tira 3 dadi",
    turnDie: "Gira un dado",
    turnDieHow: "Di uno in su o in giù",
    whoRetires: "Scegli chi si ritira",
    whoRetiresHow: "L’etichetta mostra l’oro",
    whoIsPromoted: "Scegli chi promuovere",
    whoIsPromotedHow: "L’etichetta mostra chi supera",
    chooseDie: "Scegli un dado",
    chooseDieHow: "Poi scegli dove porta",
    whomToRecall: "Scegli chi richiamare",
    whomToRecallHow: "Torna senza paga",
    whereItGoes: "Scegli dove va",
    whereItGoesHow: (face) => `Villaggio ${face} o grotta ${face}`,
    whoGoes: "Scegli chi va",
    whoGoesHow: "Può andare chi ha il bordo tratteggiato",
    nothingWith: (face) => `Niente da fare con il ${face}`,
    whereLeads: (face) => `Scegli dove porta il ${face}`,
    whereLeadsShort: (face) => `Dove porta il ${face}?`,
    ways: (villages, caves) => {
      if (villages === 0) return `${counted(caves, "via", "vie")} nelle grotte`;
      const above = `${counted(villages, "via", "vie")} tra villaggi e corti`;
      return caves === 0 ? above : `${above}, ${caves} nelle grotte`;
    },
    canBeChanged: "Si può cambiare",
    anotherOrEnd: "Scegli un altro dado o chiudi il turno",
    endIt: "Chiudi il turno",
    endTurn: "Chiudi il turno",
    endLosing: (lost) => `Chiudi il turno, perdi ${lost}`,
    endAsks: (lost) => `Così perdi ${lost}. Premi di nuovo E per chiudere il turno.`,
    lose: (lost) => `Perdi ${lost}`,
    loseQuietly: (lost) => `perdi ${lost}`,
    loss: (dice, points) =>
      list([
        ...(dice === 0 ? [] : [diceCount(dice)]),
        ...(points === 0 ? [] : [counted(points, "punto azione", "punti azione")]),
      ]),
    allSpent: "I dadi sono tutti spesi",
    retire: (pay) => `Ritira per ${coins(pay)}`,
    retireFrom: (village) => `Dal villaggio ${village}, a casa`,
    promote: "Promuovi",
    promoteIn: (at) => `${capital(place(at))}, avanti di uno`,
    takeSeat: (seat, price) =>
      price === 0 ? `Prendi il ${seat}º seggio, gratis` : `Paga ${price} per il ${seat}º seggio`,
    takeSeatShort: (price) => (price === 0 ? "Prendi il seggio" : `Seggio per ${price}`),
    toCourt: (village, court, points) =>
      `Dal villaggio ${village} alla corte ${court}, ${signed(points)} ${Math.abs(points) === 1 ? "punto" : "punti"}`,
    takeTreasure: (gold) => `Prendi ${gold}, a casa`,
    toMine: (cave, mine) => `Dalla grotta ${cave} alla miniera ${mine}`,
    enters,
    fromHome: "Da casa",
    fromPlace: (row) => `${capital(from(row))}, senza paga`,
    pushedOut: (out) => `${capital(leaves(out.who))} con ${coins(out.pay)}`,
    over: "La partita è finita",
    plays: (name) => (isYou(name) ? "Giochi tu" : `Gioca ${name}`),
    skipAhead: "Vai avanti",
    rolling: "I dadi rotolano",
    skipHow: "Premi per saltare",
    passTo: (name) => `Passa a ${isYou(name) ? "te" : name}`,
    stayOne: "Resta nella miniera",
    stayAll: "Restano tutti nelle grotte",
    stayOneShort: "Resta",
    stayAllShort: "Restano tutti",
    members: (count) => counted(count, "familiare", "familiari"),
  },

  home: {
    keepDigging: "Tutti continuano a scavare",
    allDig: "I tuoi minatori continuano a scavare",
    cancel: "Chiedi di nuovo",
    asks: (family, count) =>
      `${capital(who(family))}: ${count === 1 ? "a casa, o resta?" : "chi torna a casa?"}`,
    homeWith: (value) => `A casa con ${value}`,
    homeFrom: (value, at) => `A casa con ${value}, ${spot(at)}`,
  },

  refusals: {
    chooseDie: "prima scegli un dado",
    nowhere: (face) => `con un ${face} questo familiare non va da nessuna parte`,
    noWayToCourt: (kind) => `${FROM[kind]} nessuna via porta a una corte`,
    noWayToMine: (kind) => `${FROM[kind]} nessuna via porta a una miniera profonda`,
    nobodyIn: (where) => `nessuno dei tuoi è ${NOWHERE[where]}`,
    noUnchanged: "non resta nessun dado da cambiare",
  },

  end: {
    won: (names, points) => {
      const [only = "", ...more] = names;
      if (more.length > 0)
        return `Vittoria condivisa con ${pointsCount(points)}: ${list(names.map((name) => (isYou(name) ? "tu" : name)))}`;
      return `${isYou(only) ? "Hai" : `${only} ha`} vinto con ${pointsCount(points)}`;
    },
    allEqual: "Tutto è pari: la vittoria è condivisa.",
    tie: ({ areTwoColours, by, ours, theirs }) =>
      `${areTwoColours ? "I colori migliori" : "I punti"} sono pari: ${DECIDES[by]}, ${ours} a ${theirs}.`,
    caption: "Punti in ogni corte, familiari e oro",
    colour: "Colore",
    family: "Famiglia",
    court: "Corte ",
    points: "Punti",
    members: "Familiari",
    gold: "Oro",
    best: (beast) => `${beast}, colore migliore`,
    second: (beast) => `${beast}, secondo colore`,
  },
};
