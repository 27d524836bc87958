import { seal, writeSecret } from "@courtly/dice";
import { LATE_MS, type Entry } from "@courtly/protocol";
import { BOX, ID, OURS, US } from "@courtly/testkit/hostileServer";
import type { KeptLog } from "../src/logs.ts";
import type { Agreement, ShareStore } from "../src/shares.ts";
import { openTableClient, type TableClient } from "../src/tableClient.ts";
import { FakeSocket } from "./fakeSocket.ts";

/** What a server tells before its log. */
interface Told {
  /** The length of the log, if the server lies about it. */
  readonly length?: number;
}

export interface Visit {
  readonly client: TableClient;
  readonly socket: FakeSocket;
  /** Whether the reason for revealing a share was stored before the share was sent. */
  readonly isRevealStored: boolean;
}

/** The device of our seat. It keeps what it has drawn, revealed and seen over all its visits to a table. */
export function device() {
  const revealed = new Map<string, string>();
  const drawn = new Map([[seal(OURS), writeSecret(OURS)]]);
  const agreements: Agreement[] = [];
  const logs = new Map<string, KeptLog>();
  const shares: ShareStore = {
    isBound: true,
    isOurs: (text) => drawn.has(text),
    find: (text) => drawn.get(text),
    revealFor: (text, log) => revealed.set(text, log),
    revealedFor: () => revealed.values().next().value,
    agree: (agreement) => agreements.push(agreement),
    agreements: () => agreements,
    keep: (text, share) => drawn.set(text, share),
    forget: () => undefined,
  };
  let nowMs = 0;

  /** Opens the table once, and waits until the client has read this log. A seal is answered. */
  const visit = async (
    log: readonly Entry[],
    { length = log.length }: Told = {},
  ): Promise<Visit> => {
    const socket = new FakeSocket();
    let isRevealStored = false;
    const client = openTableClient({
      id: ID,
      token: "t".repeat(43),
      dial: () => socket as unknown as WebSocket,
      newKey: () => "key",
      loadGame: async () => BOX,
      shares,
      logs: { keep: (table, kept) => logs.set(table, kept), find: (table) => logs.get(table) },
      onChange: () => undefined,
      // The slowest drawing is the best for a server that wants to leave somebody out.
      monotonicMs: () => (nowMs += LATE_MS),
    });
    socket.onHeard = (message) => {
      if (message.kind === "reveal") isRevealStored = revealed.size > 0;
      if (message.kind !== "seal") return;
      const entry: Entry = { kind: "sealed", again: 0, player: US, seal: message.seal };
      socket.says({ kind: "events", entries: [{ n: log.length + 1, atMs: 0, entry }] });
    };
    socket.open();
    socket.says({ kind: "welcome", protocol: 1, table: ID, player: US, length, nowMs: 0 });
    const entries = log.map((entry, index) => ({ n: index + 1, atMs: 0, entry }));
    socket.says({ kind: "events", entries });
    await settled();
    client.close();
    return { client, socket, isRevealStored };
  };
  return { visit, logs };
}

/** Resolves when the client has nothing more to do: it waits only for promises. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
