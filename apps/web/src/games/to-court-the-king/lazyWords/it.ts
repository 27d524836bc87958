import { ITALIAN } from "@courtly/to-court-the-king/words/it";
import { fa, facesWords, pipsCount } from "../words/it.ts";
import { capital, parts, type Happened } from "../words/values.ts";
import type { Mark } from "@courtly/to-court-the-king";
import type { KingTableLazyWords } from "./en.ts";

const { mark, names } = ITALIAN;

/** The result of a last turn. */
function result(best: Mark | undefined): string {
  return best === undefined ? "non ha tirato" : mark(best);
}

function happened({ kind, roll, character, from, to }: Happened): string {
  if (kind === "roll") return to.length === 0 ? `Tiro ${roll}` : `Tiro ${roll}: ${facesWords(to)}`;
  if (kind === "kept") return `Tenuti: ${facesWords(from)}`;
  const name = character === undefined ? "Una carta" : names[character];
  const [before, after] = [from, to].map((dice) => (dice.length === 0 ? "" : facesWords(dice)));
  return parts([name, parts([before, after], ", ora ")], ": ");
}

export const IT: KingTableLazyWords = {
  strip: {
    thisTurn: "Questo turno",
    roll: (roll) => `Tiro ${roll}`,
    kept: "tenuti",
    happened,
    canGoBack: (what) => `${what}. Torna qui`,
    isSealed: (what) => `${what}. Tirato, sigillato`,
    isSealedSince: (what) => `${what}. Sigillato dal tiro seguente`,
    backToHere: "Torna qui",
    sealed: "Tirato, sigillato",
  },

  questions: {
    king: {
      title: "Prendere il Re e aprire il giro finale?",
      text: "Il tuo risultato diventa quello da superare: gli altri hanno ancora un turno ciascuno.",
      yes: "Prendi il Re",
      no: "Non ancora",
    },
    nothing: {
      title: "Non prendere nulla?",
      text: "I tuoi dadi bastano per una carta. Così il turno finisce senza prenderla.",
      yes: "Non prendere nulla",
      no: "Torna alla corte",
    },
  },

  result: {
    keptValues: "Valori tenuti",
    copyKept: (face) => `Copia un ${face} tenuto`,
    resultDice: (faces) => `Il tuo risultato: ${facesWords(faces)}`,
    result: (alike, pips) =>
      `${alike.length === 0 ? "Tutti diversi" : capital(alike.map(mark).join(", "))}, ${pipsCount(pips)}`,
  },

  sheet: {
    tier: "Rango",
    noTier: "Nessuno",
    costs: "Costa",
    does: "Fa",
    inCourt: "A corte",
    thisTurn: "In questo turno",
    backOfFool: "Il retro di un Giullare",
    with: "Chi l’ha",
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
    results: "Risultati finora",
    result,
    rung: (name, best) => `${name}: ${result(best)}`,
    label: "Il risultato da superare",
    markIs: (best) => `Il migliore finora: ${mark(best)}`,
    beat: (best) => `Supera ${mark(best)}`,
    match: (best) => `Eguaglia ${mark(best)}`,
    holds: (name) => fa(name, "hai il Re", "ha il Re"),
    rollsLast: (name) => fa(name, "tiri alla fine", "tira alla fine"),
    finalComes: "Dopo questo giro viene il giro finale",
    hopeless: "I tuoi dadi non bastano per questo risultato",
    soFar: (now) => `Finora ${mark(now)}`,
  },

  moment: {
    skip: "Salta",
    claims: (name, best) => `${fa(name, "reclami", "reclama")} il Re con ${mark(best)}`,
    oneMoreTurn: "Tutti gli altri hanno ancora un turno per fare meglio.",
    takes: (name, best) => `${fa(name, "prendi", "prende")} il Re con ${mark(best)}`,
    newMark: "Ora è questo il risultato da superare.",
  },
  keys: [
    ["Spazio", "Premi il pulsante d’oro"],
    ["Invio", "Tieni tutti e scegli una carta; prendi la carta proposta"],
    ["A S D F G H J K L Q W E", "I dadi, da sinistra a destra"],
    ["Maiusc", "Con il tasto di un dado: tutti i dadi di quel valore"],
    ["P", "Tieni i dadi segnati senza tirare"],
    [
      "1 2 3 4 5 6 7 8 9 0",
      "Chiama il personaggio con quel numero; scegli un valore per un’abilità",
    ],
  ],
  ruleMenu: {
    sets: {
      english: { title: "Inglese", words: "come nel regolamento inglese" },
      italian: {
        title: "Italiano",
        words: "pochi Giullari, e i dadi possono entrare prima del primo tiro",
      },
      manual: {
        title: "Manuale",
        words: "uno Stregone più economico, e il giro finale parte dall’altro lato",
      },
    },
    fields: {
      fools: "Giullari",
      abilitiesBeforeRoll: "Prima del primo tiro",
      magicianCost: "Stregone",
      finalRoundStart: "Giro finale",
      diceSupply: "Dadi",
    },
  },
  ruleBook: {
    copies: {
      tier: "Rango",
      players: (count) => `${count} giocatori`,
      endless: "illimitati",
    },
  },
  lesson: {
    welcome: {
      text: "Arrivi a corte con tre dadi e nessun amico. Il tavolo è vero; solo i dadi e il tuo avversario seguono un copione.",
      ask: "Quando vuoi, vai avanti.",
    },
    roll: {
      text: "Ogni turno comincia con un tiro.",
      ask: "Premi il pulsante d’oro per tirare tre dadi.",
    },
    keep: {
      text: "Due 4 sono un buon inizio. Dopo ogni tiro tieni almeno un dado e, se vuoi, tiri di nuovo gli altri.",
      ask: "Scegli i due 4, poi tienili e tira l’ultimo dado.",
    },
    last: {
      text: "Quello che tieni resta così fino alla fine del turno.",
      ask: "Scegli anche il 5 e tienilo: così hai finito con i dadi.",
    },
    farmer: {
      text: "Ogni carta mostra il suo costo. Quadrati uguali sono dadi uguali: la tua coppia paga il Contadino.",
      ask: "Prendi il Contadino.",
    },
    fourDice: {
      text: "Il tuo turno era l’ultimo di questo giro, quindi apri il prossimo. Il Contadino ti porta un dado in più a ogni turno.",
      ask: "Tira quattro dadi.",
    },
    twos: {
      text: "Le carte migliori costano di più. Raccogliamo i 2.",
      ask: "Tieni ogni 2 e tira il resto, per due volte.",
    },
    guard: {
      text: "Tre uguali pagano il Guardiano. Il quarto dado può mostrare qualsiasi valore.",
      ask: "Tieni il 3, poi prendi il Guardiano.",
    },
    rival: {
      text: "Ora il tuo avversario ha due turni: chi chiude un giro apre il prossimo.",
      ask: "Premi Avanti e guarda.",
    },
    call: {
      text: "Le carte con un’abilità si chiamano una volta per turno. Il Guardiano porta un dado che mostra 2.",
      ask: "Tira, poi chiama il Guardiano tra i tuoi personaggi.",
    },
    hunter: {
      text: "Già tre 2. Il quarto paga il Cacciatore.",
      ask: "Tieni i 2 e tira; poi tieni entrambi i dadi e prendi il Cacciatore.",
    },
    later: {
      text: "Qualche giro dopo. Più carte, più dadi, e tutti cercano sette uguali: con quelli si reclama il Re.",
      ask: "Hai sei 5. Vai avanti.",
    },
    seven: {
      text: "Il Cavaliere porta un 5.",
      ask: "Chiama il Cavaliere, poi tieni entrambi i 5.",
    },
    king: {
      text: "Sette uguali. Chi reclama il Re prende anche la Regina e fissa il risultato da superare.",
      ask: "Prendi il Re.",
    },
    finalRound: {
      text: "Nel giro finale tutti gli altri hanno un ultimo turno per superare il tuo risultato. Se nessuno ci riesce, hai vinto.",
      ask: "Premi Avanti e guarda.",
    },
  },
};
