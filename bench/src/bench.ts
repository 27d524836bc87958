import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { playOut, toCourtTheKingBots, type Bot } from "@courtly/bots";
import {
  seededCup,
  seededRandom,
  type DiceCup,
  type Game,
  type GameEvent,
  type Random,
} from "@courtly/engine";
import {
  RULE_SETS,
  toCourtTheKing,
  type Action,
  type Setup,
  type State,
} from "@courtly/to-court-the-king";

/** Runs of each measurement, interleaved: a busy machine slows all of them alike. The best run counts. */
const RUNS = 5;
/** Taped games are few enough to stay in the processor's cache, as a game being played does. */
const TAPES_SHARE = 1 / 20;
const MEGABYTE = 1024 * 1024;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "4000" },
    memory: { type: "string", default: "200000" },
  },
});
const GAMES = Number(values.games);
const MEMORY_GAMES = Number(values.memory);

const squire = toCourtTheKingBots.find(({ name }) => name === "squire") as Bot<State, Action>;

interface Measured {
  readonly what: string;
  /** What is counted in a second. */
  readonly unit: string;
  readonly run: () => number;
}

function setupFor(players: number): Setup {
  return { players, rules: RULE_SETS.english, start: 0 };
}

function playOne(players: number, game: number): { readonly actions: number } {
  return playOut(toCourtTheKing, toCourtTheKing.start(setupFor(players)), {
    bots: Array.from({ length: players }, () => squire),
    cup: seededCup(`bench/${game}`),
    random: seededRandom(`bench/${game}/bots`),
  });
}

function wholeGames(players: number): Measured {
  return {
    what: `whole games, ${players} squires`,
    unit: "games",
    run: () => {
      for (let game = 0; game < GAMES; game += 1) playOne(players, game);
      return GAMES;
    },
  };
}

/** A game that was played, event by event, to time its parts again one at a time. */
interface Tape {
  readonly events: readonly GameEvent<Action>[];
  readonly decisions: readonly State[];
  readonly dice: readonly number[];
}

function tape(players: number, index: number): Tape {
  const events: GameEvent<Action>[] = [];
  const decisions: State[] = [];
  const dice: number[] = [];
  const cup = seededCup(`bench/${index}`);
  const recording: Game<Setup, State, Action> = {
    ...toCourtTheKing,
    apply: (state, event) => {
      events.push(event);
      if (event.kind === "acted") decisions.push(state);
      return toCourtTheKing.apply(state, event);
    },
  };
  const counting: DiceCup = {
    roll: (thrown) => {
      dice.push(thrown.dice);
      return cup.roll(thrown);
    },
  };
  playOut(recording, recording.start(setupFor(players)), {
    bots: Array.from({ length: players }, () => squire),
    cup: counting,
    random: seededRandom(`bench/${index}/bots`),
  });
  return { events, decisions, dice };
}

function parts(players: number, tapes: readonly Tape[]): readonly Measured[] {
  const random: Random = seededRandom("bench");
  const start = toCourtTheKing.start(setupFor(players));
  return [
    {
      what: "events applied",
      unit: "events",
      run: () => {
        for (const { events } of tapes) events.reduce(toCourtTheKing.apply, start);
        return count(tapes, ({ events }) => events);
      },
    },
    {
      what: "decisions of a squire",
      unit: "choices",
      run: () => {
        for (const { decisions } of tapes)
          for (const state of decisions) squire.choose(state, state.toAct, random);
        return count(tapes, ({ decisions }) => decisions);
      },
    },
    {
      what: "throws of the seeded cup",
      unit: "throws",
      run: () => {
        const cup = seededCup("bench");
        for (const { dice } of tapes)
          for (const thrown of dice) cup.roll({ kind: "roll", seat: 0, dice: thrown });
        return count(tapes, ({ dice }) => dice);
      },
    },
  ];
}

function count(tapes: readonly Tape[], part: (tape: Tape) => readonly unknown[]): number {
  return tapes.reduce((sum, entry) => sum + part(entry).length, 0);
}

interface Best {
  readonly count: number;
  readonly seconds: number;
}

function measure(all: readonly Measured[]): ReadonlyMap<Measured, Best> {
  const best = new Map<Measured, Best>();
  for (let run = 0; run < RUNS; run += 1)
    for (const measured of all) {
      const began = performance.now();
      const counted = measured.run();
      const seconds = (performance.now() - began) / 1000;
      if (seconds < (best.get(measured)?.seconds ?? Infinity))
        best.set(measured, { count: counted, seconds });
    }
  return best;
}

const whole = (value: number) => Math.round(value).toLocaleString("en");

function print(best: ReadonlyMap<Measured, Best>): void {
  for (const [{ what, unit }, { count: counted, seconds }] of best)
    console.log(`${what.padEnd(28)} ${whole(counted / seconds).padStart(12)} ${unit}/s`);
}

function reportSpeed(): void {
  const [two, four] = [wholeGames(2), wholeGames(4)];
  const games = measure([two, four]);
  print(games);
  const parted = measure(
    parts(
      2,
      Array.from({ length: GAMES * TAPES_SHARE }, (_, index) => tape(2, index)),
    ),
  );
  print(parted);
  const total = (games.get(two) as Best).seconds * TAPES_SHARE;
  const shares = [...parted].map(
    ([{ what }, { seconds }]) => `${what} ${((100 * seconds) / total).toFixed(0)}%`,
  );
  console.log(
    `of the time of a two-player game, timed apart: ${shares.join(", ")}; the rest is the loop`,
  );
}

/** Games one after the other, with the live heap after a collection at every tenth: it must not grow. */
function reportMemory(): void {
  const { gc } = globalThis as { gc?: () => void };
  const heaps: number[] = [];
  for (let game = 0; game < MEMORY_GAMES; game += 1) {
    playOne(2, game);
    if ((game + 1) % (MEMORY_GAMES / 10) !== 0) continue;
    gc?.();
    heaps.push(process.memoryUsage().heapUsed / MEGABYTE);
  }
  const line = heaps.map((heap) => heap.toFixed(1)).join(" ");
  console.log(`live heap in MB at every tenth of ${whole(MEMORY_GAMES)} games: ${line}`);
}

const [cpu] = cpus();
console.log(
  `Node ${process.versions.node}, ${cpu?.model ?? "unknown processor"}, one of ${availableParallelism()} cores`,
);
console.log(
  `best of ${RUNS} interleaved runs of ${whole(GAMES)} games each; dice and bots from fixed seeds\n`,
);
reportSpeed();
reportMemory();
