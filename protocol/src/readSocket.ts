import type { Result } from "@courtly/engine";
import { entry, type Entry } from "./entries.ts";
import { reader, textReader } from "./reader.ts";
import { toClient } from "./toClient.ts";
import { toServer } from "./toServer.ts";

export const readToServer = textReader(reader(toServer));
export const readToClient = textReader(reader(toClient));
/** Reads a stored entry. Data from the store is checked like data from the network. */
export const readEntry: (text: string) => Result<Entry, string> = textReader(reader(entry));
