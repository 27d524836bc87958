import type { LessonWords } from "./en.ts";

export const IT: LessonWords = {
  title: (game) => `Prima partita a ${game}`,
  stepOf: (step, steps) => `Passo ${step} di ${steps}`,
  setDice: "Lezione con dadi prestabiliti",
  goOn: "Avanti",
  skip: "Salta questo passo",
  leave: "Lascia la lezione",
  restart: "Ricomincia la lezione",
  notNow: (ask) => `In questa lezione: ${ask}`,
  playAPage: "Gioca contro un Paggio",
};
