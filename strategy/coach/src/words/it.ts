import type { ChanceWords } from "./en.ts";

export const ITALIAN: ChanceWords = {
  nextBest: "la seconda scelta",
  quoted: (step) => `«${step}»`,
  better: (other, next) => `Solo ${other} di vittoria con ${next}.`,
  asGood: (next) => `Circa la stessa probabilità di vittoria con ${next}.`,
  tooClose: (other, next) => `Troppo vicine per dirlo: ${other} di vittoria con ${next}.`,
};
