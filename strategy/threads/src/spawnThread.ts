import { Worker } from "node:worker_threads";
import type { RpcWorker, FromWorker } from "@courtly/worker-rpc";

/** Starts a thread that runs `serveWorkerRpc`. It finds `workerData` under this name. */
export function spawnThread<Question, Answer, Progress>(
  file: URL,
  workerData?: unknown,
): RpcWorker<Question, Answer, Progress> {
  const worker = new Worker(file, { execArgv: [], workerData });
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.on("message", (message: FromWorker<Answer, Progress>) => hear(message));
      worker.on("error", (error) => fail(String(error)));
      worker.on("exit", (code) => fail(`the thread ended with ${code}`));
    },
    end: () => void worker.terminate(),
  };
}
