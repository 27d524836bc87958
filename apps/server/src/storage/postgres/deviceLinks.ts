import { sql, type Kysely } from "kysely";
import { LINK_MS } from "@courtly/protocol";
import type { DeviceLinks } from "../deviceLinks.ts";
import type { Schema } from "./database.ts";

/** The links of all servers, by the clock of the database. */
export function deviceLinksOn(db: Kysely<Schema>): DeviceLinks {
  const end = sql<Date>`now() + make_interval(secs => ${sql.lit(LINK_MS / 1000)})`;
  return {
    add: async (tableId, { player, tokenHash }, link) => {
      const made = { link, token_hash: tokenHash, ends_at: end };
      await db
        .deleteFrom("links")
        .where("ends_at", "<", sql<Date>`now()`)
        .execute();
      await db
        .insertInto("links")
        .values({ table_id: tableId, player, ...made })
        .onConflict((conflict) => conflict.columns(["table_id", "player"]).doUpdateSet(made))
        .execute();
    },
    find: async (tableId, link) => {
      const row = await db
        .selectFrom("links")
        .select(["player", "token_hash"])
        .where("table_id", "=", tableId)
        .where("link", "=", link)
        .where("ends_at", ">", sql<Date>`now()`)
        .executeTakeFirst();
      return row && { player: row.player, tokenHash: row.token_hash };
    },
    forget: async (tableId, link) => {
      await db
        .deleteFrom("links")
        .where("table_id", "=", tableId)
        .where("link", "=", link)
        .execute();
    },
  };
}
