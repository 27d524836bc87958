import { readFileSync } from "node:fs";
import { EXIT, misused, type Command, type Exit, type Streams } from "./command.ts";
import { aligned } from "./play/layout.ts";
import { allOptions, readRequest } from "./options.ts";
import { oneLine, outletOf, type Outlet } from "./outlet.ts";
import { gameOptions, opensGame } from "./serve/openGame.ts";

/** Each command is loaded only when it is used, so that the others do not slow down the start. */
const COMMANDS = new Map<string, () => Promise<Command>>([
  ["admin", async () => (await import("./admin/admin.ts")).adminCommand],
  ["analyse", async () => (await import("./commands/analyse.ts")).analyseCommand],
  ["backup", async () => (await import("./admin/backup.ts")).backupCommand],
  ["bot", async () => (await import("./bot/bot.ts")).botCommand],
  ["migrate", async () => (await import("./admin/migrate.ts")).migrateCommand],
  ["odds", async () => (await import("./commands/odds.ts")).oddsCommand],
  ["play", async () => (await import("./play/play.ts")).playCommand],
  ["referee", async () => (await import("./commands/referee.ts")).refereeCommand],
  ["restore", async () => (await import("./admin/restore.ts")).restoreCommand],
  ["rules", async () => (await import("./commands/rules.ts")).rulesCommand],
  ["serve", async () => (await import("./serve/serve.ts")).serveCommand],
  ["simulate", async () => (await import("./simulate/simulate.ts")).simulateCommand],
  ["verify", async () => (await import("./commands/verify.ts")).verifyCommand],
]);

/** Runs one command line and ends the process with its exit code. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on("error", onWriteError);
  process.stderr.on("error", onWriteError);
  const streams: Streams = {
    in: process.stdin,
    out: outletOf(process.stdout, process.env),
    err: outletOf(process.stderr, process.env),
  };
  process.on("uncaughtException", (error) => process.exit(admit(error, streams)));
  const exit = await runCommand(args, streams).catch((error: unknown) => admit(error, streams));
  await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
  process.exit(exit);
}

/** Ignores a closed pipe (`courtly rules … | head -1`): the reader has enough, and the exit code still counts. */
function onWriteError(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") return;
  process.stderr.write(
    `courtly: the answer cannot be written (${error.code}): write it elsewhere\n`,
  );
  process.exit(EXIT.misused);
}

/** Reports a bug of ours in one line, with an exit code of its own. */
function admit(error: unknown, { err }: Streams): Exit {
  const message = error instanceof Error ? error.message : String(error);
  err.write(`courtly met a bug: ${oneLine(message)}\n`);
  return EXIT.bug;
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write("", () => resolve()));
}

/** Runs one command line on the given streams. */
export async function runCommand(args: readonly string[], streams: Streams): Promise<Exit> {
  const [name, ...rest] = opensGame(args) ? ["serve", ...gameOptions(args)] : args;
  if (name === "--help" || name === "-h")
    return show(streams.out, await overview(streams.out.width()));
  if (name === "--version") return show(streams.out, [`courtly ${version()}`]);
  const command = await COMMANDS.get(name ?? "")?.();
  if (command === undefined) {
    const known = [...COMMANDS.keys()].join(", ");
    return misused(streams, `there is no '${name}': ${known} are known`);
  }
  const request = readRequest(rest, command.options);
  if (!request.ok) return misused(streams, `${command.name}: ${request.error}`);
  if (request.value.help) return show(streams.out, helpOf(command, streams.out.width()));
  return command.run(request.value, streams);
}

function show(out: Outlet, lines: readonly string[]): Exit {
  out.write(`${lines.join("\n")}\n`);
  return EXIT.yes;
}

function version(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "?";
}

async function overview(width: number): Promise<readonly string[]> {
  const commands = await Promise.all([...COMMANDS.values()].map((load) => load()));
  return [
    "Courtly: dice games of the royal court. 'courtly' alone serves the game to this machine and opens it; 'courtly --port N' too.",
    "",
    ...aligned(
      commands.map(({ name, summary }) => [` courtly ${name}`, summary]),
      { width, breakable: [1] },
    ),
    "",
    "'courtly COMMAND --help' tells the rest. Every command: --json for programs.",
    "Exit codes: 0 yes, 1 no (an illegal game, dice that are not proved), 2 wrong usage, 70 a bug in Courtly, 130 stopped by Ctrl-C.",
  ];
}

function helpOf(
  { name, usage, summary, more, options }: Command,
  width: number,
): readonly string[] {
  const rows = Object.entries(allOptions(options)).map(([option, { value, help }]) => [
    `  --${option}${value === undefined ? "" : ` ${value}`}`,
    help,
  ]);
  return [
    `courtly ${name} ${usage}`.trimEnd(),
    "",
    summary,
    "",
    ...aligned(rows, { width, breakable: [1] }),
    ...more.flatMap((line) => ["", line]),
  ];
}
