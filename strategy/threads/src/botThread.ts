import { performance } from "node:perf_hooks";
import { answeringBots, type BotAnswer, type BotQuestion } from "@courtly/bots/thinking";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { threadplace } from "./threadplace.ts";

serveWorkerRpc(
  threadplace<BotQuestion, BotAnswer, never>(),
  answeringBots(() => performance.now()),
);
