import { err, ok, type Result } from "@courtly/engine";
import { PROTOCOL, stageOf, type ToClient, type ToServer, refusalOf } from "@courtly/protocol";
import { ENTRIES_PER_COST, type ServerContext } from "../serverContext.ts";
import { missingTable, UNKNOWN_TABLE } from "../tables/decision.ts";
import { playerOf, type SeatHolder } from "../storage/storage.ts";
import { hashOf } from "../tokens.ts";
import { TOO_FAST } from "../limiter.ts";
import { refusal } from "./inbox.ts";
import type { Arrival, Place } from "./places.ts";

/** A device whose `hello` was accepted. */
export interface GreetedDevice {
  /** `undefined` for a spectator. */
  readonly seat: SeatHolder | undefined;
  readonly wantsSignatures: boolean;
  readonly welcome: Extract<ToClient, { kind: "welcome" }>;
  /** The number of the first entry that it lacks. */
  readonly from: number;
}

export type Hello = Extract<ToServer, { kind: "hello" }>;

/** Decides on a `hello`, and gives the connection a place. Otherwise returns the answer for a device that is refused. */
export async function greet(
  { protocol, token, from, signatures, signature }: Hello,
  { tableId, network, place }: Pick<Arrival, "tableId" | "network"> & { readonly place: Place },
  { storage, tables, clock, bySeat, spectatorsByAddress }: ServerContext,
): Promise<Result<GreetedDevice, ToClient>> {
  if (protocol !== PROTOCOL) return err({ kind: "reload", protocol: PROTOCOL });
  const secrets = await storage.find(tableId);
  // The address pays for a table that does not exist: a look into the store costs something too.
  if (secrets === undefined)
    return err(
      refusal(
        spectatorsByAddress.allows(network) ? await missingTable(storage, tableId) : TOO_FAST,
      ),
    );
  const tokenHash = token === undefined ? "" : hashOf(token);
  const player = playerOf(secrets, tokenHash);
  const isSeated = player !== undefined;
  // A seat pays with its own allowance: whatever others send, it can always come back.
  const mayCost = (cost: number) =>
    isSeated
      ? bySeat.allows(seatName(tableId, tokenHash), cost)
      : spectatorsByAddress.allows(network, cost);
  if (!mayCost(1)) return err(refusal(TOO_FAST));
  if (token !== undefined && !isSeated) return err(refusal(NO_SEAT));
  if (isSeated) place.sit(tokenHash);
  const noPlace = isSeated ? undefined : place.watch();
  if (noPlace !== undefined) return err(refusal(noPlace));
  const loaded = await tables.load(tableId);
  if (loaded === undefined) return err(refusal(UNKNOWN_TABLE));
  // The player may have left the seat since it was looked up.
  if (isSeated && playerOf(loaded.secrets, tokenHash) !== player) return err(refusal(NO_SEAT));
  const { length } = loaded.tableState;
  const first = Math.min(from, length + 1);
  // The log of a lobby is made by people who come and go: those who sit there do not pay for it.
  const isFree = isSeated && stageOf(loaded.tableState) === "lobby";
  const mayRead = (entries: number) => isFree || mayCost(entries / ENTRIES_PER_COST);
  if (signature !== undefined) {
    if (!mayRead(first)) return err(refusal(TOO_FAST));
    if (!(await tables.hasSignature(loaded, from - 1, signature))) return err(refusal(OTHER_LOG));
  }
  const wantsSignatures = isSeated && signatures === true;
  if (!mayRead(length + 1 - first)) return err(refusal(TOO_FAST));
  return ok({
    seat: isSeated ? { player, tokenHash } : undefined,
    wantsSignatures,
    welcome: {
      kind: "welcome",
      protocol: PROTOCOL,
      table: tableId,
      ...(isSeated ? { player } : {}),
      length,
      nowMs: clock.nowMs(),
      ...(wantsSignatures ? { signature: loaded.signature } : {}),
    },
    from: first,
  });
}

const NO_SEAT = refusalOf("wrong-token", "unknown");
const OTHER_LOG = refusalOf("other-log", "restored");

/** The name of a seat in a limiter. The token belongs to it: a player who has left a seat does not spend for the next. */
export function seatName(tableId: string, tokenHash: string): string {
  return `${tableId}/${tokenHash}`;
}
