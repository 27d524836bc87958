import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { sharesByFile } from "./profile.ts";
import { SUBJECTS, type Subject } from "./subjects.ts";

/** Runs of each measurement; the best counts. They are interleaved, so that a busy machine slows all equally. */
const RUNS = 5;
/** The number of recorded games: few enough to stay in the processor's cache, like a game in progress. */
const TAPES = 200;
const FILES_SHOWN = 8;
const TENTHS = 10;
const MEGABYTE = 1024 * 1024;

const whole = (value: number) => Math.round(value).toLocaleString("en");
const numbers = readNumbers();

/** A measurement: plays games and returns the numbers of games and actions. */
type Counted = () => { readonly games: number; readonly actions: number };

function wholeGames({ play }: Subject, players: number): Counted {
  return () => {
    let actions = 0;
    for (let game = 0; game < numbers.games; game += 1) actions += play(players, game);
    return { games: numbers.games, actions };
  };
}

function applied({ tape }: Subject): Counted {
  const again = tape(2, TAPES);
  return () => {
    let actions = 0;
    for (let games = 0; games < numbers.games; games += TAPES) actions += again();
    return { games: 0, actions };
  };
}

interface Measured {
  readonly what: string;
  readonly run: Counted;
}

/** The measurements of one game, interleaved. */
function reportSpeed(subject: Subject): void {
  const measured: readonly Measured[] = [
    { what: `${subject.name}, 2 players`, run: wholeGames(subject, 2) },
    { what: `${subject.name}, 4 players`, run: wholeGames(subject, 4) },
    { what: `${subject.name}, events alone`, run: applied(subject) },
  ];
  const best = measured.map(() => Infinity);
  for (let run = 0; run < RUNS; run += 1)
    for (const [i, entry] of measured.entries()) {
      const began = performance.now();
      entry.run();
      best[i] = Math.min(best[i] as number, (performance.now() - began) / 1000);
    }
  for (const [i, { what, run }] of measured.entries()) {
    const { games, actions } = run();
    const seconds = best[i] as number;
    const rate = games === 0 ? "" : whole(games / seconds);
    console.log(`${what.padEnd(34)} ${rate.padStart(10)} ${whole(actions / seconds).padStart(12)}`);
  }
}

async function reportPlaces({ name, play }: Subject): Promise<void> {
  const shares = await sharesByFile(() => {
    for (let game = 0; game < numbers.games; game += 1) play(2, game);
  });
  console.log(`  where the time goes (${name}, 2 players, by the profiler):`);
  for (const [place, share] of shares.slice(0, FILES_SHOWN))
    console.log(`  ${`${(100 * share).toFixed(1)}%`.padStart(6)}  ${place}`);
}

/** Plays games one after the other and prints the live heap at every tenth, after a collection: it must not grow. */
function reportMemory(): void {
  const { gc } = globalThis as { gc?: () => void };
  for (const { name, play } of SUBJECTS.slice(0, 1)) {
    process.stdout.write(
      `\nlive heap in MB at every tenth of ${whole(numbers.memory)} games of ${name}:`,
    );
    for (let game = 1; game <= numbers.memory; game += 1) {
      play(2, game);
      if (game % Math.ceil(numbers.memory / TENTHS) !== 0) continue;
      gc?.();
      process.stdout.write(` ${(process.memoryUsage().heapUsed / MEGABYTE).toFixed(1)}`);
    }
    process.stdout.write("\n");
  }
}

function readNumbers(): { readonly games: number; readonly memory: number } {
  const defaults = { games: "2000", memory: "1000000" };
  try {
    const { values } = parseArgs({
      options: {
        games: { type: "string", default: defaults.games },
        memory: { type: "string", default: defaults.memory },
      },
    });
    const games = Number(values.games);
    const memory = Number(values.memory);
    if (Number.isInteger(games) && games > 0 && Number.isInteger(memory) && memory >= 0)
      return { games, memory };
  } catch {
    // falls through to the usage message below
  }
  console.error(
    "bench: the only options are --games N (games per measurement) and --memory N (games for the heap)",
  );
  process.exit(2);
}

const [cpu] = cpus();
console.log(
  `Node ${process.versions.node}, ${cpu?.model ?? "unknown processor"}, one of ${availableParallelism()} cores`,
);
console.log(
  `best of ${RUNS} interleaved runs of ${whole(numbers.games)} games each; dice and bots from fixed seeds\n`,
);
console.log(
  `${"squires against each other".padEnd(34)} ${"games/s".padStart(10)} ${"actions/s".padStart(12)}`,
);
// one game after the other, so that the code is optimised for one game, as in a simulation
for (const subject of SUBJECTS) {
  reportSpeed(subject);
  await reportPlaces(subject);
}
reportMemory();
