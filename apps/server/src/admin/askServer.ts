import { connect } from "node:net";
import { err, ok, type Result } from "@courtly/engine";
import { StorageError } from "../storage/storage.ts";
import { adminSocketOf } from "./adminSocket.ts";
import type { AdminAnswers, AdminRequest } from "./messages.ts";

/** The reason why a request of the owner was not carried out. */
export interface AdminFault {
  /** Whether a server has answered. */
  readonly kind: "refused" | "noServer";
  readonly message: string;
}

/** Asks the running server that uses a data file. */
export async function askServer<Kind extends AdminRequest["kind"]>(
  data: string,
  request: Extract<AdminRequest, { readonly kind: Kind }>,
): Promise<Result<AdminAnswers[Kind], AdminFault>> {
  if (process.platform === "win32")
    return err({
      kind: "noServer",
      message: "a server on Windows cannot be administered like this",
    });
  const line = await firstLine(data, JSON.stringify(request));
  if (!line.ok) return err({ kind: "noServer", message: line.error });
  const answer = JSON.parse(line.value) as Result<AdminAnswers[Kind], string>;
  return answer.ok ? answer : err({ kind: "refused", message: answer.error });
}

/** Sends a line to the socket for administration, and waits for one. */
async function firstLine(data: string, line: string): Promise<Result<string, string>> {
  try {
    const socket = connect(adminSocketOf(data));
    socket.write(`${line}\n`);
    let text = "";
    for await (const part of socket.setEncoding("utf8")) {
      text += String(part);
      if (text.endsWith("\n")) return ok(text);
    }
    return err(`the server of '${data}' has stopped before it answered: start it and ask again`);
  } catch (error) {
    return err(faultWords(data, error));
  }
}

function faultWords(data: string, error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  switch (code) {
    case "ENOENT":
    case "ECONNREFUSED":
      return `no server is running with '${data}': start it with 'courtly serve --data ${data}', or name its file with --data`;
    case "EACCES":
    case "EPERM":
      return `the server of '${data}' belongs to another user: ask as that one, for example with sudo -u`;
    default:
      return `the server of '${data}' cannot be asked (${code}): look into its log`;
  }
}
