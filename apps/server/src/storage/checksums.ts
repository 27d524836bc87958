import { hash } from "node:crypto";
import type { AppendRow, TableRow } from "./rows.ts";
import type { SubscriptionRow } from "./subscriptions.ts";

// Frozen: stored checksums were made by these functions. A change needs a new layout and a migration.

/** The first link of a table's chain of checksums. It binds the log to its table and to the seed of its dice. */
export function firstLink({ id, seed, created_ms }: ChainStart): Buffer {
  return digest(`courtly log\n${JSON.stringify([id, hexOf(seed), created_ms])}`);
}

type ChainStart = Pick<TableRow, "id" | "seed" | "created_ms">;

/** The checksum of an append: a link of the chain, over the checksum before it and every stored field. */
export function appendChecksum(before: Uint8Array, append: Omit<AppendRow, "checksum">): Buffer {
  const { first_n, key, holder, content, at_ms, entries } = append;
  // JSON has no line breaks, so no two different appends give the same text.
  const fields = JSON.stringify([first_n, key, holder, content, at_ms]);
  return digest(`${hexOf(before)}\n${fields}\n${entries}`);
}

/** The checksum of a table's own row. It includes the last link of the chain, so a log that lost its end is noticed. */
export function tableChecksum(table: Omit<TableRow, "checksum">): Buffer {
  const { id, code, seed, stage, listed, created_ms, token_hashes, length, changed_ms } = table;
  const { awaits_bot, head, damage, due_ms, devices } = table;
  const own = [id, code, hexOf(seed), stage, listed, created_ms, token_hashes, awaits_bot];
  // Rows of layouts without these fields have the same checksum as before; there they are not even null.
  const later = [due_ms ?? null, devices ?? null];
  const used = later.slice(0, later.findLastIndex((field) => field !== null) + 1);
  return digest(JSON.stringify([...own, length, changed_ms, hexOf(head), damage, ...used]));
}

/** The checksum of the key that signs logs. */
export function keyChecksum(key: Uint8Array): Buffer {
  return digest(`courtly signing key\n${hexOf(key)}`);
}

/** The checksum of a subscription. */
export function subscriptionChecksum(row: Omit<SubscriptionRow, "checksum">): Buffer {
  const { id, table_id, player, holder, details, kind, site } = row;
  const fields = JSON.stringify([id, table_id, player, holder, details, kind, site]);
  return digest(`courtly subscription\n${fields}`);
}

/** Whether two checksums are equal. A damaged file may have a value of any type in the place of one. */
export function isSame(checksum: unknown, expected: Buffer): boolean {
  return checksum instanceof Uint8Array && expected.equals(checksum);
}

/** 128 bits of SHA-256: enough that damage is never taken for data, and half the space. */
const CHECKSUM_BYTES = 16;

function digest(text: string): Buffer {
  return hash("sha256", text, "buffer").subarray(0, CHECKSUM_BYTES);
}

function hexOf(bytes: unknown): string {
  return bytes instanceof Uint8Array
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")
    : "no bytes";
}
