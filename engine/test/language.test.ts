import { expect, test } from "vitest";
import { languageFor } from "../src/index.ts";

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "it_IT.UTF-8", "en"], "it"],
  [["EN-us"], "en"],
  [["fr", "deutsch"], "en"],
  [[], "en"],
] as const)("the wanted languages %j give %s", (wanted, language) =>
  expect(languageFor(wanted)).toBe(language),
);
