import { assertNever, isYou } from "@courtly/engine";
import type { Cost } from "@courtly/to-court-the-king";
import { GERMAN as KING } from "@courtly/to-court-the-king/words/de";
import type { KingTableWords } from "./en.ts";

function briefCost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "alles";
    case "turnedFool":
      return "ein Narr";
    case "withKing":
      return "m. König";
    case "sets":
      return briefSets(cost.sizes);
    case "every":
      return cost.parity === "odd" ? "ungerade" : "gerade";
    case "sum":
      return `${cost.atLeast} Augen`;
    case "straight":
      return `${cost.length}er-Str.`;
    default:
      return assertNever(cost);
  }
}

function briefSets(sizes: readonly number[]): string {
  if (sizes.every((size) => size === 2))
    return sizes.length === 1 ? "ein Paar" : `${sizes.length} Paare`;
  return sizes.length === 1 ? `${sizes[0]} Gleiche` : sizes.join("+");
}

const MENU: KingTableWords["menu"] = {
  roll: (dice) => (dice === 1 ? "Den Würfel werfen" : `${dice} Würfel werfen`),
  rollAgain: (dice) => (dice === 1 ? "Den Würfel neu werfen" : `${dice} Würfel neu werfen`),
  decline: "Auf den Wurf verzichten",
  stand: "Dabei bleiben: Das ist mein Ergebnis",
  takeNothing: "Nichts nehmen",
  take: (id) => `${KING.names[id]} nehmen`,
  setAsideOne: (face) => `Die ${face} behalten`,
  setAside: "Würfel behalten",
  whichAside: (faces) => `Welche Würfel behältst du? ${faces}, oder alle`,
  all: "alle",
  whichValue: "Welcher Wert? 1 bis 6",
  whichDie: (faces) => `Welcher Würfel? ${faces}`,
  whichDice: (faces) => `Welche Würfel? ${faces}`,
  becomes: (faces, options) => `Was wird aus ${faces}? ${options}`,
  others: "und andere",
  diceAtMost: (most, found) =>
    `nenne ${most === 1 ? "einen Würfel" : `höchstens ${most} Würfel`}, nicht ${found}`,
  twoDice: "nenne zwei Würfel, nicht 1",
  canDoNothing: (id, faces) => `${KING.who(id)} kann mit ${faces} nichts anfangen`,
  notThere: (faces, count) => `${faces} ${count === 1 ? "ist" : "sind"} nicht da`,
  onlyThere: (mark) => `nur ${KING.mark(mark)} ${mark.count === 1 ? "ist" : "sind"} da`,
  chooseFrom: (problem, faces) => `${problem}: Wähle aus ${faces}`,
  values: (wanted, found) =>
    `nenne ${wanted === 1 ? "einen Wert" : `${wanted} Werte`}, nicht ${found}`,
  nameDice: "nenne Würfel mit ihren Augen, etwa 5 5",
  noDice: (answer) => `'${answer}' nennt keine Würfel: Schreib ihre Augen, etwa 5 5`,
  noDie: (face) => `'${face}' ist kein Würfel, nur 1 bis 6`,
};

const COACH: KingTableWords["coach"] = {
  tooLarge: "Mit so vielen Würfeln kann der Ratgeber nicht vorausdenken.",
  leftOut: "Bei so vielen Karten ließ sich nur ein Teil mitrechnen.",
  setAside: (faces) => `${faces} behalten`,
  bring: (id, face) =>
    `${KING.names[id]} rufen: ${face === undefined ? "Ein Würfel" : `Eine ${face}`} kommt dazu`,
  bringEarly: (id) => `${KING.names[id]} rufen: ein Würfel mehr im ersten Wurf`,
  reroll: (id, faces) => `${KING.names[id]} rufen: ${faces} neu werfen`,
  change: (id, { from, to }) => `${KING.names[id]} rufen: ${from} auf ${to} ändern`,
};

const SCREEN: KingTableWords["screen"] = {
  finalRound: "Schlussrunde",
  claimed: (name, mark) =>
    `${isYou(name) ? "du hast" : `${name} hat`} den König mit ${mark} beansprucht`,
  toMatch: (name, mark) =>
    `${isYou(name) ? "du hältst" : `${name} hält`} den König, zu erreichen: ${mark}`,
  toBeat: (name, mark) =>
    `${isYou(name) ? "du hältst" : `${name} hält`} den König, zu übertreffen: ${mark}`,
  dice: "Würfel",
  noCards: "noch keine Karten",
  charlatans: (count) => (count === 1 ? "Scharlatan" : `${count} Scharlatane`),
  andMore: (count) => (count === 1 ? "und noch eine" : `und noch ${count}`),
  diceInHand: (count) => `${count} Würfel zu werfen`,
  active: "aktiv",
  aside: "behalten",
  asideNoneActive: "behalten, kein Würfel aktiv",
  none: "keine",
  brief: briefCost,
};

export const DE: KingTableWords = {
  menu: MENU,
  coach: COACH,
  screen: SCREEN,
  guide: {
    turn: [
      "ein Zug",
      "Würfle, behalte mindestens einen Würfel und würfle mit den anderen weiter, bis du alle behalten hast. Was du behältst, bleibt bis zum Ende des Zugs, wie es ist.",
    ],
    cards: [
      "Karten",
      "Jede rufst du einmal im Zug (danach steht sie in Klammern), nach dem ersten Wurf und nur für aktive Würfel. Manche bringen einen Würfel, auch wenn du alle anderen behalten hast.",
    ],
    cardsEarly: [
      "Karten",
      "Jede rufst du einmal im Zug (danach steht sie in Klammern), nach dem ersten Wurf, oder schon davor, wenn sie einen Würfel bringt, und nur für aktive Würfel. Manche bringen einen Würfel, auch wenn du alle anderen behalten hast.",
    ],
    take: [
      "nehmen",
      "Hast du alle Würfel behalten, nimm eine Karte, für die sie reichen, oder nichts. ✓ zeigt, wofür die Würfel reichen, wie sie liegen. Eine neue Karte wirkt ab deinem nächsten Zug.",
    ],
    king: [
      "der König",
      "Sieben Gleiche oder mehr; die Königin kommt mit. Ist die Runde vorbei, beginnt die Schlussrunde.",
    ],
    finalRound: [
      "Schlussrunde",
      "Noch ein Zug für jeden, ohne Karten zu nehmen: Mehr Gleiche, oder gleich viele mit mehr Augen, gewinnen den König. Wer die Königin hat, spielt zuletzt und muss die Vorgabe nur erreichen. Du kannst auf den Wurf verzichten.",
    ],
  },
  theRules: "die Regeln",
  typing:
    "Antworte mit einer Zahl, oder tippe eine Aktion, wie Mitschriften sie schreiben: roll, aside 5 5, use guard, use philosopher 1>3 5>3, take farmer, take nothing. '2 5 5' ist Wahl 2 mit ihren Würfeln. Die Taste o zeigt die Chancen, c fragt den Ratgeber.",
  sheet: {
    heads: ["Rang", "Name", "id", "Kosten", "Fähigkeit"],
    players: (sizes) => `zu ${sizes}`,
    unlimited: "unbegrenzt",
    aFoolTurned: "Narr, umgedreht",
  },
  odds: {
    tooLong: (dice) => `Mit mehr als ${dice} Würfeln dauert die Berechnung der Chancen zu lange.`,
    title: "Die Chancen in diesem Zug, wenn du nur auf ein Ziel spielst",
    nothingLeft: "Es gibt keine Karte mehr, die du nehmen könntest.",
    best: (action) => `Jetzt am besten: ${action}`,
    atLeast: (chance) => `mindestens ${chance}`,
    atLeastNote: "'Mindestens': Bei so vielen Karten ließ sich nur ein Teil mitrechnen.",
    betterThan: (mark) => `besser als ${mark}`,
    orBetter: (mark) => `${mark} oder besser`,
    beforeFirstRoll: "Vor dem ersten Wurf",
    lying: (active, aside, mayRoll) => {
      const dice = [
        ...(active === "" ? [] : [`${active} aktiv`]),
        ...(aside === "" ? [] : [`${aside} behalten`]),
      ];
      return `Mit ${dice.join(", ")}${mayRoll ? ", Wurf frei" : ""}`;
    },
  },
};
