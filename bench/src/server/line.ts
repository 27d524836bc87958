import { once } from "node:events";
import { WebSocket } from "ws";
import { readToClient, type Logged, type ToServer } from "@courtly/protocol";

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, "key"> : never;

/** A player's connection: asks, and says how long the answer took. */
export interface Line {
  /** Milliseconds until it was acknowledged. */
  readonly ask: (message: WithoutKey<ToServer>) => Promise<number>;
  readonly say: (message: ToServer) => void;
  readonly close: () => void;
}

const EVENTS = '{"kind":"events"';

/** Without `onEntries` what others do is thrown away unread: of two at a table one listens. */
export async function lineTo(
  url: string,
  onEntries: ((entries: readonly Logged[]) => void) | undefined,
): Promise<Line> {
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
    if (!message.ok || message.value.kind === "welcome") return;
    if (message.value.kind !== "done") throw new Error(`the server said ${text}`);
    const asked = waiting.get(message.value.key);
    waiting.delete(message.value.key);
    asked?.settle(performance.now() - asked.atMs);
  });
  await once(socket, "open");
  const say = (message: ToServer) => socket.send(JSON.stringify(message));
  let keys = 0;
  return {
    say,
    ask: (message) =>
      new Promise((settle) => {
        keys += 1;
        const key = `k${keys}`;
        waiting.set(key, { atMs: performance.now(), settle });
        say({ ...message, key });
      }),
    close: () => socket.terminate(),
  };
}
