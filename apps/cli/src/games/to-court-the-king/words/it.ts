import { assertNever, countingIn, isYou } from "@courtly/engine";
import type { Cost } from "@courtly/to-court-the-king";
import { ITALIAN as KING } from "@courtly/to-court-the-king/words/it";
import type { KingTableWords } from "./en.ts";

const counted = countingIn("it");
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function briefCost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "tutto";
    case "turnedFool":
      return "Giullare";
    case "withKing":
      return "col Re";
    case "sets":
      return briefSets(cost.sizes);
    case "every":
      return cost.parity === "odd" ? "dispari" : "pari";
    case "sum":
      return `${cost.atLeast} punti`;
    case "straight":
      return `scala ${cost.length}`;
    default:
      return assertNever(cost);
  }
}

function briefSets(sizes: readonly number[]): string {
  if (sizes.every((size) => size === 2))
    return sizes.length === 1 ? "coppia" : `${sizes.length} coppie`;
  return sizes.length === 1 ? `${sizes[0]} uguali` : sizes.join("+");
}

const MENU: KingTableWords["menu"] = {
  roll: (dice) => `Tira ${dice === 1 ? "il dado" : `${dice} dadi`}`,
  rollAgain: (dice) => `Tira di nuovo ${dice === 1 ? "il dado" : `${dice} dadi`}`,
  decline: "Rinuncia a tirare",
  stand: "Fermati: questo è il tuo risultato",
  takeNothing: "Non prendere nulla",
  take: (id) => `Prendi ${KING.whom(id)}`,
  setAsideOne: (face) => `Tieni il ${face}`,
  setAside: "Tieni dei dadi",
  whichAside: (faces) => `Quali dadi tieni? ${faces}, o tutti`,
  all: "tutti",
  whichValue: "Quale valore? Da 1 a 6",
  whichDie: (faces) => `Quale dado? ${faces}`,
  whichDice: (faces) => `Quali dadi? ${faces}`,
  becomes: (faces, options) =>
    `Che cosa ${faces.length === 1 ? "diventa" : "diventano"} ${faces}? ${options}`,
  others: "e altri",
  diceAtMost: (most, found) =>
    `indica ${most === 1 ? "un dado solo" : `al massimo ${most} dadi`}, non ${found}`,
  twoDice: "indica due dadi, non 1",
  canDoNothing: (id, faces) => `${KING.who(id)} non può fare nulla con ${faces}`,
  notThere: (faces, count) => `${faces} non ${count === 1 ? "c’è" : "ci sono"}`,
  onlyThere: (mark) => `${mark.count === 1 ? "c’è" : "ci sono"} solo ${KING.mark(mark)}`,
  chooseFrom: (problem, faces) => `${problem}: scegli tra ${faces}`,
  values: (wanted, found) =>
    `indica ${wanted === 1 ? "un valore" : `${wanted} valori`}, non ${found}`,
  nameDice: "indica i dadi con i loro valori, come 5 5",
  noDice: (answer) => `'${answer}' non indica dadi: scrivi i loro valori, come 5 5`,
  noDie: (face) => `'${face}' non è un dado: scrivi da 1 a 6`,
};

const COACH: KingTableWords["coach"] = {
  tooLarge: "Con così tanti dadi il consigliere non riesce a prevedere il turno.",
  leftOut: "Con così tante carte se n’è potuta contare solo una parte.",
  setAside: (faces) => `Tieni ${faces}`,
  bring: (id, face) => `Chiama ${KING.whom(id)}: entra un ${face ?? "dado"}`,
  bringEarly: (id) => `Chiama ${KING.whom(id)}: un dado in più al primo tiro`,
  reroll: (id, faces) => `Chiama ${KING.whom(id)}: tira di nuovo ${faces}`,
  change: (id, { from, to }) => `Chiama ${KING.whom(id)}: da ${from} a ${to}`,
};

const SCREEN: KingTableWords["screen"] = {
  finalRound: "Giro finale",
  claimed: (name, mark) => `${isYou(name) ? "hai" : `${name} ha`} reclamato il Re con ${mark}`,
  toMatch: (name, mark) => `${isYou(name) ? "hai" : `${name} ha`} il Re, ${mark} da eguagliare`,
  toBeat: (name, mark) => `${isYou(name) ? "hai" : `${name} ha`} il Re, ${mark} da superare`,
  dice: "dadi",
  noCards: "ancora nessuna carta",
  charlatans: (count) => (count === 1 ? "Ciarlatano" : `${count} Ciarlatani`),
  andMore: (count) => (count === 1 ? "e un’altra" : `e altre ${count}`),
  diceInHand: (count) => `${counted(count, "dado", "dadi")} da tirare`,
  active: "attivi",
  aside: "tenuti",
  asideNoneActive: "tenuti, nessun dado attivo",
  none: "nessuno",
  brief: briefCost,
};

export const IT: KingTableWords = {
  menu: MENU,
  coach: COACH,
  screen: SCREEN,
  guide: {
    turn: [
      "un turno",
      "Tira, tieni almeno un dado e tira di nuovo gli altri, finché li hai tenuti tutti. Un dado tenuto resta com’è fino alla fine del turno.",
    ],
    cards: [
      "carte",
      "Ciascuna si chiama una volta per turno (poi sta tra parentesi), dopo il primo tiro e solo sui dadi attivi. Alcune portano un dado, anche quando hai tenuto tutti gli altri.",
    ],
    cardsEarly: [
      "carte",
      "Ciascuna si chiama una volta per turno (poi sta tra parentesi), dopo il primo tiro, o anche prima per portare un dado, e solo sui dadi attivi. Alcune portano un dado, anche quando hai tenuto tutti gli altri.",
    ],
    take: [
      "prendere",
      "Quando hai tenuto tutti i dadi, prendi una carta che puoi pagare, o nulla. ✓ segna le carte che i dadi pagano così come sono. Una carta nuova agisce dal tuo prossimo turno.",
    ],
    king: [
      "il Re",
      "Sette uguali o più; la Regina lo accompagna. Finito quel giro, comincia il giro finale.",
    ],
    finalRound: [
      "giro finale",
      "Un ultimo turno a testa, senza prendere carte: più dadi uguali, o altrettanti con più punti, vincono il Re. Chi ha la Regina gioca per ultimo e deve solo eguagliare il risultato. Puoi rinunciare a tirare.",
    ],
  },
  theRules: "le regole",
  typing:
    "Rispondi con un numero, o scrivi un’azione come nei verbali: roll, aside 5 5, use guard, use philosopher 1>3 5>3, take farmer, take nothing. '2 5 5' è la scelta 2 con i suoi dadi. Il tasto o mostra le probabilità, c chiede al consigliere.",
  sheet: {
    heads: ["rango", "nome", "id", "costo", "abilità"],
    players: (sizes) => `in ${sizes}`,
    unlimited: "illimitati",
    aFoolTurned: "Giullare girato",
  },
  odds: {
    tooLong: (dice) =>
      `Con più di ${dice} dadi il calcolo delle probabilità richiede troppo tempo.`,
    title: "Le probabilità in questo turno, se giochi per un solo obiettivo",
    nothingLeft: "Non c’è più nessuna carta che tu possa prendere.",
    best: (action) => `La mossa migliore: ${action}`,
    atLeast: (chance) => `almeno ${chance}`,
    atLeastNote: "'Almeno': con così tante carte se n’è potuta contare solo una parte.",
    betterThan: (mark) => `meglio di ${mark}`,
    orBetter: (mark) => `${mark} o meglio`,
    beforeFirstRoll: "Prima del primo tiro",
    lying: (active, aside, mayRoll) => {
      const dice = [
        ...(active === "" ? [] : [`${active} ${active.length === 1 ? "attivo" : "attivi"}`]),
        ...(aside === "" ? [] : [`${aside} ${aside.length === 1 ? "tenuto" : "tenuti"}`]),
      ];
      return capital(`con ${dice.join(", ")}${mayRoll ? ", si può tirare" : ""}`);
    },
  },
};
