import { err, ok, quotable, type Result } from "@courtly/engine";
import * as v from "valibot";

/** Checks data from outside: returns the typed value, or a sentence that says what is wrong. */
export type Reader<Read> = (from: unknown) => Result<Read, string>;

export function reader<const Schema extends v.GenericSchema>(
  schema: Schema,
): Reader<v.InferOutput<Schema>> {
  return (from) => {
    const read = v.safeParse(schema, from, { abortEarly: true });
    return read.success ? ok(read.output) : err(complaint(read.issues[0]));
  };
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return quotable(path === null ? issue.message : `${path}: ${issue.message}`);
}

/** Makes a reader for text that must be JSON. */
export function textReader<Read>(read: Reader<Read>): (text: string) => Result<Read, string> {
  return (text) => {
    const json = parsed(text);
    return json.ok ? read(json.value) : json;
  };
}

function parsed(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err("this is no JSON");
  }
}
