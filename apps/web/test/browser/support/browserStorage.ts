import type { Page } from "@playwright/test";
import type { BrowserStorage } from "@courtly/testkit/fixtures";

/**
 * Reads everything that this browser stores for the page's address. Values pass through JSON, which drops undefined.
 */
export function dumpStorage(page: Page): Promise<BrowserStorage> {
  return page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("the browser did not answer")));
      });
    const readStore = async (database: IDBDatabase, name: string) => {
      const store = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([
        answered(store.getAllKeys()),
        answered(store.getAll()),
      ]);
      const rows = keys.map((key, at) => ({ key: key as string, value: values[at] as unknown }));
      return { name, keyPath: store.keyPath as string | null, rows };
    };
    const readDatabase = async (name: string) => {
      const database = await answered(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      const stores = await Promise.all(names.map((store) => readStore(database, store)));
      const { version } = database;
      database.close();
      return { name, version, stores };
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    return {
      localStorage: Object.fromEntries(Object.entries<string>(localStorage)),
      databases: await Promise.all(names.map(readDatabase)),
    };
  });
}

/**
 * Writes all of it back. The page itself must not be open yet: call this at an address of the server that runs no
 * script.
 */
export function restoreStorage(page: Page, storage: BrowserStorage): Promise<void> {
  return page.evaluate(async ({ localStorage: items, databases }) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    for (const { name, version, stores } of databases)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener("error", () => reject(new Error(`no database ${name}`)));
        opening.addEventListener("upgradeneeded", () => {
          for (const { name: store, keyPath, rows } of stores) {
            const created = opening.result.createObjectStore(store, { keyPath });
            for (const { key, value } of rows)
              if (keyPath === null) created.put(value, key);
              else created.put(value);
          }
        });
        opening.addEventListener("success", () => {
          opening.result.close();
          resolve();
        });
      });
  }, storage);
}
