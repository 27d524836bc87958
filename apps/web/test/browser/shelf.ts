import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SavedGame } from "../../src/archive/savedGame.ts";
import { savedGame } from "../../development/screens/keptGames.ts";

/** A game that goes on, as the start page puts it on the shelf when its record is pasted. */
export function gameOf(record: string, bots: readonly string[], level?: string): SavedGame {
  const kept = { id: randomUUID(), record, bots };
  return savedGame(kept, { nowMs: Date.now(), ...(level !== undefined && { level }) });
}

/** Puts it where the page keeps its games, before the page looks; what was played since stays. */
export async function putOnShelf(page: Page, game: SavedGame): Promise<void> {
  await page.addInitScript(({ card, record }) => {
    const opening = indexedDB.open("courtly", 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("cards", { keyPath: "id" });
      opening.result.createObjectStore("records");
    });
    opening.addEventListener("success", () => {
      const writing = opening.result.transaction(["cards", "records"], "readwrite");
      const known = writing.objectStore("cards").getKey(card.id);
      known.addEventListener("success", () => {
        if (known.result !== undefined) return;
        writing.objectStore("cards").put(card);
        writing.objectStore("records").put(record, card.id);
      });
      writing.addEventListener("complete", () => opening.result.close());
    });
  }, game);
}

/** What this browser keeps of the open game. */
export function kept(page: Page, store: KeptStore): Promise<unknown> {
  return page.evaluate(readKept, store);
}

export type KeptStore = "cards" | "records";

/** Runs in a page: reads what its database keeps of the open game. Other browsers get it as text. */
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
