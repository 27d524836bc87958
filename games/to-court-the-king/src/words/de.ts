import { assertNever, countingIn, isYou, writeFaces, type Face, type Faces } from "@courtly/engine";
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
  fool: "Narr",
  charlatan: "Scharlatan",
  farmer: "Bauer",
  servingMaid: "Magd",
  philosopher: "Philosoph",
  laborer: "Handwerker",
  guard: "Wächter",
  hunter: "Jäger",
  astronomer: "Astronom",
  merchant: "Kaufmann",
  noblewoman: "Hofdame",
  pawnbroker: "Pfandleiher",
  knight: "Ritter",
  magician: "Zauberer",
  alchemist: "Alchemist",
  bishop: "Bischof",
  nobleman: "Edelmann",
  general: "General",
  queen: "Königin",
  king: "König",
};

const WOMEN: ReadonlySet<CharacterId> = new Set(["servingMaid", "noblewoman", "queen"]);

/** The names that have another form in the accusative: "den Narren", "den Bauern". */
const BENT: Partial<ByCharacter<string>> = {
  fool: "Narren",
  farmer: "Bauern",
  philosopher: "Philosophen",
  astronomer: "Astronomen",
  alchemist: "Alchemisten",
};

/** "der Ritter", "die Magd". */
function theName(id: CharacterId): string {
  return `${WOMEN.has(id) ? "die" : "der"} ${NAMES[id]}`;
}

/** "den Ritter", "den Narren", "die Magd". */
function whomName(id: CharacterId): string {
  return `${WOMEN.has(id) ? "die" : "den"} ${BENT[id] ?? NAMES[id]}`;
}

const the = ({ character }: { readonly character: CharacterId }) => theName(character);
const whom = ({ character }: { readonly character: CharacterId }) => whomName(character);
const shown = (dice: Faces) => (dice.length === 0 ? "keine" : writeFaces(dice));
const counted = countingIn("de");

/** "Du nimmst", "Ada nimmt". */
function tut(name: string, yours: string, theirs: string): string {
  return isYou(name) ? `Du ${yours}` : `${name} ${theirs}`;
}

const COUNTS = "eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const PIPS: Readonly<Record<Face, string>> = {
  1: "Eins",
  2: "Zwei",
  3: "Drei",
  4: "Vier",
  5: "Fünf",
  6: "Sechs",
};

/** "acht Vieren", "eine Vier". */
function markWords({ count, face }: Mark): string {
  return `${COUNTS[count - 1] ?? count} ${PIPS[face]}${count === 1 ? "" : "en"}`;
}

/** "mit acht Vieren", "mit einer Vier". */
function withMark(mark: Mark): string {
  return mark.count === 1 ? `mit einer ${PIPS[mark.face]}` : `mit ${markWords(mark)}`;
}

const SETS = {
  "2": "ein Paar",
  "3": "drei Gleiche",
  "4": "vier Gleiche",
  "5": "fünf Gleiche",
  "6": "sechs Gleiche",
  "7": "sieben Gleiche",
  "2+2": "zwei Paare (vier Gleiche gelten auch)",
  "3+2": "ein Full House (fünf Gleiche gelten auch)",
  "2+2+2": "drei Paare (4 + 2 oder sechs Gleiche gelten auch)",
  "3+3": "zwei Drillinge (sechs Gleiche gelten auch)",
};

function costWords(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "jedes Ergebnis";
    case "turnedFool":
      return "jedes Ergebnis, dazu ein eigener Narr zum Umdrehen";
    case "withKing":
      return "kommt mit dem König";
    case "sets":
      return namedSets(cost.sizes, SETS);
    case "every":
      return `alle Würfel ${cost.parity === "odd" ? "ungerade" : "gerade"}`;
    case "sum":
      return `mindestens ${cost.atLeast} Augen`;
    case "straight":
      return `eine Straße aus ${cost.length === 5 ? "fünf" : "sechs"}`;
    default:
      return assertNever(cost);
  }
}

function abilityWords(ability: Ability): string {
  switch (ability.kind) {
    case "firstRoll":
      return `${ability.dice} Würfel mehr im ersten Wurf`;
    case "bring":
      return ability.face === "any"
        ? "bringt einen Würfel mit beliebigem Wert"
        : `bringt eine ${ability.face}`;
    case "reroll":
      return ability.diceMax === 1
        ? "würfelt einen aktiven Würfel neu"
        : "würfelt beliebige aktive Würfel neu";
    case "raise":
      return raiseWords(ability);
    case "redistribute":
      return `verschiebt Augen zwischen zwei ${ability.diceMax === 2 ? "" : "oder drei "}aktiven Würfeln`;
    case "set":
      return ability.to === "any"
        ? "dreht einen aktiven Würfel auf einen beliebigen Wert"
        : "dreht einen aktiven Würfel auf den Wert eines behaltenen";
    case "endsTheGame":
      return "bringt die Königin mit und läutet die Schlussrunde ein";
    default:
      return assertNever(ability);
  }
}

function raiseWords({ diceMax, pipsMin, pipsMax }: Extract<Ability, { kind: "raise" }>): string {
  if (diceMax === 1) return `erhöht einen aktiven Würfel um ${pipsMin} bis ${pipsMax}, nie über 6`;
  return `erhöht beliebige aktive Würfel, die 1 bis ${6 - pipsMin} zeigen, um genau ${pipsMin}`;
}

const RULES: RuleWords = {
  fools: {
    unlimited: "Narren gehen nie aus",
    players: "es gibt nur so viele Narren wie Spieler",
  },
  abilitiesBeforeRoll: {
    no: "Karten wirken erst nach dem ersten Wurf",
    yes: "Karten, die einen Würfel bringen, wirken auch schon vor dem ersten Wurf",
  },
  magicianCost: {
    straight5: "der Zauberer kostet eine Straße aus fünf",
    fourAlike: "der Zauberer kostet vier Gleiche",
  },
  finalRoundStart: {
    right: "die Schlussrunde beginnt rechts vom letzten Startspieler",
    left: "die Schlussrunde beginnt links vom letzten Startspieler, nicht rechts",
  },
  diceSupply: {
    "12": "es gibt 12 Würfel",
    unlimited: "es gibt 36 Würfel, nicht 12",
  },
};

const REFUSALS: KingWords["refusals"] = {
  rollFirst: () => "würfle zuerst: In diesem Zug hast du noch nicht gewürfelt",
  noActiveDice: () =>
    "kein Würfel ist aktiv: Beende den Zug oder bring mit einer Karte einen Würfel dazu",
  mustSetAside: () => "behalte mindestens einen Würfel, bevor du weiterwürfelst",
  noDiceNamed: () => "nenne mindestens einen Würfel, den du behältst",
  notActive: ({ dice, active }) =>
    `du nennst ${shown(dice)}, aber die aktiven Würfel zeigen ${shown(active)}`,

  notOwned: (who) => `du hast ${whom(who)} nicht`,
  usedAlready: (who) => `du hast ${whom(who)} schon gerufen: Jede Karte wirkt einmal im Zug`,
  firstRollOnly: (who) =>
    `${the(who)} wird nicht gerufen: ${abilityWords(CHARACTERS[who.character].ability)}, ganz von selbst`,
  neverUsed: (who) => `${the(who)} wird nicht gerufen: Es zählt, ihn zu haben`,
  beforeFirstRoll: (who) => `${the(who)} wirkt erst nach dem ersten Wurf`,
  noFaceYet: (who) =>
    `vor dem ersten Wurf zeigt der Würfel, den ${the(who)} bringt, noch keinen Wert`,
  faceWanted: (who) => `sag, welchen Wert ${the(who)} bringen soll, 1 bis 6`,
  supplyEmpty: ({ inUse, supply }) =>
    `${inUse} von ${supply} Würfeln sind im Spiel: Keiner ist übrig`,
  changesNothing: (who) => `so ändert ${the(who)} nichts`,
  onlyActive: ({ character, dice, active }) =>
    `${theName(character)} wirkt nur auf aktive Würfel: Du nennst ${shown(dice)}, die aktiven zeigen ${shown(active)}`,
  rerollsOne: (who) => `${the(who)} würfelt nur einen Würfel neu, nicht ${who.dice}`,
  rerollsSome: (who) => `sag, welche Würfel ${the(who)} neu würfeln soll`,
  abilityMismatch: (who) =>
    `das kann ${the(who)} nicht: ${WOMEN.has(who.character) ? "Sie" : "Er"} ${abilityWords(CHARACTERS[who.character].ability)}`,
  nothingAside: (who) => `${the(who)} braucht einen behaltenen Würfel`,
  notAside: ({ character, aside }) =>
    `${theName(character)} kopiert einen behaltenen Würfel: ${shown(aside)}`,

  finalRoundTake: () => "in der Schlussrunde nimmt niemand Karten",
  diceStillActive: ({ active }) => `behalte zuerst alle Würfel: ${shown(active)} noch aktiv`,
  queenComesAlong: () => "die Königin kommt mit dem König",
  kingClaimed: () => "der König ist schon vergeben",
  noneLeft: (who) =>
    `am Hof ist ${WOMEN.has(who.character) ? "keine" : "kein"} ${NAMES[who.character]} mehr übrig`,
  ownedAlready: (who) => `du hast ${whom(who)} schon`,
  foolFaceUp: () => "du hast einen offenen Narren: Dreh ihn zuerst zum Scharlatan um",
  noFoolToTurn: () => "ein Scharlatan ist ein umgedrehter Narr, und du hast keinen Narren",
  costNotMet: ({ character, rules, result }) =>
    `${theName(character)} kostet ${costWords(costOf(rules, character))}, dein Ergebnis ist ${shown(result)}`,

  standInFinalRound: () => "'stand' beendet nur Züge der Schlussrunde: Nimm eine Karte oder nichts",
  standAfterRolling: () => "würfle oder verzichte auf den Wurf",
  declineInFinalRound: () => "verzichten kannst du nur auf einen Wurf der Schlussrunde",
  declineBeforeRolling: () => "du hast schon gewürfelt: Zum Verzichten ist es zu spät",
};

function calls(name: string, character: CharacterId): string {
  return `${tut(name, "rufst", "ruft")} ${whomName(character)}`;
}

const TALES: KingWords["tales"] = {
  rolled: (name, faces) => `${tut(name, "würfelst", "würfelt")} ${writeFaces(faces)}.`,
  setAside: (name, dice) => `${tut(name, "behältst", "behält")} ${writeFaces(dice)}.`,
  brought: (name, character, face) =>
    `${calls(name, character)}: ${face === undefined ? "Ein Würfel" : `Eine ${face}`} kommt dazu.`,
  broughtEarly: (name, character) => `${calls(name, character)}: ein Würfel mehr im ersten Wurf.`,
  rerolled: (name, { character, from }) =>
    `${calls(name, character)}: ${writeFaces(from)} ${from.length === 1 ? "wird" : "werden"} neu gewürfelt.`,
  changed: (name, { character, from, to }) =>
    `${calls(name, character)}: Aus ${writeFaces(from)} ${from.length === 1 ? "wird" : "werden"} ${writeFaces(to)}.`,
  tookNothing: (name, result) =>
    `${tut(name, "nimmst", "nimmt")} mit ${writeFaces(result)} nichts.`,
  turnedFool: (name) =>
    `${tut(name, "drehst deinen", "dreht den")} Narren um: Jetzt ist er ein Scharlatan.`,
  claimed: (name, mark) =>
    `${tut(name, "beanspruchst", "beansprucht")} ${withMark(mark)} den König. Die Königin kommt mit; auf diese Runde folgt die Schlussrunde.`,
  took: (name, character, result) =>
    `${tut(name, "nimmst", "nimmt")} mit ${writeFaces(result)} ${whomName(character)}.`,
  declined: (name) => `${tut(name, "verzichtest", "verzichtet")} auf den Wurf.`,
  resigned: (name) => `${tut(name, "gibst", "gibt")} auf.`,
  matched: (name, mark) => `${tut(name, "erreichst", "erreicht")} ${withMark(mark)} die Vorgabe.`,
  missed: (name, mark) => `${tut(name, "verfehlst", "verfehlt")} ${withMark(mark)} die Vorgabe.`,
  tookKing: (name, mark) => `${tut(name, "nimmst", "nimmt")} ${withMark(mark)} den König.`,
  fellShort: (name, mark) =>
    `${tut(name, "erreichst", "erreicht")} ${markWords(mark)}: Der König bleibt, wo er ist.`,
};

const FINALE: KingWords["finale"] = {
  emptyThrone: "Der Thron bleibt leer",
  nobodyClaimed: (rounds) =>
    `In ${counted(rounds, "Runde", "Runden")} hat niemand den König beansprucht: Alle teilen sich den ersten Platz.`,
  wins: (name) => `${tut(name, "gewinnst", "gewinnt")} die Krone`,
  held: (name, mark) =>
    `${tut(name, "hältst", "hält")} den König ${withMark(mark)}, und niemand war besser.`,
  takenFrom: (name, mark, former) =>
    `${tut(name, "hältst", "hält")} den König ${withMark(mark)} und ${isYou(name) ? "hast" : "hat"} ihn ${isYou(former) ? "dir" : former} abgenommen.`,
  matched: (name, mark, rival) =>
    `${tut(name, "ziehst", "zieht")} mit ${isYou(rival) ? `deinen ${markWords(mark)}` : `den ${markWords(mark)} von ${rival}`} gleich, und die Königin entscheidet.`,
  lasted: (rounds) => `Die Partie hat ${counted(rounds, "Runde", "Runden")} gedauert.`,
};

export const GERMAN: KingWords = {
  names: NAMES,
  who: theName,
  whom: whomName,
  cost: costWords,
  ability: abilityWords,
  mark: markWords,
  rules: RULES,
  refusals: REFUSALS,
  lasting: { staysTaken: () => "eine genommene Karte bleibt genommen: Alle haben es gesehen" },
  tales: TALES,
  finale: FINALE,
};
