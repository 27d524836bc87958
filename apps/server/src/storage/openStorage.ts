import type { Config } from "../config.ts";
import { openSqlite } from "./sqlite/sqliteStorage.ts";
import type { Storage } from "./storage.ts";
import type { OperatorNotice } from "./writeState.ts";

/** Opens the store that the operator has chosen. The packages for PostgreSQL are loaded only if it is that. */
export async function openStorage(
  { data, database }: Pick<Config, "data" | "database">,
  onNotice: OperatorNotice,
): Promise<Storage> {
  if (database === undefined) return openSqlite(data, { onNotice });
  const { openPostgres } = await import("./postgres/postgresStorage.ts");
  return openPostgres(database, { onNotice });
}
