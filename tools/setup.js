// Makes the repository ready to run: called before `npm start` and `npm test`.
// Plain JavaScript without dependencies, because it installs them; must run on Node 20.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_MAJOR = 24;
/** The platforms for which the lockfile contains its own Node. */
const PINNED = ["linux-x64", "linux-arm64", "win32-x64"];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The hash of the lockfile that was installed last. It is in node_modules, so that it is deleted with them. */
const stamp = join(root, "node_modules", ".courtly-setup");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

const system = `${process.platform}-${process.arch}`;
if (!PINNED.includes(system) && Number.parseInt(process.versions.node, 10) < NODE_MAJOR)
  stop(
    `Courtly needs Node ${NODE_MAJOR} or newer on ${system}; this is Node ${process.versions.node}.`,
  );
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) await install();

async function install() {
  const start = performance.now();
  process.stderr.write("Installing the packages of the lockfile (npm ci) … ");
  // No package needs its install script: better-sqlite3 contains its binaries, and npm would try to build them.
  // The other options are explicit, because `npm test --silent` and NODE_ENV=production reach this npm through its
  // environment.
  const command = "npm ci --loglevel=error --include=dev --include=optional --ignore-scripts";
  // A shell, because on Windows npm is npm.cmd.
  const hasGroups = process.platform !== "win32";
  const npm = spawn(command, {
    cwd: root,
    shell: true,
    detached: hasGroups,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // npm ignores a request to end, so it is killed. The next npm ci removes what it has installed so far.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      if (npm.pid !== undefined) process.kill(hasGroups ? -npm.pid : npm.pid, "SIGKILL");
      stop("stopped");
    });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (bytes) => (said += bytes));
  const status = await new Promise((resolve) => npm.on("close", resolve));
  if (status !== 0) {
    process.stderr.write(`failed\n${said}`);
    stop(
      `The packages could not be installed: read npm's output above, then run '${command}' yourself.`,
    );
  }
  writeFileSync(stamp, wanted);
  process.stderr.write(`done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
