import { keyOf, sealedCup } from "@courtly/dice";
import { openTable, replayRecord, type NumberedThrow } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { BOXES, COURTS, KING, PLAYERS, type Player } from "./games.ts";
import { diceOf } from "./secrets.ts";

const GAMES = process.env["MODE"] === "long" ? 150 : 20;
const numberOf = ({ seat, round, roll }: NumberedThrow) => `${seat}/${round}/${roll}`;
const cupOf = (name: string, players: number) => sealedCup(keyOf(diceOf(name, players)));

function games(player: Player, options: { readonly undoing: number }) {
  return Array.from({ length: GAMES }, (_, index) => {
    const players = 2 + (index % 4);
    const name = `numbers-${index}`;
    const lines = [`start ${index % players}`];
    return player.play({ name, players, cup: cupOf(name, players), lines, ...options });
  });
}

function expectUnique(throws: readonly NumberedThrow[]) {
  expect(throws.length).toBeGreaterThan(0);
  expect(new Set(throws.map(numberOf)).size).toBe(throws.length);
  const rounds = throws.map(({ round }) => round);
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b)); // the numbering of rolls relies on this order
}

const straight = new Map(PLAYERS.map((player) => [player.id, games(player, { undoing: 0 })]));
const straightGames = ({ id }: Player) => straight.get(id) ?? [];

describe.each(PLAYERS)("the throws of $id", (player) => {
  test("differ in seat, round or roll within a game", () => {
    for (const { throws } of straightGames(player)) expectUnique(throws);
  });

  test("differ also when players undo actions", () => {
    const played = games(player, { undoing: 0.2 });
    for (const { throws } of played) expectUnique(throws);
    expect(played.every(({ undone }) => undone > 0)).toBe(true);
  });

  test("differ also in a game that starts from a position", () => {
    for (let index = 0; index < GAMES / 5; index += 1) {
      const players = 2 + (index % 4);
      const name = `middle-${index}`;
      const cup = cupOf(name, players);
      const { position } = player.play({ name, players, cup, eventsMax: 20 + index });
      const { throws } = player.play({ name, players, cup, lines: position });
      expectUnique(throws);
      const round = position.find((line) => line.startsWith("round "))?.split(" ")[1] ?? "1";
      expect(throws[0]?.round).toBeGreaterThanOrEqual(Number(round));
      expect(throws[0]?.round).toBeLessThanOrEqual(Number(round) + 1);
    }
  });

  test("are the same when the record is replayed", () => {
    const { record, throws } = player.play({ name: "again", players: 3, cup: cupOf("again", 3) });
    const replayed = replayRecord(record, BOXES);
    const moments = replayed.ok ? replayed.value.moments : [];
    const turns = moments.map(({ before }) => before.turn);
    expect(turns.filter(({ kind }) => kind === "roll")).toEqual(throws);
  });
});

test("the games above contain double turns, final rounds and dice rolled again", () => {
  const kings = straightGames(KING);
  const isDouble = (throws: readonly NumberedThrow[]) =>
    throws.some(({ seat, round }, i) => {
      const next = throws[i + 1];
      return next !== undefined && next.seat === seat && next.round !== round;
    });
  expect(kings.filter(({ throws }) => isDouble(throws)).length).toBeGreaterThan(GAMES / 2);
  // Only a final round gives a single winner.
  expect(kings.filter(({ ranks }) => ranks.includes(2)).length).toBeGreaterThan(GAMES / 2);
  const courts = straightGames(COURTS);
  const hasTriple = courts.filter(({ throws }) => throws.some(({ roll }) => roll > 1));
  expect(hasTriple.length).toBeGreaterThan(GAMES / 2);
});

test("a seat's rolls are counted within its turn, and from 1 again in the next round", () => {
  const setup = setupOf(toCourtTheKing, 2, "start 0");
  let table = openTable(toCourtTheKing, { names: ["Ada", "Ben"] }, setup);
  const numbers: string[] = [];
  const roll = (seat: number, faces: readonly (1 | 2 | 3)[]) => {
    const thrown = table.act(seat, "roll");
    if (!thrown.ok || thrown.value.turn.kind !== "roll") throw new Error("no roll");
    numbers.push(numberOf(thrown.value.turn));
    const fallen = thrown.value.roll(faces);
    if (fallen.ok) table = fallen.value;
  };
  const act = (seat: number, text: string) => {
    const next = table.act(seat, text);
    if (!next.ok) throw new Error(next.error.message);
    table = next.value;
  };
  roll(0, [1, 2, 3]);
  act(0, "aside 1");
  roll(0, [2, 3]);
  act(0, "aside 2 3");
  act(0, "take nothing");
  roll(1, [1, 2, 3]);
  act(1, "aside 1 2 3");
  act(1, "take nothing");
  roll(1, [1, 2, 3]); // K4: the seat that ends a round begins the next one
  expect(numbers).toEqual(["0/1/1", "0/1/2", "1/1/1", "1/2/1"]);
});

test("an undo goes back to the last roll at most, and the next throw keeps its number and dice", () => {
  const cup = cupOf("undo", 2);
  let table = openTable(
    toCourtTheKing,
    { names: ["Ada", "Ben"] },
    setupOf(toCourtTheKing, 2, "start 0", "active 1 2 3"),
  );
  const aside = table.act(0, "aside 1");
  if (!aside.ok) throw new Error(aside.error.message);
  const thrown = (text: string) => {
    const kept = table.act(0, text);
    const next = kept.ok ? kept.value.act(0, "roll") : kept;
    if (!next.ok || next.value.turn.kind !== "roll") throw new Error("no roll");
    return { turn: next.value.turn, faces: cup.roll(next.value.turn) };
  };
  const first = thrown("aside 1");
  const undone = aside.value.undo(0);
  if (!undone.ok) throw new Error(undone.error.message);
  table = undone.value;
  expect(thrown("aside 1")).toEqual(first);
  // After another set-aside the next throw has the same number: an undo gives no second try.
  expect(numberOf(thrown("aside 2").turn)).toBe(numberOf(first.turn));
  const rolled = table.act(0, "aside 1");
  const inAir = rolled.ok ? rolled.value.act(0, "roll") : rolled;
  const fallen = inAir.ok ? inAir.value.roll(first.faces) : inAir;
  expect(fallen.ok && fallen.value.undo(0)).toMatchObject({ ok: false });
});
