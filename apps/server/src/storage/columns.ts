/**
 * The columns of each kind of row that this version reads. Statements name them, because a newer layout may add some: `*` would
 * change the result of statements that a server has prepared before.
 */
export const COLUMNS = {
  tables: [
    ...(["id", "code", "seed", "stage", "listed", "created_ms", "token_hashes"] as const),
    ...(["awaits_bot", "length", "changed_ms", "head", "damage", "checksum"] as const),
    ...(["due_ms", "devices"] as const),
  ],
  appends: ["first_n", "entries", "key", "holder", "content", "at_ms", "checksum"],
  subscriptions: [
    ...(["id", "table_id", "player", "holder", "details", "kind", "site", "checksum"] as const),
  ],
  outbox: [
    ...(["subscription_id", "table_id", "event", "site"] as const),
    ...(["created_ms", "due_ms", "attempts"] as const),
  ],
} as const;
