import type { WebSocket } from "@fastify/websocket";
import type { Clock } from "../clock.ts";

/** A device that has gone silent is noticed within two beats, soon enough to tell the others that it is away. */
const BEAT_MS = 8000;
/** The beats without an answer after which a device is disconnected. */
const MISSED_MAX = 3;

/**
 * Pings a device regularly, and disconnects it if it does not answer. Also keeps proxies from closing an idle connection.
 * @param onSilence called at each beat and answer: since when the device is silent, by the clock that never jumps; with
 * `undefined` if it has answered the last ping
 */
export function heartbeat(
  socket: WebSocket,
  clock: Clock,
  onSilence: (sinceMs: number | undefined) => void,
): () => void {
  let missed = 0;
  let lastSignMs = clock.monotonicMs();
  for (const kind of ["message", "pong"] as const)
    socket.on(kind, () => (lastSignMs = clock.monotonicMs()));
  socket.on("pong", () => {
    missed = 0;
    onSilence(undefined);
  });
  let cancel = clock.after(BEAT_MS, beat);
  function beat(): void {
    // If this server stood still, its devices were not silent meanwhile.
    if (missed > 0) onSilence(Math.max(lastSignMs, clock.monotonicMs() - 2 * BEAT_MS));
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
