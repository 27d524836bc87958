import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";

/** A client with more unread data than this is disconnected, before it fills our memory. */
const UNREAD_BYTES_MAX = 4_000_000;

/** Sends texts to one device, as long as it is connected. `line` is the network socket below the WebSocket. */
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

/** Sends all messages of one moment in one write, such as an answer and the entries that follow from it. */
function inOneBreath(line: Socket): void {
  if (line.writableCorked > 0) return;
  line.cork();
  process.nextTick(() => line.uncork());
}
