import { headerLine, readOpening, seededCup, seededRandom } from "@courtly/engine";
import { rollingCourts as game, type Action } from "@courtly/rolling-courts";
import { rollingCourtsEncoding as encoding } from "@courtly/rolling-courts/encoding";
import { expect, test } from "vitest";

test("the lengths change only with the version", () => {
  const { version, fields, slots } = encoding;
  expect({ version, fields: fields.length, slots: slots.length }).toEqual({
    version: 1,
    fields: 638,
    slots: 1791,
  });
  expect(new Set(fields).size).toBe(fields.length);
  expect(new Set(slots).size).toBe(slots.length);
});

test("every slot name is the text of the action that has this slot", () => {
  const wrong = encoding.slots.filter((text, slot) => {
    const action = game.notation.action.read(text);
    return !action.ok || encoding.slotOf(action.value) !== slot;
  });
  expect(wrong).toEqual([]);
});

test.each([2, 3, 4, 5])(
  "%i players: every vector has the fixed length, every action its own slot",
  (players) => {
    const setup = readOpening(game, { players, start: 0 });
    if (!setup.ok) throw new Error(setup.error.message);
    const [cup, random] = [seededCup("encoding"), seededRandom("encoding")];
    const named = new Set<number>();
    let state = game.start(setup.value);
    for (let turn = game.turn(state); turn.kind !== "over"; turn = game.turn(state)) {
      if (turn.kind === "roll") {
        state = game.apply(state, { kind: "rolled", faces: cup.roll(turn) });
        continue;
      }
      const { seat } = turn;
      const vector = encoding.encode(state, seat);
      expect(vector).toHaveLength(encoding.fields.length);
      expect(vector.every(Number.isFinite)).toBe(true);
      const legal = game.actions(state, seat);
      const slots = legal.map(encoding.slotOf);
      expect(new Set(slots).size).toBe(legal.length);
      for (const slot of slots) named.add(slot);
      const action = legal[Math.floor(random() * legal.length)] as Action;
      state = game.apply(state, { kind: "acted", seat, action });
    }
    expect(named.size).toBeGreaterThan(50);
  },
);

test("members are encoded by space, and by colour relative to the viewing seat", () => {
  const lines = ["start 0", "gold 1 7", "village 6 0 - - 1", "court 4 2 1", "unspent 3 5"];
  const setup = game.notation.setup.read(lines.map(headerLine), 3);
  if (!setup.ok) throw new Error(setup.error.message);
  const vector = encoding.encode(game.start(setup.value), 1);
  const seen = (field: string) => vector[encoding.fields.indexOf(field)];
  expect([seen("colour 0 gold"), seen("colour 0 own"), seen("colour 3 present")]).toEqual([
    7, 1, 0,
  ]);
  expect([seen("village 6:4 colour 0"), seen("village 6:1 colour 2")]).toEqual([1, 1]);
  expect([seen("court 4:1 colour 1"), seen("court 4:2 colour 0")]).toEqual([1, 1]);
  expect([seen("unspent 3"), seen("unspent 5"), seen("unspent 6")]).toEqual([1, 1, 0]);
});
