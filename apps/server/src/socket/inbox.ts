import { readToServer, type Refused, type ToClient, type ToServer } from "@courtly/protocol";

/** The incoming messages of one device: reads them, limits their rate, and handles them one after the other. */
export interface Inbox {
  /** Accepts a message; `undefined` if it was not text. */
  readonly take: (text: string | undefined) => void;
  /** Resolves when all accepted messages are answered. */
  readonly settled: () => Promise<void>;
}

interface Receiver {
  readonly hear: (message: ToServer) => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly send: (message: ToClient) => void;
  /** Whether the rate limit allows one more message. */
  readonly mayAsk: () => boolean;
}

/** The most messages that may wait for an answer: more than a person can send in good faith. */
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
