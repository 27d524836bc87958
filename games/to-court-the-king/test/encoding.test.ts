import { headerLine, readOpening, seededCup, seededRandom, type Seat } from "@courtly/engine";
import { toCourtTheKing as game, type Action, type State } from "@courtly/to-court-the-king";
import { toCourtTheKingEncoding as encoding } from "@courtly/to-court-the-king/encoding";
import { expect, test } from "vitest";

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/** All decisions of a game in which everybody chooses at random. */
function* decisions(players: number, rules: string, seed: string): Generator<Decision> {
  const setup = readOpening(game, { players, start: 0, rules: rules.split(" ") });
  if (!setup.ok) throw new Error(setup.error.message);
  const [cup, random] = [seededCup(seed), seededRandom(`${seed}/choices`)];
  let state = game.start(setup.value);
  for (let turn = game.turn(state); turn.kind !== "over"; turn = game.turn(state)) {
    if (turn.kind === "roll") {
      state = game.apply(state, { kind: "rolled", faces: cup.roll(turn) });
      continue;
    }
    const { seat } = turn;
    const legal = game.actions(state, seat);
    yield { state, seat, legal };
    const wanted = legal.filter(({ kind }) => kind === "take" || random() < 0.3);
    const from = wanted.length === 0 ? legal : wanted;
    const action = from[Math.floor(random() * from.length)] as Action;
    state = game.apply(state, { kind: "acted", seat, action });
  }
}

test("the lengths change only with the version", () => {
  const { version, fields, slots } = encoding;
  expect({ version, fields: fields.length, slots: slots.length }).toEqual({
    version: 1,
    fields: 191,
    slots: 987,
  });
  expect(new Set(fields).size).toBe(fields.length);
  expect(new Set(slots).size).toBe(slots.length);
});

test.each([
  [2, "english"],
  [3, "italian"],
  [4, "manual"],
  [5, "italian diceSupply=unlimited"],
])("%i players, %s: every vector has a fixed length, every action one slot", (players, rules) => {
  const wrong: string[] = [];
  for (const { state, seat, legal } of decisions(players, rules, "encoding")) {
    const vector = encoding.encode(state, seat);
    if (vector.length !== encoding.fields.length || !vector.every(Number.isFinite))
      wrong.push(`round ${state.round}, seat ${seat}: ${vector.length} numbers`);
    for (const action of legal) {
      const name = encoding.slots[encoding.slotOf(action)] as string;
      const text = game.notation.action.write(action);
      // A slot name that is the text of an action stands for that action only.
      if (game.notation.action.read(name).ok && name !== text) wrong.push(`${text} in ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("only set-asides of several faces, and cards for several dice, share a slot", () => {
  const shared = new Set<string>();
  for (const { legal } of decisions(3, "english", "shared")) {
    const bySlot = Map.groupBy(legal, encoding.slotOf);
    for (const [slot, actions] of bySlot)
      if (actions.length > 1)
        shared.add((encoding.slots[slot] as string).replace(/[{>].*/, "").trim());
  }
  const allowed = new Set([
    "aside",
    ...["merchant", "noblewoman", "nobleman", "alchemist"].map((id) => `use ${id}`),
  ]);
  expect([...shared].filter((family) => !allowed.has(family))).toEqual([]);
  expect(shared).toContain("aside");
});

test("a vector begins with the cards of the viewing seat, the others follow to the left", () => {
  const lines = ["cards 0 farmer", "cards 1 guard", "cards 2 hunter", "active 5 5 2", "used guard"];
  const setup = game.notation.setup.read(["start 1", ...lines].map(headerLine), 3);
  if (!setup.ok) throw new Error(setup.error.message);
  const state = game.start(setup.value);
  const seen = (seat: Seat) => {
    const vector = encoding.encode(state, seat);
    return (field: string) => vector[encoding.fields.indexOf(field)];
  };
  expect([seen(1)("player 0 guard"), seen(1)("player 1 hunter")]).toEqual([1, 1]);
  expect([seen(2)("player 2 guard"), seen(2)("player 1 farmer")]).toEqual([1, 1]);
  expect([seen(1)("player 3 present"), seen(1)("court fool")]).toEqual([0, -1]);
  expect([seen(1)("active 5"), seen(1)("active 2"), seen(1)("used guard")]).toEqual([2, 1, 1]);
  expect([seen(1)("player 0 acts"), seen(0)("player 1 acts")]).toEqual([1, 1]);
});
