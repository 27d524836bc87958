import { answeringAdvice, type Advice, type AdviceQuestion } from "@courtly/bots/advice";
import { serveDesk } from "@courtly/desk";
import { workplace } from "./workplace.ts";

serveDesk(
  workplace<AdviceQuestion, Advice, Advice>(),
  answeringAdvice(() => performance.now()),
);
