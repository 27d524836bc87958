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
import { isOffline } from "../ui/isOffline.ts";

/** No answer that can be read. */
export interface Silence {
  readonly code: /** Nothing was sent: the browser has no network. */
    | "offline"
    /** Nobody answered: the network, or no server where this page came from. */
    | "silence"
    /** What was sent may have arrived; each of these requests happens once, however often it is sent. */
    | "unsure"
    /** The server speaks otherwise than this page. */
    | "misheard";
}

export type Answer<Value> = Promise<Result<Value, Refused | Silence>>;

const PATIENCE_MS = 15_000;

/** Tables of the server that this page came from. */
export const openTables = (): Answer<TableList> => ask("api/tables", readTableList);
export const glanceAt = (table: string): Answer<TableGlance> =>
  ask(`api/tables/${table}`, readTableGlance);
export const tableOfCode = (code: string): Answer<{ readonly table: string }> =>
  ask(`api/codes/${encodeURIComponent(code)}`, readCodeFound);
export async function ask<Value>(path: string, read: Reader<Value>, body?: object): Answer<Value> {
  if (isOffline.peek()) return err({ code: "offline" });
  const answer = await heard(path, body);
  if (answer === undefined) return err({ code: body === undefined ? "silence" : "unsure" });
  const refusal = readRefusal(answer);
  if (refusal.ok) return err(refusal.value.refused);
  const value = read(answer);
  return value.ok ? value : err({ code: "misheard" });
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
