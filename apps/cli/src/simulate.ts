import { randomBytes } from "node:crypto";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { err, ok, type Result } from "@courtly/engine";
import {
  EXIT,
  fileTrouble,
  misused,
  writeJson,
  type Command,
  type Exit,
  type Streams,
} from "./command.ts";
import type { GameEntry } from "./entry.ts";
import { findGame, GAME_IDS } from "./games.ts";
import { aligned } from "./layout.ts";
import type { Match } from "./match.ts";
import { readVariant, VARIANT_OPTIONS } from "./opening.ts";
import { readList, wholeOption, type Request } from "./options.ts";
import { progressOf } from "./progress.ts";
import { emptyTally, summed, wilson, winsOf, type Tally } from "./tally.ts";
import { workAlone, workTogether, type Workload } from "./workforce.ts";

const GAMES_MAX = 999_999_999;
const JOBS_MAX = 256;
/** Fewer games than this are over before a second thread has started. */
const GAMES_FOR_JOBS = 500;

export const simulateCommand: Command = {
  name: "simulate",
  usage:
    "--game G --bots A,B,… --games N [--seed S] [--jobs J] [--budget B] [--rules SET] [--board FILE] [--jsonl FILE]",
  summary: "Plays bots against each other, seats and starts taken in turns, and counts the wins.",
  options: {
    game: { value: "GAME", help: GAME_IDS },
    bots: {
      value: "A,B,…",
      help: "who plays: a bot for each player, the same one as often as you like",
    },
    games: { value: "N", help: "how many games" },
    seed: {
      value: "TEXT",
      help: "the same seed plays the same games; without one, a new one is drawn and told",
    },
    jobs: {
      value: "J",
      help: "threads; by default one for each core. The results never depend on it",
    },
    budget: {
      value: "B",
      help: "the work a bot may do in a turn, in positions it looks at; page and squire need none",
    },
    ...VARIANT_OPTIONS,
    jsonl: { value: "FILE", help: "also write every game, its record included, as a line of JSON" },
  },
  more: [
    "Ctrl-C stops early and tells what was finished: the first games of the same seed. Exit code 130.",
  ],
  run,
};

interface Simulation {
  readonly entry: GameEntry;
  readonly load: Workload;
  readonly match: (index: number) => Match;
  readonly jobs: number;
}

async function run(request: Request, streams: Streams): Promise<Exit> {
  const simulation = await readSimulation(request);
  if (!simulation.ok) return misused(streams, `simulate: ${simulation.error}`);
  const path = request.options["jsonl"];
  let file: number | undefined;
  try {
    file = path === undefined ? undefined : openSync(path, "w");
  } catch (error) {
    return misused(streams, `simulate: --jsonl: ${fileTrouble(path ?? "", error)}`);
  }
  const report = await work(simulation.value, { streams, file });
  if (file !== undefined) closeSync(file);
  if (report.trouble !== undefined)
    return misused(streams, `simulate: --jsonl: ${fileTrouble(path ?? "", report.trouble)}`);
  if (request.json) writeJson(streams, dataOf(simulation.value, report));
  else streams.out.write(`${pageOf(simulation.value, report, streams.out.width()).join("\n")}\n`);
  return report.stopped ?? EXIT.yes;
}

async function readSimulation(request: Request): Promise<Result<Simulation, string>> {
  const { options, words } = request;
  if (words.length > 0)
    return err(`'${words[0]}' is one word too many: see 'courtly simulate --help'`);
  const id = options["game"];
  if (id === undefined) return err(`say which game: --game ${GAME_IDS}`);
  const entry = findGame(id);
  if (!entry.ok) return err(`--game: ${entry.error}`);
  const bots = options["bots"];
  if (bots === undefined)
    return err(`say who plays: --bots A,B,… with ${entry.value.botNames.join(", ")}`);
  const games = wholeOption(request, "games", { min: 1, max: GAMES_MAX });
  if (!games.ok) return games;
  if (games.value === undefined) return err("say how many games: --games 1000");
  const jobs = wholeOption(request, "jobs", { min: 1, max: JOBS_MAX });
  if (!jobs.ok) return jobs;
  const budget = wholeOption(request, "budget", { min: 1, max: Infinity });
  if (!budget.ok) return budget;
  const variant = await readVariant(request, entry.value);
  if (!variant.ok) return variant;
  const seed = options["seed"] ?? randomBytes(4).toString("hex");
  const records = options["jsonl"] !== undefined;
  if (options["jsonl"] === "-")
    return err("--jsonl: name a file: standard output gets the summary, '-' is no file");
  const plan = {
    ...variant.value,
    bots: readList(bots),
    seed,
    budget: budget.value,
    records,
  };
  const match = entry.value.matches(plan);
  if (!match.ok) return match;
  const wanted = jobs.value ?? (games.value < GAMES_FOR_JOBS ? 1 : availableParallelism());
  return ok({
    entry: entry.value,
    match: match.value,
    load: { gameId: id, plan, games: games.value },
    jobs: Math.min(wanted, games.value),
  });
}

interface Report {
  readonly tally: Tally;
  readonly seconds: number;
  /** The exit code of a run that a signal ended early. */
  readonly stopped: Exit | undefined;
  /** What went wrong with the file. */
  readonly trouble: unknown;
}

async function work(
  { load, match, jobs }: Simulation,
  { streams, file }: { readonly streams: Streams; readonly file: number | undefined },
): Promise<Report> {
  const stop = new AbortController();
  let stopped: Exit | undefined;
  let trouble: unknown;
  let tally = emptyTally(load.plan.bots.length);
  const onSignal = (signal: NodeJS.Signals) => {
    stopped ??= signal === "SIGINT" ? EXIT.interrupted : EXIT.terminated;
    stop.abort();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  const progress = progressOf(streams.err, load.games);
  const begun = performance.now();
  const overseer = {
    signal: stop.signal,
    onChunk: (chunk: { readonly tally: Tally; readonly lines: string }) => {
      if (stop.signal.aborted) return;
      try {
        if (file !== undefined) writeFileSync(file, chunk.lines);
      } catch (error) {
        trouble = error;
        stop.abort();
        return;
      }
      tally = summed(tally, chunk.tally);
      progress.show(tally.games);
    },
  };
  await (jobs === 1 ? workAlone(match, load, overseer) : workTogether(load, jobs, overseer));
  progress.clear();
  process.off("SIGINT", onSignal);
  process.off("SIGTERM", onSignal);
  const seconds = Math.round(performance.now() - begun) / 1000;
  return { tally, seconds, stopped: tally.games === load.games ? undefined : stopped, trouble };
}

function dataOf({ entry, load, jobs }: Simulation, { tally, seconds, stopped }: Report) {
  const { games, actions, rounds } = tally;
  const { bots, seed } = load.plan;
  return {
    games,
    seconds,
    actions,
    rounds,
    wins: winsOf(tally, bots),
    game: load.gameId,
    bots,
    seed,
    rules: entry.rulesOf(load.plan),
    jobs,
    ...(stopped === undefined ? {} : { partial: true }),
  };
}

function pageOf(
  { entry, load, jobs }: Simulation,
  { tally, seconds, stopped }: Report,
  width: number,
): readonly string[] {
  const { games, actions, rounds } = tally;
  const { bots, seed } = load.plan;
  const opening =
    stopped === undefined
      ? `${games} ${games === 1 ? "game" : "games"} of ${entry.name} in ${seconds} s`
      : `Stopped after ${games} of ${load.games} games of ${entry.name}, ${seconds} s`;
  const head = `${opening} (seed ${seed}, ${jobs} ${jobs === 1 ? "job" : "jobs"})`;
  if (games === 0) return [head];
  const wins = winsOf(tally, bots);
  const chairs = Object.entries(wins.bot).map(([name, won]) => {
    const seats = bots.filter((bot) => bot === name).length;
    return [` ${name}${seats > 1 ? ` ×${seats}` : ""}`, plainNumber(won), ...shareOf(won, games)];
  });
  // A player with two seats wins or loses with both.
  const place = entry.box.seats(bots.length) === bots.length ? "seat" : "player";
  const seats = wins.seat.map((won, seat) => [
    ` ${place} ${seat}`,
    plainNumber(won),
    ...shareOf(won, games),
  ]);
  return [
    head,
    "",
    ...aligned([[" who", "wins", "share", "19 in 20"], ...chairs, ...seats], {
      width,
      breakable: [],
      numbers: [1, 2, 3],
    }),
    "",
    ` ${(rounds / games).toFixed(1)} rounds and ${(actions / games).toFixed(1)} actions a game`,
  ];
}

function plainNumber(won: number): string {
  return Number.isInteger(won) ? String(won) : won.toFixed(2);
}

/** The share of the games, and between which shares the true one lies, 19 times out of 20. */
function shareOf(won: number, games: number): readonly [string, string] {
  const percent = (share: number, digits: number) => (share * 100).toFixed(digits);
  const { low, high } = wilson(won, games);
  return [`${percent(won / games, 1)}%`, `${percent(low, 0)}–${percent(high, 0)}%`];
}
