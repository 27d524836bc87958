import { err, type Result } from "@courtly/engine";
import {
  readCodeFound,
  readRefusal,
  readTableGlance,
  readTableList,
  type Reader,
  type Refused,
  type TableGlance,
  type TableList,
} from "@courtly/protocol";

/** Nobody answered: the network, or no server where this page came from. */
export interface Silence {
  readonly code: "silence";
  readonly message: string;
}

export type Answer<Value> = Promise<Result<Value, Refused | Silence>>;

const SILENCE: Silence = {
  code: "silence",
  message: "the server did not answer: look at your connection and try again",
};
/** What was sent may have arrived; each of these requests happens once, however often it is sent. */
const NOT_KNOWN: Silence = {
  code: "silence",
  message: "no answer came, so nobody knows whether it arrived: try again, it happens only once",
};
const PATIENCE_MS = 15_000;

/** Tables of the server that this page came from. */
export const openTables = (): Answer<TableList> => ask("api/tables", readTableList);
export const glanceAt = (table: string): Answer<TableGlance> =>
  ask(`api/tables/${table}`, readTableGlance);
export const tableOfCode = (code: string): Answer<{ readonly table: string }> =>
  ask(`api/codes/${encodeURIComponent(code)}`, readCodeFound);
export async function ask<Value>(path: string, read: Reader<Value>, body?: object): Answer<Value> {
  const answer = await heard(path, body);
  if (answer === undefined) return err(body === undefined ? SILENCE : NOT_KNOWN);
  const refusal = readRefusal(answer);
  if (refusal.ok) return err(refusal.value.refused);
  const value = read(answer);
  return value.ok
    ? value
    : err({ code: "trouble", message: "the server speaks otherwise than this page: reload it" });
}

async function heard(path: string, body: object | undefined): Promise<unknown> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}
