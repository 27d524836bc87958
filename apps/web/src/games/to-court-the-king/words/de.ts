import { countingIn, isYou, listingIn, type Face, type Faces } from "@courtly/engine";
import type { Ability, CharacterId, Cost, Mark } from "@courtly/to-court-the-king";
import { GERMAN } from "@courtly/to-court-the-king/words/de";
import { line, strong } from "../../../table/chronicle/phrases.ts";
import type { DieMark } from "../model/laidDice.ts";
import type { KingTableWords } from "./en.ts";
import { capital, marksIn, parted, parts, type Then } from "./values.ts";

const { names, who, whom, mark } = GERMAN;
const ENDINGS = /(?:latan|soph|werker|ter|nom|mann|dame|leiher|berer|mist|ral)$/;
export const counted = countingIn("de");
const list = listingIn("de");

export const ONE: Readonly<Record<Face, string>> = {
  1: "Eins",
  2: "Zwei",
  3: "Drei",
  4: "Vier",
  5: "Fünf",
  6: "Sechs",
};

/** "zwei Dreien und eine Sechs". */
export function facesWords(faces: Faces): string {
  return faces.length === 0 ? "keine Würfel" : list(marksIn(faces).map(mark));
}

/** After "mit" and "bei": "acht Vieren", "einer Vier". */
export const bent = (best: Mark) => (best.count === 1 ? `einer ${ONE[best.face]}` : mark(best));

const AFTER: Readonly<Record<Then, string>> = {
  claim: ", Karte wählen",
  stand: ", dabei bleiben",
  nothing: "",
};

const SETS: Readonly<Record<string, string>> = {
  "2": "Paar",
  "2+2": "Zwei Paare",
  "3+2": "Full House",
  "2+2+2": "Drei Paare",
  "3+3": "2 Drillinge",
};

function cost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "Jeder Wurf";
    case "turnedFool":
      return "Narr drehen";
    case "withKing":
      return "Mit dem König";
    case "every":
      return cost.parity === "odd" ? "Ungerade" : "Gerade";
    case "sum":
      return "Augen";
    case "straight":
      return `${cost.length}er-Straße`;
    case "sets":
      return SETS[cost.sizes.join("+")] ?? `${cost.sizes.join(" + ")} Gleiche`;
  }
}

function ability(ability: Ability): string {
  switch (ability.kind) {
    case "firstRoll":
      return `+${ability.dice} Würfel`;
    case "bring":
      return ability.face === "any" ? "Wunschwürfel" : `Bringt ${ability.face}`;
    case "reroll":
      return ability.diceMax === 1 ? "Einer neu" : "Neuwurf";
    case "raise":
      return ability.diceMax === 1 ? "auf einen" : "auf mehrere";
    case "redistribute":
      return ability.diceMax === 2 ? "Schieben" : "Aufteilen";
    case "set":
      return ability.to === "any" ? "Frei drehen" : "Kopieren";
    case "endsTheGame":
      return "Schlussrunde";
  }
}

function dieMark(by: DieMark | undefined): string | undefined {
  if (by === undefined) return undefined;
  const card = whom(by.character);
  if (by.kind === "brought") return `gebracht durch ${card}`;
  if (by.kind === "turned") return `gedreht durch ${card}`;
  return by.pips > 0
    ? `um ${by.pips} erhöht durch ${card}`
    : `um ${-by.pips} gesenkt durch ${card}`;
}

/** "Du würfelst", "Mira würfelt". */
export const tut = (name: string, yours: string, theirs: string) =>
  isYou(name) ? `Du ${yours}` : `${name} ${theirs}`;
const acts = (name: string, yours: string, theirs: string) =>
  isYou(name) ? line`${strong("Du")} ${yours}` : line`${strong(name)} ${theirs}`;
const calls = (name: string, id: CharacterId) => line`${acts(name, "rufst", "ruft")} ${whom(id)}`;

/** The article is not emphasised: "den " and "Ritter". */
function whomStrong(id: CharacterId) {
  const [article = "", name = ""] = whom(id).split(" ");
  return line`${article} ${strong(name)}`;
}

export const DE: KingTableWords = {
  faces: facesWords,

  cloth: {
    undo: "Zurücknehmen",
    yours: "Deine Würfel",
    anyones: "Die Würfel",
    active: "Aktiv",
    activeDice: "Aktive Würfel",
    aside: "Behalten",
    asideDice: (faces) => `Behalten: ${facesWords(faces)}`,
    keep: "Behalten",
    gives: "Gibt",
    die: ({ number, face, becomes, mark: by, isDim }) =>
      parts(
        [
          `Würfel ${number}`,
          ONE[face],
          becomes && `wird ${ONE[becomes]}`,
          dieMark(by),
          isDim ? "kann nicht mitmachen" : "",
        ],
        ", ",
      ),
    whichValue: "Welcher Wert",
    bringIn: (face) => `Eine ${ONE[face]} bringen`,
    raiseTo: (face) => `Auf ${ONE[face]} erhöhen`,
    turnTo: (face) => `Auf ${ONE[face]} drehen`,
  },

  offers: {
    roll: (dice) => `${dice} Würfel werfen`,
    doNotRoll: "Nicht würfeln",
    keepOne: "Mindestens einen behalten",
    keepAndRoll: (kept, rest) => `${kept} behalten, ${rest} werfen`,
    keep: (kept, then) => `${kept} behalten${AFTER[then]}`,
    keepAll: (then) => `Alle behalten${AFTER[then]}`,
    keepAllShort: { claim: "Karte", stand: "Bleiben", nothing: "Alle" },
    setAside: (dice) => `${dice} nur behalten`,
    standWith: (best) => `Bei ${bent(best)} bleiben`,
    take: (id) => (id === "charlatan" ? "Den Narren umdrehen" : `${capital(whom(id))} nehmen`),
    takeNothing: "Nichts nehmen",
    chooseCard: "Wähle eine Karte",
    leave: (id) => `${capital(whom(id))} nicht rufen`,
    leaveShort: "Abbrechen",
    chooseValue: "Wähle einen Wert",
    chooseDie: "Wähle einen Würfel",
    chooseToRaise: "Wähle Würfel zum Erhöhen",
    raise: (dice, pips) => `${dice} um ${pips} erhöhen`,
    chooseToReroll: "Wähle Würfel zum Neuwurf",
    reroll: (dice) => `${dice} neu würfeln`,
    chooseGiver: "Wähle, welcher gibt",
    chooseTaker: "Wähle, welcher nimmt",
    movePips: (pips) => `${counted(pips, "Auge", "Augen")} verschieben`,
    chooseTwoOrThree: "Wähle zwei oder drei",
    moveSome: "Verschieb Augen",
    sharePips: (pips) => `${pips} Augen aufteilen`,
    placed: (now, lying) => `${now} von ${lying} Augen verteilt`,
    skipAhead: "Vorspulen",
    enter: "Eingabe",
    space: "Leertaste",
  },

  asks: {
    value: "Wähle den Wert, der dazukommt",
    diceToReroll: "Wähle die Würfel zum Neuwurf",
    diceToRaise: "Wähle die Würfel zum Erhöhen",
    giverAndTaker: "Zieh Augen oder wähle zwei Würfel",
    twoOrThree: "Wähle zwei oder drei Würfel",
    whatItShows: "Wähle, was er zeigen soll",
    keptValue: "Zieh einen Wert oder wähle einen Würfel",
    dieToReroll: "Wähle den Würfel zum Neuwurf",
    dieToChange: "Wähle den Würfel, der sich ändert",
  },

  refusals: {
    noneActive: (id) => `${who(id)} wirkt auf aktive Würfel, und keiner ist aktiv`,
    oneActive: (id) => `${who(id)} braucht zwei aktive Würfel, und nur einer ist aktiv`,
    noneWillDo: (id, does) => `kein aktiver Würfel passt: ${capital(who(id))} ${does}`,
    beyondSix: (id, face) =>
      `eine ${face} käme über die 6: ${capital(who(id))} kann sie nicht erhöhen`,
    nothingWith: (id, face) => `mit dieser ${face} kann ${who(id)} nichts anfangen`,
    givesNothing: "ein Würfel behält mindestens ein Auge",
    takesNothing: "ein Würfel zeigt höchstens sechs Augen",
    needsAnother: "wähle noch einen Würfel zum Aufteilen",
    tooMany: (diceMax) =>
      `Augen wandern zwischen ${diceMax === 2 ? "zwei Würfeln" : "zwei oder drei Würfeln"}, nicht mehr`,
    notEven: "diese Augen lassen sich nicht gleich verteilen",
    sealed: "was vor einem Wurf geschah, lässt sich nicht zurücknehmen",
    nothingYet: "noch gibt es nichts zurückzunehmen",
  },

  court: {
    court: "Hof",
    tier: (tier) => `Rang ${tier}`,
    tierApart: (tier) => `Rang ${tier}, Narr und Scharlatan`,
    yours: "Hast du",
    claimed: "Vergeben",
    noneLeft: "Vergriffen",
    take: "Nehmen",
    reach: "Reicht",
    withKing: "Mit dem König",
    noFool: "Kein Narr",
    outOfReach: "Reicht nicht",
  },

  card: {
    cost,
    inTotal: " gesamt",
    ability,
    raises: (from, to) => (from === to ? `+${from} auf mehrere` : `+${from}–${to} auf 1`),
    raisesShort: (from, to) => (from === to ? `+${from} nach Wahl` : `+${from} bis ${to}`),
    atStart: (dice) => `+${dice} am Anfang`,
    shortName: (id) => parted(names[id], ENDINGS),
    endless: "Gehen nie aus",
    left: (left, of) => `Noch ${left} von ${of}`,
    comesWithKing: "Kommt mit dem König",
    costs: (price) => `Kostet ${price}`,
  },

  characters: {
    yours: "Deine Charaktere",
    noneFinal: "Kein Charakter an deiner Seite",
    noneYet: "Hier wird dein erster Charakter stehen",
    used: "Benutzt",
    tile: (name, does, key) => parts([name, does, key && `Taste ${key}`], ". "),
  },

  players: {
    players: "Am Tisch",
    dice: (first, most) => `${first} Würfel im ersten Wurf, höchstens ${most}`,
    most: (most) => `max. ${most}`,
    noCards: "Noch keine Charaktere",
    cards: "Charaktere",
    card: (name, count, isUsed) =>
      parts([name, count > 1 ? `${count}-mal` : "", isUsed ? "benutzt" : ""], ", "),
    online: "Online",
    you: "Du",
    person: "Mensch",
    rival: (name, cards) => `${name}, ${counted(cards, "Karte", "Karten")}`,
  },

  turns: {
    order: "Reihenfolge der Züge",
    round: (round) => `Runde ${round}`,
    finalRound: "Schlussrunde",
    now: (name) => (isYou(name) ? "Du bist dran" : name),
    again: (name) => (isYou(name) ? "Noch mal du" : `Noch mal ${name}`),
    later: (name) => (isYou(name) ? "Du" : name),
    hasPlayed: (name) => `${name}, hat schon gespielt`,
    subtitle: ({ now, next, isAgain }) => {
      const whose = isYou(now) ? "Du bist dran" : `${now} spielt`;
      if (next === undefined) return whose;
      return `${whose}, dann ${isAgain ? "noch mal " : ""}${isYou(next) ? "du" : next}`;
    },
    over: "Die Partie ist zu Ende",
    plays: (name) => tut(name, "spielst", "spielt"),
    thinks: (name) => tut(name, "überlegst", "überlegt"),
  },

  headline: {
    emptyThrone: "Der Thron blieb leer",
    won: (name, best) => `${tut(name, "hast", "hat")} mit ${bent(best)} gewonnen`,
    wonMatching: (name, best) =>
      `${tut(name, "hast", "hat")} gewonnen, gleichauf mit ${bent(best)}`,
  },

  chronicle: {
    shortOf: (cost) => `, ein Würfel fehlte für ${cost}`,
    rolled: (name, faces) => line`${acts(name, "würfelst", "würfelt")} ${faces}`,
    kept: (name, dice) => line`${acts(name, "behältst", "behält")} ${dice}`,
    declined: (name) => line`${acts(name, "würfelst", "würfelt")} nicht`,
    resigned: (name) => line`${acts(name, "gibst", "gibt")} auf`,
    called: calls,
    calledEarly: (name, id) => line`${calls(name, id)}: ein Würfel mehr`,
    brought: (name, id, face) => line`${calls(name, id)}: ${face} kommt dazu`,
    rerolled: (name, id, dice) => line`${calls(name, id)}: ${dice} neu`,
    changed: (name, id, { from, to }) =>
      line`${calls(name, id)}: ${from} ${from.length === 1 ? "wird" : "werden"} ${to}`,
    tookNothing: (name, result) => line`${acts(name, "nimmst", "nimmt")} mit ${result} nichts`,
    turnedFool: (name) =>
      line`${acts(name, "drehst", "dreht")} den Narren um: Jetzt ist er ein ${strong(names.charlatan)}`,
    claimed: (name, result) =>
      line`${acts(name, "beanspruchst", "beansprucht")} mit ${result} ${whomStrong("king")}`,
    took: (name, id, result) =>
      line`${acts(name, "nimmst", "nimmt")} mit ${result} ${whomStrong(id)}`,
  },

  sentence: capital,
};
