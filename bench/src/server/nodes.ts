// `npm run bench:nodes -- --database URL --fanout URL`: measures one server with a file, and one, two and three servers that share
// a PostgreSQL database, in turn, next to bare inserts. The database and Redis run on this machine, and nothing else uses them.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bareInserts } from "./bareInserts.ts";
import { bareRows } from "./bareStore.ts";
import { start } from "./child.ts";
import { duelAt } from "./duel.ts";
import { flatOut, someAtATime, type Load } from "./load.ts";

const ROOT = join(import.meta.dirname, "../../..");
const TABLES = 300;
const SEATING = { atATime: 30, seconds: 60 };
/** The clock of processor time, as Linux counts it. */
const TICK_MS = 10;

interface Setup {
  readonly name: string;
  readonly servers: number;
  readonly isShared: boolean;
}

const SETUPS: readonly Setup[] = [
  { name: "1 server, a file", servers: 1, isShared: false },
  ...[1, 2, 3].map((servers) => ({
    name: `${servers} server${servers > 1 ? "s" : ""}, PostgreSQL`,
    servers,
    isShared: true,
  })),
];

interface Measured extends Load {
  /** Processor time for each move: of all servers, of PostgreSQL and of Redis. */
  readonly cpuUs: Readonly<Record<"servers" | "postgres" | "redis-server", number>>;
}

const { database, fanout, rounds, seconds } = readOptions();
mkdirSync(join(ROOT, "reports"), { recursive: true });
/** A folder on the disk of the repository: the system's temporary folder may be in memory. */
const folder = mkdtempSync(join(ROOT, "reports/bench-nodes-"));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measure(): Promise<void> {
  const results = new Map<string, Measured[]>(SETUPS.map(({ name }) => [name, []]));
  const bare = { file: [] as number[], inserts: [] as number[] };
  // In turn, so that a busy machine slows all of them.
  for (let round = 0; round < rounds; round += 1) {
    bare.file.push(bareRows(join(folder, "bare.db"), 1, seconds / 4));
    bare.inserts.push(await bareInserts(database, seconds / 4));
    for (const setup of SETUPS)
      results.get(setup.name)?.push(await measured(setup, `${round}-${setup.name}`));
  }
  const row = (...cells: readonly string[]) =>
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(11))).join(" "));
  console.log(`${TABLES} tables flat out, the middle of ${rounds}; processor time in µs a move\n`);
  row("", "moves/s", "p50 ms", "p99 ms", "servers", "PostgreSQL", "Redis");
  for (const [name, all] of results) {
    const { perSecond, p50Ms, p99Ms, cpuUs } = middle(all, (each) => each.perSecond);
    const cpu = [cpuUs.servers, cpuUs.postgres, cpuUs["redis-server"]].map((us) => us.toFixed(0));
    row(name, perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1), ...cpu);
  }
  row("bare SQLite, 1 a commit", middle(bare.file, (rate) => rate).toFixed(0));
  row("bare PostgreSQL inserts", middle(bare.inserts, (rate) => rate).toFixed(0));
}

async function measured({ servers, isShared }: Setup, name: string): Promise<Measured> {
  const shared = isShared ? [database, fanout] : [];
  const children = await Promise.all(
    Array.from({ length: servers }, (_, at) =>
      start("gameServer.ts", join(folder, `${name}-${at}.db`), ...shared),
    ),
  );
  const urlOf = (at: number) => children[at % servers]?.url ?? "";
  // The two players of a table are connected to different servers, if there are several.
  const duels = await someAtATime(TABLES, SEATING, (i) => duelAt(urlOf(i), i, urlOf(i + 1)));
  const serversMs = async () => {
    const usages = await Promise.all(children.map(({ usage }) => usage()));
    return usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  };
  const used = async () => ({
    servers: await serversMs(),
    postgres: cpuMsOf("postgres"),
    "redis-server": cpuMsOf("redis-server"),
  });
  const before = await used();
  const load = await flatOut(
    duels.map(({ act }) => act),
    seconds,
  );
  const after = await used();
  for (const { close } of duels) close();
  await Promise.all(children.map(({ end }) => end()));
  const perMove = (kind: keyof typeof before) => (1000 * (after[kind] - before[kind])) / load.count;
  const cpuUs = {
    servers: perMove("servers"),
    postgres: perMove("postgres"),
    "redis-server": perMove("redis-server"),
  };
  return { ...load, cpuUs };
}

/** The processor time of all programs of this name, with that of their children that have ended. */
function cpuMsOf(program: string): number {
  const times = readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8").trim();
      const [, name, rest = ""] = /^\d+ \((.*)\) (.*)$/.exec(stat) ?? [];
      // The fields from the fourteenth on: user, system, and both of children.
      return name === program ? rest.split(" ").slice(11, 15).map(Number) : [];
    } catch {
      return []; // it has ended meanwhile
    }
  });
  return TICK_MS * times.reduce((sum, time) => sum + time, 0);
}

function middle<Value>(values: readonly Value[], by: (value: Value) => number): Value {
  const sorted = values.toSorted((a, b) => by(a) - by(b));
  return sorted[Math.floor(sorted.length / 2)] as Value;
}

function readOptions() {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      options: { database: text, fanout: text, rounds: text, seconds: text },
    });
    if (values.database === undefined || values.fanout === undefined) throw new Error("missing");
    const { database, fanout } = values;
    return {
      database,
      fanout,
      rounds: Number(values.rounds ?? 3),
      seconds: Number(values.seconds ?? 8),
    };
  } catch {
    console.error(
      "bench:nodes: --database postgres://… --fanout redis://… [--rounds 3] [--seconds 8]",
    );
    return process.exit(2);
  }
}
