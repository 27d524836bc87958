import { estimatesIn, percentsIn } from "../percents.ts";
import type { CoachWords } from "./en.ts";

export const DE: CoachWords = {
  coach: "Ratgeber",
  level: "Was der Ratgeber zeigt",
  levels: { off: "Aus", odds: "Chancen", best: "Bester Zug" },
  nowOff: "Der Ratgeber ist aus. Die Taste O oder die Einstellungen schalten ihn wieder ein.",
  oddsOnly: "Der Ratgeber zeigt nur Chancen. Wähle bei ihm zuerst „Bester Zug“.",
  open: "Ratgeber öffnen",
  percent: percentsIn("de"),
  estimate: estimatesIn("de"),
  thinking: "Der Ratgeber denkt nach.",
  failed: "Der Ratgeber arbeitet auf diesem Gerät gerade nicht. Du kannst ohne ihn weiterspielen.",
  rivalPlays: (name) => `${name} ist am Zug. Der Ratgeber wartet auf dich.`,
  over: "Die Partie ist zu Ende.",
  bestMove: "Bester Zug",
  toWin: "Siegchance, schätzt der Kanzler",
  play: (steps) => (steps === 1 ? "Ausführen" : "Schritt 1 ausführen"),
  others: "Sonst",
  why: "Warum?",
  margin: (points) => `± ${points}`,
  marginWords: (points) =>
    `Stichproben: In 19 von 20 Fällen käme der Kanzler auf Zahlen, die höchstens ${points} daneben liegen.`,
  sampled: "Stichprobe, in 19 von 20 Fällen",
};
