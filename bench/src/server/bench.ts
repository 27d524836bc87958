// `npm run bench:server`: measures the server, and its parts alone for comparison.
import { execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { WebSocket } from "ws";
import { bareRows } from "./bareStore.ts";
import { start, type Child } from "./child.ts";
import { duelAt, type Duel } from "./duel.ts";
import { flatOut, paced, someAtATime, type Load, type Work } from "./load.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** Each of two players acts every two seconds, so each table has an action every second. */
const TABLE_EVERY_MS = 1000;
const ROWS_PER_COMMIT = 20;
const ECHO_CONNECTIONS = 100;
const FLAT_OUT_TABLES = 500;
const SPARE_FILES = 200;
const WARM_UP_TABLES = 10;
const SEATING = { atATime: 50, seconds: 60 };
const KILOBYTE = 1024;

const PLANS = {
  full: { players: [100, 1000, 5000], pacedS: 20, rounds: 3, bareS: 3, flatOutS: 6 },
  quick: { players: [100, 400], pacedS: 4, rounds: 1, bareS: 1, flatOutS: 3 },
};

const whole = (value: number) => Math.round(value).toLocaleString("en");
const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(44) : cell.padStart(12))).join(" "));
const tell = (what: string, { perSecond, p50Ms, p99Ms }: Load, ...more: readonly string[]) =>
  row(what, whole(perSecond), p50Ms.toFixed(1), p99Ms.toFixed(1), ...more);

const plan = readPlan();
mkdirSync(join(ROOT, "reports"), { recursive: true });
/** A folder on the disk of the repository: the system's temporary folder may be in memory. */
const folder = mkdtempSync(join(ROOT, "reports/bench-server-"));
try {
  introduce();
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measure(): Promise<void> {
  const server = await start("gameServer.ts", join(folder, "tables.db"));
  const duels: Duel[] = [];
  const add = async (tables: number) => {
    const before = duels.length;
    const more = tables - before;
    duels.push(...(await someAtATime(more, SEATING, (i) => duelAt(server.url, before + i))));
  };
  // Warm-up: memory for loading and compiling must not count as memory of connections.
  await add(WARM_UP_TABLES);
  await paced(duels, 100, 1);
  const idle = await server.usage();
  row("players, each acting every 2 s", "moves/s", "p50 ms", "p99 ms", "kB/player");
  for (const players of plan.players) {
    if (!hasFilesFor(players)) continue;
    await add(players / 2);
    if (2 * duels.length < players)
      console.log(
        `${whole(players)} players: ${SEATING.seconds} s were not enough to seat them all`,
      );
    const { rssBytes } = await server.usage();
    const bytes = (rssBytes - idle.rssBytes) / (2 * (duels.length - WARM_UP_TABLES));
    const load = await paced(duels, TABLE_EVERY_MS, plan.pacedS);
    tell(
      `${whole(2 * duels.length)} at ${whole(duels.length)} tables`,
      load,
      whole(bytes / KILOBYTE),
    );
  }
  await compare(server, duels);
  await server.end();
}

/** Compares the server with its parts alone; measures them alternately, so that a busy machine slows all equally. */
async function compare(server: Child, duels: readonly Duel[]): Promise<void> {
  const echo = await start("echoServer.ts");
  const echoes = await Promise.all(
    Array.from({ length: ECHO_CONNECTIONS }, () => echoConnection(echo.url)),
  );
  const rates = { one: [] as number[], grouped: [] as number[], cpuUs: [] as number[] };
  const loads = { ours: [] as Load[], echo: [] as Load[] };
  const { rounds, bareS, flatOutS } = plan;
  const share = Math.floor(Math.min(FLAT_OUT_TABLES, duels.length / rounds));
  for (let round = 0; round < rounds; round += 1) {
    const file = join(folder, "bare.db");
    rates.one.push(bareRows(file, 1, bareS));
    // Other tables in each round, because games end.
    const playing = duels.slice(round * share, (round + 1) * share);
    const before = await server.usage();
    const works = playing.map(({ act }) => act);
    const load = await flatOut(works, flatOutS);
    const { cpuMs } = await server.usage();
    loads.ours.push(load);
    rates.cpuUs.push((1000 * (cpuMs - before.cpuMs)) / load.count);
    rates.grouped.push(bareRows(file, ROWS_PER_COMMIT, bareS));
    loads.echo.push(await flatOut(echoes, bareS));
  }
  await echo.end();
  const ours = middle(loads.ours, ({ perSecond }) => perSecond);
  const bareEcho = middle(loads.echo, ({ perSecond }) => perSecond);
  const one = middle(rates.one, (rate) => rate);
  const grouped = middle(rates.grouped, (rate) => rate);
  console.log("");
  row(`flat out, the middle of ${rounds}`, "per second", "p50 ms", "p99 ms");
  tell(`moves acknowledged, ${share} tables`, ours);
  tell(`bare ws echo, ${ECHO_CONNECTIONS} connections`, bareEcho);
  row("bare SQLite, a row a commit", whole(one));
  row(`bare SQLite, ${ROWS_PER_COMMIT} rows a commit`, whole(grouped));
  console.log("");
  row("processor time of the server a move", `${whole(middle(rates.cpuUs, (us) => us))} µs`);
  row("moves for each bare row a commit", (ours.perSecond / one).toFixed(2));
  row("moves for each bare grouped row", (ours.perSecond / grouped).toFixed(2));
  row("moves for each bare echo", (ours.perSecond / bareEcho.perSecond).toFixed(2));
}

function middle<Value>(values: readonly Value[], by: (value: Value) => number): Value {
  const sorted = values.toSorted((a, b) => by(a) - by(b));
  return sorted[Math.floor(sorted.length / 2)] as Value;
}

function echoConnection(url: string): Promise<Work> {
  const socket = new WebSocket(url.replace("http", "ws"), { perMessageDeflate: false });
  const message = JSON.stringify({ kind: "act", key: "k1", length: 12, text: "aside 5 5" });
  const echo: Work = () => {
    const start = performance.now();
    const answered = Promise.withResolvers<number>();
    socket.once("message", () => answered.resolve(performance.now() - start));
    socket.send(message);
    return answered.promise;
  };
  return new Promise((resolve) => void socket.once("open", () => resolve(echo)));
}

/** Whether the open-file limit is sufficient: each player needs one file here and one in the server. */
function hasFilesFor(players: number): boolean {
  if (process.platform === "win32") return true;
  const files = Number(execSync("ulimit -n", { encoding: "utf8" }));
  if (Number.isNaN(files) || files >= players + SPARE_FILES) return true;
  console.log(`${whole(players)} players: not measured, this machine allows ${files} open files`);
  return false;
}

function introduce(): void {
  const [cpu] = cpus();
  const cores = availableParallelism();
  console.log(
    `Node ${process.versions.node}, ${cpu?.model ?? "unknown processor"}, ${cores} cores, commit ${commit()}`,
  );
  console.log(
    "server and players in a process each; To Court the King for two, every move on disk before it is acknowledged\n",
  );
}

function commit(): string {
  try {
    return execSync("git describe --always --dirty", { cwd: ROOT, encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

function readPlan(): typeof PLANS.full {
  try {
    const { values } = parseArgs({ options: { quick: { type: "boolean" } } });
    return values.quick === true ? PLANS.quick : PLANS.full;
  } catch {
    console.error("bench:server: the only option is --quick, for a run of half a minute");
    return process.exit(2);
  }
}
