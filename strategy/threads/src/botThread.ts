import { performance } from "node:perf_hooks";
import { answeringBots, type BotAnswer, type BotQuestion } from "@courtly/bots/thinking";
import { serveDesk } from "@courtly/desk";
import { threadplace } from "./threadplace.ts";

serveDesk(
  threadplace<BotQuestion, BotAnswer, never>(),
  answeringBots(() => performance.now()),
);
