import { err } from "@courtly/engine";
import { LIMITS, maySitDownWith, stageOf, type Refused, refusalOf } from "@courtly/protocol";
import { holdersAt, playerOf, type SeatHolder } from "../storage/storage.ts";
import { refuse, type Decided, type TableFacts } from "./decision.ts";

/** The refusal of a link that was used, has expired, was replaced, or was never offered. It does not say which. */
export const UNKNOWN_LINK: Refused = {
  code: "unknown-link",
  message:
    "this link was used already, or its ten minutes are over: ask for a new one on the other device",
};

/** The length of a log from which no seat is handed over any more. No real game is that long. */
const LINK_LENGTH_MAX = 20_000;

/** The reason why a device may not hand its seat over now; `undefined` if it may. */
export function refusalToLink(
  { tableState, secrets }: TableFacts,
  { player, tokenHash }: SeatHolder,
): Refused | undefined {
  const { resigned, devices, length } = tableState;
  const known = devices[player] ?? [];
  if (playerOf(secrets, tokenHash) !== player) return refusalOf("spectator", "left");
  if (resigned.includes(player)) return refusalOf("not-now", "resigned");
  if (stageOf(tableState) !== "playing") return refusalOf("not-now", "noDevices");
  if (known.length >= LIMITS.devicesPerSeat) return refusalOf("not-now", "manyDevices");
  if (length >= LINK_LENGTH_MAX) return refusalOf("not-now", "longLog");
  // Games that an older version has begun do not say who holds their seats.
  return known.includes(tokenHash) ? undefined : refusalOf("not-now", "noDevices");
}

/** Gives a seat to one more device, which has opened the link of a device that still has the seat. */
export function addDevice(facts: TableFacts, madeBy: SeatHolder, tokenHash: string): Decided {
  const refused = refusalToLink(facts, madeBy);
  if (refused !== undefined) return err(refused);
  return changed(madeBy.player, [...holdersAt(facts.secrets, madeBy.player), tokenHash]);
}

/** Takes a seat away from all devices but the one that asks. */
export function removeOtherDevice(
  { tableState, secrets }: TableFacts,
  { player, tokenHash }: SeatHolder,
): Decided {
  const stage = stageOf(tableState);
  if (stage !== "playing" && stage !== "over") return refuse("not-now", "noDevices");
  if (holdersAt(secrets, player).length < 2) return refuse("not-now", "oneDevice");
  return changed(player, [tokenHash]);
}

/**
 * Lets a player sit down with another device at a table that follows another one. `undefined` if this device has the seat
 * already.
 */
export function sitDownWith(
  { tableState, secrets }: TableFacts,
  { player, tokenHash }: SeatHolder,
): Decided | undefined {
  if (holdersAt(secrets, player).includes(tokenHash)) return undefined;
  return maySitDownWith(tableState, player)
    ? changed(player, [tokenHash])
    : refuse("not-now", "otherDevice");
}

function changed(player: SeatHolder["player"], tokenHashes: readonly string[]): Decided {
  const entry = { kind: "devices", player, holders: tokenHashes } as const;
  return { ok: true, value: { entries: [entry], seat: { player, tokenHashes } } };
}
