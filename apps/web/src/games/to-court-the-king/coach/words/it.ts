import type { KingCoachWords } from "./en.ts";

export const IT: KingCoachWords = {
  odds: "Probabilità del turno",
  oddsOfDraft: "Probabilità se tieni i dadi segnati",
  planLabel: "Il piano per questa carta",
  worth: (win) => `${win} di vincere con questa carta.`,
  aimFor: "Punta a questa",
  stopAiming: "Non puntare più",
  aimed: "Il tuo obiettivo",
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
  aim: ({ name, asks, gap, chance, instead, gain }) => {
    const lacks = gap === undefined ? "" : `, ${gap}`;
    const next = instead === undefined ? "" : `, con la seconda scelta ${instead}`;
    return `L’obiettivo è la carta ${name}: ${asks}${lacks} (probabilità ${chance}${next}).${gain === undefined ? "" : ` ${gain}`}`;
  },
  gaps: {
    alike: (more, face) =>
      more === 1 ? `manca ancora un ${face}` : `mancano ancora ${more} dadi con ${face}`,
    pips: (more) => (more === 1 ? "manca ancora 1 punto" : `mancano ancora ${more} punti`),
    dice: (more) =>
      more === 1 ? "un dado deve ancora combaciare" : `${more} dadi devono ancora combaciare`,
    odd: "tutti gli altri dadi devono essere dispari",
    even: "tutti gli altri dadi devono essere pari",
  },
  gains: {
    dice: (more) => `Dà ${more === 1 ? "un dado" : `${more} dadi`} in più a ogni turno.`,
    anotherTry: "Dà un tentativo in più a ogni turno.",
    matching: "Con lei i dadi combaciano più facilmente.",
    mark: "Con lei cominci il giro finale.",
  },
  lifts: ({ name, chance, less, win }) =>
    `Rende più probabile anche la carta ${name}: ${chance} invece di ${less}, poi ${win} di vittoria.`,
  upTo: (win) => `fino a ${win}`,
  staysSure: (name) => `La carta ${name} resta alla tua portata in ogni caso.`,
  risks: (name, chance) =>
    `Mette a rischio la carta ${name}, sicura se ti fermi ora: ${chance} di averla comunque.`,
  atWorst: (name) => `Alla peggio prendi la carta ${name}.`,
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
  otherwise: ({ name, does, win }) => `La carta ${name} invece: ${does}; ${win} di vittoria.`,
  edges: {
    asGood: "Valgono lo stesso.",
    keepsFool: "Così tieni il Giullare.",
    lastCopy: (name, left) => `Di questa carta è l’ultima; della carta ${name} ne restano ${left}.`,
    harder: (name) =>
      `Questa carta è più difficile da avere, e la carta ${name} si può ancora vincere più avanti.`,
    pips: "Il suo dado porta più punti.",
  },
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
  toMark: ({ need, mark, kept, chance, instead }) => {
    const next = instead === undefined ? "" : `, con la seconda scelta ${instead}`;
    const must = need === "beat" ? "superare" : "eguagliare";
    return `Devi ${must} ${mark}${kept === undefined ? "" : ` e tieni ${kept}`}: probabilità ${chance}${next}.`;
  },
  reached: (result, mark) => `I tuoi ${result} bastano contro ${mark}.`,
  missed: (result, mark) => `I tuoi ${result} non bastano contro ${mark}.`,
  hopeless: (mark) => `Con i tuoi dadi non si può più superare ${mark}.`,
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
