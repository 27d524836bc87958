import {
  drawStart,
  keyOf,
  seal,
  sealedCup,
  verifyRecord,
  writeSealedDice,
  writeSecret,
  type Verdict,
} from "@courtly/dice";
import { readRecord, type RecordFault } from "@courtly/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOXES, KING, PLAYERS, type Player } from "./games.ts";
import { diceOf, secretOf } from "./secrets.ts";

/** Plays a game with sealed dice; its record reveals the seed and all shares. */
function sealedGame(
  player: Player,
  name: string,
  options: { readonly players?: number; readonly lines?: readonly string[] } = {},
) {
  const { players = 3 } = options;
  const dice = diceOf(name, players);
  const key = keyOf(dice);
  const start = drawStart(key, player.seats(players));
  const { lines = [`start ${start}`] } = options;
  const plan = { name, players, cup: sealedCup(key), dice: writeSealedDice(dice), lines };
  const { record, throws } = player.play(plan);
  return { record, dice, start, rolls: throws.length };
}

/** The verdict, or the fault of the record. */
function verdictOf(record: string): Verdict | (RecordFault & { readonly kind: "fault" }) {
  const verified = verifyRecord(record, BOXES);
  return verified.ok ? verified.value : { kind: "fault", ...verified.error };
}

const lineNumber = (record: string, part: string) =>
  record.slice(0, record.indexOf(part) + part.length).split("\n").length;

/** Replaces the seed together with its seal, so that the seal does not show the change. */
const resealed = (record: string, { seed, seal: sealed }: { seed: Uint8Array; seal: string }) => {
  const other = secretOf("another seed");
  return record.replace(writeSecret(seed), writeSecret(other)).replace(sealed, seal(other));
};

describe.each(PLAYERS)("$id", (player) => {
  test.each([2, 3, 4, 5])("an honest game of %i players", (players) => {
    const { record, rolls, start } = sealedGame(player, `honest-${players}`, { players });
    expect(verdictOf(record)).toEqual({ kind: "honest", rolls, start });
  });

  test("comments, CRLF and dice in any order change nothing", () => {
    const { record, rolls, start } = sealedGame(player, "messy");
    const messy = record
      .replaceAll(/^\* (\d) (\d)(.*)$/gm, "*   $2 $1$3 # fell")
      .replaceAll("\n", "\r\n");
    expect(messy).not.toBe(record);
    expect(verdictOf(messy)).toEqual({ kind: "honest", rolls, start });
  });

  test("a change of any die of any roll is found at its line", () => {
    const { record } = sealedGame(player, "faces");
    const lines = record.split("\n");
    let changes = 0;
    for (const [i, line] of lines.entries()) {
      if (!line.startsWith("*")) continue;
      const faces = line.slice(2).split(" ");
      for (const place of faces.keys()) {
        const other = String((Number(faces[place]) % 6) + 1);
        const says = faces.with(place, other).toSorted().join(" ");
        const verdict = verdictOf(lines.with(i, `* ${says}`).join("\n"));
        expect(verdict).toMatchObject({
          kind: "tampered",
          what: "roll",
          line: i + 1,
          text: `* ${says}`,
          should: line.slice(2),
          says,
        });
        changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(20);
  });

  test("two rolls that change places are found", () => {
    const { record } = sealedGame(player, "order");
    const lines = record.split("\n");
    const rolls = [...lines.keys()].filter((i) => lines[i]?.startsWith("*"));
    let swaps = 0;
    for (const [nth, i] of rolls.entries()) {
      const j = rolls.slice(nth + 1).find((k) => lines[k]?.length === lines[i]?.length);
      if (j === undefined || lines[i] === lines[j]) continue;
      const swapped = lines.with(i, lines[j] ?? "").with(j, lines[i] ?? "");
      expect(verdictOf(swapped.join("\n"))).toMatchObject({ kind: "tampered", line: i + 1 });
      swaps += 1;
    }
    expect(swaps).toBeGreaterThan(20);
  });

  test("another seed, seal, share or table is found", () => {
    const { record, dice } = sealedGame(player, "parts");
    const at = lineNumber(record, "\ndice ");
    const other = writeSecret(secretOf("other"));
    const [share = new Uint8Array()] = dice.shares;
    const sealBroken = { kind: "tampered", what: "seed", line: at };
    expect(verdictOf(record.replace(writeSecret(dice.seed), other))).toMatchObject(sealBroken);
    expect(verdictOf(record.replace(dice.seal, other))).toMatchObject({
      ...sealBroken,
      should: other,
      says: dice.seal,
    });
    const changed = [
      resealed(record, dice),
      record.replace(writeSecret(share), other),
      record.replace(writeSecret(share), "-"),
      record.replace(",- ", `,${other} `),
      record.replace(/(dice sealed-1 parts \w+ )(\w+),(\w+)/, "$1$3,$2"),
      record.replace("dice sealed-1 parts", "dice sealed-1 part5"),
    ];
    for (const text of changed) {
      expect(text).not.toBe(record);
      const verdict = verdictOf(text);
      expect(verdict.kind).toBe("tampered");
      expect(verdict).not.toMatchObject({ what: "seed" });
    }
  });

  test("a start seat that was not drawn is reported before wrong rolls", () => {
    const { start } = sealedGame(player, "start");
    const other = (start + 1) % 3;
    const { record } = sealedGame(player, "start", { lines: [`start ${other}`] });
    expect(verdictOf(record)).toEqual({
      kind: "tampered",
      what: "start",
      line: lineNumber(record, "\nstart "),
      text: `start ${other}`,
      should: String(start),
      says: String(other),
    });
  });

  test("the start seat of a game from a position is not checked, but its rolls are", () => {
    const dice = diceOf("middle", 3);
    const cup = sealedCup(keyOf(dice));
    const { position } = player.play({ name: "before", players: 3, cup, eventsMax: 60 });
    const { record, rolls } = sealedGame(player, "middle", { lines: position });
    expect(verdictOf(record)).toEqual({ kind: "honest", rolls, start: undefined });
    const lines = record.split("\n");
    const last = lines.findLastIndex((line) => line.startsWith("*"));
    const says = lines[last]?.endsWith("6") === true ? "1" : "6";
    const changed = lines.with(last, `${lines[last]?.slice(0, -1)}${says}`).join("\n");
    expect(verdictOf(changed)).toMatchObject({ kind: "tampered", line: last + 1 });
  });

  test("while the seed is sealed the verdict is unfinished", () => {
    const { record, dice, rolls } = sealedGame(player, "sealed");
    const sealed = record.replace(writeSecret(dice.seed), "-");
    expect(verdictOf(sealed)).toEqual({ kind: "unfinished", why: "sealed", rolls });
  });

  test("a record that is cut off anywhere in its body is unfinished", () => {
    const { record, rolls } = sealedGame(player, "cut");
    const body = record.indexOf("---\n") + 4;
    for (let end = body; end < record.length - 1; end += 97) {
      const verdict = verdictOf(record.slice(0, end));
      expect(verdict, record.slice(body, end).slice(-40)).toMatchObject({
        kind: "unfinished",
        why: "cutOff",
      });
    }
    const half = record.slice(0, record.lastIndexOf("\n*") + 1);
    expect(verdictOf(half)).toEqual({ kind: "unfinished", why: "cutOff", rolls: rolls - 1 });
  });

  test("a roll that is left out is found", () => {
    const { record } = sealedGame(player, "missing");
    const lines = record.split("\n");
    const first = lines.findIndex((line) => line.startsWith("*"));
    expect(verdictOf(lines.toSpliced(first, 1).join("\n")).kind).toBe("fault");
  });
});

describe("records with other dice", () => {
  const { record, dice } = sealedGame(KING, "other");
  const diceLine = /^dice .*\n/m;

  test("without a dice line, or with another kind, the verdict is notSealed", () => {
    expect(verdictOf(record.replace(diceLine, ""))).toEqual({ kind: "notSealed" });
    expect(verdictOf(record.replace(diceLine, "dice by hand\n"))).toEqual({ kind: "notSealed" });
  });

  test("an invalid sealed-1 line is a fault at its line", () => {
    const line = lineNumber(record, "\ndice ");
    for (const text of ["dice sealed-1", `dice sealed-1 t ${dice.seal} -,- -`])
      expect(verdictOf(record.replace(diceLine, `${text}\n`))).toMatchObject({
        kind: "fault",
        line,
        text,
      });
  });

  test("an illegal action is a fault, whether or not the dice can be checked", () => {
    const illegal = `${record}0 roll\n`;
    const fault = { kind: "fault", rule: "K23" };
    expect(verdictOf(illegal)).toMatchObject(fault);
    expect(verdictOf(illegal.replace(writeSecret(dice.seed), "-"))).toMatchObject(fault);
    expect(verdictOf(illegal.replace(diceLine, ""))).toMatchObject(fault);
    expect(verdictOf("courtly 2\n")).toMatchObject({ kind: "fault", line: 1 });
  });

  test("without a start line seat 0 starts, and that is checked as well", () => {
    const games = Array.from({ length: 20 }, (_, i) =>
      sealedGame(KING, `zero-${i}`, { lines: [] }),
    );
    const bare = games.map((game) => ({
      ...game,
      record: game.record.replace(/^start 0\n/m, ""),
    }));
    for (const { record: text, start } of bare)
      expect(verdictOf(text)).toMatchObject(
        start === 0
          ? { kind: "honest", start }
          : { kind: "tampered", what: "start", should: String(start), says: "0" },
      );
    expect(new Set(bare.map(({ start }) => start)).size).toBe(3);
  });
});

test("a changed record gives a verdict or a fault, and is honest only if its rolls are unchanged", () => {
  const { record } = sealedGame(KING, "fuzz", { players: 2 });
  const rolls = (text: string) => text.split("\n").filter((line) => line.startsWith("*"));
  fc.assert(
    fc.property(
      fc.nat(record.length - 1),
      fc.string({
        unit: fc.constantFrom(..."0 1 2 3 4 5 6 a f - , * #".split(" "), " ", "\n"),
        maxLength: 3,
      }),
      fc.nat(3),
      (at, put, out) => {
        const changed = record.slice(0, at) + put + record.slice(at + out);
        const verdict = verdictOf(changed);
        if (verdict.kind !== "honest") return;
        const read = readRecord(changed, BOXES);
        expect(read.ok && rolls(read.value.table.record())).toEqual(rolls(record));
      },
    ),
    { numRuns: 500, seed: 7 },
  );
});
