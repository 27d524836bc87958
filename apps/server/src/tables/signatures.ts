import { createHmac, timingSafeEqual } from "node:crypto";
import { canonicalText, type Entry } from "@courtly/protocol";

/**
 * Signs logs. The signature of an entry covers it and all earlier ones, so a device can prove with its log and one signature that
 * this server wrote all of it, even after the server was restored from an older copy of its data.
 */
export interface LogSigner {
  /** The signature of a log without entries. */
  readonly first: (tableId: string) => string;
  /** The signature after these entries have followed. */
  readonly after: (signature: string, entries: readonly Entry[]) => string;
  /** The id of the table where a game goes on. Every device that asks for it is led to the same table. */
  readonly continuationIdOf: (tableId: string) => string;
}

const SIGNATURE_BYTES = 16;

export function signerWith(key: Uint8Array): LogSigner {
  const sign = (text: string) =>
    createHmac("sha256", key)
      .update(text)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString("base64url");
  return {
    first: (tableId) => sign(`log ${tableId}`),
    after: (signature, entries) => {
      let next = signature;
      for (const entry of entries) next = sign(`entry ${next} ${canonicalText(entry)}`);
      return next;
    },
    continuationIdOf: (tableId) => sign(`continues ${tableId}`),
  };
}

/** Compares signatures in a time that does not depend on where they differ. */
export function isSameSignature(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
