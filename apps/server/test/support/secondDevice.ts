import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { hashOf } from "../../src/tokens.ts";
import type { Device } from "./device.ts";
import { call, newToken, type Seat } from "./served.ts";

export const newSecret = () => randomBytes(16).toString("base64url");

/** Offers the seat of a device by a link, and returns its secret. */
export async function linkFrom(device: Device): Promise<string> {
  const secret = newSecret();
  expect(await device.ask({ kind: "linkDevice", link: hashOf(secret) })).toMatchObject({
    kind: "done",
  });
  return secret;
}

interface Opening {
  readonly link: string;
  readonly token?: string;
}

/** Opens a link on another device. */
export async function opened(url: string, table: string, { link, token = newToken() }: Opening) {
  const { status, body } = await call(url, `/api/tables/${table}/devices`, { link, token });
  return { status, body, token, code: (body as { refused?: { code: string } }).refused?.code };
}

/** The seat as a second device has it that this device has let in. */
export async function secondSeat(url: string, device: Device, seat: Seat): Promise<Seat> {
  const { status, token } = await opened(url, seat.table, { link: await linkFrom(device) });
  expect(status).toBe(201);
  return { ...seat, token };
}
