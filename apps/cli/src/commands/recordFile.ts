import { err, ok, RECORD_CHARS_MAX, type Result } from "@courtly/engine";
import { fileProblem } from "../command.ts";
import { readBytes } from "./fileBytes.ts";

/** The largest size of a record: no character of one takes more than 3 bytes. */
const RECORD_BYTES_MAX = RECORD_CHARS_MAX * 3;

/** The reason why there is no text: the file was not read, or its bytes are no record. */
export type FileFault =
  | { readonly kind: "missing"; readonly message: string }
  | { readonly kind: "unreadable"; readonly line: number; readonly message: string };

/** Reads the text of a record file, or of standard input for `-`. */
export async function readRecordFile(
  path: string,
  input: NodeJS.ReadStream,
): Promise<Result<string, FileFault>> {
  const bytes = await readBytes(path === "-" ? input : path, RECORD_BYTES_MAX);
  if (bytes.ok) return decoded(bytes.value);
  const { error } = bytes;
  if (error.kind === "missing")
    return err({ kind: "missing", message: fileProblem(path, error.error) });
  const message = `a record has at most ${RECORD_CHARS_MAX} characters, this is more`;
  return err({ kind: "unreadable", line: 1, message });
}

function decoded(bytes: Buffer): Result<string, FileFault> {
  try {
    // With `stream`, a character that the end of the file cuts in two is left out and not refused.
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
