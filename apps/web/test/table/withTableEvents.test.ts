import { expect, test } from "vitest";
import { gatherTurns } from "../../src/table/chronicle/gatherTurns.ts";
import { withTableEvents } from "../../src/table/chronicle/withTableEvents.ts";
import type { ChronicleEntry } from "../../src/table/gameUi.ts";

const entry = (text: string, more: Partial<ChronicleEntry> = {}): ChronicleEntry => ({
  seat: 0,
  says: [{ kind: "text", text }],
  rule: undefined,
  ...more,
});
const event = (afterSteps: number, text: string) => ({
  afterSteps,
  entry: entry(text, { isTableEvent: true }),
});
const textsOf = (entries: readonly ChronicleEntry[]) =>
  entries.map(({ says: [first] }) => (first?.kind === "text" ? first.text : ""));

const steps = [[entry("rolls")], [entry("keeps")], [entry("takes", { endsTurn: true })]];

test("events at the table stand between the steps before and after them", () => {
  const events = [event(0, "hello"), event(1, "well rolled"), event(3, "thanks")];
  expect(textsOf(withTableEvents(steps, 0, events))).toEqual([
    "hello",
    "rolls",
    "well rolled",
    "keeps",
    "takes",
    "thanks",
  ]);
});

test("events before the shown steps are left out, those after undone steps come last", () => {
  const events = [event(1, "early"), event(9, "after an undo")];
  expect(textsOf(withTableEvents(steps.slice(2), 2, events))).toEqual(["takes", "after an undo"]);
});

test("an event during a turn stays beside the line that sums the turn up", () => {
  const gathered = gatherTurns(withTableEvents(steps, 0, [event(1, "well rolled")]));
  expect(textsOf(gathered)).toEqual(["takes", "well rolled"]);
  expect(textsOf(gathered[0]?.steps ?? [])).toEqual(["rolls", "keeps", "takes"]);
});
