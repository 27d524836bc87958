import { LIMITS, type Logged } from "@courtly/protocol";
import type { ReadOn } from "./reading.ts";

/** Sends a log to one client as it grows: reads on from the client's last entry, one read at a time. */
export interface Watching {
  /** Reads on. The log has at least `length` entries; without it, the length is unknown. */
  readonly look: (length?: number) => void;
}

export function watchingFrom(
  from: number,
  read: ReadOn,
  {
    send,
    fail,
  }: {
    readonly send: (entries: readonly Logged[]) => void;
    readonly fail: (error: unknown) => void;
  },
): Watching {
  let next = from;
  let isReading = false;
  let told = 0;
  const readOn = async () => {
    isReading = true;
    try {
      while (told >= next) {
        const upTo = told;
        told = 0;
        const entries = await read(next, upTo);
        next += entries.length;
        if (entries.length <= LIMITS.eventsPerMessage) {
          if (entries.length > 0) send(entries);
        } else
          for (let at = 0; at < entries.length; at += LIMITS.eventsPerMessage)
            send(entries.slice(at, at + LIMITS.eventsPerMessage));
      }
    } catch (error) {
      fail(error);
    } finally {
      isReading = false;
    }
  };
  return {
    look: (length = Infinity) => {
      told = Math.max(told, length);
      if (!isReading) void readOn();
    },
  };
}
