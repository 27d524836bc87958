import {
  levelsIn,
  loadSolvers,
  playOut,
  readBotName,
  ENGLISH,
  sayReason,
  timeBudget,
  toCourtTheKingBot,
  toCourtTheKingBots,
  workBudget,
  type Bot,
  type Budget,
} from "@courtly/bots";
import { assert, seededCup, seededRandom } from "@courtly/engine";
import { solveTurn } from "@courtly/odds";
import {
  CHARACTER_IDS,
  FRESH_DICE,
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type Action,
  type Rules,
  type State,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { claimsOf, goalOf } from "../src/to-court-the-king/thought/claims.ts";
import { finale } from "../src/to-court-the-king/thought/finale.ts";
import { FITTED } from "../src/to-court-the-king/fitted.ts";
import { LOWEST_RANK, RANKS } from "../src/to-court-the-king/thought/marks.ts";
import { judge } from "../src/to-court-the-king/thought/values.ts";
import { isStronger } from "./strength.ts";

type Player = Bot<State, Action>;

const solvers = await loadSolvers();
const { write } = toCourtTheKing.notation.action;

function named(name: string, budget: () => Budget): Player {
  const parts = readBotName(name);
  assert(parts !== undefined, `there is a ${name}`);
  return toCourtTheKingBot(parts, budget, solvers);
}
const working = (name: string, work: number) => named(name, () => workBudget(work));

function opening(players: number, start: number, rules: Rules = RULE_SETS.english): State {
  return toCourtTheKing.start({ players, rules, start });
}

/** Throws if a choice is not legal. */
function honest(bot: Player): Player {
  return {
    name: bot.name,
    choose: (state, seat, random) => {
      const action = bot.choose(state, seat, random);
      expect(toCourtTheKing.refusal(state, seat, action), write(action)).toBeUndefined();
      return action;
    },
  };
}

describe("bots choose legal actions", () => {
  const HOUSE: Rules = { ...RULE_SETS.italian, diceSupply: "unlimited" };
  test.each([
    [2, RULE_SETS.english, "steward"],
    [3, RULE_SETS.italian, "chancellor"],
    [4, RULE_SETS.manual, "steward:bold"],
    [5, RULE_SETS.english, "chancellor:cautious"],
    [2, HOUSE, "chancellor"],
  ] as const)("with %i players", (players, rules, name) => {
    const bot = honest(working(name, 1000));
    const { state } = playOut(toCourtTheKing, opening(players, 1, rules), {
      bots: Array.from({ length: players }, () => bot),
      cup: seededCup(`legal ${name}`),
      random: seededRandom("legal"),
    });
    expect(toCourtTheKing.turn(state).kind).toBe("over");
  });

  test("with more dice than can be solved, the bot plays like a squire", () => {
    const dice = { ...FRESH_DICE, active: Array.from({ length: 17 }, () => 3 as const) };
    const state = { ...opening(2, 0, HOUSE), dice };
    expect(write(honest(working("chancellor", 1)).choose(state, 0, () => 0))).toMatch(/^aside 3/);
  });
});

test("the same position and the same work give the same choice, regardless of what came before", () => {
  const bot = working("chancellor", 500);
  let asked = 0;
  const watched: Player = {
    name: "",
    choose: (state, seat, random) => {
      const action = bot.choose(state, seat, random);
      const isFresh = state.dice.used === 0 && state.dice.active.length > 0;
      if (!isFresh) return action;
      asked += 1;
      // A new bot, with no history and other random numbers, must give the same answer.
      const again = working("chancellor", 500).choose(state, seat, () => 0.5);
      expect(write(again)).toBe(write(action));
      return action;
    },
  };
  playOut(toCourtTheKing, opening(2, 0), {
    bots: [watched, watched],
    cup: seededCup("a"),
    random: seededRandom("same"),
  });
  expect(asked).toBeGreaterThan(10);
});

test.each(["page", "squire", "steward", "chancellor"])(
  "%s: the choice depends on the position, not on future dice",
  (name) => {
    const hand = { cards: setOf(["farmer", "laborer", "guard", "merchant"]), charlatans: 0 };
    const dice = { ...FRESH_DICE, active: [2, 3, 5], aside: [3], mayRoll: true } as const;
    const state: State = { ...opening(2, 0), hands: [hand, hand], round: 5, dice };
    const choices = ["one cup", "another"].flatMap((seed) => {
      const bot = working(name, 100);
      const choice = () => write(bot.choose(state, 0, seededRandom("own")));
      const before = choice();
      const { bots, random } = { bots: [bot, bot], random: seededRandom("own") };
      playOut(toCourtTheKing, opening(2, 0), { bots, cup: seededCup(seed), random });
      return [before, choice()];
    });
    expect(new Set(choices).size).toBe(1);
  },
);

describe("budgets", () => {
  const hand = { cards: setOf(CHARACTER_IDS.slice(2, 12)), charlatans: 0 };
  const state: State = { ...opening(2, 0), hands: [hand, hand], round: 9 };

  test("without any budget there is still a legal choice", () => {
    const none: Budget = { spend: () => false };
    expect(write(honest(named("chancellor", () => none)).choose(state, 0, () => 0))).toBe("roll");
  });

  test("once the time is over, the bot does not ask for more work", () => {
    let now = 0;
    let isOver = false;
    const inTime = timeBudget(3, () => (now += 1));
    const strict: Budget = {
      spend: (work) => {
        expect(isOver).toBe(false);
        const isGranted = inTime.spend(work);
        isOver = !isGranted;
        return isGranted;
      },
    };
    honest(named("chancellor", () => strict)).choose(state, 0, () => 0);
    expect(isOver).toBe(true);
  });

  test("pieces of work are small and add up to the tables that were solved", () => {
    const pieces: number[] = [];
    const counting: Budget = { spend: (work) => pieces.push(work) > 0 };
    named("chancellor", () => counting).choose(state, 0, () => 0);
    expect(pieces.length).toBeGreaterThan(20);
    expect(Math.max(...pieces)).toBeLessThan(8000); // kilobytes: a few milliseconds
  });
});

test("if the turn was solved with all cards, the choice is worth as much as the exact best", () => {
  const judgement = judge(FITTED);
  const bot = working("chancellor", 1e9);
  const random = seededRandom("exact");
  for (let trial = 0; trial < 12; trial += 1) {
    const some = () => setOf(CHARACTER_IDS.slice(2, 18).filter((_, i) => random() < 0.45 - i / 60));
    const start = opening(2, 0);
    const hands = [
      { cards: some(), charlatans: 0 },
      { cards: some(), charlatans: 1 },
    ];
    const face = () => (1 + Math.floor(random() * 6)) as 1;
    const active = [face(), face(), face()].sort();
    const state: State = { ...start, hands, round: 6, dice: { ...FRESH_DICE, active } };
    const claims = claimsOf(state, {
      position: (after) => judgement.chances(after)[0] as number,
      king: () => judgement.claiming(state),
    });
    const exact = solveTurn(hands[0] as (typeof hands)[0], goalOf(claims));
    const chosen = write(bot.choose(state, 0, random));
    const worth = exact.ranked(state.dice).find(({ action }) => write(action) === chosen)?.value;
    expect(worth).toBeCloseTo(exact.value(state.dice), 5);
  }
});

test("a final round: backward induction agrees with a hundred thousand simulated games", () => {
  const random = seededRandom("finale");
  const falling = (high: number) => {
    const reach = new Float64Array(RANKS);
    let chance = high;
    for (let rank = LOWEST_RANK; rank < RANKS; rank += 1, chance *= 0.8) reach[rank] = chance;
    return reach;
  };
  const reaches = [falling(0.9), falling(0.6), falling(0.95)];
  const rankOfTurn = (seat: number) => {
    const luck = random();
    let rank = LOWEST_RANK - 1;
    while ((reaches[seat]?.[rank + 1] ?? 0) > luck) rank += 1;
    return rank;
  };
  const order = [1, 2, 0];
  const GAMES = 100_000;
  const won = [0, 0, 0];
  for (let game = 0; game < GAMES; game += 1) {
    let held = { seat: 0, rank: LOWEST_RANK + 3 };
    for (const seat of [1, 2]) {
      const rank = rankOfTurn(seat);
      if (rank > held.rank) held = { seat, rank };
    }
    const isKept = held.seat === 0 || rankOfTurn(0) >= held.rank;
    const winner = isKept ? 0 : held.seat;
    won[winner] = (won[winner] as number) + 1;
  }
  const chances = finale(order, reaches)(0, { seat: 0, rank: LOWEST_RANK + 3 });
  for (const [seat, chance] of chances.entries())
    expect(Math.abs((won[seat] as number) / GAMES - chance)).toBeLessThan(0.008); // five deviations
});

/** Whether the bot wins a game against a squire; seats and start seats alternate. */
function beatsSquire(bot: Player, game: number): boolean {
  const squire = working("squire", 0);
  const seat = game % 2;
  const { state } = playOut(toCourtTheKing, opening(2, Math.floor(game / 2) % 2), {
    bots: seat === 0 ? [bot, squire] : [squire, bot],
    cup: seededCup(`strength ${game}`),
    random: seededRandom(`strength ${game}`),
  });
  return state.winner === seat;
}

test.each(["steward", "chancellor"])("a %s is stronger than a squire", (name) => {
  const bot = working(name, 4000);
  expect(isStronger((game) => beatsSquire(bot, game), 120)).toBe(true);
});

test("why: facts of its own evaluation, in a sentence", () => {
  const hand = { cards: setOf(["farmer", "guard"]), charlatans: 0 };
  const dice = { ...FRESH_DICE, aside: [3, 3, 3, 3, 5] as const, mayRoll: true };
  const state: State = { ...opening(2, 0), hands: [hand, hand], round: 4, dice };
  const bot = working("chancellor", 1000);
  const hunter: Action = { kind: "take", character: "hunter" };
  const reason = bot.why?.(state, 0, hunter);
  assert(reason?.kind === "compared", "it compares");
  const after = toCourtTheKing.apply(state, { kind: "acted", seat: 0, action: hunter });
  expect(reason.chance).toBeCloseTo(judge(FITTED).chances(after)[0] ?? NaN, 9);
  expect(sayReason(reason, ENGLISH)).toMatch(/^Takes the Hunter: \d+% to win instead of \d+%$/);
  const priced = working("steward", 1000).why?.(state, 0, hunter);
  expect(priced && sayReason(priced, ENGLISH)).toMatch(
    /^Takes the Hunter: it values the turn at \d\.\d, otherwise at/,
  );
});

test("a final round that cannot be won is declined; one that can be won is played", () => {
  const claim = { seat: 1, count: 9, face: 6 } as const;
  const poor = { cards: setOf(["farmer"]), charlatans: 0 };
  const rich = { cards: setOf(CHARACTER_IDS.slice(2, 18)), charlatans: 0 };
  const last = (hand: State["hands"][number]): State => ({
    ...opening(2, 0),
    hands: [hand, { cards: setOf(["king", "queen"]), charlatans: 0 }],
    round: 9,
    ending: { claim, round: 8, best: claim },
  });
  for (const name of ["steward", "chancellor"]) {
    expect(write(working(name, 1).choose(last(poor), 0, () => 0))).toBe("decline");
    const bot = working(name, 1); // so little that most cards are left out
    expect(write(bot.choose(last(rich), 0, () => 0))).toBe("roll");
    const reason = bot.why?.(last(rich), 0, { kind: "roll" });
    expect(reason && sayReason(reason, ENGLISH)).toMatch(/^Rolls: (over )?\d+% to win/);
  }
});

test("a game that was begun with a Marshal goes on, although this game no longer offers one", () => {
  const start = opening(2, 0);
  expect(write(working("marshal", 100).choose(start, 0, () => 0))).toBe("roll");
  expect(levelsIn("to-court-the-king")).not.toContain("marshal");
  expect(levelsIn("rolling-courts")).toContain("marshal");
});

test("every level is a bot of this game", () => {
  expect(toCourtTheKingBots.map(({ name }) => name)).toEqual(levelsIn("to-court-the-king"));
});

// A turn with many cards is long to solve: the games of strong levels begin with a seed that soon tells them apart.
test.each([
  ["page", 0],
  ["squire", 0],
  ["steward", 10],
  ["chancellor", 1],
] as const)("a %s has temperaments that change how it plays", (level, firstSeed) => {
  const tempers = ["", ":bold", ":cautious"].map((temper) => working(level + temper, 200));
  const told = ["", "", ""];
  const isDone = () => new Set(told).size === 3;
  // Asks all three at each decision until each has differed from the others. A page ends the game quickly.
  const asking: Player = {
    name: level,
    choose: (state, seat, random) => {
      if (isDone()) return working("page", 0).choose(state, seat, random);
      const luck = random();
      const choices = tempers.map((bot) => bot.choose(state, seat, seededRandom(`${luck}`)));
      for (const [index, choice] of choices.entries()) told[index] += `${write(choice)}\n`;
      return choices[0] as Action;
    },
  };
  for (let seed = firstSeed; seed < firstSeed + 20 && !isDone(); seed += 1)
    playOut(toCourtTheKing, opening(2, 0), {
      bots: [asking, asking],
      cup: seededCup(`${seed}`),
      random: seededRandom(`${seed}`),
    });
  expect(isDone(), level).toBe(true);
});
