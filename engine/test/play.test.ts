import { describe, expect, test } from "vitest";
import { openTable, play, refusalOf, replay, type GameEvent } from "@courtly/engine";
import { nim, type Heap, type Take } from "./nim.ts";

const heap = (stones: number): Heap => ({ stones, toAct: 0, rolling: false });
const take = (seat: number, stones: number): GameEvent<Take> => ({
  kind: "acted",
  seat,
  action: { stones },
});
const roll = (seat: number): GameEvent<Take> => ({ kind: "acted", seat, action: "roll" });
const why = (state: ReturnType<typeof heap>, event: GameEvent<Take>) => {
  const refusal = refusalOf(nim, state, event);
  return refusal && `${refusal.rule} ${refusal.code}: ${refusal.message}`;
};

describe("play", () => {
  test("applies an action that the rules allow", () => {
    expect(play(nim, heap(5), take(0, 2))).toEqual({
      ok: true,
      value: { stones: 3, toAct: 1, rolling: false },
    });
  });

  test("refuses with the game's rule and its values", () => {
    const refusal = refusalOf(nim, heap(2), take(0, 3));
    expect(refusal).toMatchObject({ rule: "N2", code: "tooMany", values: { stones: 3, left: 2 } });
    expect(refusal?.message).toBe("3 wanted, 2 left");
    const refused = play(nim, heap(2), take(0, 3));
    expect(refused).toMatchObject({ ok: false, error: { rule: "N2" } });
  });

  test("refuses an action when the seat does not decide now", () => {
    expect(why(heap(5), take(1, 1))).toBe(
      "N3 notTheirTurn: it is the turn of seat 0, not of seat 1",
    );
    expect(why(heap(0), take(0, 1))).toBe("N5 gameOver: the game is over");
    expect(why({ ...heap(5), rolling: true }, take(0, 1))).toBe(
      "N4 diceInTheAir: a die is in the air: first say what it shows, as '* FACE'",
    );
  });

  test("refuses a roll when no dice are in the air, and faces that are impossible", () => {
    const rolled = (...faces: number[]) =>
      ({ kind: "rolled", faces }) as unknown as GameEvent<Take>;
    const rolling = { ...heap(5), rolling: true };
    expect(why(heap(5), rolled(3))).toBe(
      "N4 noDiceInTheAir: no dice are in the air: seat 0 decides",
    );
    expect(why(heap(0), rolled(3))).toBe("N5 gameOver: the game is over");
    expect(why(rolling, rolled(3, 4))).toBe("N4 wrongDice: 1 die in the air, 2 found");
    expect(why(rolling, rolled(7))).toBe("N4 noSuchFace: dice show 1 to 6, not 7");
    expect(why(rolling, rolled(0.5))).toBe("N4 noSuchFace: dice show 1 to 6, not 0.5");
    expect(why(rolling, rolled(3))).toBeUndefined();
  });

  test("a player may resign also while dice are in the air, and on the turn of the other", () => {
    const resigned = (seat: number): GameEvent<Take> => ({ kind: "resigned", seat });
    const rolling = { ...heap(5), rolling: true };
    for (const state of [heap(5), rolling])
      for (const seat of [0, 1]) expect(why(state, resigned(seat))).toBeUndefined();
    expect(play(nim, rolling, resigned(1))).toMatchObject({ ok: true, value: { resigned: 1 } });
    expect(why(heap(0), resigned(0))).toBe("N5 gameOver: the game is over");
    expect(why({ ...heap(5), resigned: 1 }, resigned(0))).toBe("N5 gameOver: the game is over");
    expect(why(heap(5), resigned(2))).toBe("N3 noSuchSeat: there is no seat 2, only 0 to 1");
    const three = { ...nim, playersIn: () => 3, seats: () => 3 };
    expect(refusalOf(three, heap(5), resigned(2))).toMatchObject({
      rule: "N5",
      message: "resigning ends only a game of two players",
    });
  });

  test("replay gives any past state", () => {
    const events = [take(0, 1), roll(1), { kind: "rolled", faces: [4] } as const, take(0, 2)];
    expect(replay(nim, heap(9), events)).toEqual({ stones: 2, toAct: 1, rolling: false });
    expect(replay(nim, heap(9), events.slice(0, 2))).toEqual({
      stones: 8,
      toAct: 1,
      rolling: true,
    });
    expect(replay(nim, heap(9), [])).toEqual(heap(9));
  });
});

describe("a table", () => {
  const open = () => openTable(nim, { names: ["Ada", "Ben"] }, heap(9));
  const must = <Value>(
    result: { ok: true; value: Value } | { ok: false; error: { message: string } },
  ): Value => {
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  };

  test("plays an action given as text and returns a new table", () => {
    const table = open();
    const next = must(table.act(0, "take 2"));
    expect(next.state.stones).toBe(7);
    expect(next.length).toBe(1);
    expect(table.state.stones).toBe(9);
    expect(table.length).toBe(0);
    expect(next.playerOf(1)).toBe(1);
    expect(next.legal()).toEqual(["roll", "take 1", "take 2", "take 3"]);
    expect(next.position()).toEqual(["stones 7"]);
    expect(must(next.act(1, "roll")).legal()).toEqual([]);
  });

  test("refuses a seat that it does not have", () => {
    expect(open().act(2, "take 1")).toMatchObject({
      ok: false,
      error: { rule: "N3", code: "noSuchSeat", message: "there is no seat 2, only 0 to 1" },
    });
  });

  test("says what was expected instead of an unreadable action", () => {
    expect(open().act(0, "eat 2")).toEqual({
      ok: false,
      error: { message: "'take 1' to 'take 3', or 'roll' wanted" },
    });
  });

  test("writes the record of what happened", () => {
    const table = must(must(must(open().act(0, "take 2")).act(1, "roll")).roll([3]));
    expect(table.record()).toBe(
      "courtly 1\ngame nim\nrules-version 3\nplayers Ada, Ben\nstones 9\n---\n0 take 2\n1 roll\n* 3\n",
    );
    expect(table.last).toEqual({ kind: "rolled", faces: [3] });
  });

  test("writes the dice line that is given later instead of the one in the head", () => {
    const told = openTable(nim, { names: ["Ada", "Ben"], dice: "in a cup" }, heap(9));
    expect(open().record("by hand")).toContain("\nplayers Ada, Ben\ndice by hand\n");
    expect(told.record("by hand")).toBe(open().record("by hand"));
    expect(told.record()).toContain("\ndice in a cup\n");
  });

  test("numbers the throws of each seat, without gaps after an undo", () => {
    const inAir = (table: ReturnType<typeof open>, seat: number) => must(table.act(seat, "roll"));
    const one = inAir(open(), 0);
    const two = inAir(must(one.roll([1])), 1);
    const three = inAir(must(must(must(two.roll([1])).act(0, "take 1")).act(1, "take 1")), 0);
    const four = inAir(must(three.roll([1])), 1);
    expect([one, two, three, four].map(({ turn }) => turn)).toEqual([
      { kind: "roll", seat: 0, dice: 1, round: 1, roll: 1 },
      { kind: "roll", seat: 1, dice: 1, round: 1, roll: 1 },
      { kind: "roll", seat: 0, dice: 1, round: 1, roll: 2 },
      { kind: "roll", seat: 1, dice: 1, round: 1, roll: 2 },
    ]);
    const again = inAir(must(three.undo(0)), 0);
    expect(again.turn).toEqual(three.turn);
  });

  test("counts rolls from 1 again in every round", () => {
    // In this variant every stone taken begins a new round.
    const rounds = { ...nim, round: ({ stones }: { stones: number }) => 10 - stones };
    const table = openTable(rounds, { names: ["Ada", "Ben"] }, heap(9));
    const rolled = must(
      must(must(must(table.act(0, "roll")).roll([1])).act(1, "take 1")).act(0, "roll"),
    );
    expect(rolled.turn).toMatchObject({ seat: 0, round: 3, roll: 1 });
  });

  test("returns all steps since the beginning", () => {
    const before = must(open().act(0, "take 2"));
    const after = must(before.act(1, "roll"));
    expect(open().steps()).toEqual([]);
    expect(after.steps()).toEqual([
      { before: open().state, event: take(0, 2), after: before.state },
      { before: before.state, event: roll(1), after: after.state },
    ]);
  });

  test("returns the steps since an earlier table, of which the last leads to its own state", () => {
    const lines = ["take 1", "roll", "*", "take 2", "take 1"];
    const tables = [open()];
    for (const line of lines) {
      const table = tables.at(-1) as ReturnType<typeof open>;
      const { turn } = table;
      const next = turn.kind === "decide" ? table.act(turn.seat, line) : table.roll([1]);
      tables.push(must(next));
    }
    const last = tables.at(-1) as ReturnType<typeof open>;
    for (const earlier of tables) {
      const fresh = last.stepsSince(earlier);
      expect(fresh).toEqual(last.steps().slice(earlier.length));
      if (earlier === last) continue;
      expect(fresh[0]?.before).toBe(earlier.state);
      expect(fresh.at(-1)?.after).toBe(last.state);
    }
    expect(() => open().stepsSince(last)).toThrow("earlier table");
  });

  test("ends when a player resigns, which is no action and cannot be taken back", () => {
    const table = must(open().act(0, "take 2"));
    expect(table.act(1, "resign").ok).toBe(false);
    expect(table.legal()).not.toContain("resign");
    const resigned = must(must(table.act(1, "roll")).resign(0));
    expect(resigned.turn).toEqual({ kind: "over", ranks: [2, 1] });
    expect(resigned.resigned).toBe(0);
    expect(table.resigned).toBeUndefined();
    expect(resigned.lastAction()).toBeUndefined();
    expect(resigned.legal()).toEqual([]);
    expect(resigned.record()).toContain("---\n0 take 2\n1 roll\n0 resign\n");
    expect(resigned.steps().at(-1)).toMatchObject({ event: { kind: "resigned", seat: 0 } });
    for (const player of [0, 1])
      expect(resigned.undo(player)).toMatchObject({
        ok: false,
        error: { code: "resignationStands" },
      });
    expect(resigned.resign(1)).toMatchObject({ ok: false, error: { code: "gameOver" } });
  });

  test("returns to the very table before an action that is taken back", () => {
    const table = must(open().act(0, "take 2"));
    const later = must(table.act(1, "take 1"));
    expect(must(later.undo(1))).toBe(table);
    expect(must(must(later.undo(1)).undo(0)).length).toBe(0);
    const again = must(must(later.undo(1)).act(1, "take 3"));
    expect(again.record()).toContain("---\n0 take 2\n1 take 3\n");
    expect(later.record()).toContain("---\n0 take 2\n1 take 1\n");
  });

  test("takes back own actions up to the last roll or another player's action", () => {
    const table = must(open().act(0, "take 2"));
    expect(must(table.undo(0)).record()).toBe(open().record());
    expect(table.undo(1)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("another player") },
    });
    expect(open().undo(0)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("nothing to take back") },
    });
    const rolled = must(must(table.act(1, "roll")).roll([3]));
    expect(rolled.undo(1)).toMatchObject({
      ok: false,
      error: { message: "a roll cannot be taken back" },
    });
    expect(rolled.undo(0)).toMatchObject({ ok: false });
  });
});
