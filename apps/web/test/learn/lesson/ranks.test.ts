import { answeringAdvice } from "@courtly/bots/advice";
import { assert, boxed, readRecord } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { expect, test } from "vitest";
import { SCENES } from "../../../src/games/rolling-courts/lesson/scenes.ts";
import { linesOf, recordAt } from "../../../src/learn/lesson/script.ts";

const PATIENT = { tell: () => undefined, isWanted: () => Promise.resolve(true) };
const NAMES = ["You", "Ines", "Bruno"];
const ask = answeringAdvice(() => 0);

/** The decisions of the learner: those with a choice. */
const DECISIONS = SCENES.flatMap((scene) =>
  linesOf(scene).flatMap((line, length) =>
    /^0 (?!roll|end)/.test(line) ? [{ scene, length, action: line.slice(2) }] : [],
  ),
);

test.each(DECISIONS)(
  "the first lesson teaches no move that the coach ranks last: $action",
  async ({ scene, length, action }) => {
    const record = recordAt(rollingCourts.id, NAMES, scene, length);
    const reading = readRecord(record, [boxed(rollingCourts)]);
    assert(reading.ok, "the record can be read");
    const { state } = reading.value.table;
    const question = { gameId: rollingCourts.id, state, seat: 0, limit: { work: 60_000 } };
    const { lines = [] } = (await ask(question, PATIENT)) ?? {};
    const rank = lines.findIndex(({ steps }) => steps.includes(action));
    expect(rank).toBeGreaterThanOrEqual(0);
    expect(rank).toBeLessThan(lines.length - 1);
  },
);
