import { isOne, signed } from "./amounts.ts";
import type { CourtsReasonWords } from "./en.ts";

const coins = (gold: number) => (gold === 1 ? "1 moneta" : `${gold} monete`);

/** "dal villaggio 3", "dalla grotta 2". */
const out = (from: string) => `${from.startsWith("v") ? "dal" : "dalla"} ${from}`;

/** "nel villaggio 3", "nella grotta 2". */
const within = (place: string) => `${place.startsWith("v") ? "nel" : "nella"} ${place}`;

const ONE_OF = new Intl.ListFormat("it", { type: "disjunction" });
const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);

const verdict = (win: string | undefined) =>
  win === undefined
    ? "la probabilità di vittoria è circa la stessa."
    : `si vince meno spesso: ${win}.`;

const purse = (gold: number, coming: number) =>
  coming === 0 ? coins(gold) : `${coins(gold)} e ${coming} in arrivo`;

export const ITALIAN: CourtsReasonWords = {
  against: (gains, next) =>
    `${next === undefined ? "Porta" : `Rispetto a ${next}`}: ${gains.join(", ")}.`,
  purposes: {
    miner: ({ soon, rounds, most, inAll }) =>
      `Un minatore guadagna oro: ${coins(soon)} dopo ${rounds === 1 ? "un giro" : `${rounds} giri`}, ${most} dopo ${inAll}.`,
    villager: ({ village, courts, now, least }) =>
      `Dal villaggio ${village} si va alla corte ${oneOf(courts)}: per ${coins(now)}, per ${least} quando gli altri l’avranno spinto avanti.`,
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
    atOnce: ({ gold, members, isLater, inCave }) =>
      `${coins(gold)} ${isLater ? "più avanti in questo turno" : "subito"}${inCave === undefined ? "" : ` (nella grotta sarebbero alla fine ${inCave})`}, e ${members === 1 ? "il familiare torna" : `${members} familiari tornano`} a casa.`,
    onward: "Apre la strada a un passo successivo di questo turno.",
    towards: (next) => `Rende possibile un passo successivo: ${next}.`,
    promoteCave: "Uno spazio più a fondo: più oro, o lo stesso prima.",
    promoteVillage: (price, before) =>
      `La via a corte costa poi ${coins(price)} invece di ${before}.`,
    roll: "Ogni turno comincia con i dadi.",
    spent: "Tutti i dadi sono spesi.",
    nothingLeft: "Ciò che i dadi permettono ancora non aiuterebbe.",
  },
  without: {
    worse: (win) => `Solo ${win} di vittoria senza questo passo.`,
    asGood: "Circa la stessa probabilità di vittoria senza questo passo.",
  },
  asGoodFor: {
    gold: (next) => `Circa la stessa probabilità di vittoria con ${next}, che porta oro.`,
    court: (next) =>
      `Circa la stessa probabilità di vittoria con ${next}, che porta un familiare più vicino alla corte.`,
  },
  lacks: {
    goldFirst: ({ gold, coming, least, most }) =>
      `Prima l’oro: hai ${purse(gold, coming)}, e una via a corte ne costa da ${least} a ${most}.`,
    moreGold: ({ gold, coming, members, inAll }) =>
      `Ti manca l’oro: hai ${purse(gold, coming)}, e ${members === 1 ? "la via a corte del tuo familiare ne costa" : `le vie a corte dei tuoi ${members} familiari ne costano`} ${inAll}.`,
    furtherWays: ({ gold, coming, members, inAll, least, most }) =>
      `${members === 0 ? "Ti servirà" : "Per altri familiari servirà"} altro oro: hai ${purse(gold, coming)}${members === 0 ? `, e ogni familiare paga da ${least} a ${most} per la sua via a corte` : `; ${members === 1 ? "al tuo familiare in un villaggio ne servono" : `ai tuoi ${members} familiari nei villaggi ne servono`} ${inAll} per la via a corte, e a ogni altro da ${least} a ${most}`}.`,
    betterSeats: (least, most) =>
      `Più oro compra seggi migliori: passare davanti ad altri a corte costa ${least === most ? most : `da ${least} a ${most}`} in più.`,
    goldNow: (price) => `Quest’oro paga una via a corte, che costa ${coins(price)}.`,
    soon: (courts) =>
      `L’oro subito vale più dell’oro dopo: ${courts === 1 ? "un’altra corte piena" : `altre ${courts} corti piene`} e la partita finisce.`,
    hand: (members) =>
      `Ti mancano familiari: per tre dadi ${members === 0 ? "non ne hai a casa nessuno" : members === 1 ? "ne hai a casa uno solo" : `ne hai a casa solo ${members}`}.`,
    nearCourt: ({ gold, coming, members }) =>
      `La via a corte comincia in un villaggio, e lì ${members === 0 ? "non c’è nessuno dei tuoi" : members === 1 ? "c’è uno solo dei tuoi" : `ci sono solo ${members} dei tuoi`}. L’oro per altri ${gold === 0 ? `è in arrivo: ${coming}` : `c’è: ${purse(gold, coming)}`}.`,
  },
  ends: (own, other, tie) =>
    `In questo turno si riempie l’ultima corte che manca: la partita finisce dopo questo giro. Punti allora: ${own} per te, ${other} per il migliore degli altri${tie === undefined ? "" : `; ${tie}`}.`,
  ties: {
    second: "decidono i secondi colori",
    members: "decidono i familiari a corte",
    gold: "decide l’oro",
    own: (decides) => `${decides}, adesso per te`,
    other: (decides) => `${decides}, adesso per gli altri`,
  },
  won: "Qualunque cosa tu faccia, vinci quasi di sicuro.",
  notNow: {
    court: ({ points, gold, later, win }) =>
      `Andando a corte adesso ${verdict(win)} ${isOne(points) ? "Un punto costa" : `${points} punti costano`} ${coins(gold)}${later === undefined ? "" : `, solo ${later} quando il familiare sarà avanzato`}.`,
    deep: ({ mine, gold, inCave, dice, isLater, win }) => {
      const more = gold - inCave > 0 ? `solo ${gold - inCave} in più` : "niente di più";
      return `Andando ${isLater ? "più avanti in questo turno" : "adesso"} nella miniera profonda ${mine} ${verdict(win)} Porta ${coins(gold)}, ma ${dice === 1 ? "dalla grotta" : "dalle grotte"} ne verrebbero comunque fino a ${inCave}: ${dice === 1 ? "il dado porta" : "i dadi portano"} ${more}.`;
    },
  },
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
  villageName: (place) => `villaggio ${place}`,
  caveName: (place) => `grotta ${place}`,
};
