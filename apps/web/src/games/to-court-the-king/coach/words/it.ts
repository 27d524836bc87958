import type { KingCoachWords, Sure } from "./en.ts";

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
  onLadder: (percent) => `${percent}, esatta`,
  spoken: (cards) => `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
  sureSpoken: "di sicuro",
  aim: ({ aim, other, sure, chance, gain }) => {
    const roll = sure === undefined ? "Il tiro punta" : `${sureWords(sure)}; il tiro punta`;
    const said = chance === undefined ? aim.asks : `${aim.asks}, ${chance}`;
    if (other !== undefined)
      return `${roll} alla carta ${aim.name} (${said}) o alla carta ${other.name} (${other.asks}).`;
    return `${roll} alla carta ${aim.name} (${said})${gain === undefined ? "" : `: ${gain}`}.`;
  },
  sureOnly: (sure) => `${sureWords(sure)}, qualunque cosa mostrino i dadi.`,
  gaps: {
    alike: (more, face) =>
      `I dadi con ${face} combaciano: ne ${more === 1 ? "manca uno" : `mancano ${more}`}.`,
    pips: (more) =>
      `Contano i dadi alti: ${more === 1 ? "manca 1 punto" : `mancano ${more} punti`}.`,
    dice: (more) =>
      more === 1 ? "Un dado deve ancora combaciare." : `${more} dadi devono ancora combaciare.`,
    odd: "Contano solo i dadi dispari.",
    even: "Contano solo i dadi pari.",
  },
  adds: (name, face) => `La tua carta ${name} può ancora portare un ${face}.`,
  keepOne: "Un dado va tenuto; tutti gli altri si tirano di nuovo.",
  joins: (name) => `Si tira anche il dado della carta ${name}.`,
  gains: {
    dice: (more) => `${more === 1 ? "un dado" : `${more} dadi`} in più a ogni turno`,
    anotherTry: "un tentativo in più a ogni turno",
    matching: "con quella carta i dadi combaciano più facilmente",
    mark: "con quella carta cominci il giro finale",
  },
  lifts: ({ name, chance, less, win }) =>
    `Diventa più probabile anche la carta ${name}: ${chance} invece di ${less}, poi ${win} di vittoria.`,
  upTo: (win) => `fino a ${win}`,
  risks: (name, chance) =>
    `Il tiro mette a rischio la carta ${name}, sicura se ti fermi ora: ${chance} di averla comunque.`,
  atWorst: (name) => `Alla peggio prendi la carta ${name}.`,
  likely: ({ name, chance, win }) =>
    `Se no, spesso la carta ${name}: ${chance} di averla, poi ${win} di vittoria.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Tirare ancora non può dare quasi nulla di meglio."
        : `Tirare ancora metterebbe a rischio la carta ${atRisk.name} per quasi nulla di meglio.`
      : `Tirare ancora può dare la carta ${better.name} (${better.chance})${atRisk === undefined ? "" : `, ma mette a rischio la carta ${atRisk.name} (${atRisk.chance} di tenerla)`}.`,
  card: ({ name, does, helps, win }) =>
    `${name}: ${does}${helps}.${win === undefined ? "" : ` Con questa carta ${win} di vittoria.`}`,
  otherwise: ({ name, does, win }) => `La carta ${name} invece: ${does}; ${win} di vittoria.`,
  edges: {
    asGood: "Valgono lo stesso.",
    keepsFool: "Così tieni il Giullare.",
    lastCopy: (name, left) => `Di questa carta è l’ultima; della carta ${name} ne restano ${left}.`,
    harder: (name) =>
      `Questa carta è più difficile da avere, e la carta ${name} si può ancora vincere più avanti.`,
    pips: "Il dado più alto porta più punti.",
  },
  asksSeven: "Per il Re servono sette dadi uguali.",
  helps: {
    moreDice: (dice, before) => `, quindi ${dice} dadi per turno invece di ${before}`,
    atWill: " quando vuoi",
    mark: "; il tuo risultato è quello da superare: gli altri hanno ancora un turno a testa",
    anotherTry: ", un tentativo in più a ogni turno",
    matching: ", così i dadi combaciano più facilmente",
  },
  higherMark: "È sicuro il Re; si tira per più dadi uguali, più difficili da superare.",
  toMark: ({ need, mark, kept }) => {
    const rest = kept === undefined ? "" : ` Tieni ${kept} e tiri il resto.`;
    return `Per vincere devi ${need === "beat" ? "superare" : "eguagliare"} ${mark}.${rest}`;
  },
  reached: (result, mark) => `Per ora i tuoi ${result} bastano contro ${mark}.`,
  later: (players) =>
    players === 1 ? "Dopo di te tira ancora qualcuno." : `Dopo di te tirano ancora in ${players}.`,
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

const sureWords = ({ name, isNearly }: Sure) =>
  `${isNearly ? "È quasi sicura" : "È sicura"} la carta ${name}`;
