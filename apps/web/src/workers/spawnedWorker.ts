import type { DeskWorker, FromWorker } from "@courtly/desk";

/** A worker of the page, as a desk knows it. */
export function spawnedWorker<Question, Answer, News>(
  worker: Worker,
): DeskWorker<Question, Answer, News> {
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker<Answer, News>>) =>
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
