import { err, ok, type RecordFault, type Result } from "@courtly/engine";
import { EXIT, misused, writeJson, type Exit, type Streams } from "../command.ts";
import type { Request } from "../options.ts";
import { oneLine } from "../outlet.ts";
import { readRecordFile } from "./recordFile.ts";

/** Reads the one record that a command was given. On an error it prints the reason, and returns the exit code. */
export async function readGivenRecord(
  command: string,
  { words, json }: Request,
  streams: Streams,
): Promise<Result<string, Exit>> {
  const [path, ...more] = words;
  if (path === undefined)
    return err(misused(streams, `${command}: say which record: a file, or - for standard input`));
  if (more.length > 0)
    return err(misused(streams, `${command}: one record at a time, '${more[0]}' is one too many`));
  const text = await readRecordFile(path, streams.in);
  if (text.ok) return ok(text.value);
  const { error } = text;
  if (error.kind === "missing") return err(misused(streams, `${command}: ${error.message}`));
  return err(refused({ line: error.line, text: "", message: error.message }, { json, streams }));
}

type Fault = Pick<RecordFault, "line" | "text" | "rule" | "message">;

/** Reports a record that is illegal or cannot be read: the line number, its text and the reason. */
export function refused(
  { line, text, rule, message }: Fault,
  { json, streams }: { readonly json: boolean; readonly streams: Streams },
): Exit {
  sayAtLine({ line, text }, `${message}${rule === undefined ? "" : ` (${rule})`}`, streams);
  if (json) writeJson(streams, { error: { line, rule: rule ?? null, message } });
  return EXIT.no;
}

export function sayAtLine(
  { line, text }: { readonly line: number; readonly text: string },
  message: string,
  { err: outlet }: Streams,
): void {
  const where = text === "" ? `line ${line}` : `line ${line}: ${text}`;
  outlet.write(`${oneLine(`${where}: ${message}`)}\n`);
}
