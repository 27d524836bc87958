import { GERMAN as KING } from "@courtly/to-court-the-king/words/de";
import type { BotWords } from "./en.ts";
import type { Titles } from "./enTitles.ts";
import { estimateIn } from "./estimate.ts";

const LEVELS: Titles["levels"] = {
  page: "Page",
  footman: "Lakai",
  courier: "Kurier",
  herald: "Herold",
  falconer: "Falkner",
  squire: "Knappe",
  cupbearer: "Mundschenk",
  chamberlain: "Kämmerer",
  castellan: "Kastellan",
  steward: "Truchsess",
  marshal: "Marschall",
  chancellor: "Kanzler",
};

const TEMPERS = { bold: "Kühner", cautious: "Vorsichtiger" } as const;

const percent = estimateIn("de", { over: "über", under: "unter" });
const decimal = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const GERMAN: BotWords = {
  titles: {
    levels: LEVELS,
    tempered: (level, temperament) => `${TEMPERS[temperament]} ${LEVELS[level]}`,
  },
  actions: {
    sendMiner: "schickt ein Mitglied in Höhle #1",
    sendVillager: "schickt ein Mitglied in Dorf #1",
    recallToCave: "ruft ein Mitglied zurück und schickt es in Höhle #1",
    recallToVillage: "ruft ein Mitglied zurück und schickt es in Dorf #1",
    goToCourt: "geht an Hof #1",
    leapInCourt: "geht an Hof #1, vor #2",
    takeTreasure: "nimmt den Schatz der tiefen Mine #1",
    changeDie: "ändert eine #1 auf #2",
    retireEarly: "setzt ein Mitglied aus Dorf #1 vorzeitig zur Ruhe",
    promoteMiner: "befördert ein Mitglied in Höhle #1",
    promoteVillager: "befördert ein Mitglied in Dorf #1",
    bringHome: "holt ein Mitglied aus Höhle #1 heim",
    letStay: "lässt seine Mitglieder in den Höhlen",
    endTurn: "beendet den Zug",
    roll: "würfelt",
    setAside: "behält Würfel",
    useCard: "ruft @",
    takeCard: "nimmt @",
    takeNothing: "nimmt nichts",
    declineToRoll: "verzichtet auf den Wurf",
  },
  card: KING.whom,
  compared: (action, chance, instead) =>
    `${action}: Siegchance ${percent(chance)} statt ${percent(instead)}`,
  reckoned: (action, chance) => `${action}: Siegchance ${percent(chance)}`,
  priced: (action, worth, instead) =>
    `${action}: Er schätzt den Zug auf ${decimal.format(worth)}, sonst auf ${decimal.format(instead)}`,
};
