import { DamagedTable, StorageError } from "../storage.ts";
import { isSameTable, verifiedLength, type RowStore, type StoreKeys } from "./rowStore.ts";

/** The result of a copy. */
export interface StoreCopy {
  /** The tables and entries that both stores have now, compared with each other. */
  readonly tables: number;
  readonly entries: number;
  /** The tables that were copied this time; the others were there already. */
  readonly copied: number;
  /** The tables of the source that are damaged: they are left out. */
  readonly damaged: readonly { readonly tableId: string; readonly reason: string }[];
}

/** Tells how far a copy is. */
export type CopyProgress = (step: "copied" | "compared", done: number, tables: number) => void;

/**
 * Copies all tables with their keys and notifications, and compares both stores afterwards. May be repeated after an
 * interruption: what is there already is not copied again. Rejects with `StorageError` if the target has anything that the
 * source lacks; then nothing of the target is changed.
 */
export async function copyStore(
  from: RowStore,
  to: RowStore,
  onProgress: CopyProgress = () => undefined,
): Promise<StoreCopy> {
  const keys = await from.keys();
  const ids = await from.ids();
  await expectCopyOf(from, to, { keys, ids });
  await to.putKeys(keys);
  await to.addLists(await from.lists());
  const damaged: { tableId: string; reason: string }[] = [];
  let copied = 0;
  for (const [index, id] of ids.entries()) {
    try {
      if (await copiedTable(from, to, id)) copied += 1;
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      damaged.push({ tableId: id, reason: error.reason });
    }
    onProgress("copied", index + 1, ids.length);
  }
  const leftOut = new Set(damaged.map(({ tableId }) => tableId));
  const sound = ids.filter((id) => !leftOut.has(id));
  let entries = 0;
  for (const [index, id] of sound.entries()) {
    entries += await comparedLength(from, to, id);
    onProgress("compared", index + 1, sound.length);
  }
  return { tables: sound.length, entries, copied, damaged };
}

interface Source {
  readonly keys: StoreKeys;
  readonly ids: readonly string[];
}

/** Throws unless the target is empty, or an earlier and perhaps unfinished copy of the source. */
async function expectCopyOf(from: RowStore, to: RowStore, { keys, ids }: Source): Promise<void> {
  const there = await to.ids();
  if (there.length === 0) return;
  const known = new Set(ids);
  const { signing } = await to.keys();
  const isCopy = isSameBytes(signing[0], keys.signing[0]) && there.every((id) => known.has(id));
  if (!isCopy)
    throw new StorageError(
      `${to.shown} has tables that are not in ${from.shown}: name an empty store`,
    );
}

/** Copies a table, if the target has not the same one. Returns whether it was copied. */
async function copiedTable(from: RowStore, to: RowStore, id: string): Promise<boolean> {
  const whole = await from.whole(id);
  if (whole === undefined) throw new DamagedTable(id, "its own row is missing");
  verifiedLength(whole);
  const there = await to.whole(id);
  if (there !== undefined && isSameTable(there, whole)) return false;
  if ((there?.table.length ?? 0) > whole.table.length)
    throw new StorageError(
      `${to.shown} has more entries of table ${id} than ${from.shown}: it was used since it was copied; nothing more is copied`,
    );
  await to.put(whole);
  return true;
}

/** The number of entries of a table that both stores have. Throws if they differ in anything. */
async function comparedLength(from: RowStore, to: RowStore, id: string): Promise<number> {
  const [one, other] = await Promise.all([from.whole(id), to.whole(id)]);
  if (one === undefined || other === undefined || !isSameTable(one, other))
    throw new StorageError(
      `table ${id} is not the same in ${from.shown} and ${to.shown}: is a server running with one of them?`,
    );
  return verifiedLength(other);
}

function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.from(one).equals(other);
}
