import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterwards } from "./served.ts";

/** A request that has arrived. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A server that receives notifications. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Resolves when so many requests have arrived. */
  readonly until: (count: number) => Promise<void>;
}

type Reply = (request: Received, response: ServerResponse) => void;

/** A receiver of notifications on the loopback address. */
export async function receiver(
  reply: Reply = (_, response) => void response.writeHead(201).end(),
): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      const whole = { path, headers, body: Buffer.concat(chunks) };
      received.push(whole);
      reply(whole, response);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A device that can read pushes: the keys that a browser draws for a subscription. */
export function pushDevice() {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: {
      p256dh: ecdh.getPublicKey().toString("base64url"),
      auth: auth.toString("base64url"),
    },
    /** Decrypts a message as RFC 8291 says, written apart from the server's code. */
    read: (message: Buffer): unknown => {
      const salt = message.subarray(0, 16);
      const keyLength = message.readUInt8(20);
      const sender = message.subarray(21, 21 + keyLength);
      const record = message.subarray(21 + keyLength);
      const shared = ecdh.computeSecret(sender);
      const derive = (secret: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, from, info, length));
      const both = Buffer.concat([ecdh.getPublicKey(), sender]);
      const secret = derive(
        shared,
        auth,
        Buffer.concat([Buffer.from("WebPush: info\0"), both]),
        32,
      );
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of a VAPID header, if the key in it has signed them; `undefined` if not. */
export function vapidClaims(header: string | undefined): unknown {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65) },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString()) : undefined;
}
