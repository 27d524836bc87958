import { expect, test } from "vitest";
import { runFuzz } from "../src/fuzz/runFuzz.ts";

test("no parser of strangers' text breaks a promise on 20,000 changed inputs, and no request over HTTP does", async () => {
  expect(await runFuzz({ inputs: 20_000, seed: "npm test" })).toEqual([]);
});
