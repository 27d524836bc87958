import { readToServer, type Refused, type ToClient, type ToServer } from "@courtly/protocol";

/** Takes what a device sends: reads it, holds it to its rate, and hands it on one after the other. */
export interface Inbox {
  /** A message, or nothing if it was no text. */
  readonly take: (text: string | undefined) => void;
  /** Kept when all that was taken is answered. */
  readonly settled: () => Promise<void>;
}

interface Receiver {
  readonly hear: (message: ToServer) => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly send: (message: ToClient) => void;
  /** Whether this one more is not too much. */
  readonly mayAsk: () => boolean;
}

/** Waiting to be answered; more than a person can do in good faith. */
const WAITING_MAX = 100;

export function inboxOf({ hear, fail, send, mayAsk }: Receiver): Inbox {
  let waiting = 0;
  let chain = Promise.resolve();
  const inTurn = async (before: Promise<void>, message: ToServer) => {
    await before;
    try {
      await hear(message);
    } catch (error) {
      fail(error);
    }
    waiting -= 1;
  };
  return {
    settled: () => chain,
    take: (text) => {
      const message = text === undefined ? undefined : readToServer(text);
      if (!mayAsk() || waiting >= WAITING_MAX) {
        const key = message?.ok === true && "key" in message.value ? message.value.key : undefined;
        send({ ...refusal({ code: "too-fast", message: "too much at once: wait a moment" }), key });
      } else if (message === undefined || !message.ok)
        send(refusal({ code: "malformed", message: message?.error ?? "text wanted, no bytes" }));
      else {
        waiting += 1;
        chain = inTurn(chain, message.value);
      }
    },
  };
}

export function refusal({ code, message, rule }: Refused): Extract<ToClient, { kind: "refused" }> {
  return rule === undefined
    ? { kind: "refused", code, message }
    : { kind: "refused", code, message, rule };
}
