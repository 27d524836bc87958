import { Worker } from "node:worker_threads";
import type { FromWorker, OddsWorker } from "@courtly/odds";

const WORKER = new URL("./worker.ts", import.meta.url);

/** A thread that answers at a desk. */
export function spawnThread(file: URL = WORKER): OddsWorker {
  const worker = new Worker(file, { execArgv: [] });
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.on("message", (message: FromWorker) => hear(message));
      worker.on("error", (error) => fail(String(error)));
      worker.on("exit", (code) => fail(`the thread ended with ${code}`));
    },
    end: () => void worker.terminate(),
  };
}
