import { answeringBots, type BotAnswer, type BotQuestion } from "@courtly/bots/thinking";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { workerScope } from "./workerScope.ts";

serveWorkerRpc(
  workerScope<BotQuestion, BotAnswer, never>(),
  answeringBots(() => performance.now()),
);
