import { ITALIAN as KING } from "@courtly/to-court-the-king/words/it";
import type { BotWords } from "./en.ts";
import type { Titles } from "./enTitles.ts";
import { estimateIn } from "./estimate.ts";

const LEVELS: Titles["levels"] = {
  page: "Paggio",
  footman: "Valletto",
  courier: "Corriere",
  herald: "Araldo",
  falconer: "Falconiere",
  squire: "Scudiero",
  cupbearer: "Coppiere",
  chamberlain: "Ciambellano",
  castellan: "Castellano",
  steward: "Siniscalco",
  marshal: "Maresciallo",
  chancellor: "Cancelliere",
};

const TEMPERS = { bold: "audace", cautious: "prudente" } as const;

const percent = estimateIn("it", { over: "oltre", under: "sotto" });
const decimal = new Intl.NumberFormat("it", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const ITALIAN: BotWords = {
  titles: {
    levels: LEVELS,
    tempered: (level, temperament) => `${LEVELS[level]} ${TEMPERS[temperament]}`,
  },
  actions: {
    sendMiner: "manda un familiare nella grotta #1",
    sendVillager: "manda un familiare nel villaggio #1",
    recallToCave: "richiama un familiare e lo manda nella grotta #1",
    recallToVillage: "richiama un familiare e lo manda nel villaggio #1",
    goToCourt: "va alla corte #1",
    leapInCourt: "va alla corte #1, davanti a #2",
    takeTreasure: "prende il tesoro della miniera profonda #1",
    changeDie: "cambia un #1 in #2",
    retireEarly: "ritira in anticipo un familiare dal villaggio #1",
    promoteMiner: "promuove un familiare nella grotta #1",
    promoteVillager: "promuove un familiare nel villaggio #1",
    bringHome: "riporta a casa un familiare dalla grotta #1",
    letStay: "lascia i suoi familiari nelle grotte",
    endTurn: "chiude il turno",
    roll: "tira",
    setAside: "tiene dei dadi",
    useCard: "chiama @",
    takeCard: "prende @",
    takeNothing: "non prende nulla",
    declineToRoll: "rinuncia a tirare",
  },
  card: KING.whom,
  compared: (action, chance, instead) =>
    `${action}: ${percent(chance)} di probabilità di vittoria invece di ${percent(instead)}`,
  reckoned: (action, chance) => `${action}: ${percent(chance)} di probabilità di vittoria`,
  priced: (action, worth, instead) =>
    `${action}: stima il turno ${decimal.format(worth)}, altrimenti ${decimal.format(instead)}`,
};
