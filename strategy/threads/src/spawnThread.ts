import { Worker } from "node:worker_threads";
import type { DeskWorker, FromWorker } from "@courtly/desk";

/** A thread that serves a desk. */
export function spawnThread<Question, Answer, News>(file: URL): DeskWorker<Question, Answer, News> {
  const worker = new Worker(file, { execArgv: [] });
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.on("message", (message: FromWorker<Answer, News>) => hear(message));
      worker.on("error", (error) => fail(String(error)));
      worker.on("exit", (code) => fail(`the thread ended with ${code}`));
    },
    end: () => void worker.terminate(),
  };
}
