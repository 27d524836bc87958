import { signed } from "../../rolling-courts/signed.ts";
import { percentsIn } from "../percents.ts";
import { isOne, type CoachWords } from "./en.ts";

const coins = (gold: number) => (gold === 1 ? "1 moneta" : `${gold} monete`);

export const IT: CoachWords = {
  coach: "Consigliere",
  level: "Che cosa mostra il consigliere",
  levels: { off: "Spento", odds: "Probabilità", best: "Mossa" },
  nowOff: "Il consigliere tace. Torna con il tasto O o dalle impostazioni.",
  oddsOnly: "Il consigliere mostra solo le probabilità. Scegli prima «Mossa» nel suo riquadro.",
  open: "Apri il consigliere",
  percent: percentsIn("it"),
  thinking: "Il consigliere riflette.",
  failed: "Il consigliere al momento non riesce a riflettere su questo dispositivo.",
  rivalPlays: (name) => `Gioca ${name}. Il consigliere aspetta il tuo turno.`,
  over: "La partita è finita.",
  bestMove: "Mossa migliore",
  toWin: "di vittoria, secondo il Cancelliere",
  play: "Giocala",
  others: "In alternativa",
  margin: (points) => `± ${points}`,
  marginWords: (points) =>
    `Su campioni: 19 volte su 20 il Cancelliere troverebbe numeri distanti al massimo ${points} da questi.`,
  sampled: "a campione, 19 volte su 20",
  nextBest: "la seconda scelta",
  quoted: (step) => `«${step}»`,
  betterBy: (chance, other, next) => `${chance} di vittoria così, ${other} con ${next}.`,
  asGood: (chance, next) => `Con ${next} è quasi lo stesso: ${chance} di vittoria.`,
  king: {
    odds: "Probabilità del turno",
    exact: "esatte",
    atLeast: "almeno",
    sure: "Sicuro",
    bound: (percent) => `≥ ${percent}`,
    boundNote:
      "Tante carte insieme sono troppe per questo dispositivo: le probabilità sono almeno queste.",
    leftOut: "Alcune tue carte sono rimaste fuori dal calcolo.",
    beat: (mark) => `di superare ${mark}`,
    match: (mark) => `di eguagliare ${mark}`,
    mark: (count, face) => `${count} × ${face}`,
    onLadder: (percent) => `${percent}, esatto`,
    spoken: (cards) => `${cards.map(({ name, percent }) => `${name} ${percent}`).join(", ")}.`,
    sureSpoken: "sicuro",
    aim: (cards) =>
      `Si tira per: ${cards
        .map(({ name, chance, instead, win }) => {
          const next = instead === undefined ? "" : ` (${instead} con la seconda scelta)`;
          return `${name}, ${chance} di ottenere la carta${next} e poi ${win} di vittoria`;
        })
        .join("; oppure ")}.`,
    sureNow: (name, win) => `Fermandoti ora: ${name}, con ${win} di vittoria.`,
    staysSure: (name, win) => `Sicura, comunque cadano i dadi: ${name}, con ${win} di vittoria.`,
    moreDice: (dice, before) => `Da lì in poi ${dice} dadi per turno invece di ${before}.`,
    asksSeven: "Per il Re ne servono sette uguali.",
    higherMark: "Si tira per un risultato più alto, più difficile da superare.",
    liftsMark: ({ from, to }) =>
      `Probabilità di arrivare al risultato: ${to}, con la seconda scelta ${from}.`,
    brings: (name, ability) => `${name}: ${ability}.`,
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
  },
  courts: {
    after: "Dopo questo turno",
    roll: "Tira i dadi",
    village: (place) => `Manda un familiare nel villaggio ${place}`,
    villageFrom: (place, from) =>
      `Richiama un familiare (${from}) e mandalo nel villaggio ${place}`,
    cave: (place) => `Manda un minatore nella grotta ${place}`,
    caveFrom: (place, from) => `Richiama un familiare (${from}) e mandalo nella grotta ${place}`,
    court: (from, court) => `Dal villaggio ${from} alla corte ${court}`,
    seat: (seat, gold) => `seggio ${seat}, per ${coins(gold)}`,
    deep: (from, mine, gold) =>
      `Dalla grotta ${from} alla miniera profonda ${mine}, per ${coins(gold)}`,
    change: (die, to) => `Cambia il ${die} in ${to}`,
    retire: (village, gold) => `Ritira in anticipo dal villaggio ${village}, per ${coins(gold)}`,
    promoteVillage: (village) => `Promuovi nel villaggio ${village}`,
    promoteCave: (cave) => `Promuovi nella grotta ${cave}`,
    home: (cave, gold) => `A casa dalla grotta ${cave} con ${coins(gold)}`,
    stay: "Tutti restano nelle miniere",
    against: (gains, next) =>
      `${next === undefined ? "Rispetto a quella" : `Rispetto a ${next}`}: ${gains.join(", ")}.`,
    purse: (gold, price) =>
      `Prima l’oro: hai ${gold} e la tua via più economica a corte costa ${price}.`,
    later: "La probabilità di vittoria si legge quando hai i dadi davanti.",
    gains: {
      points: (more) => `${signed(more)} ${isOne(more) ? "punto" : "punti"} a corte`,
      gold: (more) => `${signed(more)} ${isOne(more) ? "moneta" : "monete"} d’oro`,
      miners: (more) => `${signed(more)} ${isOne(more) ? "minatore" : "minatori"} nelle grotte`,
      villagers: (more) =>
        `${signed(more)} ${isOne(more) ? "familiare" : "familiari"} nei villaggi`,
    },
    deeper: (cave, next, now) =>
      `Uno spazio più in fondo la grotta ${cave} rende ${next} monete invece di ${now}.`,
    end: "Chiudi il turno",
    villageName: (place) => `villaggio ${place}`,
    caveName: (place) => `grotta ${place}`,
    courtName: (place) => `corte ${place}`,
    mineName: (place) => `miniera ${place}`,
    digsNow: (miners) =>
      miners === 1
        ? "I minatori scavano: il tuo scende di uno spazio."
        : `I minatori scavano: i tuoi ${miners} scendono di uno spazio.`,
    digsLater: (turns) =>
      turns === 1
        ? "Ancora un turno di un altro colore, poi i minatori scavano."
        : `Ancora ${turns} turni di altri colori, poi i minatori scavano.`,
    mustHome: (cave, gold) =>
      `Il tuo minatore nella grotta ${cave} arriva in fondo e torna a casa con ${coins(gold)}.`,
    mayHome: (cave, gold) => `Dalla grotta ${cave} potrai portare a casa ${coins(gold)}.`,
    noMiners: "Nessuno dei tuoi è in una grotta.",
    courtsLeft: (courts) =>
      courts <= 0
        ? "La partita finisce con questo giro."
        : courts === 1
          ? "Un’altra corte piena e la partita finisce."
          : `Altre ${courts} corti piene e la partita finisce.`,
  },
};
