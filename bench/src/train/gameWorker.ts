import { parentPort, workerData } from "node:worker_threads";
import { LEARNERS } from "@courtly/bots/learners";
import { assert } from "@courtly/engine";
import type { Answer, Task } from "./gamePool.ts";

const learner = LEARNERS.find(({ gameId }) => gameId === workerData);
assert(learner !== undefined, "the training names a game that has a learner");
parentPort?.on("message", (task: Task) => {
  const answer: Answer =
    task.kind === "lesson"
      ? learner.lesson(task.weights, task.seed)
      : learner.trial(task.weights, task.trial);
  parentPort?.postMessage(answer);
});
