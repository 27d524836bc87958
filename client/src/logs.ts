import {
  stageOf,
  type Entry,
  type Logged,
  type RefusalCode,
  type TableState,
} from "@courtly/protocol";
import type { Connection } from "./connection.ts";

/** A log with the signature of its server. With it, a game goes on even if the server loses the end of its own log. */
export interface SignedLog {
  readonly entries: readonly Entry[];
  /** The signature of the last entry. */
  readonly signature: string;
}

/** Stores the signed logs of the tables where this device has a seat. */
export interface LogStore {
  /** Replaces the log of a table. */
  readonly keep: (table: string, log: SignedLog) => void;
  readonly find: (table: string) => SignedLog | undefined;
}

/** Whether a log begins with these entries. */
function beginsWith(log: readonly Entry[], entries: readonly Entry[]): boolean {
  return (
    entries.length <= log.length &&
    entries.every((entry, index) => JSON.stringify(entry) === JSON.stringify(log[index]))
  );
}

interface LogMemoryOptions {
  readonly id: string;
  readonly logs: LogStore | undefined;
  readonly connection: Pick<Connection, "state" | "signature">;
  readonly history: readonly { readonly logged: Logged; readonly tableState: TableState }[];
}

/** The signed log of one table: of this visit, and of an earlier one. */
export interface LogMemory {
  /** Compares the log of the server with the one of an earlier visit, and stores the newest. Call it after entries came. */
  readonly update: () => void;
  /** Whether the server lacks entries that this device has. */
  readonly isRestored: () => boolean;
  readonly log: () => SignedLog | undefined;
}

/** Refusals that mean that an older copy of the store has no such table, or has this seat still open. */
const UNKNOWN: ReadonlySet<RefusalCode> = new Set<RefusalCode>(["unknown-table", "wrong-token"]);

export function openLogMemory({ id, logs, connection, history }: LogMemoryOptions): LogMemory {
  const earlier = logs?.find(id);
  let isCompared = false;
  let hasOther = false;
  const entriesTo = (length: number) => history.slice(0, length).map(({ logged }) => logged.entry);
  const current = (): SignedLog | undefined => {
    const { length = Infinity, signature = "" } = connection.signature() ?? {};
    return length > history.length ? undefined : { entries: entriesTo(length), signature };
  };
  const compare = () => {
    isCompared = true;
    hasOther = earlier !== undefined && !beginsWith(entriesTo(history.length), earlier.entries);
  };
  return {
    update: () => {
      const state = connection.state();
      if (state.kind !== "live" || history.length < state.length) return;
      if (!isCompared) compare();
      const tableState = history.at(-1)?.tableState;
      if (hasOther || tableState === undefined || stageOf(tableState) !== "playing") return;
      const log = current();
      if (log !== undefined) logs?.keep(id, log);
    },
    isRestored: () => {
      const state = connection.state();
      const isUnknown = state.kind === "refused" && UNKNOWN.has(state.refused.code);
      return hasOther || state.kind === "otherLog" || (isUnknown && earlier !== undefined);
    },
    log: () => (hasOther ? earlier : (current() ?? earlier)),
  };
}
