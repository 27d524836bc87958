import {
  keyOf,
  openingDigest,
  seal,
  sealedCup,
  verifyRecord,
  writeSecret,
  type Verdict,
} from "@courtly/dice";
import { readRecord, type RecordFault } from "@courtly/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOXES, KING, PLAYERS } from "./games.ts";
import { sealedGame, unwrap } from "./sealedGame.ts";
import { diceOf, secretOf } from "./secrets.ts";

/** The shares of a game of three: the last player is a bot. */
const SHARES = ["share", "share", "bot"];
const namesOf = (players: number) => ["Ada", "Ben", "Cleo", "Dan", "Eve"].slice(0, players);
const sharesOf = (players: number) =>
  Array.from({ length: players }, (_, player) => (player === players - 1 ? "bot" : "share"));

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
    const shares = sharesOf(players);
    expect(verdictOf(record)).toEqual({
      kind: "honest",
      names: namesOf(players),
      rolls,
      start,
      shares,
      isOpeningBound: true,
    });
  });

  test.each([2, 5])("an honest game of %i players with dice of the first kind", (players) => {
    const game = sealedGame(player, `first-${players}`, { players, kind: "sealed-1" });
    expect(verdictOf(game.record)).toEqual({
      kind: "honest",
      names: namesOf(players),
      rolls: game.rolls,
      start: game.start,
      shares: sharesOf(players).map((part) => (part === "bot" ? "none" : part)),
      isOpeningBound: false,
    });
  });

  test("comments, CRLF and dice in any order change nothing", () => {
    const { record, rolls, start } = sealedGame(player, "messy");
    const messy = record
      .replaceAll(/^\* (\d) (\d)(.*)$/gm, "*   $2 $1$3 # fell")
      .replaceAll("\n", "\r\n");
    expect(messy).not.toBe(record);
    const facts = { names: namesOf(3), rolls, start, shares: SHARES, isOpeningBound: true };
    expect(verdictOf(messy)).toEqual({ kind: "honest", ...facts });
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
    const [share] = dice.shares as readonly [Uint8Array];
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
      record.replace(writeSecret(share), "missing"),
      record.replace(writeSecret(share), "bot"),
      record.replace(",bot ", `,${other} `),
      record.replace(",bot ", ",missing "),
      record.replace(/(dice sealed-2 parts \w+ \w+ )\S+/, "$1local"),
      record.replace(/(dice sealed-2 parts \w+ \w+ )(\w+),(\w+)/, "$1$3,$2"),
      record.replace("dice sealed-2 parts", "dice sealed-2 part5"),
      record.replace(/sealed-2 (parts \w+) \w+ (\w+),(\w+),bot/, "sealed-1 $1 $2,$3,-"),
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
    const cup = sealedCup(keyOf(diceOf("middle", 3)));
    const { position } = player.play({ name: "before", players: 3, cup, eventsMax: 60 });
    const { record, rolls } = sealedGame(player, "middle", { lines: position });
    const facts = {
      names: namesOf(3),
      rolls,
      start: undefined,
      shares: SHARES,
      isOpeningBound: true,
    };
    expect(verdictOf(record)).toEqual({ kind: "honest", ...facts });
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

  test("an invalid sealed line is a fault at its line", () => {
    const line = lineNumber(record, "\ndice ");
    for (const text of ["dice sealed-1", `dice sealed-1 t ${dice.seal} -,- -`, "dice sealed-2 t"])
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

describe.each(PLAYERS)("a forged opening of $id", (player) => {
  const { record } = sealedGame(player, "opening");
  const header = record.slice(0, record.indexOf("---\n"));
  const opened = (lines: string) => readRecord(`${lines}---\n`, BOXES);
  const original = unwrap(opened(header)).table;

  /** Every line that a position or the rules may have, in many values, as an addition to the header. */
  const additions =
    player === KING
      ? [
          ...["farmer", "guard", "hunter", "queen"].flatMap((id) => [
            `court ${id} 1`,
            `court ${id} 0`,
            `cards 0 ${id}`,
            `cards 1 ${id}`,
          ]),
          ...[2, 3].map((round) => `round ${round}`),
          "king 0 7 4",
          "claimed 1 7 4",
          "to-act 1",
          "rules italian",
          "rules fools=players",
        ]
      : [
          ...[1, 2, 3, 4, 5, 6].flatMap((place) =>
            [0, 1, 2].flatMap((seat) => [`court ${place} ${seat}`, `village ${place} ${seat}`]),
          ),
          ...[0, 1].flatMap((seat) => [`gold ${seat} 1`, `gold ${seat} 99`]),
          ...[2, 3].map((round) => `round ${round}`),
          "to-act 1",
          "rules wrap=no",
          "rules courtDie=village",
        ];

  test("every change of the opening is found", () => {
    let forged = 0;
    for (const line of additions) {
      const changed = header.replace(/^rules .*\n/m, line.startsWith("rules ") ? "" : "$&");
      const table = opened(`${changed}${line}\n`);
      if (!table.ok) continue;
      // The record leaves out a line that names what is the default.
      if (table.value.table.record() === original.record()) continue;
      const verdict = verdictOf(record.replace(header, `${changed}${line}\n`));
      forged += 1;
      expect(verdict, line).toMatchObject({ kind: "tampered", what: "opening" });
    }
    expect(forged).toBeGreaterThan(10);
  });

  test("another name and another number of players are found", () => {
    const renamed = record.replace("players Ada", "players Eva");
    expect(verdictOf(renamed)).toMatchObject({ kind: "tampered", what: "opening" });
  });

  test("a digest that is changed with the opening gives other dice", () => {
    const renamed = record.replace("players Ada", "players Eva");
    const table = unwrap(opened(renamed.slice(0, renamed.indexOf("---\n")))).table;
    const forged = renamed.replace(openingDigest(original), openingDigest(table));
    const verdict = verdictOf(forged);
    expect(verdict.kind).toBe("tampered");
    expect(verdict).not.toMatchObject({ what: "opening" });
  });
});

describe("a game whose server could choose the dice", () => {
  const dealt = (shares: string) => {
    const seed = secretOf("chosen");
    const line = `dice sealed-2 AAAAAAAAAAAAAAAAAAAAAA ${seal(seed)} DIGEST ${shares} ${writeSecret(seed)}`;
    const text = `courtly 1\ngame to-court-the-king\nplayers Ada, Ben\nking 0 7 4\nover 0\n`;
    const { table } = unwrap(readRecord(`${text}---\n`, BOXES));
    return `${text}${line.replace("DIGEST", openingDigest(table))}\n---\n`;
  };

  test("is not proved without any person's share", () => {
    for (const shares of ["missing,missing", "missing,bot", "bot,bot"])
      expect(verdictOf(dealt(shares))).toMatchObject({
        kind: "notProved",
        shares: shares.split(","),
      });
  });

  test("is proved with one share, and on one device", () => {
    const share = writeSecret(secretOf("share"));
    expect(verdictOf(dealt(`missing,${share}`))).toMatchObject({
      kind: "honest",
      shares: ["missing", "share"],
    });
    expect(verdictOf(dealt("local"))).toMatchObject({ kind: "honest", shares: "local" });
  });

  test("is not proved with dice of the first kind either, if its id is that of a server", () => {
    const first = (tableId: string) =>
      dealt("local").replace(/sealed-2 \S+ (\S+) \S+ local/, `sealed-1 ${tableId} $1 -,-`);
    expect(verdictOf(first("AAAAAAAAAAAAAAAAAAAAAA"))).toMatchObject({ kind: "notProved" });
    expect(verdictOf(first("tavern"))).toMatchObject({ kind: "honest", isOpeningBound: false });
  });
});
