import { seal, writeSecret } from "@courtly/dice";
import { LATE_MS, type Entry } from "@courtly/protocol";
import { BOX, ID, OURS, US } from "@courtly/testkit/hostileServer";
import type { KeptLog, LogMark } from "../src/logs.ts";
import type { Agreement, ShareStore } from "../src/shares.ts";
import type { Terms } from "../src/terms.ts";
import { openTableClient, type TableClient, type TableClientOptions } from "../src/tableClient.ts";
import { FakeSocket } from "./fakeSocket.ts";

/** The welcome of a server, as far as it may lie. */
interface Told {
  /** The length of the log, if the server lies about it. */
  readonly length?: number;
  readonly player?: number;
  /** Whether the server sends the log before the welcome. */
  readonly isWelcomedLast?: boolean;
  /** Runs between the hello and the welcome. */
  readonly beforeWelcome?: () => Promise<void>;
}

export interface Visit {
  readonly client: TableClient;
  readonly socket: FakeSocket;
  /** Sends further entries, while the connection is open. */
  readonly more: (...entries: readonly Entry[]) => Promise<void>;
  /** Whether the reason for revealing a share was stored before the share was sent. */
  readonly isRevealStored: boolean;
}

/** The device of our seat. It keeps what it has drawn, revealed and seen over all its visits to a table. */
export function device(
  agreed: Pick<TableClientOptions, "continues" | "seat"> & { readonly terms?: Terms } = {},
  parts: Partial<Pick<TableClientOptions, "loadGame" | "monotonicMs">> = {},
  { isLinked = false }: { readonly isLinked?: boolean } = {},
) {
  const revealed = new Map<string, string>();
  const drawn = new Map([[seal(OURS), writeSecret(OURS)]]);
  const agreements: Agreement[] = [];
  const logs = new Map<string, KeptLog>();
  const marks = new Map<string, LogMark>();
  /** Whether the device has no space to store anything. */
  let isFull = false;
  /** Whether the device has its seals, but no longer its shares. */
  let hasLost = false;
  const shares: ShareStore = {
    // A device that has got the seat during the game knows neither its seal nor its share.
    isBound: !isLinked,
    isOurs: (text) => drawn.has(text),
    find: (text) => (hasLost ? undefined : drawn.get(text)),
    revealFor: (text, log) => !isFull && revealed.set(text, log).has(text),
    revealedFor: () => revealed.values().next().value,
    agree: (agreement) => !isFull && agreements.push(agreement) > 0,
    agreements: () => agreements,
    keep: (text, share) => !isFull && drawn.set(text, share).has(text),
    forget: () => undefined,
  };
  let nowMs = 0;
  /** The seat that this device knows, or the one that the first welcome named. */
  let { seat } = agreed;

  /** Opens the table, and waits until the client has read this log. A seal is answered. */
  const open = async (
    log: readonly Entry[],
    { length = log.length, player = US, isWelcomedLast = false, beforeWelcome }: Told = {},
  ): Promise<Visit> => {
    const socket = new FakeSocket();
    let isRevealStored = false;
    let sent = 0;
    const client = openTableClient({
      ...agreed,
      terms: () => agreed.terms,
      id: ID,
      token: "t".repeat(43),
      seat,
      dial: () => socket as unknown as WebSocket,
      newKey: () => "key",
      loadGame: async () => BOX,
      shares,
      logs: {
        keep: (table, kept) => logs.set(table, kept),
        find: (table) => logs.get(table),
        mark: (table, mark) => marks.set(table, mark),
        markOf: (table) => marks.get(table),
      },
      onChange: () => undefined,
      // The slowest drawing is the best for a server that wants to leave somebody out.
      monotonicMs: () => (nowMs += LATE_MS),
      ...parts,
    });
    const more = async (...entries: readonly Entry[]) => {
      const from = sent + 1;
      sent += entries.length;
      const events = entries.map((entry, index) => ({ n: from + index, atMs: 0, entry }));
      socket.says({ kind: "events", entries: events });
      await settled();
    };
    socket.onHeard = (message) => {
      if (message.kind === "reveal") isRevealStored = revealed.size > 0;
      if (message.kind === "seal")
        void more({ kind: "sealed", again: 0, player: US, seal: message.seal });
    };
    socket.open();
    await beforeWelcome?.();
    seat ??= player;
    const welcome = { kind: "welcome", protocol: 1, table: ID, player, length, nowMs: 0 };
    if (!isWelcomedLast) socket.says(welcome);
    await more(...log);
    if (isWelcomedLast) socket.says(welcome);
    return { client, socket, more, isRevealStored };
  };
  const visit = async (log: readonly Entry[], told?: Told): Promise<Visit> => {
    const opened = await open(log, told);
    opened.client.close();
    return opened;
  };
  const fill = (full: boolean) => {
    isFull = full;
  };
  const lose = () => {
    hasLost = true;
  };
  return { open, visit, logs, marks, fill, lose };
}

/** Resolves when the client has nothing more to do: it waits only for promises. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
