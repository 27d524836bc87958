import type { AskOptions } from "@courtly/worker-rpc";
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { following, latest } from "../../../src/table/coach/following.ts";

interface Asked {
  readonly question: string;
  readonly answer: (text: string) => void;
  readonly fail: () => void;
  readonly news: (text: string) => void;
  readonly isCalledOff: () => boolean;
}

/** A worker whose answers come when the test says so. */
function slowRpc() {
  const asked: Asked[] = [];
  const ask = (question: string, { signal: calledOff, onProgress }: AskOptions<string>) =>
    new Promise<string>((resolve, reject) => {
      asked.push({
        question,
        answer: resolve,
        fail: () => reject(new Error("broken")),
        news: (text) => onProgress?.(text),
        isCalledOff: () => calledOff?.aborted === true,
      });
    });
  return { asked, ask };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function followed() {
  const question = signal<string | undefined>("first");
  const { asked, ask } = slowRpc();
  return { question, asked, ...following(question, ask) };
}

test("progress is known before the answer, and then the answer", async () => {
  const { asked, known, close } = followed();
  expect(known.value).toMatchObject({ kind: "pending", soFar: undefined });
  asked[0]?.news("nearly");
  expect(latest(known.value)).toBe("nearly");
  asked[0]?.answer("there");
  await settled();
  expect(known.value).toEqual({ kind: "answered", question: "first", answer: "there" });
  close();
});

test("a new question cancels the old one, whose late answer is ignored", async () => {
  const { question, asked, known, close } = followed();
  question.value = "second";
  expect(asked.map((each) => each.question)).toEqual(["first", "second"]);
  expect(asked.map((each) => each.isCalledOff())).toEqual([true, false]);
  asked[0]?.news("late");
  asked[0]?.answer("too late");
  await settled();
  expect(latest(known.value)).toBeUndefined();
  asked[1]?.answer("in time");
  await settled();
  expect(latest(known.value)).toBe("in time");
  close();
});

test("without a question nothing is known, and nothing is asked", async () => {
  const { question, asked, known, close } = followed();
  question.value = undefined;
  expect(known.value).toEqual({ kind: "nothing" });
  expect(asked[0]?.isCalledOff()).toBe(true);
  question.value = "again";
  close();
  expect(asked[1]?.isCalledOff()).toBe(true);
  await settled();
});

test("a question that fails is known as failed, and the next one is asked", async () => {
  const { question, asked, known, close } = followed();
  asked[0]?.fail();
  await settled();
  expect(known.value).toMatchObject({ kind: "failed", question: "first" });
  question.value = "second";
  asked[1]?.answer("well");
  await settled();
  expect(latest(known.value)).toBe("well");
  close();
});
