import { openDesk, type Desk, type FromWorker, type OddsWorker } from "@courtly/odds";

/** A desk whose questions are answered beside the page. */
export function openOddsDesk(): Desk {
  return openDesk({ spawn });
}

function spawn(): OddsWorker {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { type: "module" });
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
      worker.addEventListener("messageerror", () => fail("a message could not be read"));
      worker.addEventListener("error", ({ message }) =>
        fail(message || "the worker could not be started"),
      );
    },
    end: () => worker.terminate(),
  };
}
