import {
  readHere,
  readSeatGiven,
  type CreateTable,
  type JoinTable,
  type SeatGiven,
} from "@courtly/protocol";
import { ask, type Answer } from "./api.ts";

export const createTable = (wish: CreateTable): Answer<SeatGiven> =>
  ask("api/tables", readSeatGiven, wish);
export const joinTable = (table: string, wish: JoinTable): Answer<SeatGiven> =>
  ask(`api/tables/${table}/seats`, readSeatGiven, wish);
export const askRematch = (table: string, token: string): Answer<SeatGiven> =>
  ask(`api/tables/${table}/rematch`, readSeatGiven, { token });

/** Where the socket of a table is. */
export function socketAddress(table: string): string {
  const url = new URL(`api/tables/${table}/socket`, document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}

/** Where others find this page: a link to this machine alone would lead them nowhere. */
export async function sharedOrigin(): Promise<string> {
  const { hostname, origin } = location;
  if (!isLoopback(hostname)) return origin;
  const here = await ask("api/here", readHere);
  return (here.ok ? here.value.addresses[0] : undefined) ?? origin;
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
