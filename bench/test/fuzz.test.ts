import { FIELD_NAMES } from "@courtly/protocol";
import { expect, test } from "vitest";
import { ENTRIES, TO_CLIENT, TO_SERVER } from "../src/fuzz/corpus.ts";
import { runFuzz } from "../src/fuzz/runFuzz.ts";

test("no parser of strangers' text breaks a promise on 20,000 changed inputs, and no request over HTTP does", async () => {
  expect(await runFuzz({ inputs: 20_000, seed: "npm test" })).toEqual([]);
});

test.each([
  ["entry", ENTRIES],
  ["toServer", TO_SERVER],
  ["toClient", TO_CLIENT],
] as const)("the inputs that are changed have every kind and field of '%s'", (what, corpus) => {
  for (const [kind, fields] of Object.entries(FIELD_NAMES[what])) {
    const present = corpus.filter((each) => "kind" in each && each.kind === kind);
    expect(new Set(present.flatMap(Object.keys)), kind).toEqual(new Set(fields));
  }
});
