import type { KingCoachWords } from "./en.ts";

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
  mark: (count, face) => `${count} × ${face}`,
  onLadder: (percent) => `${percent}, exakt`,
  spoken: (cards) => `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
  sureSpoken: "sicher",
  aim: ({ name, asks, gap, chance, instead, gain }) => {
    const lacks = gap === undefined ? "" : `, ${gap}`;
    const next = instead === undefined ? "" : `, mit der zweitbesten Wahl ${instead}`;
    return `Ziel ist die Karte ${name}: ${asks}${lacks} (Chance ${chance}${next}).${gain === undefined ? "" : ` ${gain}`}`;
  },
  gaps: {
    alike: (more, face) =>
      more === 1 ? `es fehlt noch eine ${face}` : `es fehlen noch ${more} Würfel mit ${face}`,
    pips: (more) => (more === 1 ? "es fehlt noch 1 Auge" : `es fehlen noch ${more} Augen`),
    dice: (more) =>
      more === 1 ? "ein Würfel muss noch passen" : `${more} Würfel müssen noch passen`,
    odd: "alle anderen Würfel müssen ungerade sein",
    even: "alle anderen Würfel müssen gerade sein",
  },
  gains: {
    dice: (more) =>
      `Sie bringt in jedem Zug ${more === 1 ? "einen Würfel" : `${more} Würfel`} mehr.`,
    anotherTry: "Sie bringt in jedem Zug einen Versuch mehr.",
    matching: "Mit ihr passen Würfel leichter zusammen.",
    mark: "Mit ihr beginnst du die Schlussrunde.",
  },
  lifts: ({ name, chance, less, win }) =>
    `Auch die Karte ${name} wird wahrscheinlicher: ${chance} statt ${less}, damit ${win} Siegchance.`,
  upTo: (win) => `bis zu ${win}`,
  staysSure: (name) => `Die Karte ${name} bleibt in jedem Fall erreichbar.`,
  risks: (name, chance) =>
    `Das riskiert die Karte ${name}, die sicher ist, wenn du jetzt aufhörst: ${chance}, sie trotzdem zu bekommen.`,
  atWorst: (name) => `Schlimmstenfalls nimmst du die Karte ${name}.`,
  saved: (name, face) => `Deine Karte ${name} kann noch eine ${face} bringen.`,
  likely: ({ name, chance, win }) =>
    `Sonst oft: ${name}, Chance darauf ${chance}, damit ${win} Siegchance.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Ein weiterer Wurf könnte kaum etwas bringen, das öfter gewinnt."
        : `Ein weiterer Wurf könnte kaum etwas bringen, das öfter gewinnt, und setzt die Karte ${atRisk.name} aufs Spiel: ${atRisk.chance}, sie zu behalten.`
      : `Ein weiterer Wurf könnte die Karte ${better.name} bringen (${better.chance}, damit ${better.win} Siegchance)${atRisk === undefined ? "" : `, setzt aber die Karte ${atRisk.name} aufs Spiel: ${atRisk.chance}, sie zu behalten`}.`,
  card: ({ name, does, helps, win }) => `${name}: ${does}${helps}. Damit ${win} Siegchance.`,
  otherwise: ({ name, does, win }) => `Die Karte ${name} dagegen: ${does}; ${win} Siegchance.`,
  edges: {
    asGood: "Beide sind gleich gut.",
    keepsFool: "So behältst du den Narren.",
    lastCopy: (name, left) =>
      `Von dieser Karte ist es die letzte; von ${name} gibt es noch ${left}.`,
    harder: (name) =>
      `Diese Karte ist schwerer zu bekommen, und ${name} kannst du auch später noch gewinnen.`,
    pips: "Ihr Würfel bringt mehr Augen.",
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
    "Der Wurf gilt einem höheren Ergebnis: Mehr Gleiche sind in der Schlussrunde schwerer zu übertreffen.",
  toMark: ({ need, mark, kept, chance, instead }) => {
    const next = instead === undefined ? "" : `, mit der zweitbesten Wahl ${instead}`;
    const must = need === "beat" ? "übertreffen" : "erreichen";
    return `Du musst ${mark} ${must}${kept === undefined ? "" : ` und behältst ${kept}`}: Chance ${chance}${next}.`;
  },
  reached: (result, mark) => `Deine ${result} reichen gegen ${mark}.`,
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
