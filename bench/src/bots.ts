import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { BOT_LEVELS, levelsIn } from "@courtly/bots";
import { assert, readOpening, seededCup, type Game } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { openBotRpc } from "@courtly/threads";
import { toCourtTheKing } from "@courtly/to-court-the-king";

/**
 * Measures bots as at a table: in a thread, with one second per turn. Prints how long the table waits for a turn, and
 * how long its own event loop was blocked: first without bots, then with bots playing.
 */

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2" },
    ms: { type: "string", default: "1000" },
    seed: { type: "string", default: "bench" },
  },
});
const GAMES = Number(values.games);
const TURN_MS = Number(values.ms);
const IDLE_MS = 5000;
const RESOLUTION_MS = 1;
const NS = 1e6;

const rpc = openBotRpc();
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

console.log(
  `${GAMES} games a level, two players, at most ${TURN_MS} ms a turn; seed ${values.seed}`,
);
loop.enable();
await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
console.log(`nothing to do: ${loopWords()}`);
for (const level of BOT_LEVELS) {
  if (levelsIn(toCourtTheKing.id).includes(level)) await measured(toCourtTheKing, level);
  await measured(rollingCourts, level);
}
loop.disable();
rpc.close();

async function measured<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  level: string,
): Promise<void> {
  let waits: readonly number[] = [];
  await played(game, level, `${values.seed}/before`); // warm-up: loads rules, solvers and values
  loop.reset();
  for (let index = 0; index < GAMES; index += 1)
    waits = [...waits, ...(await played(game, level, `${values.seed}/${index}`))];
  const sorted = waits.toSorted((a, b) => a - b);
  const turns = sorted.length;
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / turns;
  const waited = [mean, sorted[Math.floor(turns * 0.95)] ?? NaN, sorted.at(-1) ?? NaN].map(msWords);
  console.log(
    `${game.id}, ${level}: ${turns} turns, waited for ${waited[0]}, p95 ${waited[1]}, longest ${waited[2]}; ${loopWords()}`,
  );
}

/** Plays a game with one level on all seats; returns the waiting time of each turn, summed over its decisions. */
async function played<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  level: string,
  seed: string,
): Promise<readonly number[]> {
  const setup = readOpening(game, { players: 2, start: 0 });
  assert(setup.ok, "an opening without options is legal");
  const cup = seededCup(seed);
  const waits: number[] = [];
  let state = game.start(setup.value);
  let running = { key: "", ms: 0 };
  for (let step = 0; ; step += 1) {
    const turn = game.turn(state);
    if (turn.kind === "roll") {
      state = game.apply(state, { kind: "rolled", faces: cup.roll(turn) });
      continue;
    }
    const key = turn.kind === "over" ? "over" : `${game.round(state)}/${turn.seat}`;
    if (key !== running.key) {
      if (running.key !== "") waits.push(running.ms);
      running = { key, ms: 0 };
    }
    if (turn.kind === "over") return waits;
    const { seat } = turn;
    const begun = performance.now();
    const { text } = await rpc.ask({
      gameId: game.id,
      bot: level,
      state,
      seat,
      seed: `${seed}/${step}`,
      ms: TURN_MS,
      wantsReason: true,
    });
    running.ms += performance.now() - begun;
    const action = game.notation.action.read(text);
    assert(action.ok, "a bot answers with an action");
    state = game.apply(state, { kind: "acted", seat, action: action.value });
  }
}

function msWords(ms: number): string {
  return `${ms < 10 ? ms.toPrecision(2) : ms.toFixed(0)} ms`;
}

/** The delay of this thread's timers. */
function loopWords(): string {
  const late = (ns: number) => `${(ns / NS - RESOLUTION_MS).toFixed(1)} ms`;
  return `event loop late by ${late(loop.percentile(99))} (p99), ${late(loop.max)} at most`;
}
