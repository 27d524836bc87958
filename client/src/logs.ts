import { sha256Text } from "@courtly/dice";
import {
  canonicalText,
  stageOf,
  type Entry,
  type Logged,
  type RefusalCode,
  type TableState,
} from "@courtly/protocol";
import type { Connection, LogSignature } from "./connection.ts";

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

/** The length of a log as a device has seen it, and a digest of all its entries. */
export interface LogMark {
  readonly length: number;
  readonly digest: string;
}

/** Stores the logs of the tables where this device has a seat. */
export interface LogStore {
  /** Replaces the log of a table. */
  readonly keep: (table: string, log: KeptLog) => void;
  readonly find: (table: string) => KeptLog | undefined;
  /** Replaces the mark of a table. It outlives the log: the end of a game stays comparable. */
  readonly mark: (table: string, mark: LogMark) => void;
  /** The mark of a table, from any window of this device. */
  readonly markOf: (table: string) => LogMark | undefined;
}

interface LogMemoryOptions {
  readonly id: string;
  readonly logs: LogStore | undefined;
  readonly connection: Pick<Connection, "state" | "signature">;
  readonly history: readonly { readonly logged: Logged; readonly tableState: TableState }[];
}

/** The log of one table: of this visit, and of earlier ones. */
export interface LogMemory {
  /** Compares the log of the server with what this device has seen, and stores the newest. Call it after entries came. */
  readonly update: () => void;
  /** The length of the log that this device has seen, in any window. */
  readonly lengthSeen: () => number;
  /** Whether the server has less of the game than this device has seen, or another one. */
  readonly isRestored: () => boolean;
  /** The longest log that the server has signed for this device, in any window. */
  readonly signed: () => SignedLog | undefined;
}

/** Refusals that mean that an older copy of the store has no such table, or has this seat still open. */
const UNKNOWN: ReadonlySet<RefusalCode> = new Set<RefusalCode>(["unknown-table", "wrong-token"]);

/** The digits of a digest that are compared: 128 bits. */
const DIGITS = 32;

export function openLogMemory({ id, logs, connection, history }: LogMemoryOptions): LogMemory {
  const earlier = logs?.find(id);
  /** The digest of the log up to each entry; first, of no entries. */
  const digests = [""];
  /** Whether the server has shown another log than this device has seen. */
  let isOther = false;
  /** The newest mark of this device, from any window. */
  const newestMark = () => logs?.markOf(id) ?? (earlier && markOf(earlier.entries));
  /**
   * The oldest mark that is longer than the log of this window: another window of the seat may be ahead. It is kept until
   * this window has as many entries, because the newest mark may stay ahead for ever.
   */
  let awaited = newestMark();
  const current = (): KeptLog => {
    const signature = connection.signature();
    const isSigned = signature !== undefined && signature.length <= history.length;
    return {
      entries: history.map(({ logged }) => logged.entry),
      signature: isSigned ? signature : undefined,
    };
  };
  const digest = () => {
    for (const { logged } of history.slice(digests.length - 1))
      digests.push(digestAfter(digests.at(-1) ?? "", logged.entry));
  };
  /** Compares the log of this window with the marks that it has reached. */
  const compare = () => {
    const marks = [awaited, newestMark()].filter((mark) => mark !== undefined);
    const isReached = ({ length }: LogMark) => length <= history.length;
    isOther ||= marks.some((mark) => isReached(mark) && digests[mark.length] !== mark.digest);
    awaited = marks.find((mark) => !isReached(mark));
  };
  return {
    update: () => {
      digest();
      compare();
      const tableState = history.at(-1)?.tableState;
      if (isOther || awaited !== undefined || tableState === undefined) return;
      const stage = stageOf(tableState);
      if (stage !== "playing" && tableState.game === undefined) return;
      logs?.mark(id, { length: history.length, digest: digests.at(-1) ?? "" });
      if (stage !== "playing") return;
      const { entries, signature = earlier?.signature } = current();
      logs?.keep(id, { entries, signature });
    },
    lengthSeen: () => newestMark()?.length ?? 0,
    isRestored: () => {
      const state = connection.state();
      const isUnknown = state.kind === "refused" && UNKNOWN.has(state.refused.code);
      return isOther || state.kind === "otherLog" || (isUnknown && earlier !== undefined);
    },
    signed: () => {
      const own = isOther ? undefined : signedPart(current());
      // Another window may have stored a longer log since this one was opened.
      const stored = logs?.find(id);
      const kept = stored && signedPart(stored);
      return own !== undefined && own.entries.length >= (kept?.entries.length ?? 0) ? own : kept;
    },
  };
}

/** The mark of a log that a device has stored without one. */
function markOf(entries: readonly Entry[]): LogMark {
  return { length: entries.length, digest: entries.reduce(digestAfter, "") };
}

/** The digest of a log with one more entry. */
function digestAfter(before: string, entry: Entry): string {
  return sha256Text(`${before}\n${canonicalText(entry)}`).slice(0, DIGITS);
}

/** The part of a log up to its newest signature. */
export function signedPart({ entries, signature }: KeptLog): SignedLog | undefined {
  return (
    signature && { entries: entries.slice(0, signature.length), signature: signature.signature }
  );
}
