import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry } from "@courtly/protocol";
import { commitOn } from "../../src/storage/sqlite/commits.ts";
import { openDataFile } from "../../src/storage/sqlite/dataFile.ts";
import type { Append } from "../../src/storage/storage.ts";
import { packed } from "../../src/storage/tableRows.ts";
import { append, newTable } from "./contract.ts";

export const TABLES = 8;
export const APPENDS = 12;

/** The bytes of a file with some tables, whose logs take several pages. */
export function soundFile(place: string): Buffer {
  const file = join(place, "sound.db");
  const dataFile = openDataFile(file, {});
  const commit = commitOn(dataFile);
  for (let t = 0; t < TABLES; t += 1) {
    const id = tableId(t);
    const table = newTable(id, { code: codeOf(t), seed: seedOf(t) });
    commit([{ kind: "create", table: packed(table) }]);
    for (let i = 0; i < APPENDS; i += 1)
      commit([{ kind: "append", append: packed(appendAt(id, i)) }]);
  }
  dataFile.close();
  return readFileSync(file);
}

export const tableId = (t: number) => `table-${t}-${"x".repeat(14)}`;

export const codeOf = (t: number) => `CODE${t}X`;

const seedOf = (t: number) => new Uint8Array(32).fill(t + 1);

/** The append number `i` of a table: two entries, one of them long. */
export function appendAt(id: string, i: number): Append {
  const acted: Entry = { kind: "acted", seat: i % 2, text: `aside ${"123456 ".repeat(10)}${i}` };
  return append(id, 1 + 2 * i, {
    entries: [acted, { kind: "rolled", faces: [1, 2, 3] }],
    atMs: 2000 + i,
    key: `key-${i}`,
  });
}

export function newFolder(): { readonly place: string; readonly remove: () => void } {
  const place = mkdtempSync(join(tmpdir(), "courtly-damage-"));
  return { place, remove: () => rmSync(place, { recursive: true }) };
}

/** Writes bytes to a file of their own, of which one is changed. */
export function flipped(place: string, bytes: Buffer, at: number, bits: number): string {
  const file = join(place, `flipped-${at}-${bits}.db`);
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ bits, at);
  writeFileSync(file, copy);
  return file;
}
