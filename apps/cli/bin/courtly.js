#!/usr/bin/env node
// Starts Courtly. Plain JavaScript, because old Nodes must be able to read it: Courtly's TypeScript needs Node 24,
// so an older Node starts the Node 24 that npm installed beside us.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import module from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_MAJOR_MIN = 24;
const here = dirname(fileURLToPath(import.meta.url));

if (isNewEnough(process.versions.node)) {
  module.enableCompileCache?.(); // halves the time of every later start
  const { main } = await import("@courtly/cli");
  await main(process.argv.slice(2));
} else handOver(findNode());

function isNewEnough(version) {
  return Number.parseInt(version, 10) >= NODE_MAJOR_MIN;
}

function findNode() {
  for (const modules of modulesUpwards(here)) {
    const node = pinnedNode(modules) ?? linkedNode(modules);
    if (node !== undefined) return node;
  }
  return undefined;
}

function modulesUpwards(from) {
  const folders = [];
  for (let folder = from; ; folder = dirname(folder)) {
    folders.push(join(folder, "node_modules"));
    if (dirname(folder) === folder) return folders;
  }
}

/** The Node in npm's package for this platform. Its version is read from package.json, without starting it. */
function pinnedNode(modules) {
  const isWindows = process.platform === "win32";
  const home = join(modules, `node-${isWindows ? "win" : process.platform}-${process.arch}`);
  const node = join(home, "bin", isWindows ? "node.exe" : "node");
  try {
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    return isNewEnough(version) && existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

function linkedNode(modules) {
  const node = join(modules, ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(node)) return undefined;
  const { stdout } = spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" });
  return isNewEnough(stdout ?? "") ? node : undefined;
}

function handOver(node) {
  if (node === undefined) {
    console.error(
      `courtly: Node ${NODE_MAJOR_MIN} or newer is needed, this is ${process.versions.node}: run 'npm install' in Courtly's folder, or install Node ${NODE_MAJOR_MIN}`,
    );
    process.exit(2);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  // The child handles the signals. This process passes them on, and waits for the exit code.
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`courtly: ${node} did not start: ${error.message}`);
    process.exit(2);
  });
  child.on("exit", (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}
