import { writeFileSync } from "node:fs";
import { EXIT, type Exit, type Streams } from "../command.ts";
import type { Chunk } from "./chunk.ts";
import type { GameEntry } from "../games/entry.ts";
import { BotFault, type GuestFault } from "../guests/botFault.ts";
import type { Match, PlayMatch } from "./match.ts";
import { progressOf } from "../progress.ts";
import { sequentialTest, type Decided } from "./sequentialTest.ts";
import { emptyTally, withMatch, type SimulationTally } from "./tally.ts";
import { workAlone, workTogether, type Workload } from "./workforce.ts";

export interface Simulation {
  readonly entry: GameEntry;
  readonly load: Workload;
  /** Plays the matches in this thread, for one job. Missing if guests play, because they could block the thread. */
  readonly alone: PlayMatch | undefined;
  readonly jobs: number;
  readonly untilDecided: boolean;
}

export interface Report {
  readonly tally: SimulationTally;
  readonly seconds: number;
  /** The exit code of a run that a signal ended early. */
  readonly stopped: Exit | undefined;
  /** The error of writing the file. */
  readonly trouble: unknown;
  /** The mistake of a guest bot. */
  readonly fault: GuestFault | undefined;
  readonly decided: Decided | undefined;
}

interface Surroundings {
  readonly streams: Streams;
  readonly file: number | undefined;
}

export async function runSimulation(
  simulation: Simulation,
  { streams, file }: Surroundings,
): Promise<Report> {
  const { load } = simulation;
  const stop = new AbortController();
  let stopped: Exit | undefined;
  let trouble: unknown;
  let tally = emptyTally(load.plan.bots.length);
  let decided: Decided | undefined;
  const test = testOf(simulation);
  const onSignal = (signal: NodeJS.Signals) => {
    stopped ??= signal === "SIGINT" ? EXIT.interrupted : EXIT.terminated;
    stop.abort();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  const progress = progressOf(streams.err, "games");
  const begun = performance.now();
  const onChunk = ({ matches, lines }: Chunk) => {
    if (stop.signal.aborted) return;
    let counted = 0;
    while (counted < matches.length && decided === undefined) {
      const match = matches[counted] as Match;
      tally = withMatch(tally, match);
      decided = test(match);
      counted += 1;
    }
    try {
      if (file !== undefined) writeFileSync(file, lines.slice(0, counted).join(""));
    } catch (error) {
      trouble = error;
      stop.abort();
    }
    progress.show(tally.games, load.games);
    if (decided !== undefined) stop.abort();
  };
  const fault = await work(simulation, { onChunk, signal: stop.signal });
  progress.clear();
  process.off("SIGINT", onSignal);
  process.off("SIGTERM", onSignal);
  const seconds = Math.round(performance.now() - begun) / 1000;
  const isWhole = tally.games === load.games || decided !== undefined;
  return { tally, seconds, stopped: isWhole ? undefined : stopped, trouble, fault, decided };
}

function testOf({ entry, load, untilDecided }: Simulation): ReturnType<typeof sequentialTest> {
  const { bots } = load.plan;
  const cycle = bots.length * entry.box.seats(bots.length);
  return untilDecided ? sequentialTest(bots, cycle) : () => undefined;
}

async function work(
  { load, alone, jobs }: Simulation,
  overseer: Parameters<typeof workTogether>[2],
): Promise<GuestFault | undefined> {
  try {
    await (jobs === 1 && alone !== undefined
      ? workAlone(alone, load, overseer)
      : workTogether(load, jobs, overseer));
    return undefined;
  } catch (error) {
    if (error instanceof BotFault) return error.fault;
    throw error;
  }
}
