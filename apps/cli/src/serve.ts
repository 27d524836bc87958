import type { Config, RunningServer } from "@courtly/server";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "./command.ts";
import type { Request } from "./options.ts";

export const serveCommand: Command = {
  name: "serve",
  usage:
    "[--port N] [--host H] [--data FILE] [--origin URL] [--log-level L] [--trust-proxy yes|no]",
  summary: "A game server: tables online, kept in one file.",
  options: {
    port: { value: "N", help: "the port to listen on (4774; 0 takes any)" },
    host: {
      value: "H",
      help: "the address to listen on (127.0.0.1, this machine alone; 0.0.0.0 for a home network)",
    },
    data: {
      value: "FILE",
      help: "the file that keeps all tables (courtly.db); made if it is not there",
    },
    origin: {
      value: "URL",
      help: "where the page comes from, if not from this server: https://play.example",
    },
    "log-level": { value: "LEVEL", help: "silent, error, warn, info or debug (info)" },
    "trust-proxy": {
      value: "yes|no",
      help: "whether a proxy in front tells the visitors' addresses (no)",
    },
  },
  more: [
    "Every option may come from the environment: COURTLY_PORT, COURTLY_HOST, COURTLY_DATA, COURTLY_ORIGIN, COURTLY_LOG_LEVEL, COURTLY_TRUST_PROXY.",
    "Log lines are JSON, on standard output. Ctrl-C or SIGTERM stops it: what was acknowledged is on disk, and everybody is told to connect again.",
    'With --json the first line on standard output is {"url":…}.',
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { options, words, json } = request;
  if (words.length > 0) return misused(streams, `serve: '${words[0]}' is one too many`);
  // Only here: the other commands start faster without it.
  const { readConfig } = await import("@courtly/server");
  const config = readConfig(options, process.env);
  if (!config.ok) return misused(streams, `serve: ${config.error}`);
  const server = await started(config.value);
  if (typeof server === "string") return misused(streams, `serve: ${server}`);
  if (json) writeJson(streams, { url: server.url });
  else streams.err.write(`Courtly's tables are open at ${server.url} (Ctrl-C stops)\n`);
  const exit = await stopAsked();
  await server.stop();
  return exit;
}

/** The server, or why there is none. */
async function started(config: Config): Promise<RunningServer | string> {
  const { startServer, StorageTrouble } = await import("@courtly/server");
  try {
    return await startServer(config);
  } catch (error) {
    if (error instanceof StorageTrouble) return error.message;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const { host, port } = config;
    if (code === "EADDRINUSE") return `port ${port} is taken: name another with --port`;
    if (code === "EACCES") return `port ${port} may not be used: name another with --port`;
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      return `this machine has no address '${host}': name another with --host`;
    throw error;
  }
}

function stopAsked(): Promise<Exit> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve(EXIT.interrupted));
    process.once("SIGTERM", () => resolve(EXIT.terminated));
  });
}
