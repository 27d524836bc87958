import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { availableParallelism } from "node:os";
import { err, ok, type Result } from "@courtly/engine";
import {
  EXIT,
  fileProblem,
  misused,
  writeJson,
  type Command,
  type Exit,
  type Streams,
} from "../command.ts";
import { findGame, GAME_IDS } from "../games/index.ts";
import { faultLine } from "../guests/botFault.ts";
import { invitationOf } from "../guests/guest.ts";
import { readVariant, VARIANT_OPTIONS } from "../play/opening.ts";
import { readList, wholeOption, type Request } from "../options.ts";
import { runSimulation, type Simulation } from "./simulation.ts";
import { ERROR_MAX } from "./sequentialTest.ts";
import { dataOf, pageOf } from "./simulationReport.ts";

const GAMES_MAX = 999_999_999;
const JOBS_MAX = 256;
/** With fewer games than this, a second thread would start too late to help. */
const GAMES_FOR_JOBS = 500;

export const simulateCommand: Command = {
  name: "simulate",
  usage:
    "--game G --bots A,B,… --games N [--seed S] [--jobs J] [--budget B] [--rules SET] [--board FILE] [--jsonl FILE] [--encode] [--until-decided]",
  summary: "Plays bots against each other, seats and starts taken in turns, and counts the wins.",
  options: {
    game: { value: "GAME", help: GAME_IDS },
    bots: {
      value: "A,B,…",
      help: "who plays: a bot for each player, the same one as often as you like; yours as ./my-bot.ts or 'exec:COMMAND'",
    },
    games: { value: "N", help: "how many games; with --until-decided, how many at most" },
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
      help: "the work a bot may do in a turn: positions it looks at, or kilobytes of tables",
    },
    ...VARIANT_OPTIONS,
    jsonl: { value: "FILE", help: "also write every game, its record included, as a line of JSON" },
    encode: {
      help: "also write every decision there in numbers: the position, the legal slots, the chosen one",
    },
    "until-decided": {
      help: `stop as soon as a bot clearly wins more or less than its fair share; wrong at most once in ${1 / ERROR_MAX} runs`,
    },
  },
  more: [
    "A bot of your own: a module whose default export has choose(state, seat, random), or any program that reads a position a line and answers with an action a line (docs/writing-a-bot.md). Exit code 1: it answered with no legal action, or not within 10 s.",
    "Ctrl-C stops early and tells what was finished: the first games of the same seed. Exit code 130.",
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const simulation = await readSimulation(request);
  if (!simulation.ok) return misused(streams, `simulate: ${simulation.error}`);
  const path = request.options["jsonl"];
  let file: number | undefined;
  try {
    file = path === undefined ? undefined : openSync(path, "w");
  } catch (error) {
    return misused(streams, `simulate: --jsonl: ${fileProblem(path ?? "", error)}`);
  }
  const report = await runSimulation(simulation.value, { streams, file });
  if (file !== undefined) closeSync(file);
  const { trouble, fault } = report;
  if (trouble !== undefined)
    return misused(streams, `simulate: --jsonl: ${fileProblem(path ?? "", trouble)}`);
  if (fault !== undefined) streams.err.write(`courtly: simulate: ${faultLine(fault)}\n`);
  if (fault?.exit === EXIT.misused) return fault.exit;
  if (request.json) writeJson(streams, dataOf(simulation.value, report));
  else streams.out.write(`${pageOf(simulation.value, report, streams.out.width()).join("\n")}\n`);
  return fault?.exit ?? report.stopped ?? EXIT.yes;
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
  const encode = options["encode"] !== undefined;
  if (encode && !records) return err("--encode: say into which file: --jsonl FILE");
  const names = readList(bots);
  const untilDecided = options["until-decided"] !== undefined;
  if (untilDecided && new Set(names).size < 2)
    return err("--until-decided: between equal bots there is nothing to decide: name two kinds");
  const plan = {
    ...variant.value,
    bots: names,
    seed,
    budget: budget.value,
    records,
    encode,
  };
  const match = entry.value.matches(plan);
  if (!match.ok) return match;
  const wanted = jobs.value ?? (games.value < GAMES_FOR_JOBS ? 1 : availableParallelism());
  return ok({
    entry: entry.value,
    alone: names.some((name) => invitationOf(name) !== undefined) ? undefined : match.value,
    load: { gameId: id, plan, games: games.value },
    jobs: Math.min(wanted, games.value),
    untilDecided,
  });
}
