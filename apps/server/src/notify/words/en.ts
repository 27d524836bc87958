import { countingIn, listingIn } from "@courtly/engine";

const counted = countingIn("en");
const list = listingIn("en");

/** The texts of notifications. */
export const ENGLISH = {
  yourTurn: (game: string) => `Your turn in ${game}`,
  full: "Your table is full",
  begins: (game: string, others: readonly string[]) =>
    `${game}, with ${list(others)}: the game begins.`,
  over: (game: string) => `${game}: the game is over`,
  goesOn: (game: string) => `${game} goes on at a new table`,
  with: (others: readonly string[]) => `With ${list(others)}.`,
  youWon: "You have won.",
  won: (winners: readonly string[]) =>
    `${list(winners)} ${winners.length === 1 ? "has" : "have"} won.`,
  left: {
    days: (count: number) => `${counted(count, "day", "days")} left.`,
    hours: (count: number) => `${counted(count, "hour", "hours")} left.`,
    minutes: (count: number) => `${counted(count, "minute", "minutes")} left.`,
  },
};

export type NotifyWords = typeof ENGLISH;
