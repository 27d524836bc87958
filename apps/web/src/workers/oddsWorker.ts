import { serveWorkerRpc } from "@courtly/worker-rpc";
import { answeringOdds, type Odds, type Progress, type OddsQuestion } from "@courtly/odds";
import { workerScope } from "./workerScope.ts";

serveWorkerRpc(
  workerScope<OddsQuestion, readonly Odds[], Progress>(),
  answeringOdds(() => performance.now()),
);
