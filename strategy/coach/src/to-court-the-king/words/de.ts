import type { KingReasonWords, Sure } from "./en.ts";

export const GERMAN: KingReasonWords = {
  aim: ({ aim, other, sure, chance, isThisWay, gain, win }) => {
    const or = other === undefined ? "" : ` oder ${other.name} (${other.asks})`;
    const benefit = other === undefined ? gain : undefined;
    const wins = win === undefined ? undefined : `${win} Siegchance mit der Karte ${aim.name}`;
    const uses = [benefit, wins].filter((use) => use !== undefined).join(", ");
    const roll = `Der Wurf gilt der Karte ${aim.name} (${aim.asks})${or}${uses === "" ? "" : `: ${uses}`}.`;
    const get = `Chance ${other === undefined ? "darauf" : `auf die Karte ${aim.name}`}${isThisWay ? " auf diesem Weg" : ""}: ${chance}.`;
    return [roll, get, ...(sure === undefined ? [] : [sureWords(sure)])].join(" ");
  },
  sureOnly: ({ name, isNearly }, asks, gain) =>
    `Der Wurf gilt der Karte ${name} (${asks}), die du ${isNearly ? "kaum" : "nicht"} verfehlen kannst${gain === undefined ? "" : `: ${gain}`}.`,
  won: {
    any: "Hier gewinnt jede Wahl fast sicher.",
    several: "So gewinnst du fast sicher, mit anderen Zügen ebenso.",
  },
  gaps: {
    alike: ({ have, face, more, adds }) =>
      `${have}-mal die ${face} ist behalten, ${more === 1 ? "eine fehlt" : `${more} fehlen`} noch${adds === undefined ? "" : ` (deine Karte ${adds} kann eine bringen)`}`,
    pips: (have, asked) => `Die behaltenen Würfel zeigen ${have} von ${asked} Augen`,
    dice: (more, fits, alike) =>
      `${more === 1 ? "Ein Würfel muss" : `${more} Würfel müssen`} noch zu den behaltenen passen${fits.length === 0 ? "" : ` (eine ${fits.join(" oder eine ")})`}${alike === undefined ? "" : alike.have === 3 ? `, und eine vierte ${alike.face} gäbe ein zweites Paar` : `, und vier gleiche (${alike.face}) zählen als zwei Paare`}`,
    further: (have, face) => `${have}-mal die ${face} ist behalten, und jede weitere ${face} zählt`,
    odd: "Alle Würfel müssen ungerade sein, die behaltenen sind es",
    even: "Alle Würfel müssen gerade sein, die behaltenen sind es",
  },
  rolled: (dice, needsCards, helping) =>
    `${dice === 1 ? "1 Würfel wird" : `${dice} Würfel werden`} geworfen${needsCards ? `, und deine Karten müssen helfen${helping.length === 0 ? "" : ` (${helping.join(", ")})`}` : ""}.`,
  helping: (name, face) =>
    face === "changes"
      ? `${name} ändert Würfel`
      : `${name} bringt ${face === "any" ? "jede Zahl" : `eine ${face}`}`,
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
  lifts: ({ name, chance, less, win }) =>
    `Auch die Karte ${name} wird wahrscheinlicher: ${chance}. Nach der nächstbesten Wahl sind es nur ${less}. Die Siegchance mit ihr ist ${win}.`,
  upTo: (win) => `bis zu ${win}`,
  stops: (name, win) =>
    `Die Karte ${name} könntest du sofort nehmen, ${win === undefined ? "mit etwa gleicher Siegchance" : `aber mit weniger Siegchance: ${win}`}.`,
  tempts: ({ name, isSure, win }) =>
    win === undefined
      ? `Auch die Karte ${name} ist ${isSure ? "sicher" : "wahrscheinlich"}, mit etwa gleicher Siegchance.`
      : `Die Karte ${name} ist ${isSure ? "sicher" : "wahrscheinlich"}, bringt aber weniger Siegchance: ${win}.`,
  apart: {
    worse: (dice, win, isLow) =>
      `Stattdessen ${dice} zu behalten bringt weniger Siegchance: ${win}.${isLow ? " Ein König aus niedrigen Würfeln ist leichter zu übertreffen." : ""}`,
    asGood: (dice) => `Stattdessen ${dice} zu behalten bringt etwa die gleiche Siegchance.`,
  },
  mayStop: (name) => `Jetzt mit der Karte ${name} aufzuhören bringt etwa die gleiche Siegchance.`,
  mayTurnFool: "Jetzt aufzuhören und den Narren umzudrehen bringt etwa die gleiche Siegchance.",
  elsewhere: (next, name) => `Etwa die gleiche Siegchance mit ${next}, für die Karte ${name}.`,
  waits: (names) => `Nach dem Wurf kannst du noch rufen: ${names}.`,
  atWorst: (name) => `Schlimmstenfalls nimmst du die Karte ${name}.`,
  likely: ({ name, chance, win }) =>
    `Sonst oft die Karte ${name}: Chance darauf ${chance}. Die Siegchance mit ihr ist ${win}.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Ein weiterer Wurf könnte kaum etwas Besseres bringen."
        : `Ein weiterer Wurf würde die Karte ${atRisk.name} riskieren und könnte kaum Besseres bringen.`
      : `Ein weiterer Wurf könnte die Karte ${better.name} bringen: ${better.chance}.${atRisk === undefined ? "" : ` Die Karte ${atRisk.name} bliebe dir aber nur mit ${atRisk.chance}.`}`,
  card: ({ name, asks, isMade, does, helps, win }) =>
    `${asks === undefined ? name : `${isMade ? "Damit reichen deine Würfel" : "Deine Würfel reichen"} für die Karte ${name} (${asks})`}: ${does}${helps}.${win === undefined ? "" : ` Damit ${win} Siegchance.`}`,
  otherwise: ({ name, does, win }) => `Die Karte ${name} dagegen: ${does}; ${win} Siegchance.`,
  edges: {
    asGood: "Beide sind gleich gut.",
    keepsFool: "So behältst du den Narren.",
    lastCopy: (name, left) =>
      `Von dieser Karte ist es die letzte; von ${name} gibt es noch ${left}.`,
    harder: (name) =>
      `Diese Karte ist schwerer zu bekommen, und ${name} kannst du auch später noch gewinnen.`,
    pips: "Der höhere Würfel bringt mehr Augen.",
  },
  asksSeven: "Für die sieben Gleichen des Königs fehlen noch Würfel.",
  helps: {
    moreDice: (dice, before) => `, also ${dice} statt ${before} Würfel im Zug`,
    atWill: ", wann du willst",
    mark: "; dein Ergebnis ist die Vorgabe, die alle anderen in je einem Zug übertreffen können",
    anotherTry: ", in jedem Zug ein Versuch mehr",
    matching: ", so passen Würfel leichter zusammen",
  },
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
};

const sureWords = ({ name, isNearly, win }: Sure) =>
  `Sonst bleibt dir ${isNearly ? "fast sicher " : ""}die Karte ${name}${win === undefined ? "" : `: ${win} Siegchance`}.`;
