import { parentPort, workerData } from "node:worker_threads";
import { LEARNERS } from "@courtly/bots/learners";
import { assert } from "@courtly/engine";
import type { Task } from "./gamePool.ts";

const learner = LEARNERS.find(({ gameId }) => gameId === workerData);
assert(learner !== undefined, "the training names a game that has a learner");
parentPort?.on("message", (task: Task) => {
  const { weights, seed } = task;
  parentPort?.postMessage(
    task.kind === "lesson"
      ? learner.lesson(weights, seed)
      : learner.trial(weights, seed, task.index),
  );
});
