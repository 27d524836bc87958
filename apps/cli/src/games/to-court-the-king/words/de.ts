import { assertNever, isYou } from "@courtly/engine";
import type { Cost } from "@courtly/to-court-the-king";
import { GERMAN as KING } from "@courtly/to-court-the-king/words/de";
import type { KingTableWords, Sure } from "./en.ts";

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
  aim: ({ aim, other, sure, chance, gain, win }) => {
    const roll = sure === undefined ? "Der Wurf gilt" : `${sureWords(sure)}; der Wurf gilt`;
    const facts = [aim.asks, ...(chance === undefined ? [] : [chance])].join(", ");
    const said = win === undefined ? facts : `${facts}; damit ${win} Siegchance`;
    if (other !== undefined)
      return `${roll} der Karte ${aim.name} (${said}) oder der Karte ${other.name} (${other.asks}).`;
    return `${roll} der Karte ${aim.name} (${said})${gain === undefined ? "" : `: ${gain}`}.`;
  },
  sureOnly: ({ name, isNearly }, asks, gain) =>
    `Der Wurf gilt der Karte ${name} (${asks}), sie ist ${isNearly ? "fast sicher" : "sicher"}${gain === undefined ? "" : `: ${gain}`}.`,
  gaps: {
    alike: ({ have, face, more, adds }) =>
      `${have}-mal die ${face} ist behalten, ${more === 1 ? "eine fehlt" : `${more} fehlen`} noch${adds === undefined ? "" : ` (deine Karte ${adds} kann eine bringen)`}: `,
    pips: (have, asked) => `Die behaltenen Würfel zeigen ${have} von ${asked} Augen: `,
    dice: (more) =>
      `${more === 1 ? "Ein Würfel muss" : `${more} Würfel müssen`} noch zu den behaltenen passen: `,
    odd: "Alle Würfel müssen ungerade sein, die behaltenen sind es: ",
    even: "Alle Würfel müssen gerade sein, die behaltenen sind es: ",
  },
  rolled: (dice, needsCards, bringing) =>
    `${dice === 1 ? "1 Würfel wird" : `${dice} Würfel werden`} geworfen${needsCards ? `, und deine Karten müssen helfen${bringing.length === 0 ? "" : ` (${bringing.join(", ")})`}` : ""}.`,
  bringing: (name, face) => `${name} bringt ${face === "any" ? "jede Zahl" : `eine ${face}`}`,
  keptFor: (name, said) => `Für die Karte ${name}: ${said}`,
  pays: (name, isNearly) =>
    `Die behaltenen Würfel machen die Karte ${name} ${isNearly ? "fast sicher" : "sicher"}.`,
  adds: (name, face) =>
    `Diese ${face} wird behalten, weil deine Karte ${name} noch eine bringen kann.`,
  keepOne: (rolls) =>
    `Vor jedem Wurf muss mindestens ein Würfel behalten werden; ${rolls === 1 ? "der andere wird" : `die anderen ${rolls} werden`} neu geworfen.`,
  joins: (name) => `Der Würfel der Karte ${name} wird mitgeworfen, also einer mehr.`,
  brings: (name, face) => `Die Karte ${name} bringt eine ${face} zu den behaltenen Würfeln.`,
  rerolls: (name) => `Für den Wurf mit der Karte ${name} muss kein Würfel behalten werden.`,
  gains: {
    dice: (more) => `in jedem Zug ${more === 1 ? "ein Würfel" : `${more} Würfel`} mehr`,
    anotherTry: "in jedem Zug ein Versuch mehr",
    matching: "mit ihr passen Würfel leichter zusammen",
    mark: "mit ihr beginnst du die Schlussrunde",
  },
  card: ({ name, asks, isMade, ability, help, win }) =>
    `${asks === undefined ? name : `${isMade ? "Damit reichen deine Würfel" : "Deine Würfel reichen"} für die Karte ${name} (${asks})`}: ${ability}${help}.${win === undefined ? "" : ` Damit ${win} Siegchance.`}`,
  upTo: (win) => `bis zu ${win}`,
  helps: {
    moreDice: (dice, before) => `, also ${dice} statt ${before} Würfel im Zug`,
    atWill: ", wann du willst",
    mark: "; danach haben alle anderen noch je einen Zug, um dein Ergebnis zu übertreffen",
    anotherTry: ", in jedem Zug ein Versuch mehr",
    matching: ", so passen Würfel leichter zusammen",
  },
  towardsKing: "Für den König fehlen dir noch Würfel.",
  otherwise: ({ name, ability, win }) =>
    `Die Karte ${name} dagegen: ${ability}; ${win} Siegchance.`,
  edges: {
    asGood: "Beide sind gleich gut.",
    keepsFool: "So behältst du den Narren.",
    lastCopy: (name, left) =>
      `Von dieser Karte ist es die letzte; von ${name} gibt es noch ${left}.`,
    harder: (name) =>
      `Diese Karte ist schwerer zu bekommen, und ${name} kannst du auch später noch gewinnen.`,
    pips: "Der höhere Würfel bringt mehr Augen.",
  },
  lifts: ({ name, chance, win }, less) =>
    `Auch die Karte ${name} wird wahrscheinlicher: ${chance} statt ${less}, damit ${win} Siegchance.`,
  likely: ({ name, chance, win }) =>
    `Gelingt das nicht, kommt oft die Karte ${name}: Chance ${chance}, damit ${win} Siegchance.`,
  higherMark:
    "Sicher ist der König; der Wurf gilt mehr Gleichen, die schwerer zu übertreffen sind.",
  toMark: ({ need, mark, kept, more, rolls }) => {
    const rest =
      kept === undefined
        ? ""
        : ` Du behältst ${kept}; ${more === 0 ? "weitere machen es sicherer" : more === 1 ? "einer fehlt noch" : `${more} fehlen noch`}, geworfen ${rolls === 1 ? "wird 1 Würfel" : `werden ${rolls} Würfel`}.`;
    return `Zum Sieg musst du ${mark} ${need === "beat" ? "übertreffen" : "erreichen"}.${rest}`;
  },
  reached: (result, mark) => `Deine ${result} reichen bisher gegen ${mark}.`,
  later: (players) =>
    players === 1 ? "Nach dir würfelt noch jemand." : `Nach dir würfeln noch ${players} Spieler.`,
  missed: (result, mark) => `Deine ${result} reichen nicht gegen ${mark}.`,
  hopeless: (mark) => `Mit deinen Würfeln ist ${mark} nicht mehr zu übertreffen.`,
  stops: (name, win, rolling) =>
    `Jetzt sicher wäre die Karte ${name}: ${win} Siegchance, mit dem Wurf ${rolling}.`,
  apart: {
    worse: (dice, win, best) =>
      `Behältst du stattdessen ${dice}: ${win} Siegchance, nicht ${best}.`,
    asGood: (dice) => `Stattdessen ${dice} zu behalten ist ebenso gut.`,
  },
  mayStop: (name) => `Ebenso gut: aufhören und die Karte ${name} nehmen.`,
  mayTurnFool: "Ebenso gut: aufhören und den Narren umdrehen.",
  waits: (names) => `Nach dem Wurf kannst du noch rufen: ${names}.`,
  atWorst: (name) => `Schlimmstenfalls nimmst du die Karte ${name}.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Ein weiterer Wurf könnte kaum etwas Besseres bringen."
        : `Ein weiterer Wurf würde die Karte ${atRisk.name} riskieren und könnte kaum Besseres bringen.`
      : `Ein weiterer Wurf könnte die Karte ${better.name} bringen (${better.chance})${atRisk === undefined ? "" : `, würde aber die Karte ${atRisk.name} riskieren (${atRisk.chance}, sie zu behalten)`}.`,
};

const sureWords = ({ name, isNearly, win }: Sure) =>
  `${isNearly ? "Fast sicher" : "Sicher"} ist die Karte ${name}${win === undefined ? "" : ` (${win} Siegchance)`}`;

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
