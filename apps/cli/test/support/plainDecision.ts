import type { DecisionContext } from "../../src/play/decision.ts";
import { ENGLISH } from "../../src/speech.ts";

/** A decision without a screen, choices, refusals and commands, for tests that add the part they are about. */
export const PLAIN_DECISION: DecisionContext = {
  screen: () => [],
  news: [],
  greeting: undefined,
  menu: { choices: [] },
  prompt: "› ",
  plain: (line) => line,
  refusalOf: () => undefined,
  undoRefusal: () => undefined,
  guide: () => [],
  why: [],
  record: () => "",
  say: ({ message }) => message,
  words: ENGLISH.table,
};
