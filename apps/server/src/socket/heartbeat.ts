import type { WebSocket } from "@fastify/websocket";
import type { Clock } from "../clock.ts";

const BEAT_MS = 25_000;

/** Pings a device regularly, and disconnects it if it does not answer. Also keeps proxies from closing an idle connection. */
export function heartbeat(socket: WebSocket, clock: Clock): () => void {
  let hasAnswered = true;
  socket.on("pong", () => {
    hasAnswered = true;
  });
  let cancel = clock.after(BEAT_MS, beat);
  function beat(): void {
    if (!hasAnswered) {
      socket.terminate();
      return;
    }
    hasAnswered = false;
    socket.ping();
    cancel = clock.after(BEAT_MS, beat);
  }
  return () => cancel();
}
