import { countingIn, listingIn } from "@courtly/engine";
import type { NotifyWords } from "./en.ts";

const counted = countingIn("de");
const list = listingIn("de");

export const GERMAN: NotifyWords = {
  yourTurn: (game) => `Du bist am Zug: ${game}`,
  full: "Dein Tisch ist voll besetzt",
  begins: (game, others) => `${game}, mit ${list(others)}: Die Partie beginnt.`,
  over: (game) => `${game}: Die Partie ist vorbei`,
  goesOn: (game) => `${game} geht an einem neuen Tisch weiter`,
  with: (others) => `Mit ${list(others)}.`,
  youWon: "Du hast gewonnen.",
  won: (winners) => `${list(winners)} ${winners.length === 1 ? "hat" : "haben"} gewonnen.`,
  left: {
    days: (count) => `Noch ${counted(count, "Tag", "Tage")}.`,
    hours: (count) => `Noch ${counted(count, "Stunde", "Stunden")}.`,
    minutes: (count) => `Noch ${counted(count, "Minute", "Minuten")}.`,
  },
};
