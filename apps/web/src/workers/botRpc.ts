import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import { openWorkerRpc } from "@courtly/worker-rpc";
import { spawnedWorker } from "./spawnedWorker.ts";

/** Asks a Web Worker for the moves of bots. The first question starts the worker. */
export const botRpc = openWorkerRpc<BotQuestion, BotAnswer>({
  spawn: () =>
    spawnedWorker(new Worker(new URL("botWorker.ts", import.meta.url), { type: "module" })),
  failureText: "The bots cannot think",
});
