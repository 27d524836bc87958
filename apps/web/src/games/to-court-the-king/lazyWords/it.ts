import { ITALIAN } from "@courtly/to-court-the-king/words/it";
import { fa } from "../words/it.ts";
import type { Mark } from "@courtly/to-court-the-king";
import type { KingTableLazyWords } from "./en.ts";

const { mark } = ITALIAN;

const needed = (best: Mark) => (best.count === 1 ? "Serve" : "Servono");

export const IT: KingTableLazyWords = {
  sheet: {
    tier: "Rango",
    noTier: "Nessuno",
    costs: "Costa",
    does: "Fa",
    inCourt: "Nella corte",
    backOfFool: "Il retro di un Giullare",
    with: "Con",
    nobody: "Ancora nessuno",
  },

  share: {
    hint: "Scegli due o tre dadi: si spartiscono i punti.",
    was: "Prima",
    even: "In parti uguali",
    less: (die) => `Un punto in meno al dado ${die}`,
    pips: (die) => `Punti del dado ${die}`,
    more: (die) => `Un punto in più al dado ${die}`,
    spoken: (faces) => `Punti ${faces.join(", ")}.`,
  },

  ladder: {
    label: "Il risultato da superare",
    markIs: (best) => `${needed(best)} ${mark(best)}`,
    beat: (best) => `Supera ${mark(best)}`,
    match: (best) => `Eguaglia ${mark(best)}`,
    holds: (name) => fa(name, "hai il Re", "ha il Re"),
    rollsLast: (name) => fa(name, "tiri per ultimo", "tira per ultimo"),
    finalComes: "Dopo questo giro viene il giro finale",
    hopeless: "Non basterebbero nemmeno tutti 6",
    soFar: (now) => `Finora ${mark(now)}`,
  },

  moment: {
    claims: (name, best) => `${fa(name, "reclami", "reclama")} il Re con ${mark(best)}`,
    oneMoreTurn: "Tutti gli altri hanno ancora un turno per fare meglio.",
    takes: (name, best) => `${fa(name, "prendi", "prende")} il Re con ${mark(best)}`,
    newMark: "È questo ora il risultato da superare.",
  },
};
