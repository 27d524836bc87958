import type { Page } from "@playwright/test";
import { openRecord, pasteRecord, recordOf } from "./courtly.ts";

export {
  COURTS,
  COURTS_EXAMINE,
  COURTS_LATE,
  COURTS_OVER,
  KING,
  KING_CLAIM,
  KING_FINAL,
  KING_FULL,
  KING_OVER,
} from "../../../development/screens/positions.ts";

/** A board where every seat costs nothing, so that a whole game is short. */
export const MARKET = {
  name: "market day",
  villages: Array.from({ length: 6 }, () => ({ prices: [0, 0, 0, 0], retirement: 4 })),
  courts: { points: [1, 2, 3, 4, 6], leaps: [0, 0, 0, 0, 0] },
  caves: Array.from({ length: 6 }, () => ({ values: [0, 0, 0, 2, 3, 5], redLine: 3 })),
  deepMines: Array.from({ length: 5 }, () => [6, 5, 4, 3, 2]),
};

/** A game of Rolling Courts on that board, before its first roll. */
export const COURTS_MARKET = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: [`board ${JSON.stringify(MARKET)}`],
});

/** Opens a position with Mira as the person; all others are bots. */
export function openPosition(page: Page, record: string): Promise<void> {
  const rivals = ["Jonas", "Ines", "Tobias"].filter((name) => record.includes(`, ${name}`));
  if (record.includes("\nover\n")) return pasteRecord(page, record);
  return openRecord(page, record, rivals);
}
