// What `npm start` runs: builds the page when its sources changed, serves it to this machine alone, opens it.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, preview } from "vite";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../..");
const STAMP = join(HERE, "dist/.sources");
/** Loopback only: nobody else on the network sees it. */
const HOST = "127.0.0.1";
const PORT = 4700;
const PORT_MAX = 65_535;

/** Everything that the page is made of. */
const SOURCES = [
  "package-lock.json",
  "apps/web/*.{ts,html,json}",
  "apps/web/{src,public}/**/*",
  "{engine,dice,games/*,strategy/*}/{src,boards}/**/*",
];

const { port, open } = readOptions();
if (await isTaken(port)) stop(await takenWords(port));
await buildIfChanged();
await preview({
  root: HERE,
  logLevel: "error",
  preview: { host: HOST, port, strictPort: true, open: open && isDesktop() },
});
console.log(`Courtly is at ${addressOf(port)} on this machine. Ctrl+C ends it.`);

function readOptions(): { readonly port: number; readonly open: boolean } {
  try {
    const { values } = parseArgs({
      options: { port: { type: "string" }, "no-open": { type: "boolean" } },
    });
    const port = Number(values.port ?? PORT);
    if (!Number.isInteger(port) || port < 1 || port > PORT_MAX)
      stop(`--port: a number from 1 to ${PORT_MAX} wanted, '${values.port}' found.`);
    return { port, open: values["no-open"] !== true };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}
npm start -- [--port N] [--no-open]`);
  }
}

async function buildIfChanged(): Promise<void> {
  const sources = digest();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  const start = performance.now();
  process.stdout.write("Building the page … ");
  await build({ root: HERE, logLevel: "error" });
  writeFileSync(STAMP, sources);
  console.log(`done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function digest(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(true);
      else if (error.code === "EACCES")
        stop(`Port ${port} needs more rights than this: choose one above 1023.`);
      else reject(error);
    });
    probe.listen(port, HOST, () => probe.close(() => resolve(false)));
  });
}

/** The port may be taken by Courtly itself, started before. */
async function takenWords(port: number): Promise<string> {
  const page = await fetch(addressOf(port), { signal: AbortSignal.timeout(2000) })
    .then((response) => response.text())
    .catch(() => "");
  return page.includes("<title>Courtly</title>")
    ? `Courtly is already running: open ${addressOf(port)}`
    : `Port ${port} is taken by another program. Choose another one: npm start -- --port ${port < PORT_MAX ? port + 1 : PORT}
Games are kept for each address: those that you played at this port wait for you there.`;
}

function addressOf(port: number): string {
  return `http://${HOST}:${port}/`;
}

/** Whether there is a screen to open a browser on, and somebody who asked for it. */
function isDesktop(): boolean {
  if (process.env["CI"] === "true" || !process.stdout.isTTY) return false;
  if (process.platform !== "linux") return true;
  return (process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]) !== undefined;
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
