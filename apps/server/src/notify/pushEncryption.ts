import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from "node:crypto";
import type { PushKeys } from "../storage/notices.ts";

// Messages for push services: encrypted for the device (RFC 8291), in the coding aes128gcm (RFC 8188), and signed for the
// push service (VAPID, RFC 8292). Only the device can read them.

const CURVE = "prime256v1";
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
/** The byte after the text that marks the last record. */
const LAST = Buffer.of(2);

/** The longest text of a message: one record without its padding and tag. */
export const PUSH_TEXT_BYTES_MAX = RECORD_BYTES - TAG_BYTES - LAST.length - 86;

/** The keys of a device, as base64url. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn for each message. */
interface Drawn {
  readonly salt: Uint8Array;
  readonly own: ECDH;
}

function draw(): Drawn {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(16), own };
}

/** Encrypts a text for a device. Throws if its key is no point of the curve. */
export function encrypted(
  text: Uint8Array,
  { p256dh, auth }: DeviceKeys,
  { salt, own }: Drawn = draw(),
): Uint8Array {
  const device = Buffer.from(p256dh, "base64url");
  const sender = own.getPublicKey();
  const shared = own.computeSecret(device);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), device, sender]);
  const secret = derived(shared, { salt: Buffer.from(auth, "base64url"), info, bytes: 32 });
  const key = derived(secret, { salt, info: coding("aes128gcm"), bytes: 16 });
  const nonce = derived(secret, { salt, info: coding("nonce"), bytes: 12 });
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const header = [salt, size, Buffer.of(sender.length), sender];
  const record = [cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([...header, ...record]);
}

const coding = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);

interface Derivation {
  readonly salt: Uint8Array;
  readonly info: Uint8Array;
  readonly bytes: number;
}

function derived(secret: Uint8Array, { salt, info, bytes }: Derivation): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

/** Whether these are the keys of a device to which a message can be encrypted. */
export function areDeviceKeys(keys: DeviceKeys): boolean {
  try {
    encrypted(new Uint8Array(), keys);
    return true;
  } catch {
    return false;
  }
}

/** The time for which a signature is valid. */
const VALID_S = 12 * 3600;

interface Audience {
  readonly endpoint: string;
  /** The address of the operator, for the people who run the push service. */
  readonly contact: string;
  readonly nowMs: number;
}

/** The `authorization` header for a push service: proves that the message comes from the server with this key. */
export function vapidHeader(keys: PushKeys, { endpoint, contact, nowMs }: Audience): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1000) + VALID_S,
    sub: contact,
  };
  const parts = [{ typ: "JWT", alg: "ES256" }, claims].map((part) =>
    base64url(Buffer.from(JSON.stringify(part))),
  );
  const signed = parts.join(".");
  const signature = sign("sha256", Buffer.from(signed), {
    key: signingKeyOf(keys),
    dsaEncoding: "ieee-p1363",
  });
  return `vapid t=${signed}.${base64url(signature)}, k=${base64url(keys.publicKey)}`;
}

function signingKeyOf({ publicKey, privateKey }: PushKeys) {
  return createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: base64url(privateKey),
      x: base64url(publicKey.subarray(1, 33)),
      y: base64url(publicKey.subarray(33)),
    },
  });
}

export function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
