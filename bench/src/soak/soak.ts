// `npm run soak`: plays whole games on one server and checks that its memory stays flat.
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assert, readWhole } from "@courtly/engine";
import { start, type Child } from "../server/child.ts";
import { judgeSoak, megabytes, type Sample } from "./verdict.ts";
import { WHOLE_GAMES } from "./wholeGame.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SAMPLES_EVERY = 500;
/** In a short run, samples are closer together. */
const SAMPLES_WANTED = 8;

const options = readOptions();
const samplesEvery = Math.max(
  1,
  Math.min(SAMPLES_EVERY, Math.floor(options.games / SAMPLES_WANTED)),
);
const samples: Sample[] = [];
let finished = 0;
let server: Child | undefined;

mkdirSync(join(ROOT, "reports"), { recursive: true });
/** A folder on the disk of the repository: the system's temporary folder may be in memory. */
const folder = mkdtempSync(join(ROOT, "reports/soak-"));
const cancelled = once(process, "SIGINT").then(() => "cancelled" as const);
try {
  const end = await Promise.race([soak(), cancelled]);
  const { isPassed, text } = judgeSoak(samples);
  console.log(`${end} after ${finished} games; ${text}`);
  process.exitCode = end === "cancelled" ? 130 : isPassed ? 0 : 1;
} finally {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function soak(): Promise<"finished"> {
  server = await start("gameServer.ts", join(folder, "tables.db"));
  const broken = server.ended.then(() => {
    throw new Error("the server has ended");
  });
  console.log("  games  games/s  heap MB  process MB");
  await Promise.race([playAll(server), broken]);
  return "finished";
}

/** Plays all games, some at once, both kinds in turn. */
async function playAll(child: Child): Promise<void> {
  const kinds = Object.values(WHOLE_GAMES);
  const beganMs = performance.now();
  let next = 0;
  let sampling = sample(child, beganMs);
  const player = async () => {
    while (next < options.games) {
      const index = next;
      next += 1;
      const play = kinds[index % kinds.length];
      assert(play !== undefined, "there are games");
      await play(child.url, index);
      finished += 1;
      showProgress();
      if (finished % samplesEvery === 0) sampling = sampling.then(() => sample(child, beganMs));
      await sampling;
    }
  };
  await sampling;
  samples.length = 0; // before the first game, nothing is loaded or compiled
  await Promise.all(Array.from({ length: options.atOnce }, player));
}

async function sample(child: Child, beganMs: number): Promise<void> {
  const games = finished;
  const { heapBytes, rssBytes } = await child.usage();
  samples.push({ games, heapBytes, rssBytes });
  const perSecond = (games * 1000) / (performance.now() - beganMs);
  const cells = [perSecond.toFixed(1), megabytes(heapBytes), megabytes(rssBytes)];
  const widths = [9, 9, 12];
  if (process.stdout.isTTY) process.stdout.write("\r");
  console.log(
    `${String(games).padStart(7)}${cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join("")}`,
  );
}

function showProgress(): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${String(finished).padStart(7)}`);
}

function readOptions(): { readonly games: number; readonly atOnce: number } {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: "string", default: "20000" },
        "at-once": { type: "string", default: "40" },
      },
    });
    const limits = { min: 1, max: 10_000_000, what: "a number of games" };
    const games = readWhole(values.games, limits);
    const atOnce = readWhole(values["at-once"], limits);
    if (games.ok && atOnce.ok) return { games: games.value, atOnce: atOnce.value };
  } catch {
    // falls through to the usage message below
  }
  console.error("soak: the only options are --games N, and --at-once N (games at the same time)");
  return process.exit(2);
}
