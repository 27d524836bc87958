import type { Entry } from "@courtly/protocol";
import type { Storage } from "../../src/storage/storage.ts";

/** Entries for each append. */
const AT_ONCE = 1000;

/** Makes the log of a table long before its game begins: repeats the seal of a player, behind the server's back. */
export async function lengthenLog(
  storage: Storage,
  tableId: string,
  entries: number,
): Promise<void> {
  const entry: Entry = { kind: "sealed", again: 0, player: 0, seal: "a".repeat(64) };
  let expected = (await storage.read(tableId, 1)).length;
  for (let left = entries; left > 0; left -= AT_ONCE) {
    const [first = entry, ...others] = Array.from({ length: Math.min(left, AT_ONCE) }, () => entry);
    const key = `long.${expected}`;
    const sender = { key, holder: undefined, content: undefined };
    await storage.append({
      ...sender,
      tableId,
      expected,
      atMs: Date.now(), // the sweep after a start would close a table that is long forgotten
      entries: [first, ...others],
    });
    expected += others.length + 1;
  }
}
