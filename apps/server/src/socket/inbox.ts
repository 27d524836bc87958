import { TOO_FAST } from "../limiter.ts";
import { readToServer, type Refused, type ToClient, type ToServer } from "@courtly/protocol";

/** The queue for the messages that one device sends. It handles them one after the other. */
export interface Inbox {
  /** Reads a message and adds it to the queue, or refuses it. A binary message is passed as `undefined` and refused. */
  readonly take: (text: Buffer | undefined) => void;
  /** Resolves when all messages in the queue are answered. */
  readonly settled: () => Promise<void>;
}

/** The functions that an inbox calls. */
interface Receiver {
  /** Whether one more message is allowed. If not, the device has been told. Asked before a message is read. */
  readonly mayAsk: () => boolean;
  readonly handle: (message: ToServer) => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly send: (message: ToClient) => void;
}

/** The most messages that may wait for an answer: more than a person who plays can send. */
const WAITING_MAX = 100;

export function inboxOf({ mayAsk, handle, fail, send }: Receiver): Inbox {
  let waiting = 0;
  let chain = Promise.resolve();
  const handleAfter = async (before: Promise<void>, message: ToServer) => {
    await before;
    try {
      await handle(message);
    } catch (error) {
      fail(error);
    }
    waiting -= 1;
  };
  return {
    settled: () => chain,
    take: (text) => {
      if (!mayAsk()) return;
      if (waiting >= WAITING_MAX) {
        send(refusal(TOO_FAST));
        return;
      }
      const message = text === undefined ? undefined : readToServer(text.toString());
      if (message === undefined || !message.ok)
        send(refusal({ code: "malformed", message: message?.error ?? "text wanted, no bytes" }));
      else {
        waiting += 1;
        chain = handleAfter(chain, message.value);
      }
    },
  };
}

export function refusal({ code, message, rule }: Refused): Extract<ToClient, { kind: "refused" }> {
  return rule === undefined
    ? { kind: "refused", code, message }
    : { kind: "refused", code, message, rule };
}
