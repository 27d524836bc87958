import { GERMAN } from "@courtly/to-court-the-king/words/de";
import { bent, tut } from "../words/de.ts";
import type { KingTableLazyWords } from "./en.ts";

const { mark } = GERMAN;

export const DE: KingTableLazyWords = {
  sheet: {
    tier: "Rang",
    noTier: "Keiner",
    costs: "Kostet",
    does: "Kann",
    inCourt: "Am Hof",
    backOfFool: "Die Rückseite eines Narren",
    with: "Bei",
    nobody: "Noch niemandem",
  },

  share: {
    hint: "Wähle zwei oder drei Würfel, die ihre Augen aufteilen.",
    was: "Vorher",
    even: "Gleich verteilen",
    less: (die) => `Ein Auge weniger auf Würfel ${die}`,
    pips: (die) => `Augen auf Würfel ${die}`,
    more: (die) => `Ein Auge mehr auf Würfel ${die}`,
    spoken: (faces) => `Augen ${faces.join(", ")}.`,
  },

  ladder: {
    label: "Die Vorgabe",
    markIs: (best) => `Die Vorgabe: ${mark(best)}`,
    beat: (best) => `Übertriff ${mark(best)}`,
    match: (best) => `Erreiche ${mark(best)}`,
    holds: (name) => tut(name, "hast den König", "hat den König"),
    rollsLast: (name) => tut(name, "würfelst zuletzt", "würfelt zuletzt"),
    finalComes: "Auf diese Runde folgt die Schlussrunde",
    hopeless: "Selbst lauter Sechsen reichen nicht",
    soFar: (now) => `Bisher ${mark(now)}`,
  },

  moment: {
    claims: (name, best) =>
      `${tut(name, "beanspruchst", "beansprucht")} den König mit ${bent(best)}`,
    oneMoreTurn: "Alle anderen haben noch einen Zug, um das zu übertreffen.",
    takes: (name, best) => `${tut(name, "nimmst", "nimmt")} den König mit ${bent(best)}`,
    newMark: "Das ist die neue Vorgabe.",
  },
};
