import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { ToWorker, Workplace } from "@courtly/desk";

/** The inside of a thread. */
export function threadplace<Question, Answer, News>(): Workplace<Question, Answer, News> {
  return {
    post: (message) => parentPort?.postMessage(message),
    listen: (hear) => parentPort?.on("message", (message: ToWorker<Question>) => hear(message)),
    pause: () => setImmediate(),
  };
}
