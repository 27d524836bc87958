import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { serveDesk, type ToWorker } from "@courtly/odds";

serveDesk({
  post: (message) => parentPort?.postMessage(message),
  listen: (hear) => parentPort?.on("message", (message: ToWorker) => hear(message)),
  nowMs: () => performance.now(),
  pause: () => setImmediate(),
});
