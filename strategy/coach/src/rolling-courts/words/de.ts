import { isOne, signed } from "./amounts.ts";
import type { CourtsReasonWords } from "./en.ts";

const ONE_OF = new Intl.ListFormat("de", { type: "disjunction" });
const oneOf = (numbers: readonly string[]) => ONE_OF.format(numbers);

const verdict = (win: string | undefined) =>
  win === undefined ? "bringt etwa die gleiche Siegchance." : `bringt weniger Siegchance: ${win}.`;

const purse = (gold: number, coming: number) =>
  coming === 0 ? `${gold}` : `${gold}, dazu ${coming} unterwegs`;

export const GERMAN: CourtsReasonWords = {
  against: (gains, next) =>
    `${next === undefined ? "Das bringt" : `Im Vergleich mit ${next}`}: ${gains.join(", ")}.`,
  purposes: {
    miner: ({ soon, rounds, most, inAll }) =>
      `Ein Bergmann verdient Gold: ${soon} nach ${rounds === 1 ? "einer Runde" : `${rounds} Runden`}, ${most} nach ${inAll}.`,
    villager: ({ village, courts, now, least }) =>
      `Aus Dorf ${village} führt der Weg an Hof ${oneOf(courts)}: für ${now} Gold, und für ${least}, sobald andere das Mitglied aufrücken lassen.`,
    recall: (from, into, isHandEmpty) =>
      isHandEmpty
        ? `Niemand ist daheim, also kommt ein Mitglied aus ${from}.`
        : `In ${into} nützt das Mitglied mehr als in ${from}.`,
    pushes: (village, less) =>
      `Deine eigenen Mitglieder in Dorf ${village} rücken auf: Ihr Weg an den Hof kostet ${less} Gold weniger.`,
    stuck: (village) => `An keinem Hof, zu dem Dorf ${village} führt, ist noch ein Platz frei.`,
    retires: (gold) =>
      `Dein letztes Mitglied dort wird hinausgedrängt und bekommt ${gold} Gold Rente.`,
    court: ({ points, isLater, movesUp, isOpen }) =>
      `Nur wer am Hof ist, zählt: ${isLater ? "später in diesem Zug" : "mit diesem Schritt"} ${points} ${isOne(points) ? "Punkt" : "Punkte"}${movesUp ? ", weil dort auch eigene Mitglieder aufrücken" : ""}${isOpen ? ", und mehr, wenn andere dahinter nachrücken" : ""}.`,
    atOnce: ({ gold, members, isLater, inCave }) =>
      `${gold} Gold ${isLater ? "später in diesem Zug" : "sofort"}${inCave === undefined ? "" : ` (in der Höhle wären es am Ende ${inCave})`}, und ${members === 1 ? "das Mitglied ist" : `${members} Mitglieder sind`} wieder daheim.`,
    onward: "Das macht einen späteren Schritt dieses Zugs möglich.",
    towards: (next) => `Das macht einen späteren Schritt möglich: ${next}.`,
    promoteCave: "Ein Feld tiefer: mehr Gold, oder das gleiche früher.",
    promoteVillage: (price, before) =>
      `Der Weg an den Hof kostet dann ${price} statt ${before} Gold.`,
    roll: "Jeder Zug beginnt mit den Würfeln.",
    spent: "Alle Würfel sind eingesetzt.",
    nothingLeft: "Was die Würfel noch erlauben, würde nicht helfen.",
  },
  without: {
    worse: (win) => `Nur ${win} Siegchance ohne diesen Schritt.`,
    asGood: "Etwa die gleiche Siegchance ohne diesen Schritt.",
  },
  asGoodFor: {
    gold: (next) => `Etwa die gleiche Siegchance mit ${next}: Das bringt Gold.`,
    court: (next) =>
      `Etwa die gleiche Siegchance mit ${next}: Das bringt ein Mitglied näher an den Hof.`,
  },
  lacks: {
    goldFirst: ({ gold, coming, least, most }) =>
      `Erst das Gold: Du hast ${purse(gold, coming)}, und ein Weg an den Hof kostet ${least} bis ${most}.`,
    moreGold: ({ gold, coming, members, inAll }) =>
      `Dir fehlt Gold: Du hast ${purse(gold, coming)}, und ${members === 1 ? "der Weg deines Mitglieds an den Hof kostet" : `die Wege deiner ${members} Mitglieder an den Hof kosten`} ${inAll}.`,
    furtherWays: ({ gold, coming, members, inAll, least, most }) =>
      `${members === 0 ? "Du wirst" : "Weitere Mitglieder werden"} mehr Gold brauchen: Du hast ${purse(gold, coming)}${members === 0 ? `, und jedes Mitglied zahlt ${least} bis ${most} für seinen Weg an den Hof` : `; davon ${members === 1 ? "braucht dein Mitglied im Dorf" : `brauchen deine ${members} Mitglieder in den Dörfern`} ${inAll} für den Weg an den Hof, und jedes weitere ${least} bis ${most}`}.`,
    betterSeats: (least, most) =>
      `Mehr Gold kauft bessere Plätze: Vor andere am Hof zu springen kostet ${least === most ? most : `${least} bis ${most}`} mehr.`,
    goldNow: (price) => `Dieses Gold bezahlt einen Weg an den Hof, der ${price} kostet.`,
    soon: (courts) =>
      `Gold jetzt zählt mehr als Gold später: ${courts === 1 ? "Noch ein voller Hof" : `Noch ${courts} volle Höfe`}, und die Partie endet.`,
    hand: (members) =>
      `Dir fehlen Mitglieder: Für drei Würfel hast du ${members === 0 ? "keines" : members === 1 ? "nur eines" : `nur ${members}`} daheim.`,
    nearCourt: ({ gold, coming, members }) =>
      `Der Weg an den Hof beginnt in einem Dorf, und ${members === 0 ? "keines deiner Mitglieder ist" : members === 1 ? "nur eines deiner Mitglieder ist" : `nur ${members} deiner Mitglieder sind`} in einem. ${gold === 0 ? `Gold für weitere ist unterwegs: ${coming}` : `Gold für weitere hast du: ${purse(gold, coming)}`}.`,
  },
  ends: (own, other, tie) =>
    `In diesem Zug wird der letzte nötige Hof voll: Die Partie endet nach dieser Runde. Punkte dann: ${own} für dich, ${other} für den Besten der anderen${tie === undefined ? "" : `; ${tie}`}.`,
  ties: {
    second: "die zweiten Farben entscheiden",
    members: "die Mitglieder am Hof entscheiden",
    gold: "das Gold entscheidet",
    own: (decides) => `${decides}, jetzt für dich`,
    other: (decides) => `${decides}, jetzt für die anderen`,
  },
  won: "Was du auch tust, du gewinnst fast sicher.",
  notNow: {
    court: ({ points, gold, later, win }) =>
      `Jetzt an den Hof zu gehen ${verdict(win)} ${isOne(points) ? "Ein Punkt kostet" : `${points} Punkte kosten`} ${gold} Gold${later === undefined ? "" : `, nach dem Aufrücken des Mitglieds nur noch ${later}`}.`,
    deep: ({ mine, gold, inCave, dice, isLater, win }) => {
      const more = gold - inCave > 0 ? `nur ${gold - inCave} mehr` : "nicht mehr";
      return `${isLater ? "Später in diesem Zug" : "Jetzt"} in die tiefe Mine ${mine} zu gehen ${verdict(win)} Es bringt ${gold} Gold, aber aus ${dice === 1 ? "der Höhle" : "den Höhlen"} kämen ohnehin bis zu ${inCave}: ${dice === 1 ? "Der Würfel bringt" : "Die Würfel bringen"} ${more}.`;
    },
  },
  gains: {
    points: (more) => `${signed(more)} ${isOne(more) ? "Punkt" : "Punkte"} am Hof`,
    gold: (more) => `${signed(more)} Gold sofort`,
    onTheWay: (more) => `${signed(more)} Gold später aus den Höhlen`,
    villagers: (more) =>
      `${signed(more)} ${isOne(more) ? "Mitglied" : "Mitglieder"} in den Dörfern`,
    prices: (more) =>
      `Wege an den Hof, die ${Math.abs(more)} Gold ${more > 0 ? "mehr" : "weniger"} kosten`,
  },
  deeper: (miners, next, now) =>
    `Ein Feld tiefer ${miners === 1 ? "bringt dein Bergmann" : `bringen deine ${miners} Bergleute`} ${next} Gold statt ${now}.`,
  villageName: (place) => `Dorf ${place}`,
  caveName: (place) => `Höhle ${place}`,
};
