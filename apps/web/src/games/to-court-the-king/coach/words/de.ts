import type { KingCoachWords, Sure } from "./en.ts";

export const DE: KingCoachWords = {
  odds: "Chancen in diesem Zug",
  oddsOfDraft: "Chancen, wenn du die markierten Würfel behältst",
  planLabel: "Der Plan für diese Karte",
  worth: (win) => `${win} Siegchance mit dieser Karte.`,
  aimFor: "Darauf zielen",
  stopAiming: "Nicht mehr zielen",
  aimed: "Dein Ziel",
  yourAim: (name) => `Dein Ziel: ${name}`,
  alsoBest: "Das ist auch der beste Zug.",
  aimCosts: (cost) => `Das senkt die Siegchance um ${cost}.`,
  costUnknown:
    "Der Ratgeber hat diese Karte nicht mitgerechnet: Was der Schritt kostet, ist nicht bekannt.",
  exact: "exakt",
  atLeast: "mindestens",
  sure: "Sicher",
  bound: (percent) => `≥ ${percent}`,
  boundNote:
    "Bei so vielen Karten kann dieses Gerät nicht alles rechnen: Die Chancen sind mindestens so hoch.",
  leftOut: "Einige deiner Karten sind nicht mitgerechnet.",
  beat: (mark) => `${mark} zu übertreffen`,
  match: (mark) => `${mark} zu erreichen`,
  onLadder: (percent) => `${percent}, exakt`,
  spoken: (cards) => `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
  sureSpoken: "sicher",
  aim: ({ aim, other, sure, chance, gain }) => {
    const roll = sure === undefined ? "Der Wurf gilt" : `${sureWords(sure)}; der Wurf gilt`;
    const said = chance === undefined ? aim.asks : `${aim.asks}, ${chance}`;
    if (other !== undefined)
      return `${roll} der Karte ${aim.name} (${said}) oder der Karte ${other.name} (${other.asks}).`;
    return `${roll} der Karte ${aim.name} (${said})${gain === undefined ? "" : `: ${gain}`}.`;
  },
  sureOnly: (sure) => `${sureWords(sure)}, was die Würfel auch zeigen.`,
  gaps: {
    alike: (more, face) =>
      `Die Würfel mit ${face} passen zusammen: ${more === 1 ? "Einer fehlt" : `${more} fehlen`} noch.`,
    pips: (more) =>
      `Hohe Würfel zählen: ${more === 1 ? "1 Auge fehlt" : `${more} Augen fehlen`} noch.`,
    dice: (more) =>
      more === 1 ? "Ein Würfel muss noch passen." : `${more} Würfel müssen noch passen.`,
    odd: "Nur ungerade Würfel zählen.",
    even: "Nur gerade Würfel zählen.",
  },
  adds: (name, face) => `Deine Karte ${name} kann noch eine ${face} bringen.`,
  keepOne: "Ein Würfel muss behalten werden; alle anderen werden neu geworfen.",
  joins: (name) => `Der Würfel der Karte ${name} wird mitgeworfen.`,
  gains: {
    dice: (more) => `in jedem Zug ${more === 1 ? "ein Würfel" : `${more} Würfel`} mehr`,
    anotherTry: "in jedem Zug ein Versuch mehr",
    matching: "mit ihr passen Würfel leichter zusammen",
    mark: "mit ihr beginnst du die Schlussrunde",
  },
  lifts: ({ name, chance, less, win }) =>
    `Auch die Karte ${name} wird wahrscheinlicher: ${chance} statt ${less}, damit ${win} Siegchance.`,
  upTo: (win) => `bis zu ${win}`,
  risks: (name, chance) =>
    `Der Wurf riskiert die Karte ${name}, die sicher ist, wenn du jetzt aufhörst: ${chance}, sie trotzdem zu bekommen.`,
  atWorst: (name) => `Schlimmstenfalls nimmst du die Karte ${name}.`,
  likely: ({ name, chance, win }) =>
    `Sonst oft: ${name}, Chance darauf ${chance}, damit ${win} Siegchance.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Ein weiterer Wurf könnte kaum etwas Besseres bringen."
        : `Ein weiterer Wurf würde die Karte ${atRisk.name} riskieren und könnte kaum Besseres bringen.`
      : `Ein weiterer Wurf könnte die Karte ${better.name} bringen (${better.chance})${atRisk === undefined ? "" : `, würde aber die Karte ${atRisk.name} riskieren (${atRisk.chance}, sie zu behalten)`}.`,
  card: ({ name, does, helps, win }) =>
    `${name}: ${does}${helps}.${win === undefined ? "" : ` Damit ${win} Siegchance.`}`,
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
  asksSeven: "Der König verlangt sieben Gleiche.",
  helps: {
    moreDice: (dice, before) => `, also ${dice} statt ${before} Würfel im Zug`,
    atWill: ", wann du willst",
    mark: "; dein Ergebnis ist die Vorgabe, die alle anderen in je einem Zug übertreffen können",
    anotherTry: ", in jedem Zug ein Versuch mehr",
    matching: ", so passen Würfel leichter zusammen",
  },
  higherMark:
    "Sicher ist der König; der Wurf gilt mehr Gleichen, die schwerer zu übertreffen sind.",
  toMark: ({ need, mark, kept }) => {
    const rest = kept === undefined ? "" : ` Du behältst ${kept} und wirfst den Rest.`;
    return `Zum Sieg musst du ${mark} ${need === "beat" ? "übertreffen" : "erreichen"}.${rest}`;
  },
  reached: (result, mark) => `Deine ${result} reichen bisher gegen ${mark}.`,
  later: (players) =>
    players === 1 ? "Nach dir würfelt noch jemand." : `Nach dir würfeln noch ${players} Spieler.`,
  missed: (result, mark) => `Deine ${result} reichen nicht gegen ${mark}.`,
  hopeless: (mark) => `Mit deinen Würfeln ist ${mark} nicht mehr zu übertreffen.`,
  keep: "Behalte",
  call: (name) => `Rufe: ${name}`,
  reroll: "wirf neu",
  bring: "bring",
  roll: (dice) => (dice === 1 ? "Wirf 1 Würfel" : `Wirf ${dice} Würfel`),
  take: (name) => `Nimm: ${name}`,
  takeNothing: "Nimm nichts",
  turnFool: "Dreh den Narren um",
  stand: "Belass es dabei",
  decline: "Würfle nicht",
  pick: "Die Wahl des Ratgebers",
};

const sureWords = ({ name, isNearly }: Sure) =>
  `${isNearly ? "Fast sicher" : "Sicher"} ist die Karte ${name}`;
