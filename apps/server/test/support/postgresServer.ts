import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import {
  answering,
  freePort,
  service,
  serviceFolder,
  serviceUser,
  type Service,
  stopAfterwards,
} from "./service.ts";

/** Debian's folder of the programs of PostgreSQL 15; elsewhere they are on the PATH. */
const DEBIAN = "/usr/lib/postgresql/15/bin";
const program = (name: string) => (existsSync(DEBIAN) ? join(DEBIAN, name) : name);

/** A real PostgreSQL server with data of its own, on the loopback address. */
export interface PostgresServer {
  /** Creates an empty database and returns its address. */
  readonly newDatabase: () => Promise<string>;
  /** Ends at once, as after a power cut of the program: connections break, and what was committed is there after the next start. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly signal: Service["signal"];
}

/** Starts a server that is stopped after the test or the file that starts it. PostgreSQL refuses to run as root, so it gets its own user. */
export async function postgresServer(): Promise<PostgresServer> {
  const user = serviceUser("postgres");
  const { place, remove } = serviceFolder("postgres", user);
  const data = join(place, "data");
  const init = [
    "-D",
    data,
    "-U",
    "courtly",
    "--auth=trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C",
  ];
  execFileSync(program("initdb"), init, { ...user, cwd: place, stdio: "pipe" });
  const port = await freePort();
  const urlOf = (database: string) => `postgres://courtly@127.0.0.1:${port}/${database}`;
  // No test cuts the power, so the disk need not be flushed: what a crashed PostgreSQL has written is there all the same.
  const settings = ["listen_addresses=127.0.0.1", "fsync=off"].flatMap((each) => ["-c", each]);
  const args = ["-D", data, "-k", place, "-p", String(port), ...settings];
  let running: Service | undefined;
  const start = async () => {
    running = service(program("postgres"), args, user);
    await answering("PostgreSQL", () => asked(urlOf("postgres"), "SELECT 1"));
  };
  stopAfterwards(async () => {
    await running?.end("SIGQUIT");
    remove();
  });
  await start();
  return {
    start,
    crash: async () => running?.end("SIGQUIT"),
    signal: (signal) => running?.signal(signal),
    newDatabase: async () => {
      const name = `d${randomBytes(6).toString("hex")}`;
      await asked(urlOf("postgres"), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
  };
}

/** Executes a statement on a connection of its own, apart from the code of the server. */
export async function asked(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}
