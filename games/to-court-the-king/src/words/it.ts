import { assertNever, countingIn, isYou, writeFaces, type Faces } from "@courtly/engine";
import {
  CHARACTERS,
  type Ability,
  type ByCharacter,
  type CharacterId,
  type Cost,
} from "../characters.ts";
import type { Mark } from "../costs.ts";
import { costOf } from "../rules.ts";
import type { KingWords } from "./en.ts";
import type { RuleWords } from "./enRules.ts";
import { namedSets } from "./namedSets.ts";

const NAMES: ByCharacter<string> = {
  fool: "Giullare",
  charlatan: "Ciarlatano",
  farmer: "Contadino",
  servingMaid: "Domestica",
  philosopher: "Filosofo",
  laborer: "Artigiano",
  guard: "Guardiano",
  hunter: "Cacciatore",
  astronomer: "Astronomo",
  merchant: "Mercante",
  noblewoman: "Dama di Corte",
  pawnbroker: "Banchiere",
  knight: "Cavaliere",
  magician: "Stregone",
  alchemist: "Alchimista",
  bishop: "Vescovo",
  nobleman: "Nobiluomo",
  general: "Comandante",
  queen: "Regina",
  king: "Re",
};

const WOMEN: ReadonlySet<CharacterId> = new Set(["servingMaid", "noblewoman", "queen"]);

/** "il Cavaliere", "la Regina", "lo Stregone", "l’Artigiano". */
function theName(id: CharacterId): string {
  const name = NAMES[id];
  if (/^[AEIOU]/.test(name)) return `l’${name}`;
  if (WOMEN.has(id)) return `la ${name}`;
  return /^(?:S[^aeiou]|Z)/.test(name) ? `lo ${name}` : `il ${name}`;
}

const the = ({ character }: { readonly character: CharacterId }) => theName(character);
const shown = (dice: Faces) => (dice.length === 0 ? "nessuno" : writeFaces(dice));
const counted = countingIn("it");

/** "Prendi", "Ada prende": when the player at this device is addressed, the verb needs no subject. */
function fa(name: string, yours: string, theirs: string): string {
  return isYou(name) ? `${yours.slice(0, 1).toUpperCase()}${yours.slice(1)}` : `${name} ${theirs}`;
}

const COUNTS = "un due tre quattro cinque sei sette otto nove dieci undici dodici".split(" ");

/** "otto 4", "un 4". */
function markWords({ count, face }: Mark): string {
  const word = COUNTS[count - 1];
  return word === undefined ? `${count} dadi con il ${face}` : `${word} ${face}`;
}

/** "gli otto 4 di Ada", "i tuoi otto 4". */
function theMarkOf(mark: Mark, name: string): string {
  if (isYou(name)) return `i tuoi ${markWords(mark)}`;
  const article = mark.count === 8 || mark.count === 11 ? "gli" : "i";
  return `${article} ${markWords(mark)} di ${name}`;
}

const SETS = {
  "2": "una coppia",
  "3": "tre uguali",
  "4": "quattro uguali",
  "5": "cinque uguali",
  "6": "sei uguali",
  "7": "sette uguali",
  "2+2": "due coppie (vanno bene anche quattro uguali)",
  "3+2": "un full (vanno bene anche cinque uguali)",
  "2+2+2": "tre coppie (vanno bene anche 4 + 2 o sei uguali)",
  "3+3": "due tris (vanno bene anche sei uguali)",
};

function costWords(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "qualsiasi risultato";
    case "turnedFool":
      return "qualsiasi risultato, più un tuo Giullare da girare";
    case "withKing":
      return "arriva con il Re";
    case "sets":
      return namedSets(cost.sizes, SETS);
    case "every":
      return `tutti i dadi ${cost.parity === "odd" ? "dispari" : "pari"}`;
    case "sum":
      return `almeno ${cost.atLeast} punti`;
    case "straight":
      return `${cost.length === 5 ? "cinque" : "sei"} in fila`;
    default:
      return assertNever(cost);
  }
}

function abilityWords(ability: Ability): string {
  switch (ability.kind) {
    case "firstRoll":
      return `${counted(ability.dice, "dado", "dadi")} in più al primo tiro`;
    case "bring":
      return ability.face === "any"
        ? "porta un dado con un valore a scelta"
        : `porta un ${ability.face}`;
    case "reroll":
      return ability.diceMax === 1
        ? "tira di nuovo un dado attivo"
        : "tira di nuovo i dadi attivi che vuoi";
    case "raise":
      return raiseWords(ability);
    case "redistribute":
      return `sposta punti tra due ${ability.diceMax === 2 ? "" : "o tre "}dadi attivi`;
    case "set":
      return ability.to === "any"
        ? "dà a un dado attivo un valore a scelta"
        : "dà a un dado attivo il valore di un dado tenuto";
    case "endsTheGame":
      return "porta con sé la Regina e apre il giro finale";
    default:
      return assertNever(ability);
  }
}

function raiseWords({ diceMax, pipsMin, pipsMax }: Extract<Ability, { kind: "raise" }>): string {
  if (diceMax === 1) return `aggiunge da ${pipsMin} a ${pipsMax} a un dado attivo, mai oltre il 6`;
  return `aggiunge esattamente ${pipsMin} ai dadi attivi che vuoi, tra quelli da 1 a ${6 - pipsMin}`;
}

const RULES: RuleWords = {
  fools: {
    unlimited: "c’è sempre un altro Giullare",
    players: "ci sono solo tanti Giullari quanti sono i giocatori",
  },
  abilitiesBeforeRoll: {
    no: "le carte agiscono solo dopo il primo tiro",
    yes: "le carte che portano un dado agiscono anche prima del primo tiro",
  },
  magicianCost: {
    straight5: "lo Stregone costa cinque in fila",
    fourAlike: "lo Stregone costa quattro uguali",
  },
  finalRoundStart: {
    right: "il giro finale comincia alla destra di chi ha iniziato l’ultimo giro",
    left: "il giro finale comincia alla sinistra di chi ha iniziato l’ultimo giro, non alla destra",
  },
  diceSupply: {
    "12": "i dadi sono 12",
    unlimited: "i dadi sono 36, non 12",
  },
};

const REFUSALS: KingWords["refusals"] = {
  rollFirst: () => "prima tira: in questo turno non hai ancora tirato",
  noActiveDice: () => "nessun dado è attivo: chiudi il turno o porta un dado con una carta",
  mustSetAside: () => "tieni almeno un dado prima di tirare di nuovo",
  noDiceNamed: () => "indica almeno un dado da tenere",
  notActive: ({ dice, active }) =>
    `hai indicato ${shown(dice)}, ma i dadi attivi mostrano ${shown(active)}`,

  notOwned: (who) => `non hai ${the(who)}`,
  usedAlready: (who) => `hai già chiamato ${the(who)}: ogni carta agisce una volta per turno`,
  firstRollOnly: (who) =>
    `${the(who)} non si chiama: ${abilityWords(CHARACTERS[who.character].ability)}, da sé`,
  neverUsed: (who) => `${the(who)} non si chiama: conta averlo`,
  beforeFirstRoll: (who) => `${the(who)} agisce dopo il primo tiro`,
  noFaceYet: (who) =>
    `prima del primo tiro il dado che porta ${the(who)} non mostra ancora nessun valore`,
  faceWanted: (who) => `di’ che valore deve portare ${the(who)}, da 1 a 6`,
  supplyEmpty: ({ inUse, supply }) =>
    `${inUse} dadi su ${supply} sono in gioco: non ne resta nessuno da portare`,
  changesNothing: (who) => `così ${the(who)} non cambia nulla`,
  onlyActive: ({ character, dice, active }) =>
    `${theName(character)} agisce solo sui dadi attivi: hai indicato ${shown(dice)}, quelli attivi mostrano ${shown(active)}`,
  rerollsOne: (who) => `${the(who)} tira di nuovo un solo dado, non ${who.dice}`,
  rerollsSome: (who) => `di’ quali dadi deve tirare di nuovo ${the(who)}`,
  abilityMismatch: (who) =>
    `questo non lo fa ${the(who)}: ${abilityWords(CHARACTERS[who.character].ability)}`,
  nothingAside: (who) => `${the(who)} ha bisogno di un dado tenuto`,
  notAside: ({ character, aside }) => `${theName(character)} copia un dado tenuto: ${shown(aside)}`,

  finalRoundTake: () => "nel giro finale nessuno prende carte",
  diceStillActive: ({ active }) =>
    `prima tieni tutti i dadi: ${shown(active)} ancora ${active.length === 1 ? "attivo" : "attivi"}`,
  queenComesAlong: () => "la Regina arriva con il Re",
  kingClaimed: () => "il Re è già stato reclamato",
  noneLeft: (who) => `${NAMES[who.character]}: a corte non ce ne sono più`,
  ownedAlready: (who) => `hai già ${the(who)}`,
  foolFaceUp: () => "hai un Giullare scoperto: prima giralo, diventa un Ciarlatano",
  noFoolToTurn: () => "un Ciarlatano è un Giullare girato, e tu non hai Giullari",
  costNotMet: ({ character, rules, result }) =>
    `${theName(character)} costa ${costWords(costOf(rules, character))}, il tuo risultato è ${shown(result)}`,

  standInFinalRound: () => "'stand' chiude solo i turni del giro finale: prendi una carta o nulla",
  standAfterRolling: () => "tira o rinuncia a tirare",
  declineInFinalRound: () => "si può rinunciare solo a un tiro del giro finale",
  declineBeforeRolling: () => "hai già tirato: è tardi per rinunciare",
};

const TALES: KingWords["tales"] = {
  rolled: (name, faces) => `${fa(name, "tiri", "tira")} ${writeFaces(faces)}.`,
  setAside: (name, dice) => `${fa(name, "tieni", "tiene")} ${writeFaces(dice)}.`,
  brought: (name, character, face) => `${calls(name, character)}: entra un ${face ?? "dado"}.`,
  broughtEarly: (name, character) => `${calls(name, character)}: un dado in più al primo tiro.`,
  rerolled: (name, { character, from }) =>
    `${calls(name, character)}: ${writeFaces(from)} ${from.length === 1 ? "si tira" : "si tirano"} di nuovo.`,
  changed: (name, { character, from, to }) =>
    `${calls(name, character)}: ${writeFaces(from)} ${from.length === 1 ? "diventa" : "diventano"} ${writeFaces(to)}.`,
  tookNothing: (name, result) =>
    `${fa(name, "non prendi", "non prende")} nulla con ${writeFaces(result)}.`,
  turnedFool: (name) => `${fa(name, "giri il tuo", "gira il")} Giullare: ora è un Ciarlatano.`,
  claimed: (name, mark) =>
    `${fa(name, "reclami", "reclama")} il Re con ${markWords(mark)}. La Regina lo accompagna; dopo questo giro viene il giro finale.`,
  took: (name, character, result) =>
    `${fa(name, "prendi", "prende")} ${theName(character)} con ${writeFaces(result)}.`,
  declined: (name) => `${fa(name, "rinunci", "rinuncia")} a tirare.`,
  resigned: (name) => `${fa(name, "abbandoni", "abbandona")}.`,
  matched: (name, mark) =>
    `${fa(name, "eguagli", "eguaglia")} il risultato con ${markWords(mark)}.`,
  missed: (name, mark) =>
    `${fa(name, "ti fermi", "si ferma")} a ${markWords(mark)}: non basta per eguagliare il risultato.`,
  tookKing: (name, mark) => `${fa(name, "prendi", "prende")} il Re con ${markWords(mark)}.`,
  fellShort: (name, mark) =>
    `${fa(name, "arrivi", "arriva")} a ${markWords(mark)}: il Re resta dov’è.`,
};

const FINALE: KingWords["finale"] = {
  emptyThrone: "Il trono resta vuoto",
  nobodyClaimed: (rounds) =>
    `In ${counted(rounds, "giro", "giri")} nessuno ha reclamato il Re: tutti si dividono il primo posto.`,
  wins: (name) => `${fa(name, "vinci", "vince")} la corona`,
  held: (name, mark) =>
    `${fa(name, "tieni", "tiene")} il Re con ${markWords(mark)}, e nessuno ha fatto meglio.`,
  takenFrom: (name, mark, former) =>
    `${fa(name, "tieni", "tiene")} il Re con ${markWords(mark)}, preso a ${isYou(former) ? "te" : former}.`,
  matched: (name, mark, rival) =>
    `${fa(name, "eguagli", "eguaglia")} ${theMarkOf(mark, rival)}, e decide la Regina.`,
  lasted: (rounds) => `La partita è durata ${counted(rounds, "giro", "giri")}.`,
};

function calls(name: string, character: CharacterId): string {
  return `${fa(name, "chiami", "chiama")} ${theName(character)}`;
}

export const ITALIAN: KingWords = {
  names: NAMES,
  who: theName,
  whom: theName,
  cost: costWords,
  ability: abilityWords,
  mark: markWords,
  rules: RULES,
  refusals: REFUSALS,
  lasting: { staysTaken: () => "una carta presa resta presa: l’hanno vista tutti" },
  tales: TALES,
  finale: FINALE,
};
