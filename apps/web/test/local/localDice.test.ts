import { toCourtTheKingBots } from "@courtly/bots";
import { verifyRecord } from "@courtly/dice";
import { assert, boxed, openTable, readOpening, seededRandom } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import type { SavedGame } from "../../src/local/savedGame.ts";
import { diceOf, sealDice, withoutDice } from "../../src/local/localDice.ts";
import { checkedWords } from "../../src/local/checkedWords.ts";

const NAMES = ["Ada", "Ben"];
const BOX = boxed(toCourtTheKing);

/** A game as it is saved at its beginning, and after so many events. */
function played(eventsMax: number) {
  const opened = (start: number, dice?: string) => {
    const setup = readOpening(toCourtTheKing, { players: NAMES.length, start });
    assert(setup.ok, "two players make a game");
    return openTable(toCourtTheKing, { names: NAMES, dice }, setup.value);
  };
  const { seed, start, dice } = sealDice("a-table", opened(0).record(), BOX);
  let table = opened(start, dice);
  const saved: SavedGame = {
    card: {
      id: "a-table",
      gameId: toCourtTheKing.id,
      roster: { names: NAMES, chairs: [], shields: [] },
      summary: { round: 1, next: 0, headline: undefined, winners: [] },
      startedAt: 0,
      playedAt: 0,
      seed,
      revision: 1,
    },
    record: table.record(),
  };
  const { cup, told } = diceOf(saved);
  const squire = toCourtTheKingBots.find(({ name }) => name === "squire");
  const random = seededRandom("squires");
  assert(squire !== undefined, "there is a squire");
  for (let events = 0; events < eventsMax && table.turn.kind !== "over"; events += 1) {
    const { turn } = table;
    const next =
      turn.kind === "roll"
        ? table.roll(cup.roll(turn))
        : table.play({
            kind: "acted",
            seat: turn.seat,
            action: squire.choose(table.state, turn.seat, random),
          });
    assert(next.ok, "squires and cups play by the rules");
    table = next.value;
  }
  return { table, told, seed, saved };
}

describe("sealed dice of games at one screen", () => {
  test("a whole game can be verified from its record, once the seed is revealed", () => {
    const { table, told, seed } = played(Infinity);
    expect(verifyRecord(table.record(), [BOX])).toMatchObject({
      ok: true,
      value: { kind: "unfinished", why: "sealed" },
    });
    expect(table.record()).not.toContain(seed);
    const record = table.record(told);
    expect(verifyRecord(record, [BOX])).toMatchObject({ ok: true, value: { kind: "honest" } });
    expect(checkedWords(record, BOX)()).toMatch(/^Honest: all \d+ rolls and who began/);
  });

  test("a changed die is found", () => {
    const { table, told } = played(Infinity);
    const record = table.record(told).replace(/^\* (\d)/m, (_, ui) => `* ${ui === "1" ? 2 : 1}`);
    expect(checkedWords(record, BOX)()).toMatch(/^(?:Not honest: line \d+|Line \d+:)/);
  });

  test("the same saved game gives the same dice again: a reload changes no roll", () => {
    const { saved } = played(0);
    const thrown = { kind: "roll", seat: 0, dice: 3, round: 1, roll: 1 } as const;
    expect(diceOf(saved).cup.roll(thrown)).toEqual(diceOf(saved).cup.roll(thrown));
  });

  test("without its seed a game goes on with random dice, and does not claim that they are sealed", () => {
    const { saved, table } = played(20);
    const moved = { ...saved, card: { ...saved.card, seed: undefined } };
    expect(diceOf(moved).told).toBeUndefined();
    const record = withoutDice(table.record());
    expect(record).not.toContain("dice sealed");
    expect(checkedWords(record, BOX)()).toContain("were not sealed");
  });
});
