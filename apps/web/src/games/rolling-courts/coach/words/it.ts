import { isOne } from "@courtly/coach/rolling-courts/words/amounts";
import type { CourtsCoachWords } from "./en.ts";

const coins = (gold: number) => (gold === 1 ? "1 moneta" : `${gold} monete`);

/** "dal villaggio 3", "dalla grotta 2". */
const out = (from: string) => `${from.startsWith("v") ? "dal" : "dalla"} ${from}`;

const ONE_OF = new Intl.ListFormat("it", { type: "disjunction" });
const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);

export const IT: CourtsCoachWords = {
  expected: "Punti finali attesi",
  after: "Dopo questo turno",
  afterThese: "Dopo questi passi",
  roll: "Tira i dadi",
  village: (place) => `Manda un familiare nel villaggio ${place}`,
  villageFrom: (place, from) =>
    `Richiama un familiare ${out(from)} e mandalo nel villaggio ${place}`,
  cave: (place) => `Manda un familiare nella grotta ${place}`,
  caveFrom: (place, from) => `Richiama un familiare ${out(from)} e mandalo nella grotta ${place}`,
  court: (from, court) => `Dal villaggio ${from} alla corte ${court}`,
  seat: (seat, gold) => `seggio ${seat}, per ${coins(gold)}`,
  deep: (from, mine, gold) => `Dalla grotta ${from} alla miniera profonda ${mine}, +${coins(gold)}`,
  change: (die, to) => `Cambia il ${die} in ${to}`,
  retire: (village, gold) => `Ritira in anticipo dal villaggio ${village}, +${coins(gold)}`,
  promoteVillage: (village) => `Promuovi un familiare nel villaggio ${village}`,
  promoteCave: (cave) => `Promuovi un familiare nella grotta ${cave}`,
  home: (cave, gold) => `A casa dalla grotta ${cave} con ${coins(gold)}`,
  stay: "Restano tutti nelle grotte",
  brief: {
    miner: ({ soon, rounds, most, inAll }) =>
      `Oro: ${soon} dopo ${rounds === 1 ? "1 giro" : `${rounds} giri`}, ${most} dopo ${inAll}`,
    villager: ({ courts, now, least }) => `Alla corte ${oneOf(courts)} per ${least}–${now} d’oro`,
    recall: (into) => `Più utile: ${into}`,
    pushes: (less) => `Vie a corte: ${coins(less)} in meno`,
    retires: (gold) => `${coins(gold)} per il tuo ultimo familiare lì`,
    court: (points, isLater) =>
      `${points} ${isOne(points) ? "punto" : "punti"} ${isLater ? "più avanti nel turno" : "a corte"}`,
    atOnce: (gold, isLater) => `${coins(gold)} ${isLater ? "più avanti nel turno" : "subito"}`,
    onward: "Per un passo successivo del turno",
    promoteCave: "Uno spazio più a fondo",
    promoteVillage: (price, before) => `Via a corte: ${price} d’oro, non ${before}`,
    roll: "Ogni turno comincia con i dadi",
    spent: "Tutti i dadi sono spesi",
    nothingLeft: "Altro non servirebbe",
    deeper: (next, now) => `Più a fondo: ${next} d’oro, non ${now}`,
    ends: "La partita finisce dopo questo giro",
    won: "Vinci quasi di sicuro",
  },
  later: "La probabilità di vittoria appare dopo il tiro.",
  end: "Chiudi il turno",
  space: (number) => `, il minatore sullo spazio ${number}`,
  councilSeat: (number) => `, il familiare sul seggio ${number}`,
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
  courtsLeft: (courts) =>
    courts <= 0
      ? "La partita finisce dopo questo giro."
      : courts === 1
        ? "Un’altra corte piena e la partita finisce."
        : `Altre ${courts} corti piene e la partita finisce.`,
};
