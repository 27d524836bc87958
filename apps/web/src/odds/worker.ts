import { serveDesk, type ToWorker } from "@courtly/odds";

/** A message to oneself comes after those that wait; a timer would wait longer than a step takes. */
const { port1, port2 } = new MessageChannel();
let goOn = () => {};
port1.addEventListener("message", () => goOn());
port1.start();

serveDesk({
  post: (message) => postMessage(message),
  listen: (hear) => addEventListener("message", ({ data }: MessageEvent<ToWorker>) => hear(data)),
  nowMs: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      goOn = resolve;
      port2.postMessage(undefined);
    }),
});
