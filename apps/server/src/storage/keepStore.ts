import type { Config } from "../config.ts";
import { checkDataFile, type FileCheck } from "./sqlite/checkFile.ts";
import { changeKeyOf } from "./sqlite/dataFile.ts";

type ChosenStore = Pick<Config, "data" | "database">;

/** The result of checking a store, and its name without a password. */
export interface StoreCheck extends FileCheck {
  readonly store: string;
}

/** Verifies every checksum of the store that the operator has chosen, also while it is in use. Rejects with `StorageError` if there is none. */
export async function checkStore(
  { data, database }: ChosenStore,
  onProgress: (done: number, tables: number) => void,
): Promise<StoreCheck> {
  if (database === undefined) return { store: data, ...(await checkDataFile(data, onProgress)) };
  const { checkDatabase } = await import("./postgres/upkeep.ts");
  const { shown, ...check } = await checkDatabase(database, onProgress);
  return { store: shown, ...check };
}

/** Changes the keys of the store, while no server uses it. Returns its name, and remarks for the operator. */
export async function changeKeysOfStore({ data, database }: ChosenStore) {
  if (database === undefined) return { store: data, remarks: changeKeyOf(data) };
  const { changeDatabaseKeys } = await import("./postgres/upkeep.ts");
  return { store: await changeDatabaseKeys(database), remarks: [] };
}
