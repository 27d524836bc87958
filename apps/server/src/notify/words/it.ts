import { countingIn, listingIn } from "@courtly/engine";
import type { NotifyWords } from "./en.ts";

const counted = countingIn("it");
const list = listingIn("it");
/** "Resta 1 giorno.", "Restano 2 giorni." */
const left = (count: number, one: string, other: string) =>
  `${count === 1 ? "Resta" : "Restano"} ${counted(count, one, other)}.`;

export const ITALIAN: NotifyWords = {
  yourTurn: (game) => `Tocca a te: ${game}`,
  full: "Il tuo tavolo è al completo",
  begins: (game, others) => `${game}, con ${list(others)}: la partita comincia.`,
  over: (game) => `${game}: la partita è finita`,
  goesOn: (game) => `${game} continua a un nuovo tavolo`,
  with: (others) => `Con ${list(others)}.`,
  youWon: "Hai vinto.",
  won: (winners) => `${winners.length === 1 ? "Ha" : "Hanno"} vinto ${list(winners)}.`,
  left: {
    days: (count) => left(count, "giorno", "giorni"),
    hours: (count) => left(count, "ora", "ore"),
    minutes: (count) => left(count, "minuto", "minuti"),
  },
};
