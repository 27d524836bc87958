import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "@courtly/engine";
import type { Config, RunningServer } from "@courtly/server";
import { openBrowser } from "./browser.ts";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import type { Request } from "../options.ts";
import { check } from "./check.ts";
import { newSigningKey } from "./newSigningKey.ts";
import { runningWords, takenWords } from "./portTaken.ts";

export const serveCommand: Command = {
  name: "serve",
  usage:
    "[--port N] [--lan | --host H] [--data FILE | --database URL [--fanout URL]] [--check | --new-signing-key] [--page DIR] [--open | --no-open] [--origin URL] [--log-level L] [--trust-proxy yes|no] [--tables-by-address N] [--spectators-per-table N] [--host-names A,B] [--notify-private-networks yes|no] [--metrics-port N] [--keep-finished DAYS] [--base-path PATH]",
  summary: "A game server: the page, and tables online, kept in one file or in a database.",
  options: {
    port: { value: "N", help: "the port to listen on (4774; 0 takes any)" },
    lan: { help: "opens it to your home network, and says under which address" },
    host: {
      value: "H",
      help: "the address to listen on (127.0.0.1, this machine alone)",
    },
    data: {
      value: "FILE",
      help: "the file that keeps all tables (courtly.db); made if it is not there",
    },
    database: {
      value: "URL",
      help: "the PostgreSQL database that keeps all tables instead of a file: postgres://user@host/name; better named by COURTLY_DATABASE, because everybody on the machine can see options",
    },
    fanout: {
      value: "URL",
      help: "the Redis server by which several servers with one database hear of each other: redis://host",
    },
    check: {
      help: "checks that file for damage instead of serving it; exit code 1 if there is any",
    },
    "new-signing-key": {
      help: "changes the key of that file that signs logs instead of serving it, after a copy of the file was stolen",
    },
    page: {
      value: "DIR",
      help: "the folder of the built page (the one that 'npm start' builds, if it is there; '' for none)",
    },
    open: { help: "opens a browser, where there is a screen" },
    "no-open": { help: "opens none" },
    origin: {
      value: "URL",
      help: "where people find it, if a proxy stands in front: https://play.example",
    },
    "base-path": {
      value: "PATH",
      help: "serves everything below a path: /courtly (for a host with other things)",
    },
    "log-level": { value: "LEVEL", help: "silent, error, warn, info or debug (info)" },
    "trust-proxy": {
      value: "yes|no",
      help: "whether a proxy in front tells the visitors' addresses (no)",
    },
    "tables-by-address": {
      value: "N",
      help: "tables that one address may open at once (30); one more every half minute",
    },
    "spectators-per-table": {
      value: "N",
      help: "people who may watch one table without a seat (50); players always come in",
    },
    "host-names": {
      value: "A,B",
      help: "further names at which people find it; its addresses, localhost and its own name are known",
    },
    "metrics-port": {
      value: "N",
      help: "a port on this machine with figures for Prometheus at /metrics; without it there are none",
    },
    "keep-finished": {
      value: "DAYS",
      help: "deletes finished games after so many days; without it they are kept for ever",
    },
    "notify-private-networks": {
      value: "yes|no",
      help: "whether notifications may go to private networks, and by plain http (no)",
    },
  },
  more: [
    "Options with a value may come from the environment: COURTLY_PORT, COURTLY_HOST, COURTLY_DATA, COURTLY_DATABASE, COURTLY_FANOUT, COURTLY_PAGE, COURTLY_ORIGIN, COURTLY_LOG_LEVEL, COURTLY_TRUST_PROXY, COURTLY_TABLES_BY_ADDRESS, COURTLY_SPECTATORS_PER_TABLE, COURTLY_HOST_NAMES, COURTLY_NOTIFY_PRIVATE_NETWORKS, COURTLY_METRICS_PORT, COURTLY_KEEP_FINISHED, COURTLY_BASE_PATH.",
    "COURTLY_PASSWORD makes the server private: browsers ask for the password once, programs send it in the header 'courtly-password'. It is no option, because lists of processes show options.",
    "Log lines are JSON, on standard output. Ctrl-C or SIGTERM stops it: what was acknowledged is on disk, and everybody is told to connect again.",
    'With --json standard output is JSON alone, and its first line is {"url":…,"addresses":[…]}.',
    "--new-signing-key --data FILE changes the key while no server uses the file: see docs/self-hosting.md.",
    "--check --data FILE reads the file only, also while a server uses it: a line for each damaged table, then a summary.",
  ],
  run,
};

/** The address that stands for all addresses of this machine. */
const EVERYWHERE = "0.0.0.0";

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { words, json, options } = request;
  if (words.length > 0) return misused(streams, `serve: '${words[0]}' is one too many`);
  const config = await configOf(request);
  if (!config.ok) return misused(streams, `serve: ${config.error}`);
  if (options["check"] !== undefined && options["new-signing-key"] !== undefined)
    return misused(streams, "serve: --check changes nothing: give --new-signing-key alone");
  if (options["check"] !== undefined) return check(config.value, json, streams);
  if (options["new-signing-key"] !== undefined) return newSigningKey(config.value, json, streams);
  // Before the server starts, because a program that reads the greeting may send a signal at once.
  const ending = stopAsked();
  const server = await started(config.value);
  if (!server.ok) return misused(streams, `serve: ${server.error}`);
  const { url, stop } = server.value;
  const addresses = addressesOf(config.value, server.value);
  if (json) writeJson(streams, { url, addresses });
  else
    streams.out.write(
      greeting(config.value, url, addresses)
        .map((line) => `${line}\n`)
        .join(""),
    );
  if (options["open"] !== undefined && options["no-open"] === undefined) openBrowser(url);
  const exit = await ending;
  await stop();
  return exit;
}

async function configOf({ options }: Request): Promise<Result<Config, string>> {
  // Imported only here, so that other commands start faster.
  const { readConfig } = await import("@courtly/server");
  const { lan, host } = options;
  if (lan !== undefined && host !== undefined)
    return err("--lan listens on all addresses, --host on one: keep one of them");
  const flags = lan === undefined ? options : { ...options, host: EVERYWHERE };
  const config = readConfig(flags, { COURTLY_PAGE: usualPage(), ...process.env });
  if (!config.ok) return config;
  const { page } = config.value;
  return page === undefined || hasEntrance(page)
    ? config
    : err(`--page (or COURTLY_PAGE): '${page}' has no index.html: name the folder of a built page`);
}

/** The page that `npm start` builds, if it exists. */
function usualPage(): string {
  const page = join(import.meta.dirname, "../../../web/dist");
  return hasEntrance(page) ? page : "";
}

function hasEntrance(page: string): boolean {
  return existsSync(join(page, "index.html"));
}

/** Starts the server, or says why it cannot start. */
async function started(config: Config): Promise<Result<RunningServer, string>> {
  const { MetricsPortError, startServer, StorageError } = await import("@courtly/server");
  try {
    return ok(await startServer(config));
  } catch (error) {
    // A server that is started twice finds its file in use before it finds its port taken.
    if (error instanceof StorageError) return err((await runningWords(config)) ?? error.message);
    if (error instanceof MetricsPortError) return err(error.message);
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const { host, port } = config;
    if (code === "EADDRINUSE") return err(await takenWords(config));
    if (code === "EACCES")
      return err(`port ${port} needs more rights than this: choose one above 1023`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      return err(`this machine has no address '${host}': name another with --host`);
    throw error;
  }
}

/** The addresses for other devices, with the base path. */
function addressesOf({ basePath }: Config, server: RunningServer): readonly string[] {
  return server.addresses().map((address) => `${address}${basePath}`);
}

function greeting(
  { page, origin }: Config,
  url: string,
  addresses: readonly string[],
): readonly string[] {
  const isOpen = addresses.length > 0 && origin === undefined;
  return [
    page === undefined
      ? `Courtly's tables are open at ${url}/, without the page: 'npm start' builds it. Ctrl-C ends it.`
      : `Courtly is at ${url}/ on this machine. Ctrl-C ends it.`,
    ...(isOpen ? ["Other devices in your network find it at:"] : []),
    ...addresses.map((address) => (isOpen ? `  ${address}/` : `People find it at ${address}/`)),
  ];
}

function stopAsked(): Promise<Exit> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve(EXIT.interrupted));
    process.once("SIGTERM", () => resolve(EXIT.terminated));
  });
}
