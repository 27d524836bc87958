import { LIMITS, type Logged } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";

/** Sends a log as it grows: reads the store from where this watcher is, one reading at a time. */
export interface Watching {
  readonly look: () => void;
}

export function watchingFrom(
  from: number,
  read: (from: number) => ReturnType<Storage["read"]>,
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
  let calledAgain = false;
  const readOn = async () => {
    isReading = true;
    try {
      do {
        calledAgain = false;
        const entries = await read(next);
        next += entries.length;
        if (entries.length <= LIMITS.eventsPerMessage) {
          if (entries.length > 0) send(entries);
        } else
          for (let at = 0; at < entries.length; at += LIMITS.eventsPerMessage)
            send(entries.slice(at, at + LIMITS.eventsPerMessage));
      } while (calledAgain);
    } catch (error) {
      fail(error);
    } finally {
      isReading = false;
    }
  };
  return {
    look: () => {
      calledAgain = true;
      if (!isReading) void readOn();
    },
  };
}
