import type { SavedGame } from "../../src/local/savedGame.ts";

/** A `localStorage` that lasts as long as the window and that no other window sees. */
export function memoryStorage(entries: Readonly<Record<string, string>>): Storage {
  const kept: Record<string, string> = { ...entries };
  // The page lists the keys by `Object.keys`, as browsers allow.
  return new Proxy<Storage>(kept as unknown as Storage, {
    get: (_, name) => {
      if (name === "getItem") return (key: string) => kept[key] ?? null;
      if (name === "setItem")
        return (key: string, value: string) => {
          kept[key] = value;
        };
      if (name === "removeItem") return (key: string) => Reflect.deleteProperty(kept, key);
      if (name === "length") return Object.keys(kept).length;
      return typeof name === "string" ? kept[name] : undefined;
    },
  });
}

/** Gives the window its own databases, so that the games of the browser are neither read nor changed. */
export function useOwnDatabases(suffix: string): void {
  const open = indexedDB.open.bind(indexedDB);
  const remove = indexedDB.deleteDatabase.bind(indexedDB);
  const own = (name: string) => `${name}-${suffix}`;
  indexedDB.open = (name, version) => open(own(name), version);
  indexedDB.deleteDatabase = (name) => remove(own(name));
  addEventListener("pagehide", () => void indexedDB.deleteDatabase("courtly"));
}

/**
 * Writes games into the database of the page, before the page reads it: the page's request comes later and waits. A
 * game that exists already is not overwritten. Tests send this function to a page as text, so it uses nothing from
 * outside.
 */
export function keepGames(games: readonly SavedGame[]): void {
  const opening = indexedDB.open("courtly", 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore("cards", { keyPath: "id" });
    opening.result.createObjectStore("records");
  });
  opening.addEventListener("success", () => {
    const writing = opening.result.transaction(["cards", "records"], "readwrite");
    for (const { card, record } of games) {
      const known = writing.objectStore("cards").getKey(card.id);
      known.addEventListener("success", () => {
        if (known.result !== undefined) return;
        const { roster: cast, ...rest } = card; // as the archive stores it
        writing.objectStore("cards").put({ ...rest, cast });
        writing.objectStore("records").put(record, card.id);
      });
    }
    writing.addEventListener("complete", () => opening.result.close());
  });
}
