import type { LessonWords } from "./en.ts";

export const DE: LessonWords = {
  title: (game) => `Erste Partie ${game}`,
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  setDice: "Lektion mit festen Würfeln",
  goOn: "Weiter",
  skip: "Schritt überspringen",
  leave: "Lektion verlassen",
  restart: "Lektion neu beginnen",
  notNow: (ask) => `In dieser Lektion: ${ask}`,
  playAPage: "Gegen einen Pagen spielen",
};
