import type { ToWorker, Workplace } from "@courtly/desk";

/** The inside of a worker of the page. */
export function workplace<Question, Answer, News>(): Workplace<Question, Answer, News> {
  // A message to oneself comes after those that wait; a timer would wait longer than a step takes.
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
