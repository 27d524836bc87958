import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";

/** Whoever does not read what we send is let go, before it fills our memory. */
const UNREAD_BYTES_MAX = 4_000_000;

/** Sends to one device, as long as it listens; `line` is what its socket writes to. */
export function senderOf(socket: WebSocket, line: Socket): (text: string) => void {
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > UNREAD_BYTES_MAX) {
      socket.terminate();
      return;
    }
    inOneBreath(line);
    socket.send(text);
  };
}

/** What is said at one moment leaves in one write: an answer, and what it led to. */
function inOneBreath(line: Socket): void {
  if (line.writableCorked > 0) return;
  line.cork();
  process.nextTick(() => line.uncork());
}
