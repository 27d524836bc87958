import { openWorkerRpc, type WorkerRpc } from "@courtly/worker-rpc";
import type { Odds, Progress, OddsQuestion } from "@courtly/odds";
import { spawnedWorker } from "./spawnedWorker.ts";

/** Asks a Web Worker for odds. */
export function openOddsRpc(): WorkerRpc<OddsQuestion, readonly Odds[], Progress> {
  return openWorkerRpc({
    spawn: () =>
      spawnedWorker(new Worker(new URL("oddsWorker.ts", import.meta.url), { type: "module" })),
    failureText: "The odds cannot be worked out",
  });
}
