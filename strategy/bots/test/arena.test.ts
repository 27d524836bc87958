import {
  playOut,
  playOutAsync,
  rollingCourtsBots,
  toCourtTheKingBots,
  type Bot,
} from "@courtly/bots";
import { seededCup, seededRandom, type Game } from "@courtly/engine";
import { DEFAULT_BOARD, rollingCourts, RULE_SETS as COURT_RULES } from "@courtly/rolling-courts";
import { RULE_SETS as KING_RULES, toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";

/** The number of games that the first of two bots wins; seats alternate. The laws check that bots play legally. */
function wins<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Bot<State, Action>[],
  { setup, games }: { readonly setup: (start: number) => Setup; readonly games: number },
): readonly number[] {
  const won = bots.map(() => 0);
  for (let index = 0; index < games; index += 1) {
    const from = game.start(setup(index % game.seats(2)));
    const seated = (player: number) => (player + index) % bots.length;
    const { state } = playOut(game, from, {
      bots: Array.from(
        { length: game.seats(2) },
        (_, seat) => bots[seated(game.playerOf(from, seat))] as Bot<State, Action>,
      ),
      cup: seededCup(`wins/${index}`),
      random: seededRandom(`wins/${index}`),
    });
    const turn = game.turn(state);
    const winner = turn.kind === "over" ? seated(turn.ranks.indexOf(1)) : 0;
    won[winner] = (won[winner] as number) + 1;
  }
  return won;
}

const named = <State, Action>(bots: readonly Bot<State, Action>[], ...names: readonly string[]) =>
  names.map((name) => bots.find((bot) => bot.name === name) as Bot<State, Action>);

describe("a squire beats a page far more often than not", () => {
  test("at To Court the King, where a page can win", () => {
    const setup = (start: number) => ({ players: 2, rules: KING_RULES.english, start });
    const bots = named(toCourtTheKingBots, "page", "squire");
    const [page, squire] = wins(toCourtTheKing, bots, { setup, games: 400 });
    expect(squire).toBeGreaterThan(320);
    expect(page).toBeGreaterThan(0);
  });

  test("at Rolling Courts", () => {
    const setup = (start: number) => ({
      players: 2,
      rules: COURT_RULES.standard,
      board: DEFAULT_BOARD,
      start,
    });
    const bots = named(rollingCourtsBots, "page", "squire");
    const [, squire] = wins(rollingCourts, bots, { setup, games: 12 });
    expect(squire).toBeGreaterThan(9);
  });
});

test("a match of asynchronous bots goes like one of synchronous bots", async () => {
  const start = { players: 2, rules: KING_RULES.english, start: 0 };
  const chances = () => ({ cup: seededCup("later"), random: seededRandom("later") });
  const from = toCourtTheKing.start(start);
  const later = toCourtTheKingBots.map(({ choose }, i) => ({
    // One of the bots is synchronous: both kinds can be mixed.
    choose: i === 0 ? choose : async (...asked: Parameters<typeof choose>) => choose(...asked),
  }));
  expect(await playOutAsync(toCourtTheKing, from, { bots: later, ...chances() })).toEqual(
    playOut(toCourtTheKing, from, { bots: toCourtTheKingBots, ...chances() }),
  );
});
