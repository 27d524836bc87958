import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import { expect, test } from "vitest";
import { sharedThinking } from "../../src/tables/thinking.ts";

const QUESTION: BotQuestion = {
  gameId: "rolling-courts",
  bot: "chancellor",
  state: undefined,
  seat: 0,
  seed: "thinking",
  ms: 1000,
};

/** Threads that answer one question after the other, when the test says so. */
function threads() {
  const asked: { readonly ms: number; readonly answer: () => void }[] = [];
  const think = sharedThinking(
    ({ ms }) =>
      new Promise<BotAnswer>((resolve) => {
        asked.push({ ms, answer: () => resolve({ text: "pass" }) });
      }),
  );
  return { asked, think };
}

test("a question alone gets the whole time", async () => {
  const { asked, think } = threads();
  for (let count = 0; count < 3; count += 1) {
    const answered = think(QUESTION);
    asked.at(-1)?.answer();
    await answered;
  }
  expect(asked.map(({ ms }) => ms)).toEqual([1000, 1000, 1000]);
});

test("a stranger with thirty tables of strong bots keeps the bots of others waiting for seconds, not half a minute", async () => {
  const { asked, think } = threads();
  const first = Array.from({ length: 30 }, () => think(QUESTION));
  const total = () => asked.reduce((sum, { ms }) => sum + ms, 0);
  expect(total()).toBeLessThan(5000);
  // From then on each table asks again after its answer: a whole round takes about one second.
  const before = total();
  for (const [index, answered] of first.entries()) {
    asked[index]?.answer();
    await answered;
    void think(QUESTION);
  }
  expect(total() - before).toBeLessThan(1100);
});
