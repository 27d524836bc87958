import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SavedGame } from "../../../src/local/savedGame.ts";
import { keepGames } from "../../../development/prepare/ownStorage.ts";
import { savedGame } from "../../../development/screens/keptGames.ts";

/** An unfinished saved game, as the start page stores it when its record is pasted. */
export function gameOf(record: string, bots: readonly string[], level?: string): SavedGame {
  const kept = { id: randomUUID(), record, bots };
  return savedGame(kept, { nowMs: Date.now(), ...(level !== undefined && { level }) });
}

/** Writes a game to the page's database before the page reads it. A game that exists already is not overwritten. */
export async function saveGame(page: Page, game: SavedGame): Promise<void> {
  await page.addInitScript(keepGames, [game]);
}

/** Reads the open game from the database of the page. */
export function kept(page: Page, store: KeptStore): Promise<unknown> {
  return page.evaluate(readKept, store);
}

export type KeptStore = "cards" | "records";

/** Runs in a page: reads the open game from its database. Other browsers get it as text. */
export function readKept(store: KeptStore): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("courtly");
    opening.addEventListener("error", () => reject(new Error("no database")));
    opening.addEventListener("success", () => {
      const id = location.hash.slice("#/table/".length);
      const reading = opening.result.transaction(store).objectStore(store).get(id);
      reading.addEventListener("error", () => reject(new Error("no such game")));
      reading.addEventListener("success", () => {
        opening.result.close();
        resolve(reading.result);
      });
    });
  });
}
