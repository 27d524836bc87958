// The test command: every part, or those that are named. `--all` runs parts that are unchanged too, as CI does.
import { PARTS, type Lane, type Part } from "./parts.ts";
import { CI } from "./systemPackages.ts";
import type { Counts, Tally } from "./tally.ts";
import { hasPassedBefore, inputsDigest, remember } from "./unchanged.ts";

interface Timed extends Tally {
  readonly part: Part;
  readonly seconds: number;
}

const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== "--all");
/** A part that is asked for by its name runs, whether anything changed or not. */
const runsUnchanged = CI || names.length > 0 || args.includes("--all");

const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.log(
    `No part '${unknown.join("', '")}': there are ${PARTS.map(({ name }) => name).join(", ")}.`,
  );
  console.log(line({ passed: 0, failed: unknown.length, skipped: 0 }));
  process.exitCode = 1;
} else await runAll(PARTS.filter(isWanted));

function isWanted({ name, onlyByName }: Part): boolean {
  return names.length === 0 ? onlyByName !== true : names.includes(name);
}

async function runAll(parts: readonly Part[]): Promise<void> {
  const start = performance.now();
  const lanes = await Promise.all([runLane(parts, "main"), runLane(parts, "beside")]);
  const results = lanes.flat();
  const unchanged = parts.length - results.length;
  const seconds = (performance.now() - start) / 1000;
  const sum = (key: keyof Counts) => results.reduce((count, tally) => count + tally[key], 0);
  const counts = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
  console.log(
    `\n${timesTable(results, seconds)}\n\n${line(counts)}${unchanged > 0 ? `, ${unchanged} parts unchanged` : ""}`,
  );
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

async function runLane(parts: readonly Part[], lane: Lane): Promise<readonly Timed[]> {
  const results: Timed[] = [];
  for (const part of parts.filter((each) => each.lane === lane))
    if (!runsUnchanged && hasPassedBefore(part))
      console.log(`${part.name.padEnd(10)} unchanged since it passed`);
    else results.push(await runPart(part));
  return results;
}

async function runPart(part: Part): Promise<Timed> {
  const start = performance.now();
  const digest = CI ? undefined : inputsDigest(part);
  const tally = await part.check();
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed, output } = tally;
  const verdict = failed > 0 ? "FAILED" : passed > 0 ? "passed" : "skipped";
  console.log(`${part.name.padEnd(10)} ${verdict.padEnd(8)} ${shown(seconds)}  ${line(tally)}`);
  if (verdict !== "passed") console.log(`\n${output.trim()}\n`);
  const isComplete = verdict === "passed" && tally.skipped === 0;
  if (!CI) remember(part, isComplete ? digest : undefined);
  return { ...tally, part, seconds };
}

function line({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function shown(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

/** The time of each part beside its budget. Lanes overlap, so the whole takes less than the sum. */
function timesTable(results: readonly Timed[], allSeconds: number): string {
  const rows = results.map(({ part, seconds }) => {
    const over = seconds > part.budgetS ? "  over budget" : "";
    const beside = part.lane === "beside" ? "  beside the others" : "";
    const budget = String(part.budgetS).padStart(4);
    return `${part.name.padEnd(10)} ${shown(seconds)}  of ${budget} s${over}${beside}`;
  });
  return [...rows, `${"all".padEnd(10)} ${shown(allSeconds)}`].join("\n");
}
