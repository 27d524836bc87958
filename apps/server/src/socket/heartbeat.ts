import type { WebSocket } from "@fastify/websocket";
import type { Clock } from "../clock.ts";

/** A device that has gone silent is noticed within two beats, soon enough to tell the others that it is away. */
const BEAT_MS = 8000;
/** The beats without an answer after which a device is disconnected. */
const MISSED_MAX = 3;

/**
 * Pings a device regularly, and disconnects it if it does not answer. Also keeps proxies from closing an idle connection.
 * @param onAnswering called after each beat: whether the device has answered the last ping
 */
export function heartbeat(
  socket: WebSocket,
  clock: Clock,
  onAnswering: (isAnswering: boolean) => void,
): () => void {
  let missed = 0;
  socket.on("pong", () => {
    missed = 0;
    onAnswering(true);
  });
  let cancel = clock.after(BEAT_MS, beat);
  function beat(): void {
    if (missed > 0) onAnswering(false);
    if (missed >= MISSED_MAX) {
      socket.terminate();
      return;
    }
    missed += 1;
    socket.ping();
    cancel = clock.after(BEAT_MS, beat);
  }
  return () => cancel();
}
