import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { openWorkerRpc, type WorkerRpc } from "@courtly/worker-rpc";
import { spawnedWorker } from "./spawnedWorker.ts";

/** Asks a Web Worker for advice of the Chancellor. */
export function openAdviceRpc(): WorkerRpc<AdviceQuestion, Advice, number> {
  return openWorkerRpc({
    spawn: () =>
      spawnedWorker(new Worker(new URL("adviceWorker.ts", import.meta.url), { type: "module" })),
    failureText: "The coach cannot think",
  });
}
