import { signed } from "../../players/signed.ts";
import { isOne, type CourtsCoachWords } from "./en.ts";

const coins = (gold: number) => (gold === 1 ? "1 moneta" : `${gold} monete`);

/** "dal villaggio 3", "dalla grotta 2". */
const out = (from: string) => `${from.startsWith("v") ? "dal" : "dalla"} ${from}`;

/** "nel villaggio 3", "nella grotta 2". */
const within = (place: string) => `${place.startsWith("v") ? "nel" : "nella"} ${place}`;

const ONE_OF = new Intl.ListFormat("it", { type: "disjunction" });
const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);

const purse = (gold: number, coming: number) =>
  coming === 0 ? coins(gold) : `${coins(gold)} e ${coming} in arrivo`;

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
  against: (gains, next) => `Rispetto a ${next}: ${gains.join(", ")}.`,
  purposes: {
    miner: ({ soon, rounds, most, inAll }) =>
      `Un minatore guadagna oro: ${coins(soon)} dopo ${rounds === 1 ? "un giro" : `${rounds} giri`}, ${most} dopo ${inAll}.`,
    villager: ({ village, courts, now, least }) =>
      `Dal villaggio ${village} si va alla corte ${oneOf(courts)}: per ${coins(now)}, per ${least} dopo essere avanzati.`,
    recall: (from, into, isHandEmpty) =>
      isHandEmpty
        ? `A casa non c’è nessuno: un familiare arriva ${out(from)}.`
        : `Quel familiare serve di più ${within(into)} che ${within(from)}.`,
    pushes: (village, less) =>
      `Così avanzano i tuoi nel villaggio ${village}: la loro via a corte costa ${coins(less)} in meno.`,
    stuck: (village) =>
      `Nelle corti a cui porta il villaggio ${village} non c’è più un seggio libero.`,
    retires: (gold) =>
      `Così esce il tuo ultimo familiare del villaggio, che si ritira con ${coins(gold)}.`,
    court: ({ points, isLater, movesUp, isOpen }) =>
      `Solo chi è a corte conta: ${points} ${isOne(points) ? "punto" : "punti"} ${isLater ? "più avanti in questo turno" : "con questo passo"}${movesUp ? ", perché lì avanzano anche altri tuoi familiari" : ""}${isOpen ? ", di più quando altri entrano dietro" : ""}.`,
    atOnce: (gold, members, isLater) =>
      `${coins(gold)} ${isLater ? "più avanti in questo turno" : "subito"}, e ${members === 1 ? "il familiare torna" : `${members} familiari tornano`} a casa.`,
    onward: "Apre la strada a un passo successivo di questo turno.",
    promoteCave: "Uno spazio più a fondo: più oro, o lo stesso prima.",
    promoteVillage: (price, before) =>
      `La via a corte costa poi ${coins(price)} invece di ${before}.`,
    roll: "Ogni turno comincia con i dadi.",
    spent: "Tutti i dadi sono spesi.",
    nothingLeft: "Ciò che i dadi permettono ancora non aiuterebbe.",
  },
  asGoodFor: {
    gold: (next) => `Va altrettanto bene ${next}, che porta oro.`,
    court: (next) => `Va altrettanto bene ${next}, che porta un familiare più vicino alla corte.`,
  },
  lacks: {
    goldFirst: ({ gold, coming, least, most }) =>
      `Prima l’oro: hai ${purse(gold, coming)}, e una via a corte ne costa da ${least} a ${most}.`,
    moreGold: ({ gold, coming, members, inAll }) =>
      `Ti manca l’oro: hai ${purse(gold, coming)}, e ${members === 1 ? "la via a corte del tuo familiare ne costa" : `le vie a corte dei tuoi ${members} familiari ne costano`} ${inAll}.`,
    furtherWays: (least, most, isFirst) =>
      `Ti servirà altro oro: ogni ${isFirst ? "" : "altro "}familiare paga da ${least} a ${most} per la sua via a corte.`,
    betterSeats: (least, most) =>
      `Più oro compra seggi migliori: passare davanti ad altri a corte costa ${least === most ? most : `da ${least} a ${most}`} in più.`,
    goldNow: (price) => `Quest’oro paga una via a corte, che costa ${coins(price)}.`,
    soon: (courts) =>
      `L’oro subito vale più dell’oro dopo: ${courts === 1 ? "un’altra corte piena" : `altre ${courts} corti piene`} e la partita finisce.`,
    hand: (members) =>
      `Ti mancano familiari: per tre dadi ${members === 0 ? "non ne hai a casa nessuno" : members === 1 ? "ne hai a casa uno solo" : `ne hai a casa solo ${members}`}.`,
    nearCourt: ({ gold, coming, members }) =>
      `La via a corte comincia in un villaggio: lì ${members === 0 ? "non c’è nessuno" : members === 1 ? "ce n’è uno solo" : `ce ne sono ${members}`}, e il tuo oro, ${purse(gold, coming)}, basterebbe per altri.`,
  },
  ends: (own, other) =>
    `Così si riempie l’ultima corte che manca: la partita finisce dopo questo giro. Punti finora: ${own} per te, ${other} per il migliore degli altri.`,
  won: "Qualunque cosa tu faccia, vinci quasi di sicuro.",
  notNow: {
    court: (points, gold, later) =>
      `Andare a corte adesso (${points} ${isOne(points) ? "punto" : "punti"} per ${coins(gold)}${later === undefined ? "" : `, per ${later} dopo essere avanzati`})`,
    deep: (mine, gold) =>
      `Andare adesso nella miniera profonda ${mine} (${coins(gold)}, ma un minatore in meno)`,
    worse: (what, win, best) => `${what}: ${win} di vittoria invece di ${best}.`,
    asGood: (what) => `${what} varrebbe altrettanto.`,
  },
  brief: {
    miner: ({ soon, rounds, most, inAll }) =>
      `Oro: ${soon} dopo ${rounds === 1 ? "1 giro" : `${rounds} giri`}, ${most} dopo ${inAll}`,
    villager: ({ courts, now, least }) =>
      `Porta alla corte ${oneOf(courts)}, per ${least}–${now} d’oro`,
    recall: (into) => `Più utile: ${into}`,
    pushes: (less) => `Vie a corte: ${coins(less)} in meno`,
    retires: (gold) => `${coins(gold)} per il tuo ultimo familiare lì`,
    court: (points, isLater) =>
      `${points} ${isOne(points) ? "punto" : "punti"} ${isLater ? "più avanti nel turno" : "a corte"}`,
    atOnce: (gold, isLater) => `${coins(gold)} ${isLater ? "più avanti nel turno" : "subito"}`,
    onward: "Per un passo successivo del turno",
    promoteCave: "Uno spazio più a fondo",
    promoteVillage: (price, before) => `Via a corte: ${price} d’oro invece di ${before}`,
    roll: "Ogni turno comincia con i dadi",
    spent: "Tutti i dadi sono spesi",
    nothingLeft: "Altro non servirebbe",
    deeper: (next, now) => `Uno spazio più a fondo: ${next} d’oro invece di ${now}`,
    ends: "La partita finisce dopo questo giro",
    won: "Vinci quasi di sicuro",
  },
  later: "La probabilità di vittoria appare dopo il tiro.",
  gains: {
    points: (more) => `${signed(more)} ${isOne(more) ? "punto" : "punti"} a corte`,
    gold: (more) => `${signed(more)} ${isOne(more) ? "moneta" : "monete"} d’oro subito`,
    onTheWay: (more) =>
      `${signed(more)} ${isOne(more) ? "moneta" : "monete"} più tardi dalle grotte`,
    villagers: (more) => `${signed(more)} ${isOne(more) ? "familiare" : "familiari"} nei villaggi`,
    prices: (more) =>
      `vie a corte che costano ${coins(Math.abs(more))} ${more > 0 ? "in più" : "in meno"}`,
  },
  deeper: (miners, next, now) =>
    `Uno spazio più a fondo ${miners === 1 ? "il tuo minatore rende" : `i tuoi ${miners} minatori rendono`} ${coins(next)} invece di ${now}.`,
  end: "Chiudi il turno",
  space: (number) => `, il minatore sullo spazio ${number}`,
  councilSeat: (number) => `, il familiare sul seggio ${number}`,
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
  courtsLeft: (courts) =>
    courts <= 0
      ? "La partita finisce dopo questo giro."
      : courts === 1
        ? "Un’altra corte piena e la partita finisce."
        : `Altre ${courts} corti piene e la partita finisce.`,
};
