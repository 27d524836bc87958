import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { ToWorker, WorkerScope } from "@courtly/worker-rpc";

/** The `WorkerScope` of a Node thread: connects `serveWorkerRpc` to the thread that started it. */
export function threadplace<Question, Answer, Progress>(): WorkerScope<Question, Answer, Progress> {
  return {
    post: (message) => parentPort?.postMessage(message),
    listen: (hear) => parentPort?.on("message", (message: ToWorker<Question>) => hear(message)),
    pause: () => setImmediate(),
  };
}
