import type { Clock } from "../../clock.ts";

/** The other servers that have been heard. */
export interface KnownServers {
  /** Notes that a server was heard. True if it had counted as gone. */
  readonly hear: (server: string) => boolean;
  /** Forgets a server that stops. */
  readonly forget: (server: string) => void;
  /** The servers that have not been heard for so long that they count as gone from now on. */
  readonly newlyGone: () => readonly string[];
  /** Forgets all of them: nobody is gone because this server cannot hear. */
  readonly forgetAll: () => void;
}

/** The time without a sign after which a server counts as gone. */
const GONE_MS = 17_000;

export function knownServers({ monotonicMs }: Pick<Clock, "monotonicMs">): KnownServers {
  /** When each server was heard last. */
  const heard = new Map<string, number>();
  const gone = new Set<string>();
  return {
    hear: (server) => {
      heard.set(server, monotonicMs());
      return gone.delete(server);
    },
    forget: (server) => void heard.delete(server),
    newlyGone: () => {
      const silent = [...heard].filter(([, lastMs]) => monotonicMs() - lastMs >= GONE_MS);
      for (const [server] of silent) {
        heard.delete(server);
        gone.add(server);
      }
      return silent.map(([server]) => server);
    },
    forgetAll: () => heard.clear(),
  };
}
