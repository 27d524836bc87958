import type { Refused } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { BlockedNetwork } from "../storage/admin.ts";
import type { Storage } from "../storage/storage.ts";

/** The networks whose visitors this server refuses. They are in the store, so they survive a restart. */
export interface Blocklist {
  readonly has: (network: string) => boolean;
  readonly all: () => Promise<readonly BlockedNetwork[]>;
  /** False if the network is blocked already. */
  readonly block: (network: string) => Promise<boolean>;
  /** False if the network is not blocked. */
  readonly unblock: (network: string) => Promise<boolean>;
}

/** The refusal of everything to visitors from a blocked network. */
export const BLOCKED: Refused = {
  code: "blocked",
  message:
    "the person who runs this server has blocked your network: ask there; what you played is kept",
};

/** The time after which the list is read again: another server on the same store may have changed it. */
const FRESH_MS = 60_000;

interface BlocklistContext {
  readonly storage: Pick<Storage, "blocked" | "block" | "unblock">;
  readonly clock: Pick<Clock, "nowMs" | "monotonicMs">;
  /** Called when networks are on the list, also those that another server on the same store has blocked. */
  readonly onBlocked: (networks: ReadonlySet<string>) => void;
}

export async function blocklistOf({
  storage,
  clock: { nowMs, monotonicMs },
  onBlocked,
}: BlocklistContext): Promise<Blocklist> {
  let networks: ReadonlySet<string> = new Set();
  let readMs = 0;
  const read = async () => {
    readMs = monotonicMs();
    const blocked = await storage.blocked();
    networks = new Set(blocked.map(({ network }) => network));
    if (networks.size > 0) onBlocked(networks);
    return blocked;
  };
  await read();
  return {
    has: (network) => {
      // Nobody waits for it. If the store cannot be read, the networks that were blocked stay so.
      if (monotonicMs() - readMs > FRESH_MS) void read().catch(() => undefined);
      return networks.has(network);
    },
    all: read,
    block: async (network) => {
      const isNew = await storage.block(network, nowMs());
      await read();
      return isNew;
    },
    unblock: async (network) => {
      const wasBlocked = await storage.unblock(network);
      await read();
      return wasBlocked;
    },
  };
}
