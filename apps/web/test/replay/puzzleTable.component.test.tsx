import { assert } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { savedGame } from "../../development/screens/keptGames.ts";
import { toCourtTheKingUi } from "../../src/games/to-court-the-king/gameUi.ts";
import type { Answer } from "../../src/replay/puzzles/puzzles.ts";
import { openPuzzleTable } from "../../src/replay/puzzles/puzzleTable.ts";
import { openReplay } from "../../src/replay/replay.ts";

const RECORD = `courtly 1
game to-court-the-king
players Ada, Ben
start 0
cards 0 guard laborer
---
0 roll
* 5 5 3
0 aside 5 5
0 roll
* 2
`;

const answer = (steps: readonly string[]): Answer => ({
  steps,
  chance: 0.5,
  isBest: false,
  isPlayed: false,
});

const KEEP = ["aside 5 5", "roll"];
const CALL_AND_KEEP = ["use guard", "aside 5 5", "roll"];
const KEEP_ONE = ["aside 5", "roll"];

/** The decision after the first roll, with three answers. */
function openTable() {
  const saved = savedGame(
    { id: "g", record: RECORD, bots: ["Ben"], ending: { headline: "", winners: [] } },
    { nowMs: 0 },
  );
  const replay = openReplay(toCourtTheKingUi, saved);
  assert(replay.ok, "the record can be read");
  const answered: number[] = [];
  const { session, built } = openPuzzleTable({
    ui: toCourtTheKingUi,
    replay: replay.value,
    event: 2,
    seat: 0,
    answers: () => [KEEP, CALL_AND_KEEP, KEEP_ONE].map(answer),
    onAnswer: (index) => answered.push(index),
  });
  const play = (...steps: readonly string[]) =>
    session.act(
      ...steps.map((step) => {
        const action = toCourtTheKing.notation.action.read(step);
        assert(action.ok, "a step is an action");
        return action.value;
      }),
    );
  return { session, built, answered, play };
}

describe("the table of a puzzle", () => {
  test("asks the player of the decision, at its position", () => {
    const { session } = openTable();
    const { waiting, table, undoable } = session.view.value;
    expect(waiting).toEqual({ kind: "person", player: 0, seat: 0 });
    expect(table.position()).toContain("active 3 5 5");
    expect(undoable).toBe(0);
  });

  test("takes a whole answer that is played at once", async () => {
    const { play, answered, session } = openTable();
    expect(await play("aside 5", "roll")).toBeUndefined();
    expect(answered).toEqual([2]);
    expect(session.view.value.table.length).toBe(2);
  });

  test("takes the answer whose roll is played, though another one begins alike", async () => {
    const { play, answered } = openTable();
    await play("aside 5 5", "roll");
    expect(answered).toEqual([0]);
  });

  test("refuses a roll before an answer is complete", async () => {
    const { play, answered, session } = openTable();
    await play("use guard");
    expect(await play("roll")).toMatchObject({ message: /roll|dice|die|answers/i });
    expect(await play("aside 5", "roll")).toMatchObject({ message: /answers/ });
    expect(answered).toEqual([]);
    expect(session.view.value.undoable).toBe(1);
  });

  test("shows a begun answer, and takes it when it is complete, in any order", async () => {
    const { play, built, answered, session } = openTable();
    expect(await play("aside 5 5")).toBeUndefined();
    expect(built.value).toEqual(["aside 5 5"]);
    expect(session.view.value).toMatchObject({ undoable: 1, fresh: [{}] });
    expect(await play("use guard")).toBeUndefined();
    expect(answered).toEqual([]);
    await play("roll");
    expect(answered).toEqual([1]);
  });

  test("refuses what no answer has, and changes nothing", async () => {
    const { play, built, answered, session } = openTable();
    expect(await play("aside 3")).toMatchObject({ message: /answers/ });
    await play("aside 5 5");
    expect(await play("use laborer")).toMatchObject({ message: /answers/ });
    expect([built.value, answered]).toEqual([["aside 5 5"], []]);
    expect(session.view.value.table.length).toBe(3);
  });

  test("takes steps back", async () => {
    const { play, built, session } = openTable();
    await play("aside 5 5");
    await play("use guard");
    expect(await session.undo(1)).toBeUndefined();
    expect(built.value).toEqual(["aside 5 5"]);
    await session.undo(5);
    expect(built.value).toEqual([]);
    expect(session.view.value).toMatchObject({ undoable: 0, fresh: [] });
    expect(session.view.value.table.length).toBe(2);
  });
});
