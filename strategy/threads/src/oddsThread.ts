import { performance } from "node:perf_hooks";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { answeringOdds, type Odds, type Progress, type Question } from "@courtly/odds";
import { threadplace } from "./threadplace.ts";

/** More than a page may take, unless the question says how much. */
const BYTES_MAX = 2 ** 30;

serveWorkerRpc(
  threadplace<Question, readonly Odds[], Progress>(),
  answeringOdds(() => performance.now(), BYTES_MAX),
);
