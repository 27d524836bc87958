import { availableParallelism } from "node:os";
import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import { openWorkerRpc, type WorkerRpc } from "@courtly/worker-rpc";
import type { Odds, Progress, OddsQuestion } from "@courtly/odds";
import { spawnThread } from "./spawnThread.ts";

export { spawnThread } from "./spawnThread.ts";
export { threadplace } from "./threadplace.ts";

const ODDS = new URL("./oddsThread.ts", import.meta.url);
const BOTS = new URL("./botThread.ts", import.meta.url);

/** Asks a thread for odds. */
export function openOddsRpc(
  file: () => URL = () => ODDS,
): WorkerRpc<OddsQuestion, readonly Odds[], Progress> {
  return openWorkerRpc({
    spawn: () => spawnThread(file()),
    failureText: "The odds cannot be worked out",
  });
}

type BotRpc = WorkerRpc<BotQuestion, BotAnswer>;

/** Asks one thread for the moves of bots, one question at a time. */
export function openBotRpc(): BotRpc {
  return openWorkerRpc({ spawn: () => spawnThread(BOTS), failureText: "The bots cannot think" });
}

/**
 * Asks several threads for the moves of bots, and leaves one core to the caller. A question goes to the thread with the
 * shortest queue, and gets less time the longer that queue is. Quick bots have a separate thread, so that they never
 * wait for a Chancellor.
 */
export function openBotRpcs(threads = Math.max(1, availableParallelism() - 1)): BotRpc {
  const quick = openBotRpc();
  const rpcs = Array.from({ length: threads }, () => ({ rpc: openBotRpc(), waiting: 0 }));
  return {
    ask: async (question, options) => {
      if (QUICK.test(question.bot)) return quick.ask(question, options);
      const shortest = rpcs.reduce((best, each) => (each.waiting < best.waiting ? each : best));
      shortest.waiting += 1;
      try {
        const ms = question.ms / shortest.waiting;
        return await shortest.rpc.ask({ ...question, ms }, options);
      } finally {
        shortest.waiting -= 1;
      }
    },
    close: () => {
      quick.close();
      for (const { rpc } of rpcs) rpc.close();
    },
  };
}

const QUICK = /^(?:page|squire)\b/;
