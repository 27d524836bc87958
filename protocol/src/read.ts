import { err, ok, quotable, type Result } from "@courtly/engine";
import * as v from "valibot";
import { entry, type Entry } from "./entries.ts";
import { joinCode, tableId } from "./fields.ts";
import {
  askRematch,
  codeFound,
  createTable,
  here,
  joinTable,
  refusal,
  seatGiven,
  tableGlance,
  tableList,
} from "./http.ts";
import { toClient } from "./toClient.ts";
import { toServer } from "./toServer.ts";

/** Reads something from outside: what it is, or in a sentence why it is not. */
export type Reader<Read> = (from: unknown) => Result<Read, string>;

function reader<const Schema extends v.GenericSchema>(
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

/** The same for a text that should be JSON. */
function textReader<Read>(read: Reader<Read>): (text: string) => Result<Read, string> {
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

export const readToServer = textReader(reader(toServer));
export const readToClient = textReader(reader(toClient));
/** A stored entry; what the store gives is not trusted either. */
export const readEntry: (text: string) => Result<Entry, string> = textReader(reader(entry));
export const readCreateTable = reader(createTable);
export const readJoinTable = reader(joinTable);
export const readAskRematch = reader(askRematch);
export const readSeatGiven = reader(seatGiven);
export const readTableGlance = reader(tableGlance);
export const readTableList = reader(tableList);
export const readHere = reader(here);
export const readCodeFound = reader(codeFound);
export const readRefusal = reader(refusal);
export const readTableId = reader(tableId);
export const readJoinCode = reader(joinCode);
