import { parentPort } from "node:worker_threads";

// A worker that breaks down as soon as it is asked.
parentPort?.on("message", () => {
  throw new Error("ink on the dice");
});
