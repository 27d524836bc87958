import { serveWorkerRpc } from "@courtly/worker-rpc";
import { answeringOdds, type Odds, type Progress, type Question } from "@courtly/odds";
import { workerScope } from "./workerScope.ts";

serveWorkerRpc(
  workerScope<Question, readonly Odds[], Progress>(),
  answeringOdds(() => performance.now()),
);
