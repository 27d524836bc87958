import { BEGINNING } from "../../../src/learn/lesson/lessonPlace.ts";
import { boxed, readRecord, type GameBox } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { readLessons } from "../../../src/learn/lesson/lessonProgress.ts";
import { spotFor } from "../../../src/learn/lesson/cardPosition.ts";
import { rollingCourtsLazyUi } from "../../../src/games/rolling-courts/lazyUi.tsx";
import { toCourtTheKingLazyUi } from "../../../src/games/to-court-the-king/lazyUi.ts";
import {
  doingAt,
  endOf,
  isWanted,
  linesOf,
  recordAt,
  rivalLine,
  stepAt,
  wantedAt,
  type Scene,
} from "../../../src/learn/lesson/script.ts";

const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];
const NAMES = ["You", "Ines", "Bruno"];

const LESSONS = [
  ...toCourtTheKingLazyUi.lessons.map((lesson, at) => [toCourtTheKing.id, at + 1, lesson] as const),
  ...rollingCourtsLazyUi.lessons.map((lesson, at) => [rollingCourts.id, at + 1, lesson] as const),
];

describe.each(LESSONS)("%s, lesson %i", (gameId, _, { scenes, rivals, words }) => {
  const names = NAMES.slice(0, rivals + 1);

  test("every scene can be played by the rules, from each of its events on", () => {
    for (const scene of scenes)
      for (let length = 0; length <= linesOf(scene).length; length += 1) {
        const reading = readRecord(recordAt(gameId, names, scene, length), BOXES);
        expect(reading.ok ? reading.value.table.length : reading.error).toBe(
          scene.before.length + length,
        );
      }
  });

  test("it ends with the game, won by the learner", () => {
    const last = scenes.at(-1) as Scene;
    const reading = readRecord(recordAt(gameId, names, last, linesOf(last).length), BOXES);
    const turn = reading.ok ? reading.value.table.turn : undefined;
    expect(turn?.kind === "over" && turn.ranks[0]).toBe(1);
  });

  test("every step has its text", () => {
    for (const { id } of scenes.flatMap(({ steps }) => [...steps]))
      expect(words()[id]?.ask, id).not.toBe("");
  });

  test("it is short", () => {
    const count = scenes.reduce((sum, { steps }) => sum + steps.length, 0);
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(16);
  });
});

const SCENE: Scene = {
  opening: [],
  before: [],
  steps: [
    { id: "hello", lines: [] },
    { id: "keep", lines: ["0 aside 4 4", "0 roll", "* 5"] },
    { id: "rival", lines: ["1 roll", "* 1 2 3"] },
  ],
};

test("a step lasts until all of it has happened", () => {
  const at = (length: number, read: number) => stepAt(SCENE, { length, read });
  expect(at(0, 0)).toBe(0);
  expect(at(0, 1)).toBe(1);
  expect(at(1, 1)).toBe(1);
  expect(at(3, 1)).toBe(2);
  expect(at(5, 1)).toBe(3);
  expect(endOf(SCENE, 1)).toBe(3);
});

test("a person who plays on has read enough", () => {
  expect(stepAt(SCENE, { length: 1, read: 0 })).toBe(1);
});

test("rivals play on when the step was read, and then there is nothing to skip", () => {
  const at = (length: number, read: number) => doingAt(SCENE, { length, read });
  expect(at(0, 0)).toBe("read");
  expect(at(0, 1)).toBe("play");
  expect(at(3, 1)).toBe("read");
  expect(at(3, 3)).toBe("watch");
  expect(at(4, 1)).toBe("watch"); // left in the middle, and resumed
});

test("the card hides as little as possible, never a control that it points at, and stays if it can", () => {
  const phone = { width: 390, height: 844, edges: { top: 0, right: 0, bottom: 34, left: 0 } };
  const card = { width: 374, height: 160 };
  const court = { box: { x: 8, y: 60, width: 374, height: 370 }, weight: 1 };
  const dock = { x: 8, y: 770, width: 374, height: 60 };
  const dice = { x: 100, y: 550, width: 200, height: 80 };
  const room = { ...phone, pointed: [dock], obstacles: [court, { box: dock, weight: 8 }] };
  const onCloth = spotFor(card, room);
  expect(onCloth.y).toBeGreaterThanOrEqual(430);
  expect(onCloth.y + card.height).toBeLessThanOrEqual(762);
  expect(spotFor(card, room, { x: 8, y: 500 })).toEqual({ x: 8, y: 500 });
  expect(spotFor(card, room, { x: 600, y: 500 }).x).toBeLessThanOrEqual(8); // from a wider window
  const { y } = spotFor(card, { ...room, pointed: [dice] }, onCloth);
  expect(y + card.height).toBeLessThanOrEqual(542);
});

test("the next actions are wanted, together or one after the other; nothing else is", () => {
  expect(wantedAt(SCENE, 0)).toEqual(["aside 4 4", "roll"]);
  expect(isWanted(SCENE, 0, ["aside 4 4", "roll"])).toBe(true);
  expect(isWanted(SCENE, 0, ["aside 4 4"])).toBe(true);
  expect(isWanted(SCENE, 0, ["aside 4"])).toBe(false);
  expect(isWanted(SCENE, 0, ["roll"])).toBe(false);
  expect(isWanted(SCENE, 1, ["roll", "roll"])).toBe(false);
  expect(wantedAt(SCENE, 3)).toEqual([]);
});

test("a rival knows its own lines only", () => {
  expect(rivalLine(SCENE, 3, 1)).toBe("roll");
  expect(rivalLine(SCENE, 3, 2)).toBeUndefined();
  expect(rivalLine(SCENE, 0, 1)).toBeUndefined();
  expect(rivalLine(SCENE, 5, 1)).toBeUndefined();
});

test("stored progress is read; invalid progress becomes a lesson at its beginning", () => {
  const place = { scene: 1, length: 2, read: 1 };
  expect(readLessons(JSON.stringify({ a: { place, isDone: true } }))).toEqual({
    a: { place, isDone: true },
  });
  expect(readLessons(null)).toEqual({});
  expect(readLessons("nonsense")).toEqual({});
  expect(readLessons('{"a":{"place":{"scene":-1,"length":"2"},"isDone":1},"b":7}')).toEqual({
    a: { place: BEGINNING, isDone: false },
    b: { place: BEGINNING, isDone: false },
  });
});
