import type { ChanceWords } from "./en.ts";

export const GERMAN: ChanceWords = {
  nextBest: "der zweitbesten Wahl",
  quoted: (step) => `„${step}“`,
  better: (other, next) => `Nur ${other} Siegchance mit ${next}.`,
  asGood: (next) => `Etwa die gleiche Siegchance mit ${next}.`,
  tooClose: (other, next) => `Zu knapp für ein Urteil: ${other} Siegchance mit ${next}.`,
};
