import type { AnalysisAnswer, AnalysisQuestion } from "@courtly/analysis";
import { openWorkerRpc, type WorkerRpc } from "@courtly/worker-rpc";
import { spawnedWorker } from "./spawnedWorker.ts";

/** Asks a Web Worker for the pieces of an analysis. */
export function openAnalysisRpc(): WorkerRpc<AnalysisQuestion, AnalysisAnswer> {
  return openWorkerRpc({
    spawn: () =>
      spawnedWorker(new Worker(new URL("analysisWorker.ts", import.meta.url), { type: "module" })),
    failureText: "The game cannot be analysed",
  });
}
