import { answeringAdvice, type Advice, type AdviceQuestion } from "@courtly/bots/advice";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { workerScope } from "./workerScope.ts";

serveWorkerRpc(
  workerScope<AdviceQuestion, Advice, number>(),
  answeringAdvice(() => performance.now()),
);
