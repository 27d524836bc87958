import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";

/** A client with more unread data than this is disconnected, before it fills our memory. */
const UNREAD_BYTES_MAX = 4_000_000;

/**
 * Sends texts to one device, as long as it is connected. Resolves when the network has taken the text, or the device is
 * gone. `tcpSocket` is the network socket below the WebSocket.
 */
export function senderOf(socket: WebSocket, tcpSocket: Socket): (text: string) => Promise<void> {
  return (text) =>
    new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN) {
        resolve();
        return;
      }
      if (socket.bufferedAmount > UNREAD_BYTES_MAX) {
        socket.terminate();
        resolve();
        return;
      }
      corkUntilNextTick(tcpSocket);
      socket.send(text, () => resolve());
    });
}

/** Sends all messages that are written before the next tick in one packet: an answer, and the entries that follow from it. */
function corkUntilNextTick(tcpSocket: Socket): void {
  if (tcpSocket.writableCorked > 0) return;
  tcpSocket.cork();
  process.nextTick(() => tcpSocket.uncork());
}
