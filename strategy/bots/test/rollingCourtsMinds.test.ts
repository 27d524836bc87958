import {
  BOT_LEVELS,
  playOut,
  readBotName,
  rollingCourtsBot,
  rollingCourtsBots,
  ENGLISH,
  sayReason,
  timeBudget,
  workBudget,
  type Bot,
  type Budget,
} from "@courtly/bots";
import { assert, seededCup, seededRandom } from "@courtly/engine";
import {
  DEFAULT_BOARD,
  rollingCourts,
  RULE_SETS,
  seatsFor,
  type Action,
  type Board,
  type State,
} from "@courtly/rolling-courts";
import { setupOf } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { greedyAction } from "../src/rolling-courts/greedy.ts";
import { isStronger } from "./strength.ts";

type Player = Bot<State, Action>;
const { write } = rollingCourts.notation.action;
const PLANNERS = ["steward", "chancellor", "steward:bold", "chancellor:cautious"];

function named(name: string, budget: () => Budget): Player {
  const parts = readBotName(name);
  assert(parts !== undefined, `there is a ${name}`);
  return rollingCourtsBot(parts, budget);
}
const working = (name: string, work: number) => named(name, () => workBudget(work));
const at = (players: number, ...lines: readonly string[]) =>
  rollingCourts.start(setupOf(rollingCourts, players, ...lines));

/** The actions of a bot from here to the end of its turn. */
function turnOf(bot: Player, from: State): readonly string[] {
  const done: string[] = [];
  let state = from;
  for (let turn = rollingCourts.turn(state); turn.kind === "decide";) {
    if (turn.seat !== from.toAct) break;
    const action = bot.choose(state, turn.seat, seededRandom("turn"));
    done.push(write(action));
    if (action.kind === "end") break;
    state = rollingCourts.apply(state, { kind: "acted", seat: turn.seat, action });
    turn = rollingCourts.turn(state);
  }
  return done;
}

const MIDDLE = [
  "gold 0 14",
  "gold 1 9",
  "gold 2 20",
  "village 3 0 1 - 0",
  "village 5 2 2 0 1",
  "cave 2 0 1 - 0 - -",
  "cave 4 2 - 1 - 0 -",
  "court 3 1 0 2",
  "court 4 0 0 1 2",
  "round 9",
  "unspent 2 3 4",
  "points 1",
];

/** A custom board: small treasures, expensive leaps, short caves. */
const STRANGE: Board = {
  ...DEFAULT_BOARD,
  name: "strange",
  villages: DEFAULT_BOARD.villages.map(() => ({ prices: [0, 90, 3, 1], retirement: 7 })),
  courts: { points: [9, 0, 3, 1, 2], leaps: [0, 1, 200, 0, 3] },
  caves: DEFAULT_BOARD.caves.map(() => ({ values: [0, 4, 0, 0, 1, 0], redLine: 1 })),
  deepMines: DEFAULT_BOARD.deepMines.map(() => [0, 30, 0, 0, 1]),
};

test.each([2, 3, 4, 5])("%i players: planners only do what is legal, on any board", (players) => {
  const bots = PLANNERS.map((name) => working(name, 60));
  for (const [game, board] of [DEFAULT_BOARD, STRANGE, STRANGE].entries()) {
    const random = seededRandom(`legal/${players}/${game}`);
    const checked: typeof rollingCourts = {
      ...rollingCourts,
      apply: (state, event) => {
        const refusal =
          event.kind === "acted"
            ? rollingCourts.refusal(state, event.seat, event.action)
            : undefined;
        expect(refusal).toBeUndefined();
        return rollingCourts.apply(state, event);
      },
    };
    // now and then a seat makes a random move, so that planners continue unusual turns
    const wanderer = (bot: Player): Player => ({
      name: bot.name,
      choose: (state, seat, own) => {
        const legal = rollingCourts.actions(state, seat);
        const any = legal[Math.floor(random() * legal.length)];
        return any !== undefined && random() < 0.15 ? any : bot.choose(state, seat, own);
      },
    });
    const rules = game === 2 ? ({ courtDie: "village", wrap: "no" } as const) : RULE_SETS.standard;
    const start = rollingCourts.start({ players, rules, board, start: 0 });
    const from = game === 0 ? start : { ...start, round: 85 };
    playOut(checked, from, {
      bots: Array.from({ length: seatsFor(players) }, (_, seat) =>
        wanderer(bots[seat % bots.length] as Player),
      ),
      cup: seededCup(`legal/${players}/${game}`),
      random,
    });
  }
});

test.each(PLANNERS)("%s: the choices depend on the position, not on future dice", (name) => {
  const turns = ["one cup", "another"].map((seed) => {
    const done: string[] = [];
    const cup = seededCup(seed);
    cup.roll({ kind: "roll", seat: 0, dice: 3 });
    const bot = working(name, 400);
    const state = at(3, ...MIDDLE);
    done.push(...turnOf(bot, state));
    playOut(
      rollingCourts,
      { ...state, round: 98 },
      {
        bots: [bot, bot, bot],
        cup,
        random: seededRandom(seed),
      },
    );
    done.push(...turnOf(bot, state));
    return done;
  });
  expect(turns[0]).toEqual(turns[1]);
  const [half, again] = [
    turns[0]?.slice(0, turns[0].length / 2),
    turns[0]?.slice(turns[0].length / 2),
  ];
  expect(half, "and what it played in between is no matter").toEqual(again);
});

describe("a budget", () => {
  const spied = (inner: Budget) => {
    const asked: { work: number; given: boolean }[] = [];
    const spend = (work: number) => {
      const given = inner.spend(work);
      asked.push({ work, given });
      return given;
    };
    return { asked, budget: { spend } };
  };

  test.each(["steward", "chancellor"])(
    "%s: respects the budget and does not ask again after a refusal",
    (name) => {
      for (const work of [1, 7, 50, 700, 3000]) {
        const { asked, budget } = spied(workBudget(work));
        turnOf(
          named(name, () => budget),
          at(3, ...MIDDLE),
        );
        const refused = asked.findIndex(({ given }) => !given);
        expect([-1, asked.length - 1]).toContain(refused);
      }
    },
  );

  test.each(["steward", "chancellor"])("%s: without any budget it plays greedily", (name) => {
    const none = named(name, () => workBudget(0));
    const greedy: Player = { name: "greedy", choose: greedyAction };
    expect(turnOf(none, at(3, ...MIDDLE))).toEqual(turnOf(greedy, at(3, ...MIDDLE)));
    const examine = at(3, "cave 1 - - - - 0 -", "examine 0");
    expect(write(none.choose(examine, 0, seededRandom("none")))).toBe("stay");
  });

  test("the same work gives the same game, move for move", () => {
    const play = () =>
      playOut(rollingCourts, at(3, "round 90"), {
        bots: ["chancellor", "steward", "chancellor"].map((name) => working(name, 300)),
        cup: seededCup("repeat"),
        random: seededRandom("repeat"),
      });
    expect(play()).toEqual(play());
  });

  test.each(["steward", "chancellor"])("%s: work is asked for in small pieces", (name) => {
    const { asked, budget } = spied(workBudget(20_000));
    turnOf(
      named(name, () => budget),
      at(3, ...MIDDLE),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(Math.max(...asked.map(({ work }) => work))).toBeLessThanOrEqual(80); // a simulated turn
  });

  test("a chancellor uses all of its time", () => {
    let now = 0;
    const { asked, budget } = spied(timeBudget(900, () => (now += 1)));
    turnOf(
      named("chancellor", () => budget),
      at(3, ...MIDDLE),
    );
    expect(asked.filter(({ given }) => given)).toHaveLength(899);
  });
});

/** Whether the first of two bots wins a game; seats and start seats alternate. */
function hasWon([own, other]: readonly [Player, Player], game: number): boolean {
  const { state } = playOut(
    rollingCourts,
    rollingCourts.start({
      players: 2,
      rules: RULE_SETS.standard,
      board: DEFAULT_BOARD,
      start: Math.floor(game / 2) % 4,
    }),
    {
      bots: Array.from({ length: 4 }, (_, seat) => ((seat + game) % 2 === 0 ? own : other)),
      cup: seededCup(`strength/${game}`),
      random: seededRandom(`strength/${game}`),
    },
  );
  const turn = rollingCourts.turn(state);
  return turn.kind === "over" && turn.ranks[game % 2] === 1;
}

test.each([
  ["steward", "squire"],
  ["chancellor", "cupbearer"],
  ["squire:bold", "page"],
  ["squire:cautious", "page"],
])("a %s is stronger than a %s, with a small part of the usual work", (name, rival) => {
  const players = [working(name, 120), working(rival, 120)] as const;
  expect(isStronger((game) => hasWon(players, game), 60)).toBe(true);
});

describe("why", () => {
  const steward = working("steward", 2000);
  const why = (state: State, text: string) => {
    const action = rollingCourts.notation.action.read(text);
    assert(action.ok, text);
    return steward.why?.(state, state.toAct, action.value);
  };

  test("compares with ending the turn now; the best plan is worth more", () => {
    const state = at(3, ...MIDDLE);
    const [first] = turnOf(steward, state);
    const reason = why(state, first ?? "");
    const ended = why(state, "end");
    assert(reason?.kind === "compared" && ended?.kind === "reckoned", "both are reckoned");
    expect(reason.instead).toBe(ended.chance);
    expect(reason.chance).toBeGreaterThan(reason.instead);
    for (const action of rollingCourts.actions(state, state.toAct)) {
      const other = steward.why?.(state, state.toAct, action);
      assert(other !== undefined && other.kind !== "priced", "a steward reckons in chances here");
      expect(other.chance, write(action)).toBeLessThanOrEqual(reason.chance + 1e-12);
    }
  });

  test("is certain when the game is decided", () => {
    const full = ["court 1 0 0 0 0 0", "court 2 1 1 1 1 2", "court 3 0 1 2 1 2"];
    const last = at(3, ...full, "start 1", "to-act 0", "unspent 1");
    const reason = why(last, "end");
    assert(reason !== undefined, "an end has a reason");
    expect(sayReason(reason, ENGLISH)).toBe("Ends its turn: 100% to win");
  });

  test("names actions with their numbers, and gives no reason for a roll", () => {
    expect(
      sayReason(
        {
          kind: "compared",
          action: { name: "sendMiner", numbers: [4] },
          chance: 0.412,
          instead: 0.377,
        },
        ENGLISH,
      ),
    ).toBe("Sends a member into cave 4: 41% to win instead of 38%");
    expect(why(at(3), "roll")).toBeUndefined();
    const examine = at(3, "cave 1 - - - - 0 -", "examine 0");
    const [home, stay] = [why(examine, "home cave 1:5"), why(examine, "stay")];
    assert(home?.kind === "compared" && stay?.kind === "compared", "both are compared");
    expect([home.chance, home.instead]).toEqual([stay.instead, stay.chance]);
  });
});

test("a turn is planned once, even if every state is a copy", () => {
  let asked = 0;
  const bot = named("chancellor", () => {
    asked += 1;
    return workBudget(2000);
  });
  const copying: Player = {
    name: "",
    choose: (state, seat, random) => bot.choose(structuredClone(state), seat, random),
  };
  const [first, ...others] = turnOf(copying, at(3, ...MIDDLE));
  expect(first).toBeDefined();
  expect(others.length).toBeGreaterThan(0);
  expect(asked).toBe(1);
});

test("names: every level has temperaments that change how it plays", () => {
  const budget = () => workBudget(300);
  expect(rollingCourtsBots.map(({ name }) => name)).toEqual(BOT_LEVELS);
  expect(named("squire:bold", budget).name).toBe("squire:bold");
  for (const stranger of ["jester", "steward:sad", "steward:bold:bold", ""])
    expect(readBotName(stranger)).toBeUndefined();
  const game = (name: string) => {
    const bot = named(name, budget);
    const { state } = playOut(rollingCourts, at(3), {
      bots: [bot, bot, bot],
      cup: seededCup("mood"),
      random: seededRandom("mood"),
    });
    return state;
  };
  for (const level of ["page", "squire", "steward"])
    expect(game(`${level}:bold`)).not.toEqual(game(`${level}:cautious`));
});
