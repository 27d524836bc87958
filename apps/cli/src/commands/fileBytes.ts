import { createReadStream } from "node:fs";
import { err, ok, type Result } from "@courtly/engine";

/** Why there are no bytes: the file could not be had, or it is longer than it may be. */
export type BytesFault =
  | { readonly kind: "missing"; readonly error: unknown }
  | { readonly kind: "tooLong" };

/** The bytes of a file, or of a stream; reads no further than they may go. */
export async function readBytes(
  source: string | NodeJS.ReadStream,
  bytesMax: number,
): Promise<Result<Buffer, BytesFault>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of typeof source === "string" ? createReadStream(source) : source) {
      const chunk = Buffer.from(part as Uint8Array);
      bytes += chunk.length;
      if (bytes > bytesMax) return err({ kind: "tooLong" });
      parts.push(chunk);
    }
  } catch (error) {
    return err({ kind: "missing", error });
  }
  return ok(Buffer.concat(parts));
}
