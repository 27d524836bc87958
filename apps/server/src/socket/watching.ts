import { LIMITS } from "@courtly/protocol";
import type { Frame, ReadOn } from "./reading.ts";

/** Sends a log to one client as it grows: reads on from the client's last entry, one message at a time. */
export interface Watching {
  /** Reads on. The log has at least `length` entries; without it, the length is unknown. */
  readonly look: (length?: number) => void;
  /** Stops at once, also in the middle of a long log. */
  readonly stop: () => void;
}

interface Watcher {
  /** Sends entries; resolves when the network has taken them, so that a slow client is not sent more than it reads. */
  readonly send: (frame: Frame) => Promise<void>;
  readonly fail: (error: unknown) => void;
}

export function watchingFrom(from: number, read: ReadOn, { send, fail }: Watcher): Watching {
  let next = from;
  let isReading = false;
  const stopping = new AbortController();
  let told = 0;
  const readOn = async () => {
    isReading = true;
    try {
      while (told >= next && !stopping.signal.aborted) {
        const upTo = told;
        told = 0;
        const frame = await read(next, upTo);
        const { entries } = frame;
        if (stopping.signal.aborted) return;
        next += entries.length;
        // After a full message there may be more.
        if (entries.length >= LIMITS.eventsPerMessage) told = Math.max(told, upTo);
        if (entries.length > 0) await send(frame);
      }
    } catch (error) {
      if (!stopping.signal.aborted) fail(error);
    } finally {
      isReading = false;
    }
  };
  return {
    look: (length = Infinity) => {
      told = Math.max(told, length);
      if (!isReading) void readOn();
    },
    stop: () => stopping.abort(),
  };
}
