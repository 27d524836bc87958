import { answeringAnalysis, type AnalysisAnswer, type AnalysisQuestion } from "@courtly/analysis";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { workerScope } from "./workerScope.ts";

serveWorkerRpc(
  workerScope<AnalysisQuestion, AnalysisAnswer, never>(),
  answeringAnalysis(() => performance.now()),
);
