import { expect, test } from "vitest";
import { rememberAnswers } from "../../../src/table/coach/rememberAnswers.ts";

test("a position that comes back gets the answer that it had before", async () => {
  let asked = 0;
  const ask = rememberAnswers(
    async (position: string) => `${position}, answer ${(asked += 1)}`,
    (position) => position,
  );
  expect(await ask("a", undefined)).toBe("a, answer 1");
  expect(await ask("b", undefined)).toBe("b, answer 2");
  expect(await ask("a", undefined)).toBe("a, answer 1");
});

test("a question that failed is asked again", async () => {
  const answers = [Promise.reject(new Error("cancelled")), Promise.resolve("advice")];
  const ask = rememberAnswers(
    () => answers.shift() as Promise<string>,
    () => "a",
  );
  await expect(ask("a", undefined)).rejects.toThrow("cancelled");
  expect(await ask("a", undefined)).toBe("advice");
});
