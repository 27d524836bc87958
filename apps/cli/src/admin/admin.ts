import { err, ok, type Result } from "@courtly/engine";
import type { TableStage } from "@courtly/protocol";
import type { AdminAnswers, AdminRequest } from "@courtly/server";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { oneLine } from "../outlet.ts";
import { wholeOption, type Request } from "../options.ts";
import { linesFor } from "./adminLines.ts";
import { DATA_OPTION, dataFileOf } from "./dataFile.ts";

export const adminCommand: Command = {
  name: "admin",
  usage:
    "health | list [--stage S] [--max N] | close TABLE | export TABLE | delete TABLE | block ADDRESS | unblock ADDRESS | blocked [--data FILE]",
  summary: "Looks after a running server: its tables, blocked addresses, and its health.",
  options: {
    ...DATA_OPTION,
    stage: {
      value: "S",
      help: "for 'list': lobby, drawing, playing or over; without it those that are not over",
    },
    max: { value: "N", help: "for 'list': at most so many tables, the newest first (100)" },
  },
  more: [
    "It asks the server over a socket beside the data file, which only the owner of the server may use.",
    "An id that begins with a dash follows two others: courtly admin close -- -AbC….",
    "close: the players are told that you have closed the table, and the seed of its dice is revealed. delete: a table that is over, with its log; its players find it no more, and no device brings it back. export: the record; with --json the whole log.",
    "block: visitors from this address (IPv6: from its /64 network) are refused and disconnected, until 'unblock'. Behind a proxy the server must run with --trust-proxy yes.",
    "Exit code 1: the server answers no, for example because there is no such table; with 'health', because it cannot store moves. Exit code 2: no server is running with this file.",
  ],
  run,
};

/** What follows the verb. */
const OBJECTS = {
  health: undefined,
  list: undefined,
  close: "TABLE",
  export: "TABLE",
  delete: "TABLE",
  block: "ADDRESS",
  unblock: "ADDRESS",
  blocked: undefined,
} as const;
type Verb = keyof typeof OBJECTS;

const STAGES: readonly TableStage[] = ["lobby", "drawing", "playing", "over"];
const LISTED = 100;

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { askServer, LISTED_TABLES_MAX } = await import("@courtly/server");
  const asked = read(request, LISTED_TABLES_MAX);
  if (!asked.ok) return misused(streams, `admin: ${asked.error}`);
  const answer = await askServer(dataFileOf(request), asked.value);
  if (!answer.ok) {
    const { kind, message } = answer.error;
    if (kind === "noServer") return misused(streams, `admin: ${message}`);
    streams.err.write(`courtly: admin: ${oneLine(message)}\n`);
    return EXIT.no;
  }
  const { kind } = asked.value;
  if (request.json) writeJson(streams, answer.value);
  else
    streams.out.writeData(
      linesFor(kind, answer.value)
        .map((line) => `${line}\n`)
        .join(""),
    );
  return isHealthy(kind, answer.value) ? EXIT.yes : EXIT.no;
}

function isHealthy(kind: AdminRequest["kind"], answer: AdminAnswers[AdminRequest["kind"]]) {
  return kind !== "health" || (answer as AdminAnswers["health"]).isReady;
}

function read(request: Request, max: number): Result<AdminRequest, string> {
  const { options, words } = request;
  const [verb = "", object, ...more] = words;
  if (!isVerb(verb)) return err(`say what to do: ${Object.keys(OBJECTS).join(", ")}`);
  const wanted = OBJECTS[verb];
  if (wanted !== undefined && object === undefined)
    return err(`'${verb}' wants one: courtly admin ${verb} ${wanted}`);
  const extra = wanted === undefined ? object : more[0];
  if (extra !== undefined) return err(`'${extra}' is one too many`);
  if (verb !== "list" && (options["stage"] ?? options["max"]) !== undefined)
    return err("--stage and --max are for 'list' only");
  return requestOf(verb, object ?? "", { request, max });
}

function isVerb(word: string): word is Verb {
  return Object.hasOwn(OBJECTS, word);
}

function requestOf(
  kind: Verb,
  object: string,
  { request, max }: { readonly request: Request; readonly max: number },
): Result<AdminRequest, string> {
  switch (kind) {
    case "close":
    case "export":
    case "delete":
      return ok({ kind, table: object });
    case "block":
    case "unblock":
      return ok({ kind, address: object });
    case "list":
      return listRequest(request, max);
    default:
      return ok({ kind });
  }
}

function listRequest(request: Request, max: number): Result<AdminRequest, string> {
  const wanted = request.options["stage"];
  const stage = STAGES.find((known) => known === wanted);
  if (wanted !== undefined && stage === undefined)
    return err(`--stage: ${STAGES.join(", ")} are known`);
  const most = wholeOption(request, "max", { min: 1, max });
  return most.ok ? ok({ kind: "list", stage, max: most.value ?? LISTED }) : most;
}
