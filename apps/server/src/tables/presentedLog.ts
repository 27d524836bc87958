import { setImmediate } from "node:timers/promises";
import { ok, type ByPlayer, type Result } from "@courtly/engine";
import { readPresentedEntry, type Entry, type PresentedLog, type Refused } from "@courtly/protocol";
import type { LoadedTable } from "./cache.ts";
import { holdersAt } from "../storage/storage.ts";
import { refuse, refuseWith } from "./decision.ts";
import { isSignedBy, PART_ENTRIES, signatureAfter, type FoldedLog } from "./fold.ts";
import { isSameSignature, type LogSigner } from "./signatures.ts";

/**
 * The hashes of the tokens that hold each seat of a game. Those of a stored table whose seats are all taken are certain. A thief of
 * the signing key could write any others into a log, so those of the log count only if the table is lost, or has an open seat.
 * In a lobby, only the host's token is known, so a log that names another holder of that seat is refused.
 */
export function holdersOf(
  stored: LoadedTable | undefined,
  { entries }: PresentedLog,
): ByPlayer<readonly string[]> {
  if (stored === undefined) return holdersIn(entries) ?? [];
  const { tableState, secrets } = stored;
  const known = tableState.places.map((_, player) => holdersAt(secrets, player));
  if (tableState.drawing !== undefined) return known;
  const { host } = tableState;
  const holders = holdersIn(entries) ?? known;
  const isHosts = known[host]?.every((device) => holders[host]?.includes(device)) === true;
  return isHosts ? holders : [];
}

/** The hashes of the tokens of each player's devices at the end of a log; `undefined` in logs of older versions. */
function holdersIn(entries: readonly unknown[]): ByPlayer<readonly string[]> | undefined {
  const isAbout = (entry: unknown) =>
    ["begun", "devices"].includes(String((entry as { kind?: unknown } | null)?.kind));
  let holders: ByPlayer<readonly string[]> | undefined;
  for (const entry of entries) {
    const read = isAbout(entry) ? readPresentedEntry(entry) : undefined;
    if (read?.ok !== true) continue;
    if (read.value.kind === "begun")
      holders = read.value.holders?.map((holder) => (holder === null ? [] : [holder]));
    if (read.value.kind === "devices" && read.value.player in (holders ?? []))
      holders = holders?.with(read.value.player, read.value.holders);
  }
  return holders;
}

interface Signers {
  readonly signer: LogSigner;
  readonly formerSigners: readonly LogSigner[];
}

/** Reads a presented log, if this server has signed it and it contains the part of the log that is stored here. */
export async function readSignedLog(
  { signer, formerSigners }: Signers,
  { tableId, stored }: { readonly tableId: string; readonly stored: FoldedLog | undefined },
  presented: PresentedLog,
): Promise<Result<readonly Entry[], Refused>> {
  const entries = await readInParts(presented.entries);
  if (!entries.ok) return entries;
  const first = signer.first(tableId);
  const [start, expected] =
    stored === undefined ? [0, first] : [stored.tableState.length, stored.signature];
  const middle = await signatureAfter(signer, first, entries.value.slice(0, start));
  if (!isSameSignature(middle, expected)) return refuse("other-log", "lacksMoves");
  const last = await signatureAfter(signer, middle, entries.value.slice(start));
  if (isSameSignature(last, presented.signature)) return entries;
  const log = { entries: entries.value, signature: presented.signature };
  const isOfFormerKey = await isSignedBy(formerSigners, tableId, log);
  return refuse("other-log", isOfFormerKey ? "formerKey" : "unsigned");
}

/** Reads the entries of a log, and lets other work be done in between. Stops at the first one that cannot be read. */
async function readInParts(
  presented: readonly unknown[],
): Promise<Result<readonly Entry[], Refused>> {
  const entries: Entry[] = [];
  for (const entry of presented) {
    const read = readPresentedEntry(entry);
    if (!read.ok) return refuseWith("malformed", `entries.${entries.length}: ${read.error}`);
    entries.push(read.value);
    if (entries.length % PART_ENTRIES === 0) await setImmediate();
  }
  return ok(entries);
}
