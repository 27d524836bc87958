import { availableParallelism } from "node:os";
import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import { openDesk, type Desk } from "@courtly/desk";
import type { Odds, Progress, Question } from "@courtly/odds";
import { spawnThread } from "./spawnThread.ts";

const ODDS = new URL("./oddsThread.ts", import.meta.url);
const BOTS = new URL("./botThread.ts", import.meta.url);

/** A desk for odds with a thread behind it. */
export function openOddsDesk(
  file: () => URL = () => ODDS,
): Desk<Question, readonly Odds[], Progress> {
  return openDesk({ spawn: () => spawnThread(file()), trouble: "The odds cannot be worked out" });
}

type BotDesk = Desk<BotQuestion, BotAnswer>;

/** A desk where bots think, one after the other, in a thread. */
export function openBotDesk(): BotDesk {
  return openDesk({ spawn: () => spawnThread(BOTS), trouble: "The bots cannot think" });
}

/**
 * The same with several threads, one core left for whoever asks: a question goes where the fewest wait, and the more wait
 * there, the less time it gets. Those who hardly think have a thread of their own, and wait for no Chancellor.
 */
export function openBotDesks(threads = Math.max(1, availableParallelism() - 1)): BotDesk {
  const quick = openBotDesk();
  const desks = Array.from({ length: threads }, () => ({ desk: openBotDesk(), waiting: 0 }));
  return {
    ask: async (question, options) => {
      if (QUICK.test(question.bot)) return quick.ask(question, options);
      const shortest = desks.reduce((best, each) => (each.waiting < best.waiting ? each : best));
      shortest.waiting += 1;
      try {
        const ms = question.ms / shortest.waiting;
        return await shortest.desk.ask({ ...question, ms }, options);
      } finally {
        shortest.waiting -= 1;
      }
    },
    close: () => {
      quick.close();
      for (const { desk } of desks) desk.close();
    },
  };
}

const QUICK = /^(?:page|squire)\b/;
