import type { KingCoachWords } from "./en.ts";

export const IT: KingCoachWords = {
  odds: "Probabilità del turno",
  oddsOfDraft: "Probabilità se tieni i dadi segnati",
  planLabel: "Il piano per questa carta",
  worth: (win) => `${win} di vincere con questa carta.`,
  aimFor: "Punta a questa",
  stopAiming: "Non puntare più",
  yourAim: (name) => `Il tuo obiettivo: ${name}`,
  alsoBest: "È anche la mossa migliore.",
  aimCosts: (cost) => `Abbassa la probabilità di vincere di ${cost}.`,
  costUnknown: "Il consigliere non ha calcolato questa carta: quanto costi il passo non si sa.",
  exact: "esatte",
  atLeast: "almeno",
  sure: "Sicuro",
  bound: (percent) => `≥ ${percent}`,
  boundNote:
    "Con così tante carte questo dispositivo non può calcolare tutto: le probabilità sono almeno queste.",
  leftOut: "Alcune tue carte non sono contate.",
  beat: (mark) => `di superare ${mark}`,
  match: (mark) => `di eguagliare ${mark}`,
  mark: (count, face) => `${count} × ${face}`,
  onLadder: (percent) => `${percent}, esatta`,
  spoken: (cards) => `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
  sureSpoken: "di sicuro",
  aim: ({ name, asks, chance, instead }) => {
    const next = instead === undefined ? "" : `, con la seconda scelta ${instead}`;
    return `Si tira per la carta ${name}: ${asks}. Probabilità di averla così: ${chance}${next}.`;
  },
  lifts: ({ name, chance, less, win }) =>
    `Rende più probabile anche la carta ${name}: ${chance} invece di ${less}, poi ${win} di vittoria.`,
  upTo: (win) => `fino a ${win}`,
  staysSure: (name, win) =>
    `Provare non costa nulla: la carta ${name} resta al sicuro, con ${win} di vittoria.`,
  atStake: (name, win) =>
    `In gioco c’è la carta ${name}, tua se ti fermi ora, con ${win} di vittoria.`,
  atWorst: (name, win) => `Alla peggio: ${name}, con ${win} di vittoria.`,
  saved: (name, face) => `La tua carta ${name} può ancora portare un ${face}.`,
  likely: ({ name, chance, win }) =>
    `Se no, spesso la carta ${name}: ${chance} di averla, poi ${win} di vittoria.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Tirare ancora non può dare quasi nulla che vinca di più."
        : `Tirare ancora non può dare quasi nulla che vinca di più e mette a rischio la carta ${atRisk.name}: ${atRisk.chance} di tenerla.`
      : `Tirare ancora può dare la carta ${better.name} (${better.chance}, poi ${better.win} di vittoria)${atRisk === undefined ? "" : `, ma mette a rischio la carta ${atRisk.name}: ${atRisk.chance} di tenerla`}.`,
  card: ({ name, does, helps, win }) =>
    `${name}: ${does}${helps}. Con questa carta ${win} di vittoria.`,
  otherwise: (card) => `Altrimenti ${card}`,
  asksSeven: "Per il Re servono sette dadi uguali.",
  helps: {
    moreDice: (dice, before) => `, quindi ${dice} dadi per turno invece di ${before}`,
    atWill: " quando vuoi",
    mark: "; il tuo risultato è quello da superare: gli altri hanno ancora un turno a testa",
    anotherTry: ", un tentativo in più a ogni turno",
    matching: ", così i dadi combaciano più facilmente",
  },
  higherMark:
    "Si tira per un risultato più alto: più dadi uguali sono più difficili da superare nel giro finale.",
  liftsMark: ({ from, to }) =>
    `Probabilità di arrivare al risultato: ${to}, con la seconda scelta ${from}.`,
  keep: "Tieni",
  call: (name) => `Chiama: ${name}`,
  reroll: "ritira",
  bring: "porta",
  roll: (dice) => (dice === 1 ? "Tira 1 dado" : `Tira ${dice} dadi`),
  take: (name) => `Prendi: ${name}`,
  takeNothing: "Non prendere nulla",
  turnFool: "Gira il Giullare",
  stand: "Fermati qui",
  decline: "Non tirare",
  pick: "La scelta del consigliere",
};
