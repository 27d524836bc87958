import { parentPort } from "node:worker_threads";

// A worker that crashes at the first question.
parentPort?.on("message", () => {
  throw new Error("ink on the dice");
});
