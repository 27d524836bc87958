import { countingIn, isYou, listingIn } from "@courtly/engine";
import type { Family, Spot } from "@courtly/rolling-courts";
import { ITALIAN as COURTS } from "@courtly/rolling-courts/words/it";
import type { CourtsTableWords } from "./en.ts";

const counted = countingIn("it");
const list = listingIn("it");
const gold = (count: number) => counted(count, "moneta", "monete");
const points = (count: number) => counted(count, "punto", "punti");
const members = (count: number) => counted(count, "familiare", "familiari");
const spaceName = (kind: Spot["kind"]) => (kind === "village" ? "seggio" : "spazio");
const spotWords = (spot: Spot) => `${COURTS.place(spot)}, ${spaceName(spot.kind)} ${spot.space}`;
const called = ({ name, mark }: Family) => mark ?? (isYou(name) ? "tu" : name);
const into = (kind: Spot["kind"]) => (kind === "village" ? "nel villaggio" : "nella grotta");

const MENU: CourtsTableWords["menu"] = {
  roll: "Tira tre dadi",
  points: (count) => `(${counted(count, "punto azione", "punti azione")})`,
  changeSome: "Cambia un dado",
  changeOne: (die, to) => `Cambia ${die} in ${to}`,
  changeDetail: "uno da spendere, di uno in su o in giù",
  changeHow: "un dado da spendere, di uno",
  changeAsks: "Quale dado diventa che cosa?",
  becomes: (die, to) => `${die} diventa ${to}`,
  retireSome: "Ritira in anticipo un familiare",
  retireOne: (pay) => `Ritira in anticipo, +${gold(pay)}`,
  retireDetail: "torna a casa con metà della paga; il dado resta da spendere",
  retireHow: (spot) => `da ${spotWords(spot)}, torna a casa; il dado resta da spendere`,
  retireAsks: "Chi si ritira?",
  paid: (spot, pay) => `${spot}: ${gold(pay)}`,
  promoteSome: "Promuovi un familiare",
  promoteOne: (spot) => `Promuovi: ${COURTS.place(spot)}`,
  promoteDetail: "un seggio o uno spazio avanti; il dado resta da spendere",
  promoteHow: (step) => `${step}; il dado resta da spendere`,
  promoteAsks: "Chi viene promosso?",
  step: ({ kind, space }) => `${spaceName(kind)} da ${space} a ${space + 1}`,
  past: (family) => `oltre ${COURTS.shortly(family)}`,
  overRedLine: "oltre la linea rossa",
  end: "Chiudi il turno",
  endLosing: (dice, left) =>
    `Chiudi, perdendo ${[...(dice === "" ? [] : [dice]), ...(left === 0 ? [] : [counted(left, "punto azione", "punti azione")])].join(" e ")}`,
  homeFrom: (spot, pay) => `A casa da ${spotWords(spot)}: ${gold(pay)}`,
  takeHome: "Riporta a casa un familiare",
  homeAsks: "Chi torna a casa?",
  stay: (homes) => (homes === 1 ? "Lascialo dov’è" : "Lasciali tutti dove sono"),
};

const MOVES: CourtsTableWords["moves"] = {
  send: (kind, numbers) => `Manda un familiare ${into(kind)} ${numbers}`,
  recall: (kind, numbers) => `Richiama un familiare e mandalo ${into(kind)} ${numbers}`,
  entryDetail: {
    village: "lì aspetta di andare a corte",
    cave: "scava in cerca d’oro, uno spazio per giro",
  },
  entryAsks: { village: "In quale villaggio?", cave: "In quale grotta?" },
  recallAsks: "Chi richiami? Non c’è paga.",
  recalling: (place) => `${place}, richiamando un familiare`,
  fromHome: "da casa",
  from: (spot) => `da ${spot}`,
  pushesOut: (family, pay) => `fuori ${called(family)}, paga ${pay}`,
  gold,
  goldFrom: (price) => `da ${gold(price)}`,
  court: (court) => `Corte ${court}`,
  courtFrom: (court, spot) => `Corte ${court} da ${spotWords(spot)}`,
  goToCourts: (price) => `Vai a corte, ${price}`,
  goToCourt: (court, price) => `Vai alla corte ${court}, ${price}`,
  courtDetail: "da un villaggio a un seggio che conta alla fine",
  asksSeat: "Dove si siede?",
  asksCourtAndSpot: "In quale corte, e da dove?",
  asksCourt: "In quale corte?",
  asksSpot: "Da dove?",
  aheadOf: (families) => `davanti a ${COURTS.passed(families)}`,
  first: "il primo ad arrivare",
  behind: "dietro a tutti",
  seatFor: (price, worth) => `${gold(price)}, ${points(worth)}`,
  tooDear: (price, own) => `Troppo caro: andare a corte costa ${gold(price)}, tu ne hai ${own}.`,
  deepSome: (found) => `Scendi in una miniera profonda, +${gold(found)}`,
  deepOne: (mine, found) => `Scendi nella miniera profonda ${mine}, +${gold(found)}`,
  deepDetail: "un familiare lascia la grotta, trova il prossimo tesoro e torna a casa",
  deepAsks: "In quale miniera profonda?",
  deepFrom: (mine, cave, found) => `Miniera profonda ${mine} dalla grotta ${cave}: ${gold(found)}`,
  deepWho: "Chi va?",
  worth: (spot, value) => `${spot} (vale ${value})`,
};

export const IT: CourtsTableWords = {
  spot: spotWords,
  menu: MENU,
  moves: MOVES,
  screen: {
    courtsFull: (full, toEnd) => `${full} corti piene su ${toEnd}`,
    minesOf: (name) => (isYou(name) ? "le tue miniere" : `miniere di ${name}`),
    board: (name) => `tabellone '${name}'`,
    gold: "oro",
    atHome: "a casa",
    atHomeBrief: "a casa",
    points: "punti",
    pointsBrief: "pt",
    dice: "dadi",
    changedNote: "(* cambiato)",
    changed: "cambiato",
    actionPoints: (count) => counted(count, "punto azione", "punti azione"),
    examined: "si ispezionano le miniere",
    toRoll: "tre dadi da tirare",
    noDie: "nessun dado rimasto",
    heads: {
      village: ["villaggio", "costo ›paga"],
      court: ["corte", "punti"],
      cave: ["grotta", "paga"],
      mine: ["miniera", "grotte oro"],
      mineBrief: "min.",
      empty: "vuota",
    },
  },
  sheet: {
    board: (name) => `Il tabellone '${name}'`,
    reconstructed:
      "Questo tabellone è una ricostruzione: i numeri di quello stampato sono andati perduti. Quelli citati nelle regole sono rimasti, gli altri sono nostri, bilanciati con simulazioni.",
    inTheHouse: (names) => `Tabelloni inclusi: ${names}.`,
    heads: ["villaggio: prezzi", "spinto fuori", "grotta: paga", "miniera profonda: tesori"],
    everyCourt: (worth, overs, leaps) =>
      `Ogni corte: ${worth} punti a partire dall’ingresso; passare davanti a ${overs} familiari costa ${leaps} in più.`,
    treasures: (treasures, cave) => `${treasures}, grotte ${cave} e ${cave + 1}`,
    tableHeads: ["giocatori", "familiari", "finisce con", "un punto azione ogni"],
    ofTwoColours: (tokens) => `${tokens} per ciascuno dei due colori`,
    fullCourts: (courts) => counted(courts, "corte piena", "corti piene"),
    membersInCourts: (count) => `${members(count)} nelle corti, al massimo 3`,
    courtDie: "per andare a corte serve un dado con il numero della corte, o del villaggio",
    wrap: "se le corti 6 e 1 sono vicine dei villaggi 1 e 6",
    firstIsDefault: (here) => `Il primo valore è quello predefinito. Qui: ${here}.`,
  },
  guide: {
    turn: [
      "un turno",
      "Tre dadi. Ciascuno porta un familiare in un luogo con il suo numero; al massimo due nello stesso luogo. Quello che non si spende va perso.",
    ],
    village: [
      "villaggio",
      "Un familiare entra nel primo seggio del consiglio e spinge avanti gli altri, fino al primo posto libero. Chi è spinto fuori dall’ultimo seggio torna a casa con la paga dopo ›.",
    ],
    court: (wraps, courtDie) => [
      "corte",
      `Da un villaggio alla sua corte o a una delle due accanto${wraps ? "; 6 e 1 sono vicine" : ""}, con un dado che ha il numero ${courtDie === "court" ? "della corte" : "del villaggio"}. Costa il prezzo del seggio nel consiglio. Chi arriva si siede dietro a tutti e li fa salire di un seggio, o paga di più per passare davanti a qualcuno.`,
    ],
    cave: [
      "grotta",
      "Si entra come in un villaggio, ma nessuno viene spinto oltre la linea rossa. Dopo ogni giro tutti scavano uno spazio più a fondo; da uno spazio con una paga un familiare può allora tornare a casa con quella, dall’ultimo ci torna.",
    ],
    deep: [
      "miniera profonda",
      "Sta tra due grotte: dalla grotta 3 un 2 porta alla miniera 2, un 4 alla miniera 3. Il familiare torna a casa con il prossimo tesoro.",
    ],
    recall: [
      "richiamare",
      "Invece di uno da casa può entrare un tuo familiare da un villaggio o da una grotta; parte senza paga.",
    ],
    points: (count) => [
      "punti azione",
      `Un punto azione per turno ogni ${members(count)} nelle corti, al massimo 3: cambiare un dado di uno (1), ritirare un familiare in anticipo per metà della paga (1), promuovere un familiare oltre il prossimo (2).`,
    ],
    end: (courts, worth, isDuel) => [
      "la fine",
      `Dopo il giro in cui ${counted(courts, "corte è piena", "corti sono piene")}, o dopo 20 giri senza nuovi familiari nelle corti, o dopo 100 in tutto. I seggi nelle corti valgono ${worth}; in parità: più familiari lì, poi più oro.${isDuel ? " In due ogni colore conta da sé: vince il migliore, poi il secondo." : ""}`,
    ],
    theRules: "le regole",
    typing:
      "Rispondi con numeri ('2 1' è la scelta 2, poi la 1 di quello che chiede), o scrivi un’azione come nei verbali: roll, village 3, cave 3 from village 6:1, court 4 from village 3:2 over 1, deep 2 from cave 3:1, change 2 to 3, retire village 2:3, promote cave 4:1, end, home cave 3:4, stay. Il tasto c chiede al consigliere.",
  },
  finale: {
    rules: (name) => `${isYou(name) ? "Regni" : `${name} regna`} sulle corti`,
    share: (names) => `${list(names)} si dividono le corti`,
    points: "punti",
    best: "colore migliore",
    second: "secondo colore",
    members: "familiari",
    gold: "oro",
    allEqual: "È tutto pari: il primo posto è condiviso.",
    decided: (by, isDouble) => {
      const reasons = {
        second: "decidono i secondi colori",
        members: "decidono i familiari nelle corti",
        gold: "decide l’oro",
      };
      return `${isDouble ? "I colori migliori" : "I punti"} sono pari: ${reasons[by]}.`;
    },
  },
};
