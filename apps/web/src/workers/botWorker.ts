import { answeringBots, type BotAnswer, type BotQuestion } from "@courtly/bots/thinking";
import { serveDesk } from "@courtly/desk";
import { workplace } from "./workplace.ts";

serveDesk(
  workplace<BotQuestion, BotAnswer, never>(),
  answeringBots(() => performance.now()),
);
