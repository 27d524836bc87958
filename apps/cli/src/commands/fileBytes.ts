import { createReadStream } from "node:fs";
import { err, ok, type Result } from "@courtly/engine";

/** The reason why a file was not read: an error of the system, or the file is too long. */
export type BytesFault =
  | { readonly kind: "missing"; readonly error: unknown }
  | { readonly kind: "tooLong" };

/** Reads a file or a stream, up to `bytesMax` bytes. */
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
