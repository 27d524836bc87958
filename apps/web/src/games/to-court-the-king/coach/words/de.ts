import type { KingCoachWords } from "./en.ts";

export const DE: KingCoachWords = {
  odds: "Chancen in diesem Zug",
  oddsOfDraft: "Chancen, wenn du die markierten Würfel behältst",
  planLabel: "Der Plan für diese Karte",
  worth: (win) => `${win} Siegchance mit dieser Karte.`,
  aimFor: "Darauf zielen",
  stopAiming: "Nicht mehr zielen",
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
  aim: ({ name, asks, chance, instead }) => {
    const next = instead === undefined ? "" : `, mit der zweitbesten Wahl ${instead}`;
    return `Der Wurf gilt der Karte ${name}: ${asks}. Die Chance darauf: ${chance}${next}.`;
  },
  lifts: ({ name, chance, less, win }) =>
    `Auch die Karte ${name} wird wahrscheinlicher: ${chance} statt ${less}, damit ${win} Siegchance.`,
  upTo: (win) => `bis zu ${win}`,
  staysSure: (name, win) =>
    `Der Versuch kostet nichts: Die Karte ${name} bleibt sicher, damit ${win} Siegchance.`,
  atStake: (name, win) =>
    `Auf dem Spiel steht die Karte ${name}: Sie gehört dir, wenn du jetzt aufhörst, damit ${win} Siegchance.`,
  atWorst: (name, win) => `Schlimmstenfalls: ${name}, damit ${win} Siegchance.`,
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
  otherwise: (card) => `Sonst ${card}`,
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
  liftsMark: ({ from, to }) =>
    `Die Chance auf die Vorgabe: ${to}, mit der zweitbesten Wahl ${from}.`,
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
