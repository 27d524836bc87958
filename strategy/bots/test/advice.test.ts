import { answeringAdvice, type Advice } from "@courtly/bots/advice";
import { readBotName, toCourtTheKingBot, workBudget, loadSolvers } from "@courtly/bots";
import {
  assert,
  boxed,
  readRecord,
  seededCup,
  seededRandom,
  type Game,
  type Seat,
} from "@courtly/engine";
import {
  BOARDS,
  DEFAULT_BOARD,
  rollingCourts,
  RULE_SETS as COURTS_RULES,
} from "@courtly/rolling-courts";
import {
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { valueOfTaking } from "../src/to-court-the-king/thought/claims.ts";
import { RANKS } from "../src/to-court-the-king/thought/marks.ts";

/** A clock that advances by 1 ms with every reading, so that results are the same on every machine. */
function tickingClock(): () => number {
  let now = 0;
  return () => (now += 1);
}

const ask = answeringAdvice(tickingClock());
/** Questions in one game of Rolling Courts. */
const QUESTIONS = process.env["MODE"] === "long" ? 60 : 20;
const PATIENT = { tell: () => undefined, isWanted: () => Promise.resolve(true) };

async function advised(gameId: string, state: unknown, seat: Seat, ms = 60): Promise<Advice> {
  const advice = await ask({ gameId, state, seat, limit: { ms } }, PATIENT);
  assert(advice !== undefined, "the question was not cancelled");
  return advice;
}

/** Expects every step of the line to be legal after the ones before it; returns the state at its end. */
function walked<Setup, S, A>(
  game: Game<Setup, S, A>,
  state: S,
  { seat, steps }: { readonly seat: Seat; readonly steps: readonly string[] },
): S {
  let now = state;
  for (const text of steps) {
    const action = game.notation.action.read(text);
    assert(action.ok, `'${text}' can be read`);
    expect(game.turn(now), text).toMatchObject({ kind: "decide", seat });
    expect(game.refusal(now, seat, action.value), text).toBeUndefined();
    now = game.apply(now, { kind: "acted", seat, action: action.value });
  }
  return now;
}

/**
 * Plays whole games in which one turn in three follows the best advice and the rest is random. Expects all advice to be
 * legal and to lead to the end of the turn.
 */
async function adviseThrough<Setup, S, A>(
  game: Game<Setup, S, A>,
  from: S,
  { seed, questions }: { readonly seed: string; readonly questions: number },
): Promise<number> {
  const random = seededRandom(seed);
  const cup = seededCup(seed);
  let state = from;
  let asked = 0;
  while (asked < questions) {
    const turn = game.turn(state);
    if (turn.kind === "over") break;
    if (turn.kind === "roll") {
      state = game.apply(state, { kind: "rolled", faces: cup.roll(turn) });
      continue;
    }
    const { seat } = turn;
    if (random() < 1 / 3) {
      const { lines } = await advised(game.id, state, seat);
      asked += 1;
      const [best] = lines;
      assert(best !== undefined, "there is something to do");
      for (const { steps, chance } of lines) {
        expect(steps.length).toBeGreaterThan(0);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
        // Of equally good turns Rolling Courts puts those last that do nothing.
        const isIdle = game.id !== toCourtTheKing.id && steps[0] === "end";
        expect(chance).toBeLessThanOrEqual(best.chance + (isIdle ? 0.005 : 0));
        walked(game, state, { seat, steps });
      }
      state = walked(game, state, { seat, steps: best.steps });
      continue;
    }
    const actions = game.actions(state, seat);
    const action = actions[Math.floor(random() * actions.length)];
    assert(action !== undefined, "there is something to do");
    state = game.apply(state, { kind: "acted", seat, action });
  }
  return asked;
}

test("advice compares rolling on with taking a card now, also if rolling is not the best", async () => {
  const fresh = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
  const rolled = toCourtTheKing.apply(
    toCourtTheKing.apply(fresh, { kind: "acted", seat: 0, action: { kind: "roll" } }),
    { kind: "rolled", faces: [5, 6, 6] },
  );
  const { lines } = await advised(toCourtTheKing.id, rolled, 0);
  const [best, ...others] = lines;
  expect(best?.steps.at(-1)).toMatch(/^take /);
  expect(others.some(({ steps }) => steps.at(-1) === "roll")).toBe(true);
});

describe("every line can be played, step by step", () => {
  const kings = [
    [2, RULE_SETS.english],
    [3, RULE_SETS.italian],
    [4, RULE_SETS.manual],
  ] as const;
  test.each(kings)("To Court the King, %i players", async (players, rules) => {
    const from = toCourtTheKing.start({ players, rules, start: 0 });
    const asked = await adviseThrough(toCourtTheKing, from, {
      seed: `king ${players}`,
      questions: QUESTIONS,
    });
    expect(asked).toBeGreaterThan(QUESTIONS / 2);
  });

  test("To Court the King, large hands in the final round", async () => {
    const hand = {
      cards: setOf(["farmer", "guard", "hunter", "knight", "merchant", "astronomer", "general"]),
      charlatans: 0,
    };
    const opening = toCourtTheKing.start({ players: 3, rules: RULE_SETS.english, start: 0 });
    const claim = { seat: 2, count: 7, face: 3 } as const;
    const from: State = {
      ...opening,
      hands: [hand, hand, hand],
      round: 9,
      ending: { claim, round: 8, best: claim },
    };
    expect(
      await adviseThrough(toCourtTheKing, from, { seed: "final", questions: 12 }),
    ).toBeGreaterThan(2);
  });

  test.each([2, 3, 5])("Rolling Courts, %i players", async (players) => {
    const board = players === 3 ? (Object.values(BOARDS).at(-1) ?? DEFAULT_BOARD) : DEFAULT_BOARD;
    const from = rollingCourts.start({
      players,
      rules: COURTS_RULES.standard,
      board,
      start: 0,
    });
    const asked = await adviseThrough(rollingCourts, from, {
      seed: `courts ${players}`,
      questions: QUESTIONS,
    });
    expect(asked).toBeGreaterThan(QUESTIONS / 2);
  });
});

describe("To Court the King", () => {
  const opening = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
  const hand = { cards: setOf(["farmer", "laborer", "guard", "merchant"]), charlatans: 0 };
  const dice = { ...opening.dice, active: [2, 3, 5], aside: [3], mayRoll: true } as const;
  const state: State = { ...opening, hands: [hand, hand], round: 5, dice };

  test("the best line begins as the Chancellor would", async () => {
    const name = readBotName("chancellor");
    assert(name !== undefined, "there is one");
    const bot = toCourtTheKingBot(name, () => workBudget(1e9), await loadSolvers());
    const chosen = toCourtTheKing.notation.action.write(bot.choose(state, 0, () => 0));
    const { lines, why, isWhole } = await advised(toCourtTheKing.id, state, 0, 1e6);
    expect(isWhole).toBe(true);
    expect(lines[0]?.steps[0]).toBe(chosen);
    expect(lines.length).toBe(4);
    expect(why).toMatchObject({
      kind: "compared",
      chance: lines[0]?.chance,
      instead: lines[1]?.chance,
    });
  });

  test("the chance after each legal action is known, and none is better than the best line", async () => {
    const { lines, chanceAfter = {} } = await advised(toCourtTheKing.id, state, 0, 1e6);
    const legal = toCourtTheKing.actions(state, 0).map(toCourtTheKing.notation.action.write);
    expect(Object.keys(chanceAfter).toSorted()).toEqual(legal.toSorted());
    expect(Math.max(...Object.values(chanceAfter))).toBeCloseTo(lines[0]?.chance ?? NaN);
    for (const { steps, chance } of lines)
      expect(chanceAfter[steps[0] ?? ""]).toBeGreaterThanOrEqual(chance - 1e-9);
  });

  test("no two lines lead to the same end", async () => {
    const { lines } = await advised(toCourtTheKing.id, state, 0);
    const ends = lines.map(({ steps }) =>
      JSON.stringify(walked(toCourtTheKing, state, { seat: 0, steps }).dice),
    );
    expect(new Set(ends).size).toBe(lines.length);
  });

  test("a King that is worth less than taking nothing keeps that lower value", () => {
    const king = new Float64Array(RANKS).fill(0.1);
    const claims = { nothing: 0.3, cards: [], king };
    const sevenOnes = [1, 1, 1, 1, 1, 1, 1] as const;
    expect(valueOfTaking(claims, { kind: "take", character: "king" }, sevenOnes)).toBe(0.1);
    expect(valueOfTaking(claims, { kind: "take", character: "nothing" }, sevenOnes)).toBe(0.3);
  });

  test("the worth of a card is the chance of the line that takes it, at any moment of the turn", async () => {
    const done: State = { ...state, dice: { ...opening.dice, aside: [2, 3, 3, 5, 5] } };
    const { lines, worths } = await advised(toCourtTheKing.id, done, 0);
    const taking = lines.filter(({ steps: [first = ""] }) => first.startsWith("take "));
    expect(taking).not.toEqual([]);
    for (const { steps, chance } of taking)
      expect(worths?.[steps[0]?.slice("take ".length) as CharacterId], steps[0]).toBe(chance);
    const before = (await advised(toCourtTheKing.id, state, 0)).worths;
    // The worth of the King depends on the face that most dice show.
    const ofTheKing = { king: 0, highKing: 0 };
    expect({ ...before, ...ofTheKing }).toEqual({ ...worths, ...ofTheKing });
    expect(worths?.king).toBeGreaterThan(worths?.nothing ?? 1);
    // An owned card cannot be taken.
    expect(worths).not.toHaveProperty("farmer");
  });

  test("a King of seven 6s is worth more than one of seven 1s; before the first roll his worth is in between", async () => {
    const cards = setOf(["farmer", "laborer", "guard", "hunter", "knight", "general", "merchant"]);
    const strong = { cards, charlatans: 1 };
    const rivals: State = { ...state, hands: [strong, strong], round: 12 };
    const kingAt = async (active: State["dice"]["active"]) =>
      (await advised(toCourtTheKing.id, { ...rivals, dice: { ...dice, active, aside: [] } }, 0))
        .worths?.king ?? NaN;
    const [ones, sixes] = [await kingAt([1, 1, 1]), await kingAt([6, 6, 6])];
    expect(sixes).toBeGreaterThan(ones);
    const { worths } = await advised(toCourtTheKing.id, { ...rivals, dice: opening.dice }, 0);
    expect(worths?.king).toBeGreaterThanOrEqual(ones);
    expect(worths?.king).toBeLessThanOrEqual(sixes);
    // With all dice alike the King is worth more; with at most seven dice, the same.
    expect(worths?.highKing).toBeGreaterThan(worths?.king ?? 1);
    const few = { ...rivals, hands: [{ cards: setOf(["farmer"]), charlatans: 3 }, strong] };
    const seven = (await advised(toCourtTheKing.id, { ...few, dice: opening.dice }, 0)).worths;
    expect(seven?.highKing).toBe(seven?.king);
  });

  test("taking nothing is never advised if the Fool can be taken", async () => {
    const fresh = { ...opening, round: 2 };
    for (const aside of [
      [1, 3, 4],
      [2, 4, 5],
      [1, 2, 6],
    ] as const) {
      const done: State = { ...fresh, dice: { ...opening.dice, aside } };
      const takes = (await advised(toCourtTheKing.id, done, 0)).lines.map(({ steps }) =>
        steps.at(-1),
      );
      expect(takes).toContain("take fool");
      expect(takes).not.toContain("take nothing");
    }
  });

  test("of nearly equal lines the best one keeps equal dice together", async () => {
    const reading = readRecord(
      [
        "courtly 1",
        "game to-court-the-king",
        "players Ada, Ben, Cleo",
        "cards 0 farmer laborer hunter",
        "cards 1 fool charlatan",
        "cards 2 fool farmer laborer",
        "round 4",
        "active 3 3 4",
        "aside 1",
        "---",
        "",
      ].join("\n"),
      [boxed(toCourtTheKing)],
    );
    assert(reading.ok, "the position can be read");
    const { lines, chanceAfter = {} } = await advised(
      toCourtTheKing.id,
      reading.value.table.state,
      0,
    );
    // A single 3 would win about as often.
    expect(chanceAfter["aside 3"]).toBeCloseTo(chanceAfter["aside 3 3"] ?? 0, 2);
    expect(lines[0]?.steps[0]).toBe("aside 3 3");
  });

  test("more dice than can be evaluated: no advice", async () => {
    const many = { ...dice, active: Array.from({ length: 14 }, () => 3 as const) };
    expect((await advised(toCourtTheKing.id, { ...state, dice: many }, 0)).lines).toEqual([]);
  });
});

/** A position with gold for a move to court, in which other moves are better. */
const RICH = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 6
gold 0 34
village 4 - 0 - -
village 2 0 - - -
cave 2 0 0 - - - -
cave 5 - - 0 0 - -
court 1 1 2
to-act 0
unspent 2 4 6
---
`;

describe("Rolling Courts", () => {
  const opening = rollingCourts.start({
    players: 3,
    rules: COURTS_RULES.standard,
    board: DEFAULT_BOARD,
    start: 0,
  });
  const rolled = rollingCourts.apply(
    rollingCourts.apply(opening, { kind: "acted", seat: 0, action: { kind: "roll" } }),
    { kind: "rolled", faces: [1, 3, 5] },
  );

  test("lines have a margin once there are samples, and more samples make it smaller", async () => {
    const margin = async (ms: number) =>
      (await advised(rollingCourts.id, rolled, 0, ms)).lines[0]?.margin;
    expect(await margin(1)).toBeUndefined();
    const [some, more] = [await margin(600), await margin(2400)];
    expect(some).toBeGreaterThan(0);
    expect(more).toBeLessThan(some ?? 0);
  });

  test("the lines are different kinds of turns and include a move to court if one is legal", async () => {
    const reading = readRecord(RICH, [boxed(rollingCourts)]);
    assert(reading.ok, "the record is right");
    const { lines } = await advised(rollingCourts.id, reading.value.table.state, 0, 2000);
    const kinds = lines.map(({ steps }) =>
      steps
        .filter((step) => !step.startsWith("change"))
        .map((step) => (step.startsWith("court") ? step.slice(0, 7) : step.split(" ")[0]))
        .toSorted()
        .join(),
    );
    expect(new Set(kinds).size).toBe(lines.length);
    // The move to court is listed although its chance is clearly lower.
    expect(kinds.at(-1)).toContain("court");
    expect(lines.at(-1)?.chance).toBeLessThan(lines.at(-2)?.chance ?? 0);
  });

  test("before the roll, the only line is to roll", async () => {
    expect((await advised(rollingCourts.id, opening, 0)).lines).toMatchObject([
      { steps: ["roll"] },
    ]);
  });
});

test.each([
  ["to-court-the-king", toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 })],
  [
    "rolling-courts",
    rollingCourts.apply(
      rollingCourts.apply(
        rollingCourts.start({
          players: 2,
          rules: COURTS_RULES.standard,
          board: DEFAULT_BOARD,
          start: 0,
        }),
        { kind: "acted", seat: 0, action: { kind: "roll" } },
      ),
      { kind: "rolled", faces: [2, 4, 5] },
    ),
  ],
] as const)("%s: called off, it stops at once, and the next is answered", async (gameId, state) => {
  let looks = 0;
  const impatient = {
    tell: () => undefined,
    isWanted: () => {
      looks += 1;
      return Promise.resolve(false);
    },
  };
  const strict = answeringAdvice(() => looks * 1000 + performance.now() * 1000);
  expect(await strict({ gameId, state, seat: 0, limit: { ms: 1e9 } }, impatient)).toBeUndefined();
  expect(looks).toBe(1);
  const again = await strict({ gameId, state, seat: 0, limit: { ms: 1e5 } }, PATIENT);
  expect(again?.lines.length).toBeGreaterThan(0);
});

test("with an amount of work the same position gets the same advice, however fast the clock is", async () => {
  const opening = rollingCourts.start({
    players: 3,
    rules: COURTS_RULES.standard,
    board: DEFAULT_BOARD,
    start: 0,
  });
  const rolling = rollingCourts.apply(opening, {
    kind: "acted",
    seat: 0,
    action: { kind: "roll" },
  });
  const state = rollingCourts.apply(rolling, { kind: "rolled", faces: [2, 4, 5] });
  const question = { gameId: "rolling-courts", state, seat: 0, limit: { work: 60_000 } };
  const shares: number[] = [];
  const listening = { ...PATIENT, tell: (share: number) => void shares.push(share) };
  const slow = await answeringAdvice(() => performance.now() * 1000)(question, listening);
  expect(slow?.lines[0]?.margin).toBeDefined();
  // The progress is the used share of the work, until all of it is used.
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(shares[0]).toBeLessThan(0.5);
  expect(shares.at(-1)).toBeGreaterThan(0.9);
  expect(await answeringAdvice(() => 0)(question, PATIENT)).toEqual(slow);
});

test("expected points at the end: the family with more at court expects more, and the same each time", async () => {
  const header = ["round 14", "court 1 0 0 0 1 0", "court 2 0 0 2 0 0", "court 3 0 1 0 2"];
  const record = ["courtly 1", "game rolling-courts", "players A, B, C", ...header, "---", ""];
  const reading = readRecord(record.join("\n"), [boxed(rollingCourts)]);
  assert(reading.ok, "the record can be read");
  const { state } = reading.value.table;
  const limit = { work: 1 };
  const question = { gameId: "rolling-courts", state, seat: 0, limit, isForecast: true };
  const points = (await ask(question, PATIENT))?.finalPoints ?? [];
  expect(points[0]).toBeGreaterThan(Math.max(...points.slice(1)));
  expect((await ask(question, PATIENT))?.finalPoints).toEqual(points);
});
