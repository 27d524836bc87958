import { serveDesk } from "@courtly/desk";
import { answeringOdds, type Odds, type Progress, type Question } from "@courtly/odds";
import { workplace } from "./workplace.ts";

serveDesk(
  workplace<Question, readonly Odds[], Progress>(),
  answeringOdds(() => performance.now()),
);
