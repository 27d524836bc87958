import { writePass } from "@courtly/client";
import { sha256Text } from "@courtly/dice";
import { err, ok, type Result } from "@courtly/engine";
import type { Refused } from "@courtly/protocol";
import { hrefOf } from "../../routes.ts";
import { sharedOrigin } from "../api.ts";
import { logBook } from "../logBook.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { drawToken, seatAt } from "../seatBook.ts";
import type { NoAnswer } from "@courtly/client";

/** A link with which another device may take the seat of this one. */
export interface DeviceLink {
  readonly address: string;
  /** The time at which it was offered, by the clock of this device that never jumps. */
  readonly sinceMs: number;
}

/** The characters of a link's secret: more than 128 random bits. */
const SECRET_CHARS = 22;

/**
 * Offers the seat of this device by a link. Everything secret stands behind the `#` of the address, which no server sees:
 * the secret of the link, of which the server gets only the hash now, and a digest of the log as this device has seen it.
 */
export async function makeDeviceLink(
  table: Pick<OnlineTable, "id" | "ask">,
): Promise<Result<DeviceLink, Refused | NoAnswer>> {
  const { id } = table;
  const secret = drawToken().slice(0, SECRET_CHARS);
  const origin = await sharedOrigin();
  const sinceMs = performance.now();
  const refused = await table.ask({ kind: "linkDevice", link: sha256Text(secret) });
  if (refused !== undefined) return err(refused);
  const seen = logBook.markOf(id);
  if (seen === undefined) return err({ code: "unsure" });
  const pass = writePass({ secret, seen, continues: seatAt(id)?.continues });
  const path = `${location.pathname}${hrefOf({ screen: "device", id: `${id}/${pass}` })}`;
  return ok({ address: new URL(path, origin).href, sinceMs });
}
