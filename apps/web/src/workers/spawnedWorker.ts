import type { RpcWorker, FromWorker } from "@courtly/worker-rpc";

/** Adapts a Web Worker to `openWorkerRpc`. */
export function spawnedWorker<Question, Answer, Progress>(
  worker: Worker,
): RpcWorker<Question, Answer, Progress> {
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker<Answer, Progress>>) =>
        hear(data),
      );
      worker.addEventListener("messageerror", () => fail("a message could not be read"));
      worker.addEventListener("error", ({ message }) =>
        fail(message || "the worker could not be started"),
      );
    },
    end: () => worker.terminate(),
  };
}
