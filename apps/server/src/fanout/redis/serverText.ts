import { readToClient } from "@courtly/protocol";
import type { ServerMessage } from "../fanout.ts";

/** What one server tells all others over Redis, about a table or about itself. */
export interface ServerText {
  /** `look`: the table has new entries; `people`: a message about people; `alive`: a sign of life; `bye`: the server stops. */
  readonly kind: "look" | "people" | "alive" | "bye";
  /** The id of the server that sends it. */
  readonly server: string;
  readonly table?: string | undefined;
  readonly length?: number | undefined;
  readonly message?: ServerMessage | undefined;
}

export function writeServerText(text: ServerText): string {
  return JSON.stringify(text);
}

/** Reads what a server has sent. `undefined` if it cannot be read: a newer version may send more. */
export function readServerText(text: string): ServerText | undefined {
  try {
    const { kind, server, table, length, message } = JSON.parse(text) as Record<string, unknown>;
    if (typeof server !== "string") return undefined;
    if (kind === "alive" || kind === "bye") return { kind, server };
    if (typeof table !== "string") return undefined;
    if (kind === "look")
      return { kind, server, table, length: typeof length === "number" ? length : undefined };
    const read = kind === "people" ? readMessage(message) : undefined;
    return read && { kind: "people", server, table, message: read };
  } catch {
    return undefined;
  }
}

/** Messages about people are those that devices get, and read like them. */
function readMessage(message: unknown): ServerMessage | undefined {
  if ((message as { readonly kind?: unknown } | null)?.kind === "who") return { kind: "who" };
  const read = readToClient(JSON.stringify(message));
  if (!read.ok) return undefined;
  return read.value.kind === "presence" || read.value.kind === "said" ? read.value : undefined;
}
