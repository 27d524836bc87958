import type { Result } from "@courtly/engine";
import { entry, type Entry } from "./entries.ts";
import { reader, textReader } from "./reader.ts";
import { toClient } from "./toClient.ts";
import { toServer } from "./toServer.ts";

export const readToServer = textReader(reader(toServer));
export const readToClient = textReader(reader(toClient));
/** A stored entry; what the store gives is not trusted either. */
export const readEntry: (text: string) => Result<Entry, string> = textReader(reader(entry));
