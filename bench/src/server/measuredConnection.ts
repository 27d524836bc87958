import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { WebSocket } from "ws";
import { readToClient, type Logged, type ToServer } from "@courtly/protocol";

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, "key"> : never;

/** A player's connection, which measures how long answers take. */
export interface MeasuredConnection {
  /** Sends a message; resolves with the milliseconds until the server acknowledged it. */
  readonly ask: (message: WithoutKey<ToServer>) => Promise<number>;
  readonly say: (message: ToServer) => void;
  readonly close: () => void;
}

const EVENTS = '{"kind":"events"';

/** Opens a connection. Without `onEntries` it ignores log entries: only one of two players needs to read them. */
export async function openMeasuredConnection(
  url: string,
  onEntries: ((entries: readonly Logged[]) => void) | undefined,
): Promise<MeasuredConnection> {
  const socket = new WebSocket(url.replace("http", "ws"), { perMessageDeflate: false });
  const waiting = new Map<string, { atMs: number; settle: (tookMs: number) => void }>();
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith(EVENTS)) {
      if (onEntries === undefined) return;
      const { entries } = JSON.parse(text) as { entries: readonly Logged[] };
      onEntries(entries);
      return;
    }
    const message = readToClient(text);
    if (!message.ok) return;
    const { value } = message;
    if (value.kind === "refused" || value.kind === "reload")
      throw new Error(`the server said ${text}`);
    if (value.kind !== "done") return;
    const asked = waiting.get(value.key);
    waiting.delete(value.key);
    asked?.settle(performance.now() - asked.atMs);
  });
  await once(socket, "open");
  const say = (message: ToServer) => socket.send(JSON.stringify(message));
  // Keys belong to one sender: two players at a table must not use the same.
  const sender = randomUUID();
  let keys = 0;
  return {
    say,
    ask: (message) =>
      new Promise((settle) => {
        keys += 1;
        const key = `${sender}-${keys}`;
        waiting.set(key, { atMs: performance.now(), settle });
        say({ ...message, key });
      }),
    close: () => socket.terminate(),
  };
}
