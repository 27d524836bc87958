import type { ChanceWords } from "./en.ts";

export const GERMAN: ChanceWords = {
  nextBest: "der zweitbesten Wahl",
  quoted: (step) => `„${step}“`,
  better: (chance, other, next) =>
    `So liegt die Siegchance bei ${chance}, mit ${next} bei ${other}.`,
  asGood: (next) => `Ebenso gut: ${next}.`,
  tooClose: (chance, other, next) =>
    `Zu knapp für ein Urteil: so ${chance} Siegchance, mit ${next} ${other}.`,
};
