import {
  canonicalText,
  stageOf,
  type Entry,
  type Logged,
  type RefusalCode,
  type TableState,
} from "@courtly/protocol";
import { isCaughtUpWith, type Connection, type LogSignature } from "./connection.ts";

/** A log with the signature of its server. With it, a game goes on even if the server loses the end of its own log. */
export interface SignedLog {
  readonly entries: readonly Entry[];
  /** The signature of the last entry. */
  readonly signature: string;
}

/** A log as a device has seen it, also from a server that does not sign. */
export interface KeptLog {
  readonly entries: readonly Entry[];
  /** The newest signature of the server. */
  readonly signature: LogSignature | undefined;
}

/** Stores the logs of the tables where this device has a seat. */
export interface LogStore {
  /** Replaces the log of a table. */
  readonly keep: (table: string, log: KeptLog) => void;
  readonly find: (table: string) => KeptLog | undefined;
}

interface LogMemoryOptions {
  readonly id: string;
  readonly logs: LogStore | undefined;
  readonly connection: Pick<Connection, "state" | "signature">;
  readonly history: readonly { readonly logged: Logged; readonly tableState: TableState }[];
}

/** The log of one table: of this visit, and of an earlier one. */
export interface LogMemory {
  /** Compares the log of the server with the one of an earlier visit, and stores the newest. Call it after entries came. */
  readonly update: () => void;
  /** Whether the server lacks entries that this device has. */
  readonly isRestored: () => boolean;
  /** The longest log that the server has signed for this device. */
  readonly signed: () => SignedLog | undefined;
}

/** Refusals that mean that an older copy of the store has no such table, or has this seat still open. */
const UNKNOWN: ReadonlySet<RefusalCode> = new Set<RefusalCode>(["unknown-table", "wrong-token"]);

export function openLogMemory({ id, logs, connection, history }: LogMemoryOptions): LogMemory {
  const earlier = logs?.find(id);
  const known = earlier?.entries ?? [];
  /** The number of entries that were compared. */
  let compared = 0;
  let hasOther = false;
  const current = (): KeptLog => {
    const signature = connection.signature();
    const isSigned = signature !== undefined && signature.length <= history.length;
    return {
      entries: history.map(({ logged }) => logged.entry),
      signature: isSigned ? signature : undefined,
    };
  };
  // Each entry is compared as it comes: a server may announce more entries than it sends.
  const compare = () => {
    for (const { logged } of history.slice(compared, known.length)) {
      const before = known[compared];
      hasOther ||= before === undefined || canonicalText(before) !== canonicalText(logged.entry);
      compared += 1;
    }
    hasOther ||=
      isCaughtUpWith(connection.state(), history.length) && history.length < known.length;
  };
  return {
    update: () => {
      compare();
      const tableState = history.at(-1)?.tableState;
      const isPlaying = tableState !== undefined && stageOf(tableState) === "playing";
      if (hasOther || !isPlaying || history.length < known.length) return;
      const { entries, signature = earlier?.signature } = current();
      logs?.keep(id, { entries, signature });
    },
    isRestored: () => {
      const state = connection.state();
      const isUnknown = state.kind === "refused" && UNKNOWN.has(state.refused.code);
      return hasOther || state.kind === "otherLog" || (isUnknown && earlier !== undefined);
    },
    signed: () =>
      (hasOther ? undefined : signedPart(current())) ?? (earlier && signedPart(earlier)),
  };
}

/** The part of a log up to its newest signature. */
export function signedPart({ entries, signature }: KeptLog): SignedLog | undefined {
  return (
    signature && { entries: entries.slice(0, signature.length), signature: signature.signature }
  );
}
