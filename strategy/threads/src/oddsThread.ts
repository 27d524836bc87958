import { performance } from "node:perf_hooks";
import { serveDesk } from "@courtly/desk";
import { answeringOdds, type Odds, type Progress, type Question } from "@courtly/odds";
import { threadplace } from "./threadplace.ts";

serveDesk(
  threadplace<Question, readonly Odds[], Progress>(),
  answeringOdds(() => performance.now()),
);
