import { err, ok, RECORD_CHARS_MAX, type Result } from "@courtly/engine";
import { fileTrouble } from "../command.ts";
import { readBytes } from "./fileBytes.ts";

/** No letter of a record takes more bytes: what is longer than this is longer than a record may be. */
const RECORD_BYTES_MAX = RECORD_CHARS_MAX * 3;

/** Why there is no text: the file could not be had, or its bytes are no record. */
export type FileFault =
  | { readonly kind: "missing"; readonly message: string }
  | { readonly kind: "unreadable"; readonly line: number; readonly message: string };

/** The text of a record file, or of standard input for `-`. */
export async function readRecordFile(
  path: string,
  input: NodeJS.ReadStream,
): Promise<Result<string, FileFault>> {
  const bytes = await readBytes(path === "-" ? input : path, RECORD_BYTES_MAX);
  if (bytes.ok) return decoded(bytes.value);
  const { error } = bytes;
  if (error.kind === "missing")
    return err({ kind: "missing", message: fileTrouble(path, error.error) });
  const message = `a record has at most ${RECORD_CHARS_MAX} characters, this is more`;
  return err({ kind: "unreadable", line: 1, message });
}

function decoded(bytes: Buffer): Result<string, FileFault> {
  try {
    // As a stream: a letter that the end of the file cuts in two is left out, not refused.
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return ok(decoder.decode(bytes, { stream: true }));
  } catch {
    return err({
      kind: "unreadable",
      line: firstBrokenLine(bytes),
      message: "this is not UTF-8 text: save the record as UTF-8",
    });
  }
}

const LINE_FEED = 0x0a;

function firstBrokenLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return line;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
