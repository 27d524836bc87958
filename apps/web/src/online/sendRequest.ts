import type { TableRequest } from "@courtly/client";
import { refuse } from "../ui/toast.tsx";
import type { OnlineTable } from "./onlineTable.ts";
import { whyNot } from "./whyNot.ts";

/** Sends a request to the server, and tells why it was refused. */
export async function sendRequest(table: OnlineTable, request: TableRequest): Promise<void> {
  const refused = await table.ask(request);
  if (refused !== undefined) refuse(whyNot(refused));
}
