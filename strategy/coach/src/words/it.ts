import type { ChanceWords } from "./en.ts";

export const ITALIAN: ChanceWords = {
  nextBest: "la seconda scelta",
  quoted: (step) => `«${step}»`,
  better: (chance, other, next) => `${chance} di vittoria così, ${other} con ${next}.`,
  asGood: (next) => `Va altrettanto bene: ${next}.`,
  tooClose: (chance, other, next) =>
    `Troppo vicine per dirlo: ${chance} di vittoria così, ${other} con ${next}.`,
};
