import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";

type Think = (question: BotQuestion) => Promise<BotAnswer>;

/**
 * Shares the time for thinking among the questions that wait: the more there are, the less each gets. Somebody who opens
 * many tables with strong bots makes all bots think less, but keeps nobody waiting for long.
 */
export function sharedThinking(think: Think): Think {
  let waiting = 0;
  return async (question) => {
    waiting += 1;
    try {
      return await think({ ...question, ms: question.ms / waiting });
    } finally {
      waiting -= 1;
    }
  };
}
