import type { ToWorker, WorkerScope } from "@courtly/worker-rpc";

/** Adapts the inside of a Web Worker to `serveWorkerRpc`. */
export function workerScope<Question, Answer, Progress>(): WorkerScope<Question, Answer, Progress> {
  // A message to itself is delivered after all waiting messages; a timer would take longer than a step of work.
  const { port1, port2 } = new MessageChannel();
  let goOn = () => {};
  port1.addEventListener("message", () => goOn());
  port1.start();
  return {
    post: (message) => postMessage(message),
    listen: (hear) =>
      addEventListener("message", ({ data }: MessageEvent<ToWorker<Question>>) => hear(data)),
    pause: () =>
      new Promise((resolve) => {
        goOn = resolve;
        port2.postMessage(undefined);
      }),
  };
}
