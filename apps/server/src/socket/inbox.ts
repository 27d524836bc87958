import { readToServer, type Refused, type ToClient, type ToServer } from "@courtly/protocol";

/** The queue for the messages that one device sends. It limits their rate and handles them one after the other. */
export interface Inbox {
  /** Adds a message to the queue, or refuses it. A binary message is passed as `undefined` and refused. */
  readonly take: (text: string | undefined) => void;
  /** Resolves when all messages in the queue are answered. */
  readonly settled: () => Promise<void>;
}

/** The functions that an inbox calls. */
interface Receiver {
  readonly hear: (message: ToServer) => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly send: (message: ToClient) => void;
  /** Whether the rate limit allows one more message. */
  readonly mayAsk: () => boolean;
}

/** The most messages that may wait for an answer: more than a person who plays can send. */
const WAITING_MAX = 100;

export function inboxOf({ hear, fail, send, mayAsk }: Receiver): Inbox {
  let waiting = 0;
  let chain = Promise.resolve();
  const handleAfter = async (before: Promise<void>, message: ToServer) => {
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
