import { sha256Text } from "@courtly/dice";
import {
  foldingOf,
  numbered,
  refusalOf,
  UnfairDice,
  type Entry,
  type EntryOf,
  type TableState,
} from "@courtly/protocol";
import {
  BOX,
  created,
  HONEST,
  ID,
  OURS,
  sealed,
  SEATING,
  seated,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPass, writePass } from "../src/devicePass.ts";
import { device } from "./device.ts";

const { foldAll } = foldingOf([BOX]);
const TOKEN_HASH = sha256Text("t".repeat(43));
const [FIRST, SECOND, THIRD] = ["a", "b", "c"].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const devices = (player: number, ...holders: string[]): EntryOf<"devices"> => ({
  kind: "devices",
  player,
  holders,
});

/** The honest log up to its first turns, with the holders of both seats. */
const BEGUN: readonly Entry[] = HONEST.slice(0, -2).map((entry) =>
  entry.kind === "begun" ? { ...entry, holders: [TOKEN_HASH, FIRST] } : entry,
);

function after(log: readonly Entry[], ...entries: readonly Entry[]): TableState | undefined {
  return foldAll(ID, undefined, numbered([...log, ...entries]));
}

describe("the end of a link", () => {
  const chars = "abcXYZ019_-".split("");
  const id = fc.array(fc.constantFrom(...chars), { minLength: 22, maxLength: 22 });
  const passes = fc.record({
    secret: id.map((all) => all.join("")),
    seen: fc.record({
      length: fc.integer({ min: 1, max: 21_000 }),
      digest: fc.constant("0f".repeat(16)),
    }),
    continues: fc.option(
      id.map((all) => all.join("")),
      { nil: undefined },
    ),
  });

  test("is read as it was written", () => {
    fc.assert(
      fc.property(passes, (pass) => {
        expect(readPass(writePass(pass))).toEqual(pass);
      }),
    );
  });

  test("is not read if it is cut off, longer or of another form", () => {
    fc.assert(
      fc.property(passes, fc.string({ minLength: 1 }), (pass, more) => {
        const text = writePass({ ...pass, continues: undefined });
        expect(readPass(text.slice(0, -1))).toBeUndefined();
        expect(readPass(`${text}.${more.slice(0, 21)}`)).toBeUndefined();
        expect(readPass(more)).toBeUndefined();
      }),
    );
  });
});

describe("a device that has got the seat by a link", () => {
  /** The device knows only how far the first one had seen, and the digest of that. */
  const handed = async (log: readonly Entry[]) => {
    const first = device();
    const { client } = await first.visit(log);
    expect(client.fault()).toBeUndefined();
    const mark = first.marks.get(ID);
    if (mark === undefined) throw new Error("the first device has a mark");
    const second = device({}, {}, { isLinked: true });
    second.marks.set(ID, mark);
    return second;
  };

  test("follows the game that the first device has seen, and needs neither its share nor its seal", async () => {
    const second = await handed(BEGUN);
    const grown = [...BEGUN, devices(US, TOKEN_HASH, SECOND)];
    expect((await second.visit(grown)).client.fault()).toBeUndefined();
  });

  test("accepts no other game and no shorter one: a server that shows it another game is found out", async () => {
    const other = BEGUN.map((entry) =>
      entry.kind === "seated" && entry.player === THEM
        ? { ...entry, who: { ...entry.who, shield: "vert" as const } }
        : entry,
    );
    expect((await (await handed(BEGUN)).visit(other)).client.fault()).toBe("restored");
    expect((await (await handed(BEGUN)).visit(BEGUN.slice(0, -2))).client.fault()).toBe("restored");
  });
});

describe("a device whose seat another device of the player takes away", () => {
  test("ends the connection and says so, and sends nothing more", async () => {
    const visit = await device().open(BEGUN);
    await visit.more(devices(US, TOKEN_HASH, SECOND));
    expect(visit.client.connection().kind).toBe("live");
    await visit.more(devices(US, SECOND));
    expect(visit.client.connection()).toEqual({
      kind: "refused",
      refused: refusalOf("wrong-token", "unknown"),
    });
    expect(visit.client.fault()).toBeUndefined();
  });

  test("has its seat if that was before it got it", async () => {
    const log = [
      ...BEGUN,
      devices(US, TOKEN_HASH, SECOND),
      devices(US, SECOND),
      devices(US, SECOND, TOKEN_HASH),
    ];
    const visit = await device().open(log);
    expect(visit.client.connection().kind).toBe("live");
  });
});

describe("a device follows no log in which a server", () => {
  test("gives a seat to devices of which none had it, to one twice, or to a bot", () => {
    expect(after(BEGUN, devices(THEM, FIRST, SECOND))?.devices[THEM]).toEqual([FIRST, SECOND]);
    for (const wrong of [
      [devices(THEM, SECOND)],
      [devices(THEM, FIRST, FIRST)],
      [devices(THEM, FIRST, SECOND), devices(THEM, THIRD)],
    ])
      expect(() => after(BEGUN, ...wrong)).toThrow(UnfairDice);
    const withBot = BEGUN.map((entry) =>
      entry.kind === "begun" ? { ...entry, holders: [TOKEN_HASH, null] } : entry,
    );
    expect(() => after(withBot, devices(THEM, SECOND))).toThrow(UnfairDice);
  });

  test("gives a seat to another device after the end", () => {
    const over = [...BEGUN, devices(THEM, FIRST, SECOND), ...HONEST.slice(-2)];
    expect(after(over, devices(THEM, SECOND))?.devices[THEM]).toEqual([SECOND]);
    expect(() => after(over, devices(THEM, FIRST, THIRD))).toThrow(UnfairDice);
  });

  test("changes the device of a seat before the dice are drawn, or once the player has sealed", () => {
    const lobby = SEATING.slice(0, 3);
    expect(() => after(lobby, devices(US, SECOND))).toThrow(UnfairDice);
    const rematch: readonly Entry[] = [{ ...created, rematchOf: ID }, seated(US), seated(THEM)];
    expect(after(rematch, devices(US, SECOND))?.devices[US]).toEqual([SECOND]);
    expect(() => after(rematch, devices(US, FIRST, SECOND))).toThrow(UnfairDice);
    expect(() => after(rematch, sealed(US, OURS), devices(US, SECOND))).toThrow(UnfairDice);
    // Everybody has sealed with the seat at a table that follows no other one.
    expect(() => after(SEATING, devices(US, SECOND))).toThrow(UnfairDice);
    expect(() => after([created, seated(US), seated(THEM)], devices(US, SECOND))).toThrow(
      UnfairDice,
    );
  });
});
