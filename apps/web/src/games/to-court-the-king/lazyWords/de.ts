import type { Mark } from "@courtly/to-court-the-king";
import { GERMAN } from "@courtly/to-court-the-king/words/de";
import { bent, counted, facesWords, ONE, tut } from "../words/de.ts";
import { capital, parts, type Happened } from "../words/values.ts";
import type { KingTableLazyWords } from "./en.ts";

const { mark, names } = GERMAN;

/** The result of a last turn. */
function result(best: Mark | undefined): string {
  return best === undefined ? "nicht gewürfelt" : mark(best);
}

function happened({ kind, roll, character, from, to }: Happened): string {
  if (kind === "roll") return to.length === 0 ? `Wurf ${roll}` : `Wurf ${roll}: ${facesWords(to)}`;
  if (kind === "kept") return `Behalten: ${facesWords(from)}`;
  const name = character === undefined ? "Eine Karte" : names[character];
  const [before, after] = [from, to].map((dice) => (dice.length === 0 ? "" : facesWords(dice)));
  return parts([name, parts([before, after], ", jetzt ")], ": ");
}

export const DE: KingTableLazyWords = {
  strip: {
    thisTurn: "Dieser Zug",
    roll: (roll) => `Wurf ${roll}`,
    kept: "behalten",
    happened,
    canGoBack: (what) => `${what}. Hierher zurück`,
    isSealed: (what) => `${what}. Gewürfelt, versiegelt`,
    isSealedSince: (what) => `${what}. Versiegelt durch den Wurf danach`,
    backToHere: "Hierher zurück",
    sealed: "Gewürfelt, versiegelt",
  },

  questions: {
    king: {
      title: "Den König nehmen und die Schlussrunde einläuten?",
      text: "Dein Ergebnis wird zur Vorgabe: Alle anderen haben noch einen Zug, um sie zu übertreffen.",
      yes: "Den König nehmen",
      no: "Noch nicht",
    },
    nothing: {
      title: "Nichts nehmen?",
      text: "Deine Würfel reichen für eine Karte. So endet dein Zug ohne Karte.",
      yes: "Nichts nehmen",
      no: "Zurück zum Hof",
    },
  },

  result: {
    keptValues: "Behaltene Werte",
    copyKept: (face) => `Eine behaltene ${ONE[face]} kopieren`,
    resultDice: (faces) => `Dein Ergebnis: ${facesWords(faces)}`,
    result: (alike, pips) =>
      `${alike.length === 0 ? "Alle verschieden" : capital(alike.map(mark).join(", "))}, ${counted(pips, "Auge", "Augen")}`,
  },

  sheet: {
    tier: "Rang",
    noTier: "Keiner",
    costs: "Kostet",
    does: "Kann",
    inCourt: "Am Hof",
    thisTurn: "In diesem Zug",
    backOfFool: "Die Rückseite eines Narren",
    with: "Wer sie hat",
    nobody: "Noch niemand",
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
    results: "Bisherige Ergebnisse",
    result,
    rung: (name, best) => `${name}: ${result(best)}`,
    label: "Die Vorgabe",
    markIs: (best) => `Die Vorgabe: ${mark(best)}`,
    beat: (best) => `Übertriff ${mark(best)}`,
    match: (best) => `Erreiche ${mark(best)}`,
    holds: (name) => tut(name, "hast den König", "hat den König"),
    rollsLast: (name) => tut(name, "würfelst zuletzt", "würfelt zuletzt"),
    finalComes: "Auf diese Runde folgt die Schlussrunde",
    hopeless: "Deine Würfel reichen für die Vorgabe nicht",
    soFar: (now) => `Bisher ${mark(now)}`,
  },

  moment: {
    skip: "Überspringen",
    claims: (name, best) =>
      `${tut(name, "beanspruchst", "beansprucht")} den König mit ${bent(best)}`,
    oneMoreTurn: "Alle anderen haben noch einen Zug, um das zu übertreffen.",
    takes: (name, best) => `${tut(name, "nimmst", "nimmt")} den König mit ${bent(best)}`,
    newMark: "Das ist die neue Vorgabe.",
  },
  keys: [
    ["Leertaste", "Den goldenen Knopf drücken"],
    ["Eingabe", "Alle behalten und eine Karte wählen; die vorgeschlagene Karte nehmen"],
    ["A S D F G H J K L Q W E", "Die Würfel, von links nach rechts"],
    ["Umschalt", "Mit der Taste eines Würfels: alle Würfel dieses Werts"],
    ["P", "Markierte Würfel behalten, ohne zu würfeln"],
    [
      "1 2 3 4 5 6 7 8 9 0",
      "Den Charakter mit dieser Nummer rufen; den Wert für eine Fähigkeit wählen",
    ],
  ],
  ruleMenu: {
    sets: {
      english: { title: "Englisch", words: "wie in der englischen Anleitung" },
      italian: {
        title: "Italienisch",
        words: "wenige Narren, und Würfel dürfen schon vor dem ersten Wurf dazukommen",
      },
      manual: {
        title: "Handbuch",
        words: "ein günstigerer Zauberer, und die Schlussrunde beginnt auf der anderen Seite",
      },
    },
    fields: {
      fools: "Narren",
      abilitiesBeforeRoll: "Vor dem ersten Wurf",
      magicianCost: "Zauberer",
      finalRoundStart: "Schlussrunde",
      diceSupply: "Würfel",
    },
  },
  ruleBook: {
    copies: {
      tier: "Rang",
      players: (count) => `${count} Spieler`,
      endless: "unbegrenzt",
    },
  },
  lesson: {
    welcome: {
      text: "Du kommst mit drei Würfeln und ohne Freunde an den Hof. Der Tisch ist echt; nur die Würfel und dein Gegner folgen einem Drehbuch.",
      ask: "Weiter, sobald du magst.",
    },
    roll: {
      text: "Ein Zug beginnt mit einem Wurf.",
      ask: "Drücke den goldenen Knopf und würfle mit drei Würfeln.",
    },
    keep: {
      text: "Zwei Vieren sind ein guter Anfang. Nach jedem Wurf behältst du mindestens einen Würfel und darfst die anderen neu werfen.",
      ask: "Wähle beide Vieren, dann behalte sie und wirf den letzten Würfel.",
    },
    last: {
      text: "Was du behältst, bleibt so bis zum Ende deines Zugs.",
      ask: "Wähle auch die Fünf und behalte sie: Damit liegen alle Würfel fest.",
    },
    farmer: {
      text: "Jede Karte zeigt ihren Preis. Gleiche Quadrate sind gleiche Würfel: Dein Paar reicht für den Bauern.",
      ask: "Nimm den Bauern.",
    },
    fourDice: {
      text: "Du warst in dieser Runde zuletzt dran, also beginnst du die nächste. Der Bauer bringt dir in jedem Zug einen Würfel mehr.",
      ask: "Würfle mit vier Würfeln.",
    },
    twos: {
      text: "Bessere Karten kosten mehr. Sammeln wir Zweien.",
      ask: "Behalte jede Zwei und wirf den Rest, zweimal.",
    },
    guard: {
      text: "Drei Gleiche reichen für den Wächter. Der vierte Würfel darf alles zeigen.",
      ask: "Behalte die Drei, dann nimm den Wächter.",
    },
    rival: {
      text: "Jetzt ist dein Gegner zweimal dran: Wer eine Runde beendet, beginnt die nächste.",
      ask: "Drück auf Weiter und schau zu.",
    },
    call: {
      text: "Karten mit einer Fähigkeit rufst du einmal im Zug. Der Wächter bringt einen Würfel, der eine Zwei zeigt.",
      ask: "Würfle, dann ruf den Wächter bei deinen Charakteren.",
    },
    hunter: {
      text: "Schon drei Zweien. Die vierte reicht für den Jäger.",
      ask: "Behalte die Zweien und würfle; dann behalte beide Würfel und nimm den Jäger.",
    },
    later: {
      text: "Einige Runden später. Mehr Karten, mehr Würfel, und alle wollen sieben Gleiche: Damit beanspruchst du den König.",
      ask: "Du hast sechs Fünfen. Weiter.",
    },
    seven: {
      text: "Der Ritter bringt eine Fünf.",
      ask: "Ruf den Ritter, dann behalte beide Fünfen.",
    },
    king: {
      text: "Sieben Gleiche. Wer den König beansprucht, bekommt die Königin dazu, und das Ergebnis wird zur Vorgabe für alle anderen.",
      ask: "Nimm den König.",
    },
    finalRound: {
      text: "In der Schlussrunde haben alle anderen einen letzten Zug, um dein Ergebnis zu übertreffen. Gelingt es niemandem, hast du gewonnen.",
      ask: "Drück auf Weiter und schau zu.",
    },
  },
};
