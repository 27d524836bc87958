import { performance } from "node:perf_hooks";
import { serveWorkerRpc } from "@courtly/worker-rpc";
import { answeringOdds, type Odds, type Progress, type OddsQuestion } from "@courtly/odds";
import { threadplace } from "./threadplace.ts";

/** The memory limit of a question that names none: more than in a browser. */
const BYTES_MAX = 2 ** 30;

serveWorkerRpc(
  threadplace<OddsQuestion, readonly Odds[], Progress>(),
  answeringOdds(() => performance.now(), BYTES_MAX),
);
