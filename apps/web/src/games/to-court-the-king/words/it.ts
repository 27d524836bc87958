import { countingIn, isYou, listingIn, type Face, type Faces } from "@courtly/engine";
import type { Ability, CharacterId, Cost } from "@courtly/to-court-the-king";
import { ITALIAN } from "@courtly/to-court-the-king/words/it";
import { line, strong } from "../../../table/chronicle/phrases.ts";
import type { DieMark } from "../model/laidDice.ts";
import type { KingTableWords } from "./en.ts";
import { capital, marksIn, parted, parts, type Then } from "./values.ts";

const { names, who, mark } = ITALIAN;
const ENDINGS =
  /(?:lare|tano|dino|stica|sofo|giano|diano|tore|nomo|cante|chiere|liere|gone|mista|vo|luomo|dante)$/;
const counted = countingIn("it");
const list = listingIn("it");

const ONE: Readonly<Record<Face, string>> = {
  1: "uno",
  2: "due",
  3: "tre",
  4: "quattro",
  5: "cinque",
  6: "sei",
};

const diceCount = (count: number) => counted(count, "dado", "dadi");
export const pipsCount = (count: number) => counted(count, "punto", "punti");

/** "due 3 e un 6". */
export function facesWords(faces: Faces): string {
  return faces.length === 0 ? "nessun dado" : list(marksIn(faces).map(mark));
}

const AFTER: Readonly<Record<Then, string>> = {
  claim: " e scegli",
  stand: " e fermati",
  nothing: "",
};

const SETS: Readonly<Record<string, string>> = {
  "2": "Coppia",
  "2+2": "Due coppie",
  "3+2": "Un full",
  "2+2+2": "Tre coppie",
  "3+3": "Due tris",
};

function cost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "Tutto vale";
    case "turnedFool":
      return "Gira Giullare";
    case "withKing":
      return "Con il Re";
    case "every":
      return cost.parity === "odd" ? "Dispari" : "Pari";
    case "sum":
      return "Punti";
    case "straight":
      return `${cost.length} in fila`;
    case "sets":
      return SETS[cost.sizes.join("+")] ?? `${cost.sizes.join(" + ")} uguali`;
  }
}

function ability(ability: Ability): string {
  switch (ability.kind) {
    case "firstRoll":
      return `+${diceCount(ability.dice)}`;
    case "bring":
      return ability.face === "any" ? "Dado a scelta" : `Porta un ${ability.face}`;
    case "reroll":
      return ability.diceMax === 1 ? "Ritira uno" : "Ritira dadi";
    case "raise":
      return ability.diceMax === 1 ? "a un dado" : "a più dadi";
    case "redistribute":
      return ability.diceMax === 2 ? "Sposta" : "Spartisci";
    case "set":
      return ability.to === "any" ? "A scelta" : "Copia";
    case "endsTheGame":
      return "Giro finale";
  }
}

function dieMark(by: DieMark | undefined): string | undefined {
  if (by === undefined) return undefined;
  const card = who(by.character);
  if (by.kind === "brought") return `lo ha portato ${card}`;
  if (by.kind === "turned") return `lo ha girato ${card}`;
  return by.pips > 0
    ? `${card} ha aggiunto ${pipsCount(by.pips)}`
    : `${card} ha tolto ${pipsCount(-by.pips)}`;
}

/** "Tiri", "Mira tira": for the only person here the verb is enough. */
export const fa = (name: string, yours: string, theirs: string) =>
  isYou(name) ? capital(yours) : `${name} ${theirs}`;
const acts = (name: string, yours: string, theirs: string) =>
  isYou(name) ? line`${capital(yours)}` : line`${strong(name)} ${theirs}`;
const calls = (name: string, id: CharacterId) => line`${acts(name, "chiami", "chiama")} ${who(id)}`;
/** The article is not emphasised: "il " and "Cavaliere". */
const theStrong = (id: CharacterId) =>
  line`${who(id).slice(0, -names[id].length)}${strong(names[id])}`;

export const IT: KingTableWords = {
  faces: facesWords,

  cloth: {
    undo: "Annulla",
    yours: "I tuoi dadi",
    anyones: "I dadi",
    active: "Attivi",
    activeDice: "Dadi attivi",
    aside: "Tenuti",
    asideDice: (faces) => `Tenuti: ${facesWords(faces)}`,
    keep: "Tieni",
    gives: "Dà",
    die: ({ number, face, becomes, mark: by, isDim }) =>
      parts(
        [
          `Dado ${number}`,
          ONE[face],
          becomes && `diventa ${ONE[becomes]}`,
          dieMark(by),
          isDim ? "non può partecipare" : "",
        ],
        ", ",
      ),
    whichValue: "Quale valore",
    bringIn: (face) => `Porta un ${face}`,
    raiseTo: (face) => `Alzalo a ${face}`,
    turnTo: (face) => `Giralo sul ${face}`,
  },

  offers: {
    roll: (dice) => `Tira ${diceCount(dice)}`,
    doNotRoll: "Non tirare",
    keepOne: "Tieni almeno un dado",
    keepAndRoll: (kept, rest) => `Tieni ${kept}, tira ${rest}`,
    keep: (kept, then) => `Tieni ${kept}${AFTER[then]}`,
    keepAll: (then) => `Tieni tutti${AFTER[then]}`,
    keepAllShort: { claim: "Scegli", stand: "Fermati", nothing: "Tieni tutti" },
    setAside: (dice) => `Tieni ${dice}, non tirare`,
    standWith: (best) => `Fermati con ${mark(best)}`,
    take: (id) => (id === "charlatan" ? "Gira il Giullare" : `Prendi ${who(id)}`),
    takeNothing: "Non prendere nulla",
    chooseCard: "Scegli una carta",
    leave: (id) => `Non chiamare ${who(id)}`,
    leaveShort: "Rinuncia",
    chooseValue: "Scegli un valore",
    chooseDie: "Scegli un dado",
    chooseToRaise: "Scegli i dadi da alzare",
    raise: (dice, pips) => `Alza ${diceCount(dice)} di ${pips}`,
    chooseToReroll: "Scegli i dadi da ritirare",
    reroll: (dice) => `Ritira ${diceCount(dice)}`,
    chooseGiver: "Scegli il dado che dà",
    chooseTaker: "Scegli il dado che riceve",
    movePips: (pips) => `Sposta ${pipsCount(pips)}`,
    chooseTwoOrThree: "Scegli due o tre dadi",
    moveSome: "Sposta qualche punto",
    sharePips: (pips) => `Spartisci ${pips} punti`,
    placed: (now, lying) => `${now} punti su ${lying} assegnati`,
    skipAhead: "Vai avanti",
    enter: "Invio",
    space: "Spazio",
  },

  asks: {
    value: "scegli il valore che entra",
    diceToReroll: "scegli i dadi da ritirare",
    diceToRaise: "scegli i dadi da alzare",
    giverAndTaker: "trascina i punti, o scegli due dadi",
    twoOrThree: "scegli due o tre dadi",
    whatItShows: "scegli che cosa deve mostrare",
    keptValue: "trascina un valore tenuto, o scegli un dado",
    dieToReroll: "scegli il dado da ritirare",
    dieToChange: "scegli il dado da cambiare",
  },

  refusals: {
    noneActive: (id) => `${who(id)} agisce sui dadi attivi, e non ce ne sono`,
    oneActive: (id) => `${who(id)} ha bisogno di due dadi attivi, e ce n’è uno solo`,
    noneWillDo: (id, does) => `nessun dado attivo va bene: ${who(id)} ${does}`,
    beyondSix: (id, face) => `un ${face} andrebbe oltre il 6: ${who(id)} non può alzarlo`,
    nothingWith: (id, face) => `con questo ${face} ${who(id)} non può fare nulla`,
    givesNothing: "a un dado resta almeno un punto",
    takesNothing: "un dado mostra al massimo sei punti",
    needsAnother: "scegli un altro dado con cui spartire",
    tooMany: (diceMax) =>
      `i punti si spostano tra ${diceMax === 2 ? "due dadi" : "due o tre dadi"}, non di più`,
    notEven: "questi punti non si dividono in parti uguali",
    sealed: "quel che viene prima di un tiro non si può annullare",
    nothingYet: "non c’è ancora nulla da annullare",
  },

  court: {
    court: "Corte",
    tier: (tier) => `Rango ${tier}`,
    tierApart: (tier) => `Rango ${tier}, Giullare e Ciarlatano`,
    yours: "Ce l’hai",
    claimed: "Reclamato",
    noneLeft: "Finito",
    take: "Prendi",
    reach: "A portata",
    withKing: "Con il Re",
    noFool: "Senza Giullare",
    outOfReach: "Fuori portata",
  },

  card: {
    cost,
    inTotal: " in totale",
    ability,
    raises: (from, to) => (from === to ? `+${from} a più dadi` : `+${from}–${to} a uno`),
    raisesShort: (from, to) => (from === to ? `+${from} a scelta` : `+${from}–${to}`),
    atStart: (dice) => `+${dice} all’inizio`,
    shortName: (id) => (id === "noblewoman" ? "Dama" : parted(names[id], ENDINGS)),
    endless: "Non finiscono mai",
    left: (left, of) => `${left === 1 ? "Ne resta" : "Ne restano"} ${left} su ${of}`,
    comesWithKing: "Arriva con il Re",
    costs: (price) => `Costa ${price}`,
  },

  characters: {
    yours: "I tuoi personaggi",
    noneFinal: "Nessun personaggio al tuo fianco",
    noneYet: "Qui starà il tuo primo personaggio",
    used: "Già usato",
    tile: (name, does, key) => parts([name, does, key && `Tasto ${key}`], ". "),
  },

  players: {
    players: "Giocatori",
    dice: (first, most) => `${diceCount(first)} al primo tiro, al massimo ${most}`,
    most: (most) => `max ${most}`,
    noCards: "Ancora nessun personaggio",
    cards: "Personaggi",
    card: (name, count, isUsed) =>
      parts([name, count > 1 ? `${count} volte` : "", isUsed ? "già usato" : ""], ", "),
    online: "Online",
    you: "Tu",
    person: "Persona",
    rival: (name, cards) => `${name}, ${counted(cards, "carta", "carte")}`,
  },

  turns: {
    order: "Ordine dei turni",
    round: (round) => `Giro ${round}`,
    finalRound: "Giro finale",
    now: (name) => (isYou(name) ? "Tocca a te" : name),
    again: (name) => `Ancora ${isYou(name) ? "tu" : name}`,
    later: (name) => (isYou(name) ? "Tu" : name),
    hasPlayed: (name) => `${name}, ha già giocato`,
    subtitle: ({ now, next, isAgain }) => {
      const whose = isYou(now) ? "Tocca a te" : `Gioca ${now}`;
      if (next === undefined) return whose;
      return `${whose}, poi ${isAgain ? "ancora " : ""}${isYou(next) ? "tu" : next}`;
    },
    over: "La partita è finita",
    plays: (name) => (isYou(name) ? "Giochi tu" : `Gioca ${name}`),
    thinks: (name) => fa(name, "stai pensando", "ci pensa su"),
  },

  headline: {
    emptyThrone: "Il trono è rimasto vuoto",
    won: (name, best) => `${fa(name, "hai vinto", "ha vinto")} con ${mark(best)}`,
    wonMatching: (name, best) => `${fa(name, "hai vinto", "ha vinto")} eguagliando ${mark(best)}`,
  },

  chronicle: {
    shortOf: (cost) => `, a un dado da ${cost}`,
    rolled: (name, faces) => line`${acts(name, "tiri", "tira")} ${faces}`,
    kept: (name, dice) => line`${acts(name, "tieni", "tiene")} ${dice}`,
    declined: (name) => line`${acts(name, "non tiri", "non tira")}`,
    resigned: (name) => line`${acts(name, "abbandoni", "abbandona")}`,
    called: calls,
    calledEarly: (name, id) => line`${calls(name, id)} per un dado in più`,
    brought: (name, id, face) => line`${calls(name, id)}: entra ${face}`,
    rerolled: (name, id, dice) => line`${calls(name, id)} su ${dice}`,
    changed: (name, id, { from, to }) =>
      line`${calls(name, id)}: ${from} ${from.length === 1 ? "diventa" : "diventano"} ${to}`,
    tookNothing: (name, result) =>
      line`${acts(name, "non prendi", "non prende")} nulla con ${result}`,
    turnedFool: (name) =>
      line`${acts(name, "giri", "gira")} il Giullare: ora è un ${strong(names.charlatan)}`,
    claimed: (name, result) =>
      line`${acts(name, "reclami", "reclama")} ${theStrong("king")} con ${result}`,
    took: (name, id, result) =>
      line`${acts(name, "prendi", "prende")} ${theStrong(id)} con ${result}`,
  },

  sentence: capital,
};
